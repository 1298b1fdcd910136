export const en = {
  title: 'The auction',
  row: 'Two counters for each player were drawn from the bowl and laid in a row, and are sold one by one. Two are left here. All can see what is still to come.',
  open: 'For each counter the first player begins, and that is you. Clockwise, everybody bids more than the last bid or passes. You hold two unicorn cards: open with 1, 2 or 3 coins.',
  'EG-4.2.out': 'You may, but whoever passes is out for this counter (EG-4.2), and you want it.',
  'EG-4.2.low': 'You may (EG-4.2). But it costs nothing to begin low: take 1, 2 or 3.',
  topped: 'Green offered 4, and Blue passed. Any whole number of coins above 4 will do: offer 5 or 6.',
  'EG-4.2': 'A bid has to top the last one (EG-4.2).',
  'EG-4.2.high': 'You may (EG-4.2), up to 300, a limit of ours. But 5 or 6 may be enough.',
  blue: 'Suppose that Green now passes. Blue has passed before: may Blue come in again?',
  'blue.may': 'Yes, once',
  'blue.may.answer': 'No: whoever has passed is out for this counter.',
  'blue.out': 'Not for this counter',
  'blue.out.answer': 'Right. For the next one everybody is in again.',
  next: 'Green passed, and you need not pass as well (a ruling of ours): you paid the bank, and the unicorn lies open before you. Next comes an elfcycle, for which you have no card. Pass.',
  'EG-4.2.no': 'You may (EG-4.2), and buy as many counters as you like. But you have no elfcycle card.',
  bowl: 'Nobody made an offer: the elfcycle went back to the bowl and was not replaced. The row is sold, and phase 5 begins.',
} as const;
export type Key = keyof typeof en;
