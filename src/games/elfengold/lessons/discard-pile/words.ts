export const en = {
  title: 'Cards that were played',
  short:
    'A rare sight, from a game with the option to keep all cards after a journey: Green holds nearly all of them, and only two lie face up. No card is left to be turned up.',
  play: 'Cards that are played go face up to the discard pile. Play your raft: go to Rivinia.',
  'EG-6.1': 'A lake takes two rafts (EG-6.1); you have one.',
  'EG-6.4': 'You may stay (EG-6.4). But here, play the raft.',
  where: 'Where is your raft now?',
  'where.discard': 'On the discard pile',
  'where.discard.answer': 'It went there, and on at once: look at the face-up cards.',
  'where.display': 'Among the face-up cards',
  'where.display.answer':
    'Yes. It went to the discard pile; but as a face-up card was missing, it was turned up at once[EG-1.6].',
  usual:
    'Otherwise played cards wait on the discard pile until the draw pile is empty. So do cards that are discarded at the hand limit.',
};

export const fr: typeof en = {
  title: 'Les cartes jouées',
  short:
    'Un cas rare, dans une partie avec l’option de garder toutes ses cartes après un voyage : Vert les a presque toutes, et deux seulement sont visibles. Il n’y a plus de carte à retourner.',
  play: 'Les cartes jouées vont face visible à la défausse. Jouez votre radeau : allez à Rivinia.',
  'EG-6.1': 'Un lac coûte deux radeaux (EG-6.1) ; vous en avez un.',
  'EG-6.4': 'Vous pouvez rester (EG-6.4). Mais ici, jouez le radeau.',
  where: 'Où est votre radeau maintenant ?',
  'where.discard': 'À la défausse',
  'where.discard.answer': 'Il y est allé, et en est aussitôt reparti : regardez les cartes visibles.',
  'where.display': 'Parmi les cartes visibles',
  'where.display.answer':
    'Oui. Il est allé à la défausse ; mais comme il manquait une carte visible, on l’a retourné aussitôt[EG-1.6].',
  usual:
    'D’ordinaire, les cartes jouées attendent à la défausse que la pioche soit vide. De même celles que la limite de main fait défausser.',
};

export const it: typeof en = {
  title: 'Le carte giocate',
  short:
    'Un caso raro, in una partita con l’opzione di tenere tutte le carte dopo un viaggio: Verde le ha quasi tutte, e solo due sono scoperte. Non ci sono più carte da scoprire.',
  play: 'Le carte giocate finiscono scoperte tra gli scarti. Gioca la tua zattera: va’ a Rivinia.',
  'EG-6.1': 'Un lago costa due zattere (EG-6.1); tu ne hai una.',
  'EG-6.4': 'Puoi restare (EG-6.4). Ma qui gioca la zattera.',
  where: 'Dov’è ora la tua zattera?',
  'where.discard': 'Tra gli scarti',
  'where.discard.answer': 'Ci è andata, e ne è subito uscita: guarda le carte scoperte.',
  'where.display': 'Tra le carte scoperte',
  'where.display.answer':
    'Sì. È andata tra gli scarti; ma poiché mancava una carta scoperta, è stata scoperta subito[EG-1.6].',
  usual:
    'Di solito le carte giocate aspettano tra gli scarti finché il mazzo è vuoto. Così anche quelle scartate per il limite della mano.',
};
