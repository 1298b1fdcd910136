export const en = {
  title: 'The end: nobody, for the second time',
  goal: 'In turn 1 nobody was awarded High Wizard: no mark lies there on the track. If it happens a second time, the game ends after that turn.',
  tie: 'It is turn 3. You are Red, ahead in points, but Green leads 5 to 4 for the title. Use your last Minor Spell to end the game.',
  'EW-5.11': 'Then Green becomes High Wizard, and the game goes on (EW-5.11).',
  'EW-5.6': 'Blue’s Sorcerer is the only candidate there: nobody else may place spells.',
  vacant: '5 to 5: nobody is High Wizard. In phase 7 your defeated Wizard takes the highest vacant title it may take.',
  'EW-7.2.high': 'Never that one: High Wizard is awarded only in the competition.',
  'EW-7.2.taken': 'Blue’s Sorcerer has risen to it. The other title of Wizard is vacant.',
  'EW-7.2.highest': 'A title of Wizard is vacant, and that is higher.',
  over: 'Green’s Wizard takes a title of Sorcerer, the turn is scored, and the game is over. You win, 44 to 42 and 40.',
  row: 'Must the two turns without a High Wizard follow one another?',
  'row.yes': 'Yes',
  'row.yes.re': 'No: here they were turns 1 and 3.',
  'row.no': 'No, any two turns',
  'row.no.re': 'Right: here they were turns 1 and 3.',
} as const;
export type Key = keyof typeof en;
