export const en = {
  title: 'Drawing cards and gold',
  take: 'Phase 1, from round 2 on: three times each player draws a card that lies open, or the top card blind, or the whole gold pile. Take one of the open cards.',
  'EG-1.4.small': 'You may. But a gold card pays only 3 coins (EG-1.4), and there is one: let the pile grow.',
  'EG-1.1': 'You may (EG-1.1). This time take one that lies open.',
  turned:
    'The card was replaced at once, and what was turned up first was gold! Gold never lies among the open cards: it goes to the gold pile, and another card is turned up.',
  blind: 'Green has drawn blind; you do not see what. Now draw blind yourself.',
  'EG-1.1.open': 'You may (EG-1.1). This time draw blind.',
  'EG-1.4.wait': 'You may: two cards, 6 coins (EG-1.4). But see first what lies on the draw pile.',
  gold: 'Gold again! It went to the gold pile, and not to your hand. What about your draw?',
  'gold.lost': 'It is used up',
  'gold.lost.answer': 'No. It is still your draw.',
  'gold.again': 'I draw again',
  'gold.again.answer': 'Yes: an open card, a blind one or the gold pile. And once more, if you should draw gold again.',
  pile: 'Three gold cards lie there now. Each pays 3 coins: take the gold pile.',
  'EG-1.4.now': 'You may. But the gold pile pays 9 coins now (EG-1.4), and Green would gladly take it.',
  last: '9 coins for one draw; the gold cards are on the discard pile. Green has drawn. Take your third one.',
  'EG-1.4': 'It is empty, and an empty gold pile cannot be taken, by a ruling of ours.',
} as const;
export type Key = keyof typeof en;
