export const en = {
  title: 'Vacant titles',
  goal: 'The competition has left titles vacant and mages in the Defeated boxes. In phase 7 the defeated fill the gaps, the highest rank first.',
  wizard: 'You are Red. Give your defeated Wizard the highest vacant title.',
  'EW-7.2.high': 'High Wizard is won only in the competition, never as a vacant title.',
  'EW-7.2.highest': 'There is a higher vacant title: a mage takes the highest.',
  'EW-7.1': 'Defeated Wizards go first, Necromancers last.',
  sorcerer: 'Next the defeated Sorcerers. Green’s takes the highest that is left, a title of Sorcerer.',
  choose:
    'Now the Necromancers: two are yours, and two titles of Sorcerer are left. Place one; which space is your choice.',
  'EW-7.2.taken': 'A mage stands there: that title is not vacant.',
  again: 'A player places all mages of a rank before the next player does[EW-7.1]. So it is your turn again.',
  full: 'No title is vacant any more: Blue’s Necromancer is left over. Do the mages that took a title get Grey Magic?',
  'full.yes': 'Yes, they were defeated',
  'full.yes.answer': 'Not that alone: Grey Magic comes only with demotion, in phase 8.',
  'full.no': 'No',
  'full.no.answer': 'A vacant title saves them from it.',
};

export const fr: typeof en = {
  title: 'Les titres vacants',
  goal: 'La compétition a laissé des titres vacants et des magiciens dans les cases Déconfiture. En phase 7, les déconfits comblent les vides, le plus haut rang d’abord.',
  wizard: 'Vous êtes Rouge. Donnez à votre Druide déconfit le plus haut titre vacant.',
  'EW-7.2.high': 'On ne devient Grand Druide que par la compétition, jamais ainsi.',
  'EW-7.2.highest': 'Il y a un titre vacant plus haut : on prend le plus haut.',
  'EW-7.1': 'Les Druides déconfits passent d’abord, les Nécromanciens en dernier.',
  sorcerer:
    'Viennent ensuite les Sorciers déconfits. Celui de Vert prend le plus haut titre qui reste, un titre de Sorcier.',
  choose:
    'Maintenant les Nécromanciens : deux sont à vous, et il reste deux titres de Sorcier. Placez-en un, où vous voulez.',
  'EW-7.2.taken': 'Un magicien s’y trouve : ce titre n’est pas vacant.',
  again: 'Un joueur place tous ses magiciens d’un rang avant le joueur suivant[EW-7.1]. C’est donc encore à vous.',
  full: 'Plus aucun titre n’est vacant : le Nécromancien de Bleu reste sans titre. Les magiciens qui ont pris un titre reçoivent-ils de la magie grise ?',
  'full.yes': 'Oui, ils étaient déconfits',
  'full.yes.answer': 'Cela ne suffit pas : la magie grise ne vient qu’à qui est rétrogradé, en phase 8.',
  'full.no': 'Non',
  'full.no.answer': 'Oui : un titre vacant le leur épargne.',
};

export const it: typeof en = {
  title: 'I titoli vacanti',
  goal: 'I duelli hanno lasciato titoli vacanti e maghi nelle caselle degli sconfitti. Nella fase 7 gli sconfitti riempiono i vuoti, prima il rango più alto.',
  wizard: 'Tu sei Rosso. Dai al tuo Wizard sconfitto il titolo vacante più alto.',
  'EW-7.2.high': 'High Wizard si diventa solo nei duelli, mai così.',
  'EW-7.2.highest': 'C’è un titolo vacante più alto: si prende il più alto.',
  'EW-7.1': 'Prima vanno i Wizard sconfitti, per ultimi i Necromancer.',
  sorcerer: 'Poi i Sorcerer sconfitti. Quello di Verde prende il più alto che resta, un titolo di Sorcerer.',
  choose: 'Ora i Necromancer: due sono tuoi, e restano due titoli di Sorcerer. Piazzane uno, dove vuoi.',
  'EW-7.2.taken': 'Lì c’è un mago: quel titolo non è vacante.',
  again:
    'Un giocatore piazza tutti i suoi maghi di un rango prima del giocatore successivo[EW-7.1]. Quindi tocca ancora a te.',
  full: 'Nessun titolo è più vacante: il Necromancer di Blu resta senza titolo. I maghi che hanno preso un titolo ricevono Magia Grigia?',
  'full.yes': 'Sì, erano sconfitti',
  'full.yes.answer': 'Non basta: la Magia Grigia tocca solo a chi retrocede, nella fase 8.',
  'full.no': 'No',
  'full.no.answer': 'Un titolo vacante gliela evita.',
};
