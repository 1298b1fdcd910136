export const en = {
  title: 'All twenty towns',
  one: 'It is only round 4, and you have been to all towns but Erg’Eren. A giant pig will carry you there.',
  go: 'Go to Erg’Eren.',
  'EG-6.4': 'You may stay (EG-6.4), but then somebody else may be faster.',
  over: 'Twenty towns! What happens now?',
  'over.now': 'The game ends at once',
  'over.now.answer': 'Not quite: Green has yet to travel in this round.',
  'over.round': 'The round is completed, then the game ends',
  'over.round.answer': 'Yes. Green makes its journey, too.',
  'over.six': 'The game goes on to round 6',
  'over.six.answer': 'No: there is nothing left for you to visit.',
  take: 'Your journey earned 5 coins. Take them.',
  'EG-6.3': 'You may (EG-6.3). But should Green complete the towns as well, coins would decide.',
  end: 'Green made its journey, and the game is over: you win, however many coins Green has. If several had all towns, the richest of them would win, then more cards, else they would share: the last of this is a ruling of ours.',
} as const;
export type Key = keyof typeof en;
