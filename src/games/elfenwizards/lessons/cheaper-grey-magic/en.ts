export const en = {
  title: 'Cheaper Grey Magic, an option',
  goal: 'A Grey Magic token usually costs 4 pips to remove. The French translator suggests 3, and so it is played here.',
  three: 'You are Red, with a token under your Wizard and a 3 in the box. Choose the die.',
  'EW-9.3': 'First choose a die: here a token costs 3 pips.',
  'EW-9.3.enough': 'The token would stay. With this option your 3 is enough (EW-9.3).',
  remove: '3 pips are enough. Remove the token.',
  'EW-9.1': 'Only from under your own mages.',
  'EW-9.4': 'You have chosen a die: use it first.',
  nine: 'A 5 and a 4 make 9 pips. How many tokens do they remove with this option?',
  'nine.two': 'Two',
  'nine.two.re': 'That is without the option, at 4 pips each.',
  'nine.three': 'Three',
  'nine.three.re': 'Yes: three times 3 pips, and nothing is left over.',
} as const;
export type Key = keyof typeof en;
