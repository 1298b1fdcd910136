export const en = {
  title: 'Rounds and phases',
  seven:
    'A round has seven phases, always in this order: draw cards, income, draw counters, auction, place counters, travel, end of the round. In each, the first player begins and the others follow clockwise: “in order”.',
  end: 'Round 1 is nearly over: this is phase 7, and only you still hold a counter, a giant pig. Do you keep it for the next round, or give it back?',
  early: 'Cards are drawn in phase 1, when the next round has begun.',
  'EG-7.1': 'You may give it back. But up to two counters may be kept (EG-7.1), and a pig is always useful.',
  next: 'Round 2 has begun by itself with phase 1, which the first round did not have. In round 1 you were first player. Who is now?',
  'next.red': 'Red again',
  'next.red.answer': 'No: every round another player is first.',
  'next.green': 'Green',
  'next.green.answer': 'Yes: the next player clockwise. Green, Blue and Red each draw once, three times over.',
  draw: 'All the others have drawn three cards, and you two. Draw your last one; a gold card would go to the gold pile, and you would draw again.',
  'EG-1.4': 'The gold pile is empty: it cannot be taken[EG-1.4].',
  income: 'Phase 2 ran by itself: everybody had 12 coins. How many do you each have now?',
  'income.two': '14',
  'income.two.answer': 'Yes: the bank pays 2 coins to everybody, from round 2 on. It never runs out[EG-2.1].',
  'income.towns': 'As many as your towns are worth',
  'income.towns.answer': 'Towns pay when you enter them, in phase 6. Phase 2 pays everybody 2 coins.',
  again:
    'And phase 3 has begun: Green has drawn counters. In phase 5 whoever passes may place again later, until all pass in a row. After six such rounds the game ends.',
};

export const fr: typeof en = {
  title: 'Manches et phases',
  seven:
    'Une manche a sept phases, toujours dans cet ordre : piocher des cartes, revenu, tirer des jetons, enchères, poser les jetons, voyage, fin de la manche. Dans chacune, le premier joueur commence et les autres suivent dans le sens horaire : « dans l’ordre ».',
  end: 'La manche 1 touche à sa fin : voici la phase 7, et vous seul avez encore un jeton, un cochon géant. Le gardez-vous pour la manche suivante, ou le rendez-vous ?',
  early: 'On pioche des cartes en phase 1, quand la manche suivante a commencé.',
  'EG-7.1': 'Vous pouvez le rendre. Mais on peut garder jusqu’à deux jetons (EG-7.1), et un cochon sert toujours.',
  next: 'La manche 2 a commencé d’elle-même par la phase 1, que la première n’avait pas. À la manche 1, vous étiez premier joueur. Qui l’est maintenant ?',
  'next.red': 'Encore Rouge',
  'next.red.answer': 'Non : à chaque manche, c’est un autre joueur.',
  'next.green': 'Vert',
  'next.green.answer':
    'Oui : le suivant dans le sens horaire. Vert, Bleu et Rouge prennent chacun une carte, et cela trois fois.',
  draw: 'Les autres ont pris leurs trois cartes, et vous deux. Prenez la dernière ; une carte or irait au tas d’or, et vous en prendriez une autre.',
  'EG-1.4': 'Le tas d’or est vide : on ne peut pas le prendre[EG-1.4].',
  income: 'La phase 2 s’est faite toute seule : chacun avait 12 écus. Combien chacun en a-t-il maintenant ?',
  'income.two': '14',
  'income.two.answer': 'Oui : dès la manche 2, la banque verse 2 écus à chacun. Elle n’est jamais à court[EG-2.1].',
  'income.towns': 'Ce que valent les cités visitées',
  'income.towns.answer': 'Les cités rapportent quand on y entre, en phase 6. La phase 2 verse 2 écus à chacun.',
  again:
    'Et la phase 3 a commencé : Vert a tiré des jetons. En phase 5, qui passe pourra encore poser, jusqu’à ce que tous passent l’un après l’autre. Après six manches de ce genre, la partie est finie.',
};

export const it: typeof en = {
  title: 'Round e fasi',
  seven:
    'Un round ha sette fasi, sempre in quest’ordine: pescare carte, rendita, pescare segnalini, asta, posare i segnalini, viaggio, fine del round. In ciascuna comincia il primo giocatore e gli altri seguono in senso orario: «in ordine».',
  end: 'Il round 1 è quasi finito: questa è la fase 7, e solo tu hai ancora un segnalino, un maiale gigante. Lo tieni per il prossimo round, o lo restituisci?',
  early: 'Le carte si pescano nella fase 1, quando è cominciato il round seguente.',
  'EG-7.1': 'Puoi restituirlo. Ma si possono tenere fino a due segnalini (EG-7.1), e un maiale serve sempre.',
  next: 'Il round 2 è cominciato da solo con la fase 1, che il primo non aveva. Nel round 1 eri tu il primo giocatore. Chi lo è adesso?',
  'next.red': 'Ancora Rosso',
  'next.red.answer': 'No: a ogni round è un altro giocatore.',
  'next.green': 'Verde',
  'next.green.answer':
    'Sì: il seguente in senso orario. Verde, Blu e Rosso prendono una carta ciascuno, e questo per tre volte.',
  draw: 'Gli altri hanno preso le loro tre carte, e tu due. Prendi l’ultima; una carta oro andrebbe sul mucchio d’oro, e ne prenderesti un’altra.',
  'EG-1.4': 'Il mucchio d’oro è vuoto: non si può prendere[EG-1.4].',
  income: 'La fase 2 si è svolta da sola: ciascuno aveva 12 monete. Quante ne ha ciascuno adesso?',
  'income.two': '14',
  'income.two.answer': 'Sì: dal round 2 in poi la banca paga 2 monete a ciascuno. Non resta mai senza[EG-2.1].',
  'income.towns': 'Quanto valgono le città visitate',
  'income.towns.answer': 'Le città fruttano quando ci si entra, nella fase 6. La fase 2 paga 2 monete a ciascuno.',
  again:
    'Ed è cominciata la fase 3: Verde ha pescato segnalini. Nella fase 5 chi passa può ancora posare, finché tutti passano uno dopo l’altro. Dopo sei round così la partita finisce.',
};
