export const en = {
  title: 'Phase 3: cast the remaining Major Spells',
  goal: 'The dice you held back in phase 2 get a second chance. This time they all have to be placed.',
  roll: 'You held two dice back. Roll them.',
  'EW-3.4': 'No holding back any more: in phase 3 every die that is left must be placed.',
  'EW-2.1': 'Roll these dice first, and then place them.',
  place:
    'A 1 and a 4. You could pay for another roll, which is a lesson of its own. Take these: place one of them where you like.',
  'EW-2.3': 'A die once placed stays where it is.',
  last: 'One die is left. It has to go on a box too.',
  'EW-3.2': 'That choice comes before you place any of these dice.',
  skipped:
    'Green placed everything in phase 2 and is skipped; Blue is next. What can you do with a 1 that helps none of your mages?',
  keep: 'Keep it in front of me',
  'keep.answer': 'No. In phase 3 all dice have to be placed.',
  buy: 'Place it on the Minor Spells box',
  'buy.answer': 'Yes. With another pip beside it, it brings back a Minor Spell.',
} as const;
export type Key = keyof typeof en;
