export const en = {
  title: 'Phase 2: cast Major Spells',
  goal: 'Your Wizard wants the title of High Wizard, and so does Green’s. Before they compete, each of you gathers power: dice in the Wizard box.',
  roll: 'Roll all the dice in front of you. The 2 you left in the Minor Spells box stays there with its face.',
  'EW-2.1': 'There is nothing to hold back yet: first roll.',
  'EW-2.3': 'A die once placed cannot be moved. The 2 stays; roll the others.',
  first: 'Two 6s! Place one on the Wizard box, for the fight at the top.',
  'EW-5.5':
    'There it would help another rank, or none: a die favours only mages of its box’s rank (EW-5.5). Your Wizard needs it.',
  'EW-5.11': 'Allowed, but a die counts its face (EW-5.11). Begin with a 6 on the Wizard box.',
  'EW-3.2': 'Paying to roll again is for phase 3. In phase 2 you simply hold back what you do not like.',
  more: 'Any number of dice may go on any box, but a die placed is placed. Choose one more die, and any box.',
  'EW-2.3.moved': 'A die once placed cannot be moved.',
  'EW-2.2': 'You may stop here (EW-2.2). But try it: place one more.',
  hold: 'You need not place them all. What you hold back, you roll again in phase 3: hold the rest now.',
  'EW-2.2.more': 'You may (EW-2.2). But for this lesson keep some for the second roll.',
  next: 'Green and Blue have had their go in player order. They hold all their dice back. What becomes of yours?',
  'next.turn': 'They wait for the next turn',
  'next.turn.answer': 'No, you get them back sooner: phase 3 begins now, and you roll them again.',
  'next.rest': 'I roll them again in phase 3',
  'next.rest.answer': 'Yes. And then you must place them all.',
} as const;
export type Key = keyof typeof en;
