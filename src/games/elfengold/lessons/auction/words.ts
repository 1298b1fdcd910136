export const en = {
  title: 'The auction',
  row: 'Two counters for each player were drawn from the bowl and laid face up in a row before the first bid; they are sold one by one. Two are left here. All can see what is still to come.',
  open: 'For each counter the first player begins, and that is you. Clockwise, everybody bids more than the last bid or passes. You hold two unicorn cards: what do you offer first?',
  'EG-4.2.out': 'You may, but whoever passes is out for this counter (EG-4.2), and you want it.',
  'EG-4.2.low': 'You may (EG-4.2). But it costs nothing to begin low: take 1, 2 or 3.',
  topped: 'Green offered 4, and Blue passed. Any whole number of coins above 4 will do. What do you do?',
  'EG-4.2': 'A bid has to top the last one (EG-4.2).',
  'EG-4.2.high': 'You may (EG-4.2), up to 300. But 5 or 6 may be enough.',
  blue: 'Suppose that Green now passes. Blue has passed before: may Blue come in again?',
  'blue.may': 'Yes, once',
  'blue.may.answer': 'No: whoever has passed is out for this counter.',
  'blue.out': 'Not for this counter',
  'blue.out.answer':
    'Right, unless it has to be sold again because the winner cannot pay. For the next one everybody is in again.',
  next: 'Green passed, and you need not pass as well[EG-4.2]: you paid the bank, and the unicorn lies face up before you. Next comes an elfcycle, and you have no card for it. What do you do?',
  'EG-4.2.no': 'You may (EG-4.2), and buy as many counters as you like. But you have no elfcycle card.',
  bowl: 'Nobody made an offer: the elfcycle went back to the bowl and was not replaced. You may buy as many counters as you like, and bid up to 300[EG-4.2]. The row is sold, and phase 5 begins.',
};

export const fr: typeof en = {
  title: 'Les enchères',
  row: 'Avant la première offre, on a tiré de la coupe deux jetons par joueur, alignés à la vue de tous ; on les vend un à un. Il en reste deux ici. Chacun voit ce qui vient ensuite.',
  open: 'Pour chaque jeton, le premier joueur commence : c’est vous. Dans le sens horaire, on dépasse la dernière offre, ou l’on passe. Vous avez deux cartes Licorne : qu’offrez-vous pour commencer ?',
  'EG-4.2.out': 'C’est permis, mais qui passe ne peut plus enchérir sur ce jeton (EG-4.2). Il vous le faut.',
  'EG-4.2.low': 'C’est permis (EG-4.2). Mais commencer bas ne coûte rien : offrez 1, 2 ou 3.',
  topped: 'Vert a offert 4, et Bleu a passé. Tout nombre entier au-dessus de 4 convient. Que faites-vous ?',
  'EG-4.2': 'Une offre doit dépasser la dernière (EG-4.2).',
  'EG-4.2.high': 'C’est permis (EG-4.2), jusqu’à 300. Mais 5 ou 6 peuvent suffire.',
  blue: 'Supposons que Vert passe maintenant. Bleu a passé tout à l’heure : peut-il revenir ?',
  'blue.may': 'Oui, une fois',
  'blue.may.answer': 'Non : qui a passé ne peut plus enchérir sur ce jeton.',
  'blue.out': 'Pas pour ce jeton',
  'blue.out.answer':
    'Exact, sauf s’il faut le remettre en vente parce que le gagnant ne peut pas payer. Pour le suivant, tout le monde peut de nouveau enchérir.',
  next: 'Vert a passé, et vous n’avez pas à en faire autant[EG-4.2] : vous avez payé la banque, et la licorne est devant vous, visible. Vient une bicyclette elfe, et vous n’avez pas de carte pour elle. Que faites-vous ?',
  'EG-4.2.no':
    'C’est permis (EG-4.2), et l’on achète autant de jetons qu’on veut. Mais vous n’avez pas de carte Bicyclette.',
  bowl: 'Personne n’a enchéri : la bicyclette est retournée dans la coupe, sans être remplacée. On achète autant de jetons qu’on veut, et l’on enchérit jusqu’à 300[EG-4.2]. Tout est vendu, et la phase 5 commence.',
};

export const it: typeof en = {
  title: 'L’asta',
  row: 'Prima della prima offerta si sono pescati dalla ciotola due segnalini per giocatore, scoperti e in fila; si vendono uno per uno. Qui ne restano due. Tutti vedono che cosa deve ancora venire.',
  open: 'Per ogni segnalino comincia il primo giocatore, cioè tu. In senso orario si offre più dell’ultima offerta, o si passa. Hai due carte Unicorno: quanto offri per cominciare?',
  'EG-4.2.out': 'Si può, ma chi passa è fuori per questo segnalino (EG-4.2). A te serve.',
  'EG-4.2.low': 'Si può (EG-4.2). Ma cominciare dal basso non costa nulla: offri 1, 2 o 3.',
  topped: 'Verde ha offerto 4, e Blu ha passato. Va bene qualsiasi numero intero sopra il 4. Che cosa fai?',
  'EG-4.2': 'Un’offerta deve superare l’ultima (EG-4.2).',
  'EG-4.2.high': 'Si può (EG-4.2), fino a 300. Ma 5 o 6 possono bastare.',
  blue: 'Metti che ora Verde passi. Blu ha passato prima: può rientrare?',
  'blue.may': 'Sì, una volta',
  'blue.may.answer': 'No: chi ha passato è fuori per questo segnalino.',
  'blue.out': 'Non per questo segnalino',
  'blue.out.answer':
    'Giusto, a meno che torni in vendita perché chi ha vinto non può pagare. Per il prossimo sono di nuovo tutti dentro.',
  next: 'Verde ha passato, e non occorre che passi anche tu[EG-4.2]: hai pagato la banca, e l’unicorno è davanti a te, scoperto. Ora viene un elfociclo, e tu non hai carte Elfociclo. Che cosa fai?',
  'EG-4.2.no': 'Si può (EG-4.2), e si comprano quanti segnalini si vuole. Ma tu non hai carte Elfociclo.',
  bowl: 'Nessuno ha offerto: l’elfociclo è tornato nella ciotola e non si sostituisce. Si comprano quanti segnalini si vuole, e si offre fino a 300[EG-4.2]. La fila è venduta, e comincia la fase 5.',
};
