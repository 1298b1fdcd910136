export const en = {
  title: 'Healing',
  which:
    'You have 52 hit points, and two Healings: Cure Wounds with 2d8 and Heal with 3d10. Which is the better one now?',
  'which.big': 'Heal, it gives more',
  'which.big.re': 'Never above 60: most of it would be lost.',
  'which.small': 'Cure Wounds',
  'which.small.re': '8 is all you can regain. Keep the other one for worse times.',
  play: 'Healing belongs to the preparation. Play Cure Wounds.',
  'DM-P2.big': 'Allowed, but it never brings you above 60 (DM-P2): a waste.',
  'DM-P2.late': 'You may, but in the attack no Healing can be played (DM-P2).',
  sixty: '6 and 5 are 11, and you have 60 hit points: 3 were lost. The card is discarded.',
  once: 'Could you play the other one, too? Try it, or go on to the attack.',
  'DM-P2.once': 'One Healing a turn.',
  end: 'The other one waits in your hand for a later turn.',
} as const;
export type Key = keyof typeof en;
