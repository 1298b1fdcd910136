export const en = {
  title: 'The tree and what lies around it',
  goal: 'Lift your mages up this tree. From High Wizard at the top down to the four Magic User boxes there are five ranks, and the higher a mage stands, the more it scores.',
  ladders:
    'Mages climb by the ladders. These two Sorcerers both lead to one Wizard title; Box A leads to two Necromancer titles. How many mages can fight for one Wizard title?',
  'ladders.two': 'Two',
  'ladders.two.answer':
    'Yes. Every title above Necromancer has two titles under it, so two candidates at most. Only the Magic User boxes are larger fights.',
  'ladders.four': 'Four',
  'ladders.four.answer': 'Four Sorcerers there are, but only two have a ladder to each Wizard title.',
  room: 'A title holds one mage. A Magic User box holds any number of them.',
  defeated:
    'Whoever loses a fight for a title waits in the Defeated box of its rank. On the printed board those of Wizards and Sorcerers show a Grey Magic token: who falls from there to the bottom loses points.',
  boxes:
    'Your dice go here: one Major Spell box for each rank that can rise. A die in the Sorcerer box helps Sorcerers, and nobody else.',
  other:
    'Two more boxes: Minor Spells and Grey Magic, where all Grey Magic tokens start. The turn track has four spaces, for four turns at most.',
  mages:
    'You are Red, against Green and Blue; yellow, black and white join with more players. A table says where each guild starts, ours being a reconstruction. Mages it does not need stay in the box.',
  roll: 'Each player has 7 dice, the Major Spells, and 7 Minor Spells in reserve. By our ruling nothing is hidden, so you can always count. Roll your dice.',
  'EW-2.1': 'Before you can place a die, roll them all.',
  'EW-T1': 'Helping mages comes in phase 5. First, phase 2: roll your dice.',
} as const;
export type Key = keyof typeof en;
