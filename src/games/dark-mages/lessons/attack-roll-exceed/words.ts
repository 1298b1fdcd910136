export const en = {
  title: 'The attack roll: equal misses',
  roll: 'You have learned that an attack roll equal to the armour class hits. With an option of the game it misses. Thunderwave is a Spell of air: for you, a mage of fire, there is no bonus.',
  need: 'The rules say in one place that equal hits, in another that the total must exceed the armour class. This game is played by the second reading, and Green has 10. Which rolls hit?',
  'need.ten': '10 to 20',
  'need.ten.answer': 'In this reading a 10 is not enough.',
  'need.eleven': '11 to 20',
  'need.eleven.answer': '10 of 20: half of them.',
  cast: 'Cast it at Green.',
  'DM-A8': 'You hold a Spell that you can cast.',
  'DM-A1': 'You may, but then there is no attack in this turn (DM-A1).',
  told: 'Exactly 10: equal, and here that misses. In a game without this option it would have hit.',
};

export const fr: typeof en = {
  title: 'Le jet d’attaque : l’égalité manque',
  roll: 'Vous avez appris qu’un jet d’attaque égal à la classe d’armure touche. Avec une option du jeu, il manque. Vague tonnante est un Sort de l’air : pour vous, magicien du feu, aucun bonus.',
  need: 'Les règles disent ici que l’égalité touche, là que le total doit dépasser la classe d’armure. Cette partie suit la seconde lecture, et Vert a 10. Avec quels résultats touchez-vous ?',
  'need.ten': 'De 10 à 20',
  'need.ten.answer': 'Dans cette lecture, 10 ne suffit pas.',
  'need.eleven': 'De 11 à 20',
  'need.eleven.answer': '10 sur 20 : un sur deux.',
  cast: 'Lancez-la sur Vert.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  'DM-A1': 'C’est permis, mais alors pas d’attaque ce tour-ci (DM-A1).',
  told: 'Tout juste 10 : l’égalité, et ici c’est manqué. Sans cette option, c’était touché.',
};

export const it: typeof en = {
  title: 'Il tiro per colpire: la parità non basta',
  roll: 'Hai imparato che un tiro pari alla classe armatura colpisce. Con un’opzione del gioco, no. Onda tonante è un Incantesimo dell’aria: per te, mago del fuoco, nessun bonus.',
  need: 'Le regole dicono in un punto che la parità colpisce, in un altro che il totale deve superare la classe armatura. Questa partita segue la seconda lettura, e Verde ha 10. Con quali risultati colpisci?',
  'need.ten': 'Da 10 a 20',
  'need.ten.answer': 'In questa lettura 10 non basta.',
  'need.eleven': 'Da 11 a 20',
  'need.eleven.answer': '10 su 20: uno su due.',
  cast: 'Lanciala su Verde.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  'DM-A1': 'Si può, ma allora niente attacco in questo turno (DM-A1).',
  told: 'Giusto un 10: parità, qui non basta. Senza questa opzione avrebbe colpito.',
};
