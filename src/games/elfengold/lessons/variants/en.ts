export const en = {
  title: 'Other games on this map',
  values:
    'In this variant the towns’ gold values are dealt at random. The rules say “differently”; that chance deals them is a ruling of ours. Look at the map: which towns are rich this time?',
  same: 'The values are the printed ones, on other towns. And Elvenhold?',
  'same.any': 'It may be worth anything',
  'same.any.answer': 'No, it takes no part.',
  'same.nothing': 'It is worth nothing, as always',
  'same.nothing.answer': 'Yes: only the twenty towns change.',
  base: 'Two more options, home towns and wizards, have lessons of their own. Elfenland, the base game without gold and auction, is not played here.',
  show: 'Play on from here if you like: show one of your counters.',
  first: 'Green’s turn comes after yours.',
} as const;
export type Key = keyof typeof en;
