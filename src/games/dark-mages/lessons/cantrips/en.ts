export const en = {
  title: 'The cantrip',
  may: 'Every character has a cantrip, an attack with 1d6. It is for those who hold no attack card. You hold Ice Storm, which needs arcane level 2, and yours is 1: may you throw the cantrip?',
  'may.no': 'No, Ice Storm is an attack card',
  'may.no.re': 'Only a card that you could play now counts. That is our reading.',
  'may.yes': 'Yes, I cannot cast it',
  'may.yes.re': 'What you cannot play does not count.',
  throw: 'Throw it at Green.',
  'DM-A2': 'It needs arcane level 2.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: '12 hits, for 5. Cantrips make an attack roll like Spells and grow with your level, but no sphere helps them. End your attack.',
  'DM-A8': 'Never a second time, nor in addition to another attack.',
  option:
    'The rules are of two minds: a game can also be set up so that the cantrip is always open in place of a card.',
} as const;
export type Key = keyof typeof en;
