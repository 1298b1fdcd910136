export const en = {
  title: 'The end after six rounds',
  six: 'Round 6 is the last, and you are the last to travel in it. Whoever has been to the most towns wins: you have eight, and Green has eight.',
  tie: 'What decides between you?',
  'tie.cards': 'More cards',
  'tie.cards.answer': 'Only if the coins are equal too, by a ruling of ours.',
  'tie.coins': 'More coins',
  'tie.coins.answer': 'Yes: in a tie the richer player wins.',
  take: 'Green has 10 coins. You have 5, and your journey earned 6. What do you take?',
  'EG-E1': 'You may, but with two more cards you have 5 coins to Green’s 10, and coins decide first (EG-E1).',
  end: '11 coins to 10: you win. Had the coins been equal as well, more cards in hand would decide, and then the win would be shared: these are rulings of ours.',
} as const;
export type Key = keyof typeof en;
