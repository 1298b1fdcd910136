export const en = {
  title: 'Turns, phases and the Dragon',
  track:
    'You have four turns at most to climb. Each runs through the ten phases that are listed here, always in this order, and the tenth scores the board.',
  dragon:
    'The Dragon shows who goes first. In turn 1 chance gave it to Green. In every phase Green goes first, then the others clockwise, in the order red, green, blue and red again: that is player order.',
  end: 'Turn 1 is nearly over: this is phase 9, the last with anything to do, and only you have a die left. A 3 is too little to remove Grey Magic. Leave it there, or take it back.',
  'EW-T1': 'Rolling belongs to phase 2. First finish phase 9 of this turn.',
  'EW-T2': 'Green has already been. Only you are left in this phase.',
  stays:
    'Phase 10 was scored by itself, and turn 2 began. Nobody became High Wizard, so the Dragon stays with Green. Who will be the last to roll?',
  'stays.blue': 'Blue',
  'stays.blue.answer': 'Not quite. Clockwise from Green comes Blue, and then you.',
  'stays.red': 'Red, that is me',
  'stays.red.answer': 'Yes: Green, then Blue, then you.',
  roll: 'Green and Blue have rolled, and hold all their dice back. Now you: roll.',
  'EW-T2.again': 'Each player goes once in this phase. Green and Blue have been; it is your turn.',
  'EW-T1.early': 'Passing belongs to the competition, phase 5. This is phase 2: roll.',
  hold: 'Just to see what comes next, hold all your dice back as well.',
  'EW-T1.later': 'That ends the phases in which you recover. In phase 2, hold your dice back.',
  place: 'You may (EW-2.2), and the lesson on phase 2 is about that. For now, hold your dice back.',
  again:
    'Phase 3 has begun by itself, and Green goes first once more. So it goes on through all ten phases; a new High Wizard will bring the Dragon to its owner.',
} as const;
export type Key = keyof typeof en;
