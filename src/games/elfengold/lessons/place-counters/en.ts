export const en = {
  title: 'Placing counters',
  chart:
    'In phase 5 everybody places one counter after the other. The transport chart says where: a counter may lie only on a road for which the chart has a number. A giant pig has a 1 for plains and forests, and nothing else: where may it lie?',
  'chart.all': 'On any road',
  'chart.all.answer': 'No. Each kind has its own ground, and no transport goes on water.',
  'chart.two': 'On plains and in forests',
  'chart.two.answer': 'Yes: mountains and deserts are not for pigs.',
  pig: 'Put the pig on a road from Elvenhold that bears it.',
  'EG-C1.water': 'Water never carries a transport counter (EG-C1).',
  'EG-C1': 'The chart has no number for that counter on that ground (EG-C1).',
  'EG-5.2.near': 'You may (EG-5.2), but put it where your journey begins: on a road from Elvenhold.',
  'EG-5.1': 'You may: a pass is not final (EG-5.1). But here, place a counter.',
  hidden:
    'Green opened the plain from Throtmanni to Tichih. Hidden counters are placed like shown ones: put your magic cloud on the mountain road from Tichih to Jaccaranda.',
  'EG-5.2': 'A transport lies there already (EG-5.2).',
  own: 'Who may travel by Green’s troll wagon?',
  'own.green': 'Only Green',
  'own.green.answer': 'No: what lies on a road is there for all.',
  'own.all': 'Everybody with a troll wagon card',
  'own.all.answer': 'Yes. With one card, for it is a plain.',
  pass: 'Green has no counter left and passes unasked. Your unicorn can wait for the next round: pass.',
  'EG-7.1': 'You may. But up to two counters may be kept for the next round (EG-7.1): keep this one.',
  over: 'Everybody has passed one after the other, so phase 5 is over. As long as somebody places, those who passed may place again.',
} as const;
export type Key = keyof typeof en;
