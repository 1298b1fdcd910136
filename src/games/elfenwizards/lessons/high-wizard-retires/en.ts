export const en = {
  title: 'The High Wizard retires',
  goal: 'Nobody stays at the top for long. At the start of every turn but the first, a mage on High Wizard retires and makes room. Today it is yours.',
  mark: 'First mark the turn that has just ended with one of your Minor Spells. It stays on the turn track for the rest of the game. Take it from your reserve or from the Minor Spells box, as you like.',
  'EW-1.2': 'Before the mage leaves, mark the turn with a Minor Spell.',
  'EW-T1': 'Dice are for phase 2. Phase 1 is not over yet.',
  dragon: 'The Dragon came to you with it: this turn you go first. What becomes of the Minor Spell on the track?',
  'dragon.back': 'It comes back in phase 4',
  'dragon.back.answer': 'No. Only tokens in the Minor Spells box can be recovered, never those on the track.',
  'dragon.gone': 'It stays there for good',
  'dragon.gone.answer': 'Yes. So it costs least to take a token that was in the box already.',
  retire: 'Now choose a Magic User box for your mage. The Grey Magic under it stays under it: that is our ruling.',
  'EW-1.2.again': 'One token marks the turn, and one is enough.',
  empty:
    'High Wizard is free again, and phase 2 begins with you. Suppose nobody had been up there: who would hold the Dragon?',
  'empty.stays': 'Blue, as in the turn before',
  'empty.stays.answer':
    'Yes. Without a High Wizard the Dragon stays where it is. The sources do not say so; this is our ruling.',
  'empty.moves': 'The next player clockwise',
  'empty.moves.answer': 'No. Only a High Wizard moves the Dragon; without one it stays with Blue.',
} as const;
export type Key = keyof typeof en;
