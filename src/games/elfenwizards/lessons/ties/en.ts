export const en = {
  title: 'Ties',
  goal: 'Blue leads 6 to 5 for the title of High Wizard. You are Red and have one Minor Spell left: too little to win.',
  stop: 'But with equal points nobody takes the title. Stop Blue.',
  'EW-5.11.pass': 'Then Blue has more points and takes the title (EW-5.11).',
  'EW-5.11.blue': 'That would be 7 to 5 for Blue (EW-5.11).',
  'EW-5.11.lower': 'Your Sorcerer would rise, but Blue would be High Wizard, 6 to 5 (EW-5.11).',
  'EW-5.5': 'Your 5 lies there already. Take the Minor Spell.',
  tie: '6 against 6: the title stays vacant, and both Wizards go to the Defeated box at once.',
  none: 'Below, your Sorcerer met a green one for a title of Wizard. Neither had a spell. Who took it?',
  'none.order': 'Red, who is first in player order',
  'none.order.re': 'Player order breaks no tie for a title. It stays vacant.',
  'none.nobody': 'Nobody',
  'none.nobody.re': 'Right: without a single point the title stays vacant, and both are defeated.',
  later:
    'In phase 7 defeated mages fill vacant titles. Only the High Wizard’s stays vacant until the next competition.',
} as const;
export type Key = keyof typeof en;
