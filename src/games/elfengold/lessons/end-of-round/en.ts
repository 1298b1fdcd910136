export const en = {
  title: 'The end of a round',
  last: 'You are the last to travel in this round, and your journey is over. Take your 5 coins.',
  'EG-6.3': 'You may: two cards instead of coins (EG-6.3). But here, take the coins.',
  three:
    'Phase 7: all counters on the roads have gone back to the bowl. You still have three, and may keep two of your choice: give one back.',
  'EG-7.1': 'Two counters at most are kept (EG-7.1).',
  keep: 'You could give back more. Keep the other two.',
  'EG-7.1.more': 'You may, but two counters may be kept (EG-7.1), and you have just two.',
  first: 'Green was first player in this round. Who will be in the next?',
  'first.green': 'Green again',
  'first.green.answer': 'No, everybody has a turn at it.',
  'first.red': 'I am',
  'first.red.answer': 'Yes: the next player clockwise, which with two players is you.',
  end: 'What you keep stays as it was, hidden or shown, and a hidden counter goes back unseen. These are rulings of ours, and so is that nobody is asked after the last round.',
} as const;
export type Key = keyof typeof en;
