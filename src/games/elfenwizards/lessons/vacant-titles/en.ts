export const en = {
  title: 'Vacant titles',
  goal: 'The competition has left titles vacant and mages in the Defeated boxes. In phase 7 the defeated fill the gaps, the highest rank first.',
  wizard: 'You are Red. Give your defeated Wizard the highest vacant title.',
  'EW-7.2.high': 'High Wizard is won only in the competition, never as a vacant title.',
  'EW-7.2.highest': 'There is a higher vacant title: a mage takes the highest.',
  'EW-7.1': 'Defeated Wizards go first, Necromancers last.',
  sorcerer: 'Next the defeated Sorcerers. Green’s takes the highest that is left, a title of Sorcerer.',
  choose:
    'Now the Necromancers: two are yours, and two titles of Sorcerer are left. Place one; which space is your choice.',
  'EW-7.2.taken': 'A mage stands there: that title is not vacant.',
  again:
    'A player places all mages of a rank before the next player does: that is our ruling. So it is your turn again.',
  full: 'No title is vacant any more: Blue’s Necromancer is left over. Do the mages that took a title get Grey Magic?',
  'full.yes': 'Yes, they were defeated',
  'full.yes.re': 'Not that alone: Grey Magic comes only with demotion, in phase 8.',
  'full.no': 'No',
  'full.no.re': 'A vacant title saves them from it.',
} as const;
export type Key = keyof typeof en;
