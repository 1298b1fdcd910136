export const en = {
  title: 'Scoring',
  goal: 'At the end of each turn every mage scores: the High Wizard 10, a Wizard 7, a Sorcerer 5, a Necromancer 3, a Magic User 2. Each Grey Magic token takes 1 away.',
  count:
    'You are Red: a Wizard, a Sorcerer, a Necromancer, a Magic User, and a token under the Wizard. How many points is that?',
  'count.more': '17',
  'count.more.re': '7, 5, 3 and 2 are 17, but the token takes 1 away.',
  'count.right': '16',
  'count.right.re': '7, 5, 3 and 2, less 1 for the token.',
  'count.less': '14',
  'count.less.re': 'The Magic User scores, too: 2 points.',
  die: 'It can be one more: scoring comes right after phase 9. Choose your 4 in the Grey Magic box.',
  'EW-10.1.token': 'Then the token stays and takes 1 point at this scoring (EW-10.1).',
  'EW-9.1': 'First choose a die: a token costs 4 pips.',
  remove: 'Remove the token from your Wizard. Then the turn is scored.',
  'EW-9.1.none': 'There is no token under that mage.',
  'EW-9.4': 'You have chosen a die: use it first.',
  scored:
    '17 for you and for Blue, 20 for Green with the High Wizard. These points are added to your total: 14 and 17 make 31.',
} as const;
export type Key = keyof typeof en;
