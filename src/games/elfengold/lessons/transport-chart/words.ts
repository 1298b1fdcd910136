export const en = {
  title: 'What a road costs',
  plain:
    'A road on land costs cards of its counter’s kind, as many as the transport chart (under “Try it on the board”) says. Plains: 1 for giant pig, elfcycle, troll wagon and dragon, 2 for magic cloud, no unicorns. Travel to Lapphalia.',
  'EG-6.1.kind': 'No such counter lies there (EG-6.1): the card has to be of the counter’s kind.',
  'EG-6.1': 'A pig lies there, but you have no pig card (EG-6.1).',
  'EG-6.1.river': 'You may (EG-6.1). But this lesson is about land: go to Lapphalia.',
  'EG-C2': 'You may: three cards of any kind make a caravan (EG-C2). But the chart asks for fewer.',
  'EG-C2.pig':
    'You may: three cards of any kind make a caravan (EG-C2). But go to Lapphalia, where one card is enough.',
  'EG-6.4': 'You may stay (EG-6.4), but travel here.',
  forest:
    'You took your piece in Lapphalia. In forests it is 1 for giant pig, elfcycle and unicorn, and 2 for the others. A dragon lies on the road to Feodor: with what do you travel there?',
  'EG-6.1.on': 'You may end here (EG-6.1), but go on.',
  desert:
    'The forest took two dragons. Deserts cost 1 dragon, or 2 unicorns or troll wagons; nothing else gets through. Two desert roads from here bear counters: choose.',
  'EG-6.1.bare': 'No counter lies there (EG-6.1).',
  noCards: 'One dragon is left, and the forest takes two.',
  mountain:
    'In mountains it is 1 for magic cloud, unicorn and dragon, and 2 for elfcycle and troll wagon. An elfcycle lies on the mountain road from Throtmanni to Jaccaranda: what does this road cost?',
  'mountain.one': '1 elfcycle',
  'mountain.one.answer': 'Elfcycles are for plains and forests.',
  'mountain.two': '2 elfcycles',
  'mountain.two.answer': 'Yes. And no pig climbs mountains at all.',
  caravan: 'Suppose that you held only an elfcycle, a raft and a unicorn. Could you still take this road?',
  'caravan.no': 'No',
  'caravan.no.answer': 'Even cards that do not suit help together.',
  'caravan.three': 'Yes, with any three cards',
  'caravan.three.answer':
    'Yes, a caravan: three cards, or four past an obstacle. It too needs a counter on the road, and never goes on water.',
  spells:
    'A double counter lets a road bear a second transport; a traveller uses one or the other, never both. Even with none added, it keeps the other double away[EG-5.5]. An exchange counter swaps two roads’ transports; used or not, it goes to the bowl[EG-5.6].',
  end: 'A journey goes as far as cards and counters allow, also twice along the same road: each time you pay for the road and earn the town. In every town you reach you take your piece, if it is still there.',
};

export const fr: typeof en = {
  title: 'Ce que coûte une route',
  plain:
    'Une route de terre coûte des cartes de la sorte de son jeton, autant que le dit le tableau des transports (sous « À vous, sur le plateau »). En plaine : 1 pour le cochon géant, la bicyclette, le chariot et le dragon, 2 pour le nuage magique, pas de licornes. Allez à Lapphalia.',
  'EG-6.1.kind': 'Ce jeton n’y est pas (EG-6.1) : la carte doit être de la sorte du jeton.',
  'EG-6.1': 'Il y a là un cochon, mais vous n’avez pas de carte pour lui (EG-6.1).',
  'EG-6.1.river': 'C’est permis (EG-6.1). Mais cette leçon parle de la terre : allez à Lapphalia.',
  'EG-C2': 'C’est permis : trois cartes quelconques font une caravane (EG-C2). Mais d’après le tableau, c’est moins.',
  'EG-C2.pig':
    'C’est permis : trois cartes quelconques font une caravane (EG-C2). Mais allez à Lapphalia, où une carte suffit.',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais ici, voyagez.',
  forest:
    'Vous avez pris votre pion à Lapphalia. En forêt, c’est 1 pour le cochon géant, la bicyclette et la licorne, et 2 pour les autres. Un dragon se trouve sur la route de Feodor : avec quoi y allez-vous ?',
  'EG-6.1.on': 'On peut s’arrêter ici (EG-6.1), mais continuez.',
  desert:
    'La forêt a coûté deux dragons. Le désert coûte 1 dragon, ou 2 licornes ou chariots trolls ; rien d’autre n’y passe. D’ici, deux routes de désert portent un jeton : choisissez.',
  'EG-6.1.bare': 'Il n’y a pas de jeton (EG-6.1).',
  noCards: 'Il vous reste un dragon, et la forêt en coûte deux.',
  mountain:
    'En montagne, c’est 1 pour le nuage magique, la licorne et le dragon, et 2 pour la bicyclette et le chariot. Sur la route de montagne de Throtmanni à Jaccaranda se trouve une bicyclette : que coûte cette route ?',
  'mountain.one': '1 bicyclette elfe',
  'mountain.one.answer': 'Les bicyclettes sont faites pour la plaine et la forêt.',
  'mountain.two': '2 bicyclettes elfes',
  'mountain.two.answer': 'Oui. Et aucun cochon ne grimpe en montagne.',
  caravan:
    'Supposons que vous n’ayez qu’une bicyclette, un radeau et une licorne. Pourriez-vous quand même prendre cette route ?',
  'caravan.no': 'Non',
  'caravan.no.answer': 'Même des cartes qui ne conviennent pas peuvent servir ensemble.',
  'caravan.three': 'Oui, avec trois cartes quelconques',
  'caravan.three.answer':
    'Oui, en caravane : trois cartes, ou quatre s’il y a un obstacle. Il lui faut aussi un jeton sur la route, et elle ne va jamais sur l’eau.',
  spells:
    'Un double transport permet un second jeton : on voyage avec l’un des deux, jamais avec les deux ensemble. Même si l’on n’ajoute rien, il écarte l’autre double[EG-5.5]. Un échange permute les transports de deux routes, et retourne aussitôt dans la coupe, même inutilisé[EG-5.6].',
  end: 'Un voyage va aussi loin que le permettent cartes et jetons, même deux fois par la même route : chaque fois, vous payez la route et la cité rapporte. Dans chaque cité atteinte, vous prenez votre pion s’il y est encore.',
};

