export const en = {
  title: 'The caravan',
  need: 'To Erg’Eren it takes two dragons through the forest, and you have none. You hold four cards that do not help here: giant pig, magic cloud, troll wagon and raft.',
  how: 'Any three travel cards make a caravan, and may be paid instead of the cards that a road asks for. A caravan opens no road, though. Along which roads can it go?',
  'how.empty': 'Along any road on land',
  'how.empty.answer': 'No: without a transport counter a land road is closed, for a caravan too.',
  'how.counter': 'Along land roads that bear a transport counter',
  'how.counter.answer': 'Yes: the road has to be open, and it does not matter which counter opens it.',
  go: 'Set out for Erg’Eren with a caravan.',
  'EG-6.1': 'You have no dragons (EG-6.1).',
  'EG-C2.tree':
    'You may: past an obstacle a caravan takes four cards (EG-C2), all that you have. Erg’Eren costs three.',
  'EG-C2': 'No transport counter lies there (EG-C2).',
  'EG-C2.water': 'Caravans do not go on water (EG-C2).',
  'EG-6.4': 'You may stay (EG-6.4), but try the caravan.',
  pay: 'Now choose the cards, one by one. Which would you miss least?',
  'EG-C2.paid': 'A caravan has to be paid to the last card (EG-C2).',
  two: 'Two more.',
  three: 'And the last one.',
  end: 'You are in Erg’Eren. By a ruling of ours a caravan may go even with the exact cards in hand, to keep them for later.',
} as const;
export type Key = keyof typeof en;
