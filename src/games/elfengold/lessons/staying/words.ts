export const en = {
  title: 'Staying, and the hand limit',
  stay: 'No road from here suits your cards. Nobody has to travel, and whoever stays comes down to four cards and then draws two. What do you do?',
  early: 'First say that you stay.',
  limit:
    'As after every journey, you first come down to four cards of your choice, and draw the two afterwards, so that you keep them[EG-6.5]. You hold six: discard one.',
  'EG-6.5': 'First come down to four cards (EG-6.5).',
  one: 'One more.',
  draw: 'Four are left. Now draw two, as in phase 1: face up, blind, or the gold pile, which pays 6 coins and counts as one draw.',
  none: 'Whoever stays takes no coins from towns, only two draws.',
  second: 'And the second draw.',
  end: 'So you may end with six cards. An option of the game, “Cards kept after a journey”, does without the limit.',
};

export const fr: typeof en = {
  title: 'Rester, et la limite de main',
  stay: 'Aucune route d’ici ne convient à vos cartes. Personne n’est obligé de voyager, et qui reste redescend à quatre cartes, puis en prend deux. Que faites-vous ?',
  early: 'Dites d’abord que vous restez.',
  limit:
    'Comme après tout voyage, on redescend d’abord à quatre cartes de son choix, et l’on prend les deux ensuite : ainsi, on les garde[EG-6.5]. Vous en avez six : défaussez-en une.',
  'EG-6.5': 'Redescendez d’abord à quatre cartes (EG-6.5).',
  one: 'Encore une.',
  draw: 'Il en reste quatre. Prenez-en maintenant deux, comme en phase 1 : visible, à l’aveugle, ou le tas d’or, qui vaut 6 écus et compte pour une prise.',
  none: 'Qui est resté ne reçoit pas d’écus des cités, seulement deux prises.',
  second: 'Et la seconde.',
  end: 'On peut donc finir avec six cartes. Une option du jeu, « Cartes gardées après un voyage », supprime la limite.',
};

export const it: typeof en = {
  title: 'Restare, e il limite della mano',
  stay: 'Nessuna strada da qui va bene per le tue carte. Nessuno è obbligato a viaggiare, e chi resta scende a quattro carte e poi ne prende due. Che cosa fai?',
  early: 'Prima di’ che resti.',
  limit:
    'Come dopo ogni viaggio, prima si scende a quattro carte a scelta, e le due si prendono dopo: così restano in mano[EG-6.5]. Tu ne hai sei: scartane una.',
  'EG-6.5': 'Prima scendi a quattro carte (EG-6.5).',
  one: 'Ancora una.',
  draw: 'Ne restano quattro. Ora prendine due, come nella fase 1: scoperte, alla cieca, o il mucchio d’oro, che paga 6 monete e conta come una pescata.',
  none: 'Chi è rimasto non riceve monete dalle città, solo due pescate.',
  second: 'E la seconda.',
  end: 'Così si può finire con sei carte. Un’opzione del gioco, «Carte tenute dopo un viaggio», toglie il limite.',
};
