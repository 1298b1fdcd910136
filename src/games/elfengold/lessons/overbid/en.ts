export const en = {
  title: 'A bid too high',
  open: 'A dragon is for sale. You have 3 coins, Green 5 and Blue none: whoever has no coins is passed over, by a ruling of ours. Make an offer that you can pay.',
  'EG-4.2': 'You may, but then you are out (EG-4.2), and you hold two dragon cards.',
  'EG-4.3.beyond': 'You may bid beyond your means. But if you win and cannot pay, you lose all your coins (EG-4.3).',
  over: 'Green offers 6, and has 5 coins! Is that allowed?',
  'over.refused': 'No, the bid does not count',
  'over.refused.answer': 'It counts: bids are not limited by coins.',
  'over.pays': 'Yes, and if you top it, it costs Green nothing',
  'over.pays.answer':
    'Yes: by a ruling of ours only the winner pays. A bluff that is topped is free; one that wins is dear.',
  pass: 'You have 3 coins. What is best now?',
  low: 'A bid has to be higher than 6.',
  'EG-4.3.save': 'You may. But then you may win, and you could not pay (EG-4.3): let Green win instead.',
  again:
    'Green won and could not pay: all 5 coins went to the bank, and the dragon is auctioned again from the first player, all passes forgotten. But Green and Blue have no coins now. What do you offer?',
  'EG-4.4': 'You may, but then nobody gets the dragon (EG-4.4).',
  'EG-4.2.one': 'You may (EG-4.2). But nobody else can bid: 1 coin is enough.',
  sold: 'Sold for 1 coin, the least bid there is. As each such winner is out of coins afterwards, it can happen only once to each player in a phase.',
} as const;
export type Key = keyof typeof en;
