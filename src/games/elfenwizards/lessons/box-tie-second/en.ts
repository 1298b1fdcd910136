export const en = {
  title: 'A tie for second place',
  goal: 'Two mages may rise from a Magic User box, but a tie for second place lets only the first rise. In Box A Red and Blue tie for it, 2 to 2.',
  break: 'You are Red and have two Minor Spells. Break this tie, so that you rise.',
  'EW-5.16.tie': 'You and Blue would still tie for second place, and only Green would rise (EW-5.16).',
  'EW-5.15.blue': 'Then Blue is second and rises, not you (EW-5.15).',
  'EW-5.16.first': 'Box B comes next. First break the tie in Box A (EW-5.16).',
  make: 'In Box B Blue is second with 4 and you have 3. You cannot get past Blue, but a tie stops Blue too.',
  'EW-5.15.rises': 'Then Blue is second in Box B and rises (EW-5.15).',
  'EW-5.2': 'You can still place your second spell: no passing in between.',
  result:
    'Box B: 4 to 4 for second place. Only Green rose; the second title stays vacant, and you and Blue stay in the box.',
  four: 'Another box: 7, 3, 3 and 3 points. How many mages rise?',
  'four.two': 'Two',
  'four.two.re': 'Three share second place, so nobody rises beside the first.',
  'four.one': 'One',
  'four.one.re': 'Yes, only the one with 7.',
  'four.none': 'None',
  'four.none.re': 'A tie for second place does not stop the first.',
} as const;
export type Key = keyof typeof en;
