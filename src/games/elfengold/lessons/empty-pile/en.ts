export const en = {
  title: 'The draw pile runs out',
  last: 'One card is left in the draw pile; all others lie on the discard pile. Draw it.',
  'EG-1.1': 'You may (EG-1.1); then the last card of the pile would be turned up. Draw it blind instead.',
  'EG-1.4': 'The gold pile is empty, and cannot be taken by a ruling of ours.',
  now: 'The draw pile is empty. When is the discard pile shuffled?',
  'now.none': 'At once',
  'now.none.answer': 'Not yet: nobody needs a card at this moment.',
  'now.needed': 'When the next card is needed',
  'now.needed.answer': 'Yes, by a ruling of ours. Until then everybody can look through the discard pile.',
  shuffled: 'Green needed a card: the discard pile was shuffled and is the new draw pile.',
  both: 'Only without a limit of cards in hand can both piles be empty. What happens then to a player who should draw?',
  'both.skip': 'The player is skipped',
  'both.skip.answer': 'Not as long as an open card or the gold pile can be taken.',
  'both.take': 'The player takes what there is',
  'both.take.answer':
    'Yes. And gold turned up when no travel card is left gives nothing, by a ruling of ours: nobody can pump coins.',
} as const;
export type Key = keyof typeof en;
