export const en = {
  title: 'Other games on this map',
  values:
    'In this variant chance deals the towns’ gold values[EG-V2]. Look at the map: which towns are rich this time?',
  same: 'The values are the printed ones, on other towns. And Elvenhold?',
  'same.any': 'It may be worth anything',
  'same.any.answer': 'No, it takes no part.',
  'same.nothing': 'It is worth nothing, as always',
  'same.nothing.answer': 'Yes: only the twenty towns change.',
  base: 'Two more options, home towns and wizards, have lessons of their own. Elfenland, the base game without gold and auction, is not played here.',
  show: 'Play on from here if you like: show one of your counters.',
  first: 'Green’s turn comes after yours.',
};

export const fr: typeof en = {
  title: 'D’autres parties sur ce plateau',
  values:
    'Dans cette variante, le hasard répartit les richesses entre les cités[EG-V2]. Regardez le plateau : quelles cités sont riches cette fois ?',
  same: 'Les richesses sont celles du plateau imprimé, dans d’autres cités. Et Elvenhold ?',
  'same.any': 'Elle peut avoir n’importe quelle valeur',
  'same.any.answer': 'Non, elle n’y prend pas part.',
  'same.nothing': 'Elle ne vaut rien, comme toujours',
  'same.nothing.answer': 'Oui : seules les vingt cités changent.',
  base: 'Deux autres options, les cités natales et les sorciers, ont leur propre leçon. Elfenland, le jeu de base sans or ni enchères, ne se joue pas ici.',
  show: 'Continuez à jouer d’ici si vous voulez : montrez l’un de vos jetons.',
  first: 'Vert joue après vous.',
};

export const it: typeof en = {
  title: 'Altre partite su questo tabellone',
  values:
    'In questa variante il caso distribuisce i valori in oro tra le città[EG-V2]. Guarda il tabellone: quali città sono ricche questa volta?',
  same: 'I valori sono quelli stampati, su altre città. Ed Elvenhold?',
  'same.any': 'Può avere qualsiasi valore',
  'same.any.answer': 'No, non vi partecipa.',
  'same.nothing': 'Non vale nulla, come sempre',
  'same.nothing.answer': 'Sì: cambiano solo le venti città.',
  base: 'Altre due opzioni, le città natali e gli stregoni, hanno lezioni proprie. Elfenland, il gioco base senza oro e senza asta, qui non si gioca.',
  show: 'Se vuoi, continua a giocare da qui: mostra uno dei tuoi segnalini.',
  first: 'Verde gioca dopo di te.',
};
