export const en = {
  title: 'Teams',
  who: 'Four players in two teams, who sit alternately. Yellow has fallen already. Who is on your side?',
  'who.green': 'Green',
  'who.green.re': 'Green is next to you: the other team.',
  'who.blue': 'Blue',
  'who.blue.re': 'Every second seat.',
  cast: 'Attack.',
  'DM-V4': 'Blue is on your side.',
  'DM-V1': 'Yellow has fallen.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  won: 'Green falls, and your team alone is standing: you and Blue win. If Blue had fallen before, would Blue win too?',
  'won.yes': 'Yes',
  'won.yes.re': 'The defeated share the win of their team.',
  'won.no': 'No',
  'won.no.re': 'A team wins together.',
  end: 'There can be two, three or four teams, all of the same size.',
} as const;
export type Key = keyof typeof en;
