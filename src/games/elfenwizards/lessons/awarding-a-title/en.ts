export const en = {
  title: 'Awarding a title',
  goal: 'Two Wizards compete for one title, High Wizard. When everybody has passed, titles are awarded, the highest first. You are Red.',
  count:
    'Blue has a 5 and a 6 beside its Wizard, you have a 6. A Major Spell counts its pips, a Minor Spell 1. How many Minor Spells would put you ahead?',
  'count.one': '1: my 6 equals Blue’s best die',
  'count.one.re': 'Not only the best one counts: all spells beside a mage are added up, so Blue has 11.',
  'count.five': '5',
  'count.five.re': 'That would be 11 to 11, a tie, and the title would stay vacant.',
  'count.six': '6',
  'count.six.re': 'All spells beside a mage are added up: 6 and 6 make 12, against 5 and 6.',
  place: 'Your Wizard has a 6, and you have one Minor Spell left, which counts 1. Place it beside your Wizard.',
  'EW-5.7': 'A spell that is not placed has no effect (EW-5.7).',
  'EW-5.4': 'A spell favours the mage it lies beside (EW-5.4), and that one is not yours.',
  'EW-5.11': 'Your Sorcerer leads there already, 3 to 2 (EW-5.11). Help the Wizard.',
  'EW-5.5': 'Your 6 lies beside the Wizard already. Take the Minor Spell.',
  won: '11 against 7: Blue becomes High Wizard. Your Wizard goes to the Defeated box of its own rank.',
  below:
    'Then came the titles below, from left to right. Your Wizard had left its space at once, so your Sorcerer could take it: 3 against 2.',
  why: 'Why does the awarding begin at the top?',
  'why.points': 'High titles bring more points',
  'why.points.re': 'They do, but points are scored later, in phase 10.',
  'why.empty': 'Each space is empty when the rank below competes for it',
  'why.empty.re': 'Yes: whoever stood there has risen or is defeated.',
} as const;
export type Key = keyof typeof en;
