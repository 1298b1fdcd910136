export const en = {
  title: 'The map and the box',
  towns:
    'All boots start in Elvenhold. In each of the twenty towns around it lies one of your pieces, to be taken when you come there. The number is the town’s gold value, from 2 in Beata to 7 in Al’Baran; Elvenhold is worth nothing.',
  bowl: 'The bowl holds 48 counters: 9 giant pigs, 8 elfcycles, 8 troll wagons, 5 unicorns, 4 magic clouds, 4 dragons, and two each of gold, double, exchange, tree and sea monster. Which is harder to come by?',
  'bowl.pig': 'A giant pig',
  'bowl.pig.answer': 'No: of pigs there are most.',
  'bowl.dragon': 'A dragon',
  'bowl.dragon.answer': 'Yes: dragons and magic clouds are the rarest transports.',
  cards:
    'There are nine cards of each of seven kinds: the six transports, and rafts. Everybody was dealt five, three lie face up, and seven gold cards are shuffled into the draw pile.',
  secret: 'You see your own cards and the counters you drew. What of yours can Green see as well?',
  'secret.coins': 'My coins and the number of my cards',
  'secret.coins.answer':
    'Yes. By rulings of ours coins, numbers of cards and the discard pile are open, as towns and shown counters are by the rules.',
  'secret.cards': 'The cards in my hand',
  'secret.cards.answer': 'No. Hands are secret; only how many cards they hold is open.',
  'secret.hidden': 'All my counters',
  'secret.hidden.answer': 'No. What you keep hidden stays secret until you place it.',
  show: 'Everybody has 12 coins, and chance or choice says who goes first (a ruling of ours; the rules name the oldest). Here it is you: show one of your counters.',
  first: 'Green’s turn comes after yours.',
  end: 'Now Green has drawn two. The game lasts six rounds, and each time another player goes first.',
} as const;
export type Key = keyof typeof en;
