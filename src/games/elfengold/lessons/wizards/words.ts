export const en = {
  title: 'Wizards',
  tree: 'In this variant six wizards are among the travel cards. For 1 coin a wizard spares you the extra card of one obstacle. A tree stands before Erg’Eren, and you have one pig: go past it.',
  'EG-6.1': 'With the tree it takes two giant pigs (EG-6.1).',
  'EG-C2': 'You may: a caravan of four cards, wizards among them (EG-C2). But take the wizard instead.',
  'EG-V3.none': 'Nothing is in the way there (EG-V3).',
  'EG-V3.later': 'You may fly (EG-V3), but first try what a wizard does to a tree.',
  'EG-6.4': 'You may stay (EG-6.4), but try the wizard.',
  flight:
    'You are in Erg’Eren; wizard, pig and 1 coin are spent. For 3 coins your other wizard flies to any town. What does that town bring?',
  'flight.seven': 'Its gold and my piece',
  'flight.seven.answer': 'A flight earns no gold.',
  'flight.piece': 'My piece, but no gold',
  'flight.piece.answer': 'Yes. You keep the 5 coins noted for Erg’Eren.',
  fly: 'A flight may go to Elvenhold, too, but never to where you stand[EG-V3]. Fly to Al’Baran, Jaccaranda or Grangor.',
  'EG-V3': 'You are there already (EG-V3).',
  'EG-V3.else': 'You may fly anywhere (EG-V3), to Elvenhold too. But choose one of the three.',
  'EG-6.1.on': 'You may end here (EG-6.1), but try the flight.',
  end: 'You took your piece, and may go on from here, as a flight is just one more move. In hand, among the face-up cards and in a caravan a wizard is a travel card like any other[EG-V3].',
};

export const fr: typeof en = {
  title: 'Les sorciers',
  tree: 'Dans cette variante, six sorciers sont mêlés aux cartes Voyage. Pour 1 écu, un sorcier vous épargne la carte supplémentaire d’un obstacle. Une embûche se dresse devant Erg’Eren, et vous avez un seul cochon : contournez-la.',
  'EG-6.1': 'Avec l’embûche, il faut deux cochons géants (EG-6.1).',
  'EG-C2':
    'C’est permis : une caravane de quatre cartes, sorciers compris (EG-C2). Mais servez-vous plutôt du sorcier.',
  'EG-V3.none': 'Rien ne barre la route là-bas (EG-V3).',
  'EG-V3.later': 'On peut voler (EG-V3), mais voyez d’abord ce qu’un sorcier fait d’une embûche.',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais essayez le sorcier.',
  flight:
    'Vous êtes à Erg’Eren ; le sorcier, le cochon et 1 écu sont dépensés. Pour 3 écus, votre autre sorcier vole vers n’importe quelle cité. Que donne cette cité ?',
  'flight.seven': 'Son or et mon pion',
  'flight.seven.answer': 'Un vol ne rapporte pas d’or.',
  'flight.piece': 'Mon pion, mais pas d’or',
  'flight.piece.answer': 'Oui. Les 5 écus notés pour Erg’Eren vous restent.',
  fly: 'On peut voler même jusqu’à Elvenhold, mais jamais là où l’on est[EG-V3]. Volez vers Al’Baran, Jaccaranda ou Grangor.',
  'EG-V3': 'Vous y êtes déjà (EG-V3).',
  'EG-V3.else': 'On peut voler partout (EG-V3), même vers Elvenhold. Mais choisissez l’une des trois.',
  'EG-6.1.on': 'On peut s’arrêter ici (EG-6.1), mais essayez le vol.',
  end: 'Vous avez pris votre pion, et vous pouvez continuer d’ici, car un vol n’est qu’un pas de plus. En main, parmi les cartes visibles et en caravane, un sorcier est une carte Voyage comme les autres[EG-V3].',
};

export const it: typeof en = {
  title: 'Gli stregoni',
  tree: 'In questa variante sei stregoni sono mescolati tra le carte Viaggio. Per 1 moneta uno stregone ti risparmia la carta in più di un ostacolo. Davanti a Erg’Eren c’è un albero, e tu hai un solo maiale: passa oltre.',
  'EG-6.1': 'Con l’albero ci vogliono due maiali giganti (EG-6.1).',
  'EG-C2': 'Si può: una carovana di quattro carte, stregoni compresi (EG-C2). Ma usa piuttosto lo stregone.',
  'EG-V3.none': 'Lì non c’è nulla in mezzo (EG-V3).',
  'EG-V3.later': 'Si può volare (EG-V3), ma prima guarda che cosa fa uno stregone con un albero.',
  'EG-6.4': 'Puoi restare (EG-6.4), ma prova lo stregone.',
  flight:
    'Sei a Erg’Eren; stregone, maiale e 1 moneta sono spesi. Per 3 monete l’altro tuo stregone vola in qualsiasi città. Che cosa porta quella città?',
  'flight.seven': 'Il suo oro e la mia pedina',
  'flight.seven.answer': 'Un volo non frutta oro.',
  'flight.piece': 'La mia pedina, ma niente oro',
  'flight.piece.answer': 'Sì. Le 5 monete annotate per Erg’Eren ti restano.',
  fly: 'Si può volare anche a Elvenhold, ma mai dove ci si trova[EG-V3]. Vola ad Al’Baran, a Jaccaranda o a Grangor.',
  'EG-V3': 'Ci sei già (EG-V3).',
  'EG-V3.else': 'Si può volare ovunque (EG-V3), anche a Elvenhold. Ma scegli una delle tre.',
  'EG-6.1.on': 'Puoi fermarti qui (EG-6.1), ma prova il volo.',
  end: 'Hai preso la tua pedina, e puoi proseguire da qui, perché un volo è solo un passo in più. In mano, tra le carte scoperte e in carovana uno stregone è una carta Viaggio come le altre[EG-V3].',
};
