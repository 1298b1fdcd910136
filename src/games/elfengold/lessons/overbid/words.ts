export const en = {
  title: 'A bid too high',
  open: 'A dragon is for sale. You have 3 coins, Green 5 and Blue none: whoever has no coins is passed over[EG-4.3]. Make an offer that you can pay.',
  'EG-4.2': 'You may, but then you are out (EG-4.2), and you hold two dragon cards.',
  'EG-4.3.beyond': 'You may bid beyond your means. But if you win and cannot pay, you lose all your coins (EG-4.3).',
  over: 'Green offers 6, and has only 5 coins! That is allowed: coins do not limit bids, and only the winner pays[EG-4.3]. What would it cost Green if somebody bid higher?',
  'over.all': 'All 5 coins',
  'over.all.answer': 'Only if Green won, and could not pay.',
  'over.nothing': 'Nothing',
  'over.nothing.answer': 'Yes: a bluff that is topped is free; one that wins is dear.',
  pass: 'You have 3 coins. What is best now?',
  low: 'A bid has to be higher than 6.',
  'EG-4.3.save': 'You may. But then you may win, and you could not pay (EG-4.3): let Green win instead.',
  again:
    'Green won and could not pay: all 5 coins went to the bank, and the dragon is auctioned again from the first player, all passes forgotten. But Green and Blue have no coins now. What do you offer?',
  'EG-4.4': 'You may, but then nobody gets the dragon (EG-4.4).',
  'EG-4.2.one': 'You may (EG-4.2). But nobody else can bid: 1 coin is enough.',
  sold: 'Sold for 1 coin, the least bid there is. A winner who could not pay has no coins left, and is passed over for the rest of this phase.',
};

export const fr: typeof en = {
  title: 'Une offre trop haute',
  open: 'Un dragon est à vendre. Vous avez 3 écus, Vert 5 et Bleu aucun : qui n’a plus d’écus est sauté[EG-4.3]. Faites une offre que vous pouvez payer.',
  'EG-4.2': 'C’est permis, mais vous ne pourriez plus enchérir (EG-4.2), et vous avez deux cartes Dragon.',
  'EG-4.3.beyond': 'On peut offrir plus qu’on n’a. Mais qui gagne sans pouvoir payer perd tous ses écus (EG-4.3).',
  over: 'Vert offre 6, et n’a que 5 écus ! C’est permis : les écus ne limitent pas les offres, et seul le gagnant paie[EG-4.3]. Que coûterait cette offre à Vert si quelqu’un la dépassait ?',
  'over.all': 'Tous ses écus',
  'over.all.answer': 'Seulement si Vert gagnait sans pouvoir payer.',
  'over.nothing': 'Rien',
  'over.nothing.answer': 'Oui : un bluff dépassé est gratuit ; s’il gagne, il coûte cher.',
  pass: 'Vous avez 3 écus. Que vaut-il mieux faire ?',
  low: 'Une offre doit dépasser 6.',
  'EG-4.3.save': 'C’est permis. Mais si vous gagnez, vous ne pourrez pas payer (EG-4.3) : laissez plutôt gagner Vert.',
  again:
    'Vert a gagné sans pouvoir payer : ses 5 écus vont à la banque, et le dragon est remis aux enchères à partir du premier joueur, comme si personne n’avait passé. Mais ni Vert ni Bleu n’ont plus d’écus. Qu’offrez-vous ?',
  'EG-4.4': 'C’est permis, mais personne n’aurait alors le dragon (EG-4.4).',
  'EG-4.2.one': 'C’est permis (EG-4.2). Mais personne d’autre ne peut enchérir : 1 écu suffit.',
  sold: 'Vendu pour 1 écu, la plus petite offre. Le gagnant qui n’a pas pu payer n’a plus d’écus : on le saute jusqu’à la fin de la phase.',
};

export const it: typeof en = {
  title: 'Un’offerta troppo alta',
  open: 'È in vendita un drago. Tu hai 3 monete, Verde 5 e Blu nessuna: chi non ha monete viene saltato[EG-4.3]. Fai un’offerta che puoi pagare.',
  'EG-4.2': 'Si può, ma poi sei fuori (EG-4.2), e tu hai due carte Drago.',
  'EG-4.3.beyond':
    'Si può offrire più di quel che si ha. Ma chi vince e non può pagare perde tutte le sue monete (EG-4.3).',
  over: 'Verde offre 6, e ha solo 5 monete! È permesso: le monete non limitano le offerte, e paga solo chi vince[EG-4.3]. Quanto gli costerebbe se qualcuno offrisse di più?',
  'over.all': 'Tutte e 5 le monete',
  'over.all.answer': 'Solo se Verde vincesse e non potesse pagare.',
  'over.nothing': 'Nulla',
  'over.nothing.answer': 'Sì: un bluff superato è gratis; se vince, costa caro.',
  pass: 'Tu hai 3 monete. Che cosa conviene fare?',
  low: 'Un’offerta deve superare il 6.',
  'EG-4.3.save': 'Si può. Ma se vinci non puoi pagare (EG-4.3): lascia piuttosto vincere Verde.',
  again:
    'Verde ha vinto e non poteva pagare: le sue 5 monete sono andate alla banca, e il drago torna all’asta dal primo giocatore, come se nessuno avesse passato. Ma Verde e Blu non hanno più monete. Quanto offri?',
  'EG-4.4': 'Si può, ma allora nessuno avrebbe il drago (EG-4.4).',
  'EG-4.2.one': 'Si può (EG-4.2). Ma nessun altro può offrire: basta 1 moneta.',
  sold: 'Venduto per 1 moneta, l’offerta più bassa. Chi ha vinto e non poteva pagare non ha più monete: viene saltato fino alla fine della fase.',
};
