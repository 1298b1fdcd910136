export const en = {
  title: 'The last one standing',
  cast: 'Green and Blue are both weak. Earthquake attacks every opponent, with a roll for each: aim it at the fire.',
  'DM-A1': 'This Spell has no single target.',
  'DM-A8': 'You hold a Spell that you can cast.',
  'DM-A1.none': 'You may, but then you do not attack (DM-A1).',
  first: 'Clockwise, so Green comes first: 12 against armour class 12, and Green falls. Take the ring, or leave it.',
  'DM-T1': 'First choose.',
  won: 'Blue is hit as well, and falls: you are the last one standing, and win at once. What if the last mages fall all together?',
  'won.turn': 'Whoever’s turn it was wins',
  'won.turn.re': 'Nobody is standing any more.',
  'won.draw': 'Nobody wins',
  'won.draw.re': 'An enemy’s strike can do that.',
  end: 'After the last blow nothing is looted: the duel is over.',
} as const;
export type Key = keyof typeof en;
