export const en = {
  title: 'Phase 6: recover Minor Spells again',
  goal: 'The competition is over, and the Minor Spells you used have joined the others in this box. Phase 6 gives you a second chance to buy them back.',
  use: 'It goes as in phase 4: one for every 2 pips. Choose your 4.',
  'EW-6.1': 'Taking dice back unused is allowed in this phase (EW-6.1). But this 4 could buy two tokens first.',
  'EW-4.1': 'No pips, no tokens: choose a die first.',
  'EW-4.2': 'You may leave everything as it is (EW-4.2). But your 4 buys two tokens.',
  recover: 'Recover two Minor Spells with it.',
  'EW-4.1.chosen': 'A die is chosen. Recover with it, or put it back first.',
  'EW-4.1.lost': 'A fifth pip would be lost: tokens cost 2 pips each (EW-4.1). Recover with the 4.',
  one: 'A 1 is left, too small to buy anything. In this phase you may take it back unused, or leave it in the box; that you need not recover everything first is our ruling.',
  'EW-4.1.alone': 'One pip buys nothing: a Minor Spell costs 2 (EW-4.1). Take it back, or be done.',
  next: 'Blue goes next with its 5. Suppose it leaves the 5 in the box: what happens to that die in the next turn?',
  'next.rolled': 'It is rolled in phase 2',
  'next.rolled.answer': 'No. Only dice in front of a player are rolled.',
  'next.face': 'It stays there as a 5',
  'next.face.answer':
    'Yes, by our ruling. So a high die may well wait in the box, and a 1 is better taken back and rolled.',
} as const;
export type Key = keyof typeof en;
