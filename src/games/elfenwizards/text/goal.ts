/** The aim of Elfenwizards in one sentence, for the game and for its rulebook. */
export const goal = {
  en: 'Lead your mages up the tree: after each turn every mage scores by its rank. After four turns at most, the highest total wins.',
  fr: 'Faites monter vos magiciens dans l’arbre : à chaque tour, chacun rapporte des points selon son rang. Après quatre tours au plus, le plus haut total gagne.',
  it: 'Fai salire i tuoi maghi sull’albero: a ogni turno ciascuno dà punti secondo il suo rango. Dopo al massimo quattro turni vince il totale più alto.',
} as const;
