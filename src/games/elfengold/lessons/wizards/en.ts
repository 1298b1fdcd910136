export const en = {
  title: 'Wizards',
  tree: 'In this variant six wizards are mixed with the travel cards. For 1 coin a wizard spares you the extra card of one obstacle. A tree stands before Erg’Eren, and you have one pig: let the wizard lead you past.',
  'EG-6.1': 'With the tree it takes two giant pigs (EG-6.1).',
  'EG-C2':
    'You may: a caravan of four cards, wizards among them (EG-C2, a ruling of ours for wizards). But take the wizard instead.',
  'EG-V3.none': 'Nothing is in the way there (EG-V3).',
  'EG-V3.later': 'You may fly (EG-V3), but first try what a wizard does to a tree.',
  'EG-6.4': 'You may stay (EG-6.4), but try the wizard.',
  flight:
    'You are in Erg’Eren; wizard, pig and 1 coin are spent. For 3 coins your other wizard flies to any town. What does that town bring?',
  'flight.seven': 'Its gold and my piece',
  'flight.seven.answer': 'A flight earns no gold.',
  'flight.piece': 'My piece, but no gold',
  'flight.piece.answer': 'Yes. You keep the 5 coins noted for Erg’Eren.',
  fly: 'Fly to Al’Baran, Jaccaranda or Grangor.',
  'EG-V3': 'You are there already (EG-V3).',
  'EG-V3.else': 'You may fly anywhere (EG-V3), to Elvenhold too. But choose one of the three.',
  'EG-6.1.on': 'You may end here (EG-6.1), but try the flight.',
  end: 'You took your piece, and may go on from here, as a flight is just one more move. In hand, among the open cards and in a caravan a wizard is a travel card like any other: these are rulings of ours.',
} as const;
export type Key = keyof typeof en;
