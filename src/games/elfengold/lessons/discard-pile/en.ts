export const en = {
  title: 'Cards that were played',
  short:
    'A rare sight, from a game without a limit of cards: Green holds nearly all of them, and only two lie open. No card is left to be turned up.',
  play: 'Cards that are played go face up to the discard pile. Play your raft: go to Rivinia.',
  'EG-6.1': 'A lake takes two rafts (EG-6.1); you have one.',
  'EG-6.4': 'You may stay (EG-6.4). But here, play the raft.',
  where: 'Where is your raft now?',
  'where.discard': 'On the discard pile',
  'where.discard.answer': 'It went there, and on at once: look at the open cards.',
  'where.display': 'Among the open cards',
  'where.display.answer':
    'Yes. It went to the discard pile; but as an open card was missing, it was turned up at once, by a ruling of ours.',
  usual:
    'Otherwise played cards wait on the discard pile until the draw pile is empty. So do cards that are discarded at the hand limit.',
} as const;
export type Key = keyof typeof en;
