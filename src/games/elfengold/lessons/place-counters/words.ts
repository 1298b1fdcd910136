export const en = {
  title: 'Placing counters',
  pig: 'In phase 5 you take turns, placing one counter at a time. The transport chart (under “Try it on the board”) has a 1 for pigs on plains and in forests only: which road from Elvenhold suits yours?',
  'EG-C1.water': 'Water never carries a transport counter (EG-C1).',
  'EG-C1': 'The chart has no number for that counter on that ground (EG-C1).',
  'EG-5.2.near': 'You may (EG-5.2), but put it where your journey begins: on a road from Elvenhold.',
  'EG-5.1': 'You may: a pass is not final (EG-5.1). But here, place a counter.',
  hidden:
    'Green opened the plain to Tichih. Transports go on land only, one to a road, where the chart has a number. Hidden counters are placed like shown ones: put your magic cloud on the mountain road from Tichih to Jaccaranda.',
  'EG-5.2': 'A transport lies there already (EG-5.2).',
  own: 'Who may travel by Green’s troll wagon?',
  'own.green': 'Only Green',
  'own.green.answer': 'No: what lies on a road is there for all.',
  'own.all': 'Everybody with a troll wagon card',
  'own.all.answer': 'Yes. With one card, for it is a plain.',
  pass: 'Green has no counter left and passes unasked. Up to two counters may be kept for the next round, and your unicorn can wait: pass.',
  'EG-7.1': 'You may. But up to two counters may be kept for the next round (EG-7.1): keep this one.',
  over: 'Everybody has passed one after the other, so phase 5 is over. As long as somebody places, those who passed may place again.',
};

export const fr: typeof en = {
  title: 'Poser les jetons',
  pig: 'En phase 5, on pose à tour de rôle, un jeton à la fois. Le tableau des transports (sous « À vous, sur le plateau ») indique 1 pour le cochon en plaine et en forêt seulement : quelle route d’Elvenhold va au vôtre ?',
  'EG-C1.water': 'L’eau ne porte jamais de jeton transport (EG-C1).',
  'EG-C1': 'Le tableau n’a pas de chiffre pour ce jeton sur ce terrain (EG-C1).',
  'EG-5.2.near': 'C’est permis (EG-5.2), mais posez-le là où commence votre voyage : sur une route d’Elvenhold.',
  'EG-5.1': 'C’est permis : on peut encore poser après avoir passé (EG-5.1). Mais ici, posez un jeton.',
  hidden:
    'Vert a ouvert la plaine de Tichih. Les transports se posent sur terre seulement, un par route, là où le tableau donne un chiffre. Les jetons cachés se posent comme les autres : mettez votre nuage magique sur la route de montagne de Tichih à Jaccaranda.',
  'EG-5.2': 'Un transport s’y trouve déjà (EG-5.2).',
  own: 'Qui peut voyager avec le chariot troll de Vert ?',
  'own.green': 'Vert seulement',
  'own.green.answer': 'Non : ce qui est sur une route sert à tous.',
  'own.all': 'Quiconque a une carte Chariot troll',
  'own.all.answer': 'Oui. Une seule carte suffit, car c’est une plaine.',
  pass: 'Vert n’a plus de jeton et passe sans qu’on le lui demande. On peut garder jusqu’à deux jetons pour la manche suivante, et votre licorne peut attendre : passez.',
  'EG-7.1': 'C’est permis. Mais on peut garder jusqu’à deux jetons pour la manche suivante (EG-7.1) : gardez celui-ci.',
  over: 'Tous ont passé l’un après l’autre : la phase 5 est finie. Tant que quelqu’un pose, qui a passé peut encore poser.',
};

export const it: typeof en = {
  title: 'Posare i segnalini',
  pig: 'Nella fase 5 si posa a turno, un segnalino alla volta. La tabella dei trasporti (sotto «Prova tu, sul tabellone») ha un 1 per il maiale solo in pianura e in foresta: quale strada di Elvenhold va bene per il tuo?',
  'EG-C1.water': 'L’acqua non porta mai segnalini trasporto (EG-C1).',
  'EG-C1': 'La tabella non ha un numero per quel segnalino su quel terreno (EG-C1).',
  'EG-5.2.near': 'Si può (EG-5.2), ma posalo dove comincia il tuo viaggio: su una strada di Elvenhold.',
  'EG-5.1': 'Si può: chi passa può ancora posare dopo (EG-5.1). Ma qui posa un segnalino.',
  hidden:
    'Verde ha aperto la pianura per Tichih. I trasporti si posano solo sulla terra, uno per strada, dove la tabella ha un numero. I segnalini nascosti si posano come gli altri: metti la tua nuvola magica sulla strada di montagna da Tichih a Jaccaranda.',
  'EG-5.2': 'C’è già un trasporto (EG-5.2).',
  own: 'Chi può viaggiare con il carro dei troll di Verde?',
  'own.green': 'Solo Verde',
  'own.green.answer': 'No: quel che sta su una strada serve a tutti.',
  'own.all': 'Chiunque abbia una carta Carro dei troll',
  'own.all.answer': 'Sì. Con una sola carta, perché è pianura.',
  pass: 'Verde non ha più segnalini e passa senza che glielo si chieda. Per il prossimo round se ne possono tenere fino a due, e il tuo unicorno può aspettare: passa.',
  'EG-7.1': 'Si può. Ma si possono tenere fino a due segnalini per il prossimo round (EG-7.1): tieni questo.',
  over: 'Tutti hanno passato uno dopo l’altro: la fase 5 è finita. Finché qualcuno posa, chi ha passato può ancora posare.',
};
