export const en = {
  title: 'Drawing counters',
  drawn:
    'You are Green. In phase 3 everybody draws two counters from the bowl, shows one and hides the other. By a ruling of ours you do so one after the other: Red’s troll wagon lies open already.',
  which:
    'You drew a giant pig and a tree. A tree makes a road one card dearer for everybody. What do you lose if you show the tree?',
  'which.tree': 'I can no longer place it',
  'which.tree.answer': 'Shown counters are placed just like hidden ones.',
  'which.pig': 'The surprise',
  'which.pig.answer': 'Yes. Red would guard against it, or lay gold on a road, which keeps trees away.',
  show: 'But a hidden pig surprises nobody and hinders nobody. It is up to you: show one of the two.',
  'EG-3.1': 'You did not draw a dragon (EG-3.1).',
  after:
    'The other one stays hidden until you place it. Counters bought in the auction, which now begins, always lie open.',
} as const;
export type Key = keyof typeof en;
