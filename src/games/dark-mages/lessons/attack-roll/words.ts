export const en = {
  title: 'The attack roll: equal hits',
  roll: 'An attack roll is a d20 plus bonuses, against the target’s armour class. Thunderwave is of air: for you, a mage of fire, there is no bonus.',
  need: 'Green’s armour class is 10, and in this game an equal total hits. Which dice hit?',
  'need.ten': '10 to 20',
  'need.ten.re': '11 of 20: 55 in a hundred.',
  'need.eleven': '11 to 20',
  'need.eleven.re': 'Equal is enough here.',
  cast: 'Cast it at Green.',
  'DM-A8': 'You hold a Spell that you can cast.',
  'DM-A1': 'You may, but then there is no attack in this turn (DM-A1).',
  told: 'Just a 10: equal, so it hits, and does 6 damage. A game can also be set up by the other reading, in which it would miss.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Le jet d’attaque : l’égalité touche',
  roll: 'Un jet d’attaque est un d20 plus les bonus, contre la classe d’armure de la cible. Vague tonnante est un Sort de l’air : pour vous, magicien du feu, aucun bonus.',
  need: 'La classe d’armure de Vert est 10, et dans cette partie l’égalité touche. Quels dés touchent ?',
  'need.ten': 'De 10 à 20',
  'need.ten.re': '11 sur 20 : 55 pour cent.',
  'need.eleven': 'De 11 à 20',
  'need.eleven.re': 'Ici, l’égalité suffit.',
  cast: 'Lancez-la sur Vert.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  'DM-A1': 'C’est permis, mais alors pas d’attaque ce tour-ci (DM-A1).',
  told: 'Tout juste 10 : l’égalité touche, 6 dégâts. On peut aussi jouer selon l’autre lecture, où ce serait manqué.',
};

export const it: Words = {
  title: 'Il tiro per colpire: la parità colpisce',
  roll: 'Un tiro per colpire è un d20 più i bonus, contro la classe armatura del bersaglio. Onda tonante è dell’aria: per te, mago del fuoco, nessun bonus.',
  need: 'La classe armatura di Verde è 10, e in questa partita la parità colpisce. Quali dadi colpiscono?',
  'need.ten': 'Da 10 a 20',
  'need.ten.re': '11 su 20: il 55 per cento.',
  'need.eleven': 'Da 11 a 20',
  'need.eleven.re': 'Qui basta la parità.',
  cast: 'Lanciala su Verde.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  'DM-A1': 'Si può, ma allora niente attacco in questo turno (DM-A1).',
  told: 'Giusto un 10: parità, dunque colpisce, 6 danni. Si può giocare anche secondo l’altra lettura, in cui mancherebbe.',
};
