export const en = {
  title: 'The end after six rounds',
  six: 'Round 6 is the last, and you are the last to travel in it. Whoever has been to the most towns wins: you have eight, and Green has eight.',
  tie: 'What decides between you?',
  'tie.cards': 'More cards',
  'tie.cards.answer': 'Only if the coins are equal too[EG-E1].',
  'tie.coins': 'More coins',
  'tie.coins.answer': 'Yes: in a tie the richer player wins.',
  take: 'Green has 10 coins. You have 5, and your journey earned 6. What do you take?',
  'EG-E1': 'You may, but with two more cards you have 5 coins to Green’s 10, and coins decide first (EG-E1).',
  end: '11 coins to 10: you win. Had the coins been equal as well, more cards in hand would decide; failing that, the win would be shared[EG-E1].',
};

export const fr: typeof en = {
  title: 'La fin après six manches',
  six: 'La manche 6 est la dernière, et vous êtes le dernier à y voyager. Qui a visité le plus de cités gagne : vous en avez huit, et Vert aussi.',
  tie: 'Qu’est-ce qui vous départage ?',
  'tie.cards': 'Qui a le plus de cartes',
  'tie.cards.answer': 'Seulement si les écus sont égaux aussi[EG-E1].',
  'tie.coins': 'Qui a le plus d’écus',
  'tie.coins.answer': 'Oui : à égalité, le plus riche gagne.',
  take: 'Vert a 10 écus. Vous en avez 5, et votre voyage en a rapporté 6. Que prenez-vous ?',
  'EG-E1':
    'C’est permis, mais avec deux cartes de plus, vous n’avez que 5 écus contre 10, et ce sont d’abord les écus qui comptent (EG-E1).',
  end: '11 écus contre 10 : vous gagnez. Si les écus avaient été égaux eux aussi, le nombre de cartes en main déciderait, et sinon la victoire serait partagée[EG-E1].',
};

export const it: typeof en = {
  title: 'La fine dopo sei round',
  six: 'Il round 6 è l’ultimo, e tu sei l’ultimo a viaggiare. Vince chi ha visitato più città: tu ne hai otto, e Verde pure.',
  tie: 'Che cosa decide tra voi?',
  'tie.cards': 'Chi ha più carte',
  'tie.cards.answer': 'Solo se sono pari anche le monete[EG-E1].',
  'tie.coins': 'Chi ha più monete',
  'tie.coins.answer': 'Sì: a parità vince il più ricco.',
  take: 'Verde ha 10 monete. Tu ne hai 5, e il tuo viaggio ne ha fruttate 6. Che cosa prendi?',
  'EG-E1': 'Si può, ma con due carte in più hai 5 monete contro 10, e decidono prima le monete (EG-E1).',
  end: '11 monete contro 10: vinci tu. Se anche le monete fossero state pari, deciderebbe chi ha più carte in mano, e altrimenti la vittoria si dividerebbe[EG-E1].',
};
