export const en = {
  title: 'Before the duel',
  mages:
    'Two to eight players can duel. Each has drawn one of the eight characters at random: you the Pyromancer, Green the Necromancer. Everybody begins with 60 hit points, arcane level 1 and armour class 10.',
  cards:
    '112 cards were shuffled, and five dealt to each of you. The others are the draw pile. The black cards that some boxes held are not among them.',
  enemy:
    'In this deal there were two enemies, the Swarm of Bats and the Young Red Dragon. What becomes of an enemy that is dealt?',
  'enemy.strikes': 'It strikes at once',
  'enemy.strikes.answer': 'Not before the first turn.',
  'enemy.hand': 'It stays in the hand',
  'enemy.hand.answer': 'No hand ever holds an enemy.',
  'enemy.back': 'It goes back into the pile',
  'enemy.back.answer': 'Another card is dealt instead, and the enemy is shuffled back. So somebody will draw it later.',
  first: 'For the first turn each rolled a d20, and the highest goes first. But both of you rolled a 20! What then?',
  'first.again': 'Roll again',
  'first.again.answer':
    'Those who tie, among themselves[DM-S3]: 16 for you, 10 for Green. You go first, then the others clockwise.',
  'first.seat': 'The first seat goes first',
  'first.seat.answer': 'Seats have no rank: the tied roll again.',
  begin: 'So the first turn is yours. Nothing here needs preparing: go on to the attack.',
  'DM-S3': 'It is your turn, not Green’s.',
  'DM-T1': 'That belongs to the end of the turn.',
  end: 'From here on it is like any other turn.',
};

export const fr: typeof en = {
  title: 'Avant le duel',
  mages:
    'On joue de deux à huit. Chacun a tiré au hasard un des huit personnages : vous le Pyromancien, Vert le Nécromancien. Tous commencent avec 60 points de vie, niveau d’arcane 1 et classe d’armure 10.',
  cards:
    'On a mélangé 112 cartes, et chacun en a reçu cinq. Les autres forment la pioche. Les cartes noires de certaines boîtes n’en sont pas.',
  enemy:
    'Cette donne comptait deux ennemis, la Nuée de chauves-souris et le Jeune dragon rouge. Que devient un ennemi distribué ?',
  'enemy.strikes': 'Il frappe aussitôt',
  'enemy.strikes.answer': 'Pas avant le premier tour.',
  'enemy.hand': 'Il reste en main',
  'enemy.hand.answer': 'Aucune main ne garde d’ennemi.',
  'enemy.back': 'Il retourne dans la pioche',
  'enemy.back.answer': 'On donne une autre carte à sa place, et il est remélangé. Quelqu’un le piochera plus tard.',
  first:
    'Pour le premier tour, chacun a lancé un d20, et le plus haut commence. Mais vous avez fait 20 tous les deux ! Que faire ?',
  'first.again': 'Relancer',
  'first.again.answer':
    'Les ex æquo relancent entre eux[DM-S3] : 16 pour vous, 10 pour Vert. Vous commencez, puis les autres dans le sens horaire.',
  'first.seat': 'Le premier siège commence',
  'first.seat.answer': 'Les sièges ne comptent pas : les ex æquo relancent.',
  begin: 'Le premier tour est donc à vous. Rien à préparer ici : passez à l’attaque.',
  'DM-S3': 'C’est votre tour, non celui de Vert.',
  'DM-T1': 'Cela appartient à la fin du tour.',
  end: 'À partir d’ici, c’est un tour comme un autre.',
};

export const it: typeof en = {
  title: 'Prima del duello',
  mages:
    'Si gioca da due a otto. Ognuno ha pescato a caso uno degli otto personaggi: tu il Piromante, Verde il Negromante. Tutti cominciano con 60 punti ferita, livello arcano 1 e classe armatura 10.',
  cards:
    'Si sono mescolate 112 carte, e ognuno ne ha ricevute cinque. Le altre sono il mazzo. Le carte nere di certe scatole non ne fanno parte.',
  enemy:
    'In questa distribuzione c’erano due nemici, lo Sciame di pipistrelli e il Giovane drago rosso. Che ne è di un nemico distribuito?',
  'enemy.strikes': 'Colpisce subito',
  'enemy.strikes.answer': 'Non prima del primo turno.',
  'enemy.hand': 'Resta in mano',
  'enemy.hand.answer': 'Nessuna mano tiene mai un nemico.',
  'enemy.back': 'Torna nel mazzo',
  'enemy.back.answer': 'Al suo posto si dà un’altra carta, e lo si rimescola. Qualcuno lo pescherà più tardi.',
  first: 'Per il primo turno ognuno ha tirato un d20, e comincia il più alto. Ma avete fatto 20 entrambi! E allora?',
  'first.again': 'Si tira di nuovo',
  'first.again.answer':
    'Tira di nuovo solo chi è in parità[DM-S3]: 16 per te, 10 per Verde. Cominci tu, poi gli altri in senso orario.',
  'first.seat': 'Comincia il primo posto',
  'first.seat.answer': 'I posti non contano: si tira di nuovo.',
  begin: 'Il primo turno è dunque tuo. Qui non c’è nulla da preparare: passa all’attacco.',
  'DM-S3': 'È il tuo turno, non quello di Verde.',
  'DM-T1': 'Si fa alla fine del turno.',
  end: 'Da qui in poi è un turno come gli altri.',
};