export const it: typeof en = {
  title: 'Quanto costa una strada',
  plain:
    'Una strada di terra costa carte del tipo del suo segnalino, quante ne dice la tabella dei trasporti (sotto «Prova tu, sul tabellone»). In pianura: 1 per maiale gigante, elfociclo, carro dei troll e drago, 2 per nuvola magica, niente unicorni. Va’ a Lapphalia.',
  'EG-6.1.kind': 'Lì non c’è quel segnalino (EG-6.1): la carta deve essere del tipo del segnalino.',
  'EG-6.1': 'Lì c’è un maiale, ma non hai carte per lui (EG-6.1).',
  'EG-6.1.river': 'Si può (EG-6.1). Ma questa lezione parla della terra: va’ a Lapphalia.',
  'EG-C2': 'Si può: tre carte qualsiasi fanno una carovana (EG-C2). Ma secondo la tabella sono meno.',
  'EG-C2.pig': 'Si può: tre carte qualsiasi fanno una carovana (EG-C2). Ma va’ a Lapphalia, dove basta una carta.',
  'EG-6.4': 'Puoi restare (EG-6.4), ma qui viaggia.',
  forest:
    'A Lapphalia hai preso la tua pedina. In foresta: 1 per maiale gigante, elfociclo e unicorno, 2 per gli altri. Sulla strada per Feodor c’è un drago: con che cosa ci vai?',
  'EG-6.1.on': 'Puoi fermarti qui (EG-6.1), ma prosegui.',
  desert:
    'La foresta ha preso due draghi. Il deserto costa 1 drago, oppure 2 unicorni o carri dei troll; nient’altro lo attraversa. Da qui due strade nel deserto hanno un segnalino: scegli.',
  'EG-6.1.bare': 'Lì non c’è nessun segnalino (EG-6.1).',
  noCards: 'Ti resta un drago, e la foresta ne vuole due.',
  mountain:
    'In montagna: 1 per nuvola magica, unicorno e drago, 2 per elfociclo e carro dei troll. Sulla strada di montagna da Throtmanni a Jaccaranda c’è un elfociclo: quanto costa questa strada?',
  'mountain.one': '1 elfociclo',
  'mountain.one.answer': 'Gli elfocicli sono fatti per pianure e foreste.',
  'mountain.two': '2 elfocicli',
  'mountain.two.answer': 'Sì. E nessun maiale sale in montagna.',
  caravan: 'Metti di avere solo un elfociclo, una zattera e un unicorno. Potresti prendere lo stesso questa strada?',
  'caravan.no': 'No',
  'caravan.no.answer': 'Anche carte che da sole non servono possono servire insieme.',
  'caravan.three': 'Sì, con tre carte qualsiasi',
  'caravan.three.answer':
    'Sì, con una carovana: tre carte, o quattro se c’è un ostacolo. Anche lei ha bisogno di un segnalino sulla strada, e non va mai sull’acqua.',
  spells:
    'Un doppio trasporto fa posto a un secondo segnalino: si viaggia con uno dei due, mai con entrambi. Anche se non si aggiunge nulla, tiene lontano l’altro doppio[EG-5.5]. Uno scambio inverte i trasporti di due strade, e torna subito nella ciotola, anche se non usato[EG-5.6].',
  end: 'Un viaggio va fin dove permettono carte e segnalini, anche due volte per la stessa strada: ogni volta paghi la strada e la città frutta. In ogni città raggiunta prendi la tua pedina, se c’è ancora.',
};
