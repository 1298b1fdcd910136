export const en = {
  title: 'Defense: the Magic Shield',
  raise:
    'The Magic Shield is no answer: you raise it in your preparation, and it adds 4 to your armour class until your next turn begins.',
  'DM-P6': 'You may, but it is raised in the preparation only (DM-P6).',
  ac: 'Armour class 14 now. What does Green need to hit you without a bonus?',
  'ac.fourteen': '14 or more',
  'ac.fourteen.re': 'And your saving throws succeed up to 13.',
  'ac.ten': '10 or more',
  'ac.ten.re': 'The Magic Shield counts at once.',
  go: 'You save your strength: end your attack.',
  'DM-P6.late': 'In the preparation only.',
  'DM-A8': 'You may, as you hold no attack card (DM-A8). But here end your attack.',
  told: 'Green’s Thunderwave rolls 12: against 10 a hit, against 14 a miss. You even kept your Dodge.',
} as const;
export type Key = keyof typeof en;
