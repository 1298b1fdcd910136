export const en = {
  title: 'Staying, and the hand limit',
  stay: 'No road from here suits your cards. Nobody has to travel, and whoever stays draws two cards. What do you do?',
  early: 'First say that you stay.',
  limit: 'After a journey, and after staying too, you keep four cards of your choice. You hold six: discard one.',
  'EG-6.5': 'First come down to four cards (EG-6.5).',
  one: 'One more.',
  draw: 'Four are left. Now draw two, as in phase 1: open, blind, or the gold pile, which pays 6 coins and counts as one draw.',
  none: 'Whoever stays takes no coins from towns, only two draws.',
  second: 'And the second draw.',
  end: 'You come down to four first and draw two afterwards; the other way round the two would be lost[EG-6.5]. So you may end with six. An option of the game does without the limit.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Rester, et la limite de la main',
  stay: 'Aucune route d’ici ne va avec vos cartes. Personne n’est obligé de voyager, et qui reste prend deux cartes. Que faites-vous ?',
  early: 'Dites d’abord que vous restez.',
  limit:
    'Après un voyage, et même si l’on est resté, on garde quatre cartes de son choix. Vous en avez six : défaussez-en une.',
  'EG-6.5': 'Redescendez d’abord à quatre cartes (EG-6.5).',
  one: 'Encore une.',
  draw: 'Il en reste quatre. Prenez-en maintenant deux, comme en phase 1 : visible, à l’aveugle, ou le tas d’or, qui vaut 6 écus et compte pour une prise.',
  none: 'Qui est resté ne reçoit pas d’écus des cités, seulement deux prises.',
  second: 'Et la seconde.',
  end: 'On revient d’abord à quatre cartes, et l’on en prend deux ensuite ; dans l’autre ordre, ces deux seraient perdues[EG-6.5]. Vous pouvez donc finir avec six. Une option du jeu supprime la limite.',
};

export const it: Words = {
  title: 'Restare, e il limite della mano',
  stay: 'Nessuna strada da qui va bene per le tue carte. Nessuno è obbligato a viaggiare, e chi resta prende due carte. Che cosa fai?',
  early: 'Prima di’ che resti.',
  limit: 'Dopo un viaggio, e anche se si è rimasti, si tengono quattro carte a scelta. Tu ne hai sei: scartane una.',
  'EG-6.5': 'Prima scendi a quattro carte (EG-6.5).',
  one: 'Ancora una.',
  draw: 'Ne restano quattro. Ora prendine due, come nella fase 1: scoperta, alla cieca, o il mucchio d’oro, che paga 6 monete e conta come una pescata.',
  none: 'Chi è rimasto non riceve monete dalle città, solo due pescate.',
  second: 'E la seconda.',
  end: 'Prima si scende a quattro carte, e poi se ne prendono due; nell’ordine inverso le due andrebbero perse[EG-6.5]. Così puoi finire con sei. Un’opzione del gioco toglie il limite.',
};
