export const en = {
  title: 'The double',
  double:
    'The forest road to Erg’Eren bears an elfcycle, and you have no card for it. A double makes room for a second transport: put it there.',
  'EG-5.5': 'A double needs a transport counter on the road (EG-5.5).',
  'EG-5.1': 'You may, and place it later (EG-5.1). But here, place the double.',
  add: 'Now you may at once add a transport of your own that suits the road, shown or hidden. Your pig and your unicorn both suit forests: choose.',
  'EG-5.5.none':
    'You may. But then the double stays without effect, and keeps the other double away (EG-5.5, a ruling of ours). Add one.',
  use: 'Two transports lie there now. What does the road cost?',
  'use.both': 'A card of each',
  'use.both.answer': 'No: the two are never used together.',
  'use.either': 'The cards of one of the two',
  'use.either.answer': 'Yes: each traveller chooses one. The elfcycle still serves whoever has its card.',
  green: 'Green has the other double. May it go on this road as well?',
  'green.yes': 'Yes, for a third transport',
  'green.yes.answer': 'No, by rulings of ours: one double and two transports a road.',
  'green.no': 'No',
  'green.no.answer': 'Right: one double on a road, and two transports at most, by rulings of ours.',
  end: 'By our ruling the second transport may even be of the same kind as the first; but that seldom helps. A tree would make both dearer.',
} as const;
export type Key = keyof typeof en;
