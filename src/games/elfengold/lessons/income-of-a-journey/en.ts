export const en = {
  title: 'What a journey earns',
  go: 'Each town you enter earns its gold value. Ride to Erg’Eren, worth 5.',
  'EG-6.1': 'You may (EG-6.1). But here, ride to Erg’Eren.',
  'EG-6.4': 'You may stay (EG-6.4), but travel here.',
  back: 'You took your piece there, and 5 coins are noted, not yet paid. Ride back to Elvenhold.',
  'EG-C2': 'You may: a caravan takes any three cards (EG-C2). A single pig is less.',
  'EG-6.1.on': 'You may end here (EG-6.1), but go on.',
  again: 'Elvenhold is worth nothing. Ride to Erg’Eren once more.',
  sum: 'You have entered Erg’Eren twice. What has the journey earned?',
  'sum.five': '5: a town pays once',
  'sum.five.answer': 'The piece is taken once. The gold is not.',
  'sum.ten': '10: a town pays at each visit',
  'sum.ten.answer':
    'Yes: 5 + 0 + 5. The town where you start would count only if you entered it again, by a ruling of ours.',
  stop: 'End your journey here.',
  early: 'First end your journey.',
  take: 'Take 10 coins, or two cards instead. Cards help the next journey, coins the next auction: choose.',
  late: 'The journey is over already: take coins or cards.',
  end: 'Coins are paid after the last step only, so they never pay for anything in the same journey: a ruling of ours.',
} as const;
export type Key = keyof typeof en;
