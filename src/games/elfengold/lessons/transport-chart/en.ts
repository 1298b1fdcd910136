export const en = {
  title: 'What a road costs',
  plain:
    'A road on land costs the cards that the chart says, of the kind of the counter that lies there. On plains it is 1 for giant pig, elfcycle, troll wagon and dragon, and 2 for a magic cloud. Travel to Lapphalia.',
  'EG-6.1.kind': 'No such counter lies there (EG-6.1): the card has to be of the counter’s kind.',
  'EG-6.1': 'A pig lies there, but you have no pig card (EG-6.1).',
  'EG-6.1.river': 'You may (EG-6.1). But this lesson is about land: go to Lapphalia.',
  'EG-C2': 'You may: three cards of any kind make a caravan (EG-C2). But by the chart it is fewer.',
  'EG-6.4': 'You may stay (EG-6.4), but travel here.',
  forest:
    'You took your piece in Lapphalia. In forests it is 1 for giant pig, elfcycle and unicorn, and 2 for the others. What does the road to Feodor cost you by dragon?',
  'forest.one': '1 dragon',
  'forest.one.answer': 'Not in a forest: dragons dislike trees.',
  'forest.two': '2 dragons',
  'forest.two.answer': 'Yes, two of its kind.',
  go: 'Go to Feodor.',
  'EG-6.1.on': 'You may end here (EG-6.1), but go on.',
  desert:
    'Deserts cost 1 dragon, or 2 unicorns or troll wagons; nothing else gets through. Two desert roads from here bear counters: choose.',
  'EG-6.1.bare': 'No counter lies there (EG-6.1).',
  noCards: 'One dragon is left, and the forest takes two.',
  mountain:
    'In mountains it is 1 for magic cloud, unicorn and dragon, and 2 for elfcycle and troll wagon. What does the mountain road from Throtmanni to Jaccaranda cost now?',
  'mountain.one': '1 elfcycle',
  'mountain.one.answer': 'Elfcycles are for plains and forests.',
  'mountain.two': '2 elfcycles',
  'mountain.two.answer': 'Yes. And no pig climbs mountains at all.',
  end: 'A journey goes as far as cards and counters allow, also twice along the same road, paid each time. In every town you reach you take your piece, if it is still there.',
} as const;
export type Key = keyof typeof en;
