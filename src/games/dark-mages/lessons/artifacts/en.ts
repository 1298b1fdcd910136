export const en = {
  title: 'Artifacts',
  use: 'There are three Artifacts in the deck, and each says itself what it does. You are infected and have 30 hit points: use the Talisman of Pure Good.',
  'DM-P5': 'Allowed, and the Talisman may be used in the attack too (DM-P5). Use it now.',
  healed: '25 hit points are back, and the Infection is cured. Was that your Healing of this turn?',
  'healed.yes': 'Yes',
  'healed.yes.re': 'An Artifact is a type of its own.',
  'healed.no': 'No',
  'healed.no.re': 'You could still play a Healing card.',
  attack:
    'The Sphere of Annihilation attacks: a roll at +2, four d10, and a companion that is hit is gone. Aim it at Green.',
  'DM-A8': 'You hold an attack that you can play.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: '13 + 2 against the Guardian’s 14: a hit. 10 damage would have left it 16 hit points, but it is discarded all the same.',
} as const;
export type Key = keyof typeof en;
