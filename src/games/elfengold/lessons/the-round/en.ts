export const en = {
  title: 'Rounds and phases',
  seven:
    'A round runs through the seven phases listed here, always in this order. In each, the first player begins and the others follow clockwise: that is what “in order” means.',
  end: 'Round 1 is nearly over: this is phase 7, and only you still hold a counter. Keep it for the next round.',
  early: 'Cards are drawn in phase 1, when the next round has begun.',
  'EG-7.1': 'You may give it back. But up to two counters may be kept (EG-7.1), and a pig is always useful.',
  next: 'Round 2 has begun by itself with phase 1, which the first round did not have. In round 1 you were first player. Who is now?',
  'next.red': 'Red again',
  'next.red.answer': 'No: every round another player is first.',
  'next.green': 'Green',
  'next.green.answer': 'Yes: the next player clockwise. Green, Blue and Red each draw once, and so three times.',
  draw: 'All the others have drawn three cards, and you two. Draw your last one.',
  'EG-1.4': 'The gold pile is empty: it cannot be taken, by a ruling of ours.',
  income: 'Phase 2 ran by itself: everybody had 12 coins. How many are there now?',
  'income.two': '14 each',
  'income.two.answer':
    'Yes: the bank pays 2 coins to everybody, from round 2 on. It never runs out, by a ruling of ours.',
  'income.towns': 'As many as one’s towns are worth',
  'income.towns.answer': 'Towns pay when one comes there, in phase 6. Phase 2 pays everybody 2 coins.',
  again: 'And phase 3 has begun: Green has drawn counters. After six such rounds the game ends.',
} as const;
export type Key = keyof typeof en;
