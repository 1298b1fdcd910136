export const en = {
  title: 'A tie for first place: the French reading',
  goal: 'Here the translations differ. As we read the French text, exactly two mages tied for first place both rise; three or more tied do not.',
  who: 'Box A: Green 6, Blue 6, Red 5. Who rises as it stands?',
  'who.nobody': 'Nobody',
  'who.nobody.re': 'That is the Italian reading. Here two tied for first place both rise.',
  'who.two': 'Green and Blue',
  'who.two.re': 'Yes: two titles for two tied mages.',
  stop: 'You are Red and have one Minor Spell. Stop them both.',
  'EW-5.16.pass': 'Then Green and Blue share first place in Box A and both rise (EW-5.16).',
  'EW-5.15': 'Then one is first and the other second: both rise (EW-5.15).',
  'EW-5.16.anyway': 'In Box B you and Blue tie for first place: there you rise anyway (EW-5.16).',
  three: '6, 6 and 6: with three tied for first place nobody rises from Box A.',
  two: 'In Box B you and Blue had 2 points each. Two tied for first place: both rose.',
} as const;
export type Key = keyof typeof en;
