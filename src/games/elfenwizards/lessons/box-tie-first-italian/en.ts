export const en = {
  title: 'A tie for first place: the Italian reading',
  goal: 'Here the translations differ. In the Italian text a tie for first place, between two or more, means that nobody rises from the box.',
  who: 'Box A: Green 6, Blue 6, Red 5. Who rises as it stands?',
  'who.two': 'Green and Blue',
  'who.two.re': 'That is the French reading. Here a tie for first place helps nobody.',
  'who.red': 'Red, who is next',
  'who.red.re': 'No: the tie stops the whole box, the third too.',
  'who.nobody': 'Nobody',
  'who.nobody.re': 'Yes: two tie for first place, so all stay.',
  rise: 'You are Red and have one Minor Spell. In Box B you and Blue tie for first place, 2 to 2. Take first place.',
  'EW-5.16.pass': 'Then 2 to 2 remains, and nobody rises from Box B (EW-5.16).',
  'EW-5.15': 'That breaks the tie, but Blue would be first and you second (EW-5.15).',
  'EW-5.16.three': 'Then three tie for first place, and nobody rises (EW-5.16).',
  'EW-5.16.anyway': 'Two tied or three: nobody rises from Box A either way (EW-5.16).',
  won: 'Box B: 3, 2 and 1. The tie is broken, and the first two rise: you and Blue.',
  stay: 'In Box A Green and Blue had 6 each. Nobody rose, and both titles above stay vacant.',
} as const;
export type Key = keyof typeof en;
