export const en = {
  title: 'Spells',
  which:
    'A Spell’s number is the arcane level that it needs. Yours is 1, and Ice Storm, a Spell of water, has a 2. Which of the three can you cast?',
  'which.own': 'Only Burning Hands, my own sphere',
  'which.own.answer': 'Everybody may cast Spells of every sphere.',
  'which.two': 'Burning Hands and Thunderwave',
  'which.two.answer':
    'Spells of every sphere are open to all, if the level is high enough; for a Spell of your own sphere yours counts one more.',
  'which.all': 'All three',
  'which.all.answer': 'For Ice Storm you need level 2.',
  cast: 'Try it: cast Thunderwave, a Spell of air, at whom you like.',
  'DM-A2': 'Your arcane level is 1: too low.',
  'DM-A1':
    'Allowed, and even better, for it is your own sphere. But one attack a turn (DM-A1), and here it is Thunderwave.',
  'DM-A8': 'You hold attack cards that you can play.',
  'DM-A1.none': 'You may go without an attack (DM-A1), but why?',
  told: '11 against armour class 10: a hit for 7. The Spell is discarded, like every card that works once. End your attack.',
  'DM-A1.once': 'You have attacked this turn.',
  'DM-A8.added': 'A cantrip is never added.',
  end: 'One attack a turn. Burning Hands will be there next time.',
};

export const fr: typeof en = {
  title: 'Les Sorts',
  which:
    'Le chiffre d’un Sort est le niveau d’arcane qu’il demande. Le vôtre est 1, et Tempête de grêle, un Sort de l’eau, porte un 2. Lesquels pouvez-vous lancer ?',
  'which.own': 'Seulement Mains brûlantes, de ma sphère',
  'which.own.answer': 'Tout le monde peut lancer les Sorts de toutes les sphères.',
  'which.two': 'Mains brûlantes et Vague tonnante',
  'which.two.answer':
    'Tous peuvent lancer les Sorts de toutes les sphères, si leur niveau suffit ; pour un Sort de sa propre sphère, on a un niveau de plus.',
  'which.all': 'Les trois',
  'which.all.answer': 'Pour Tempête de grêle, il faut le niveau 2.',
  cast: 'Essayez : lancez Vague tonnante, un Sort de l’air, sur qui vous voulez.',
  'DM-A2': 'Votre niveau d’arcane est 1 : trop bas.',
  'DM-A1':
    'C’est permis, et même mieux, car c’est votre sphère. Mais une attaque par tour (DM-A1), et ici c’est Vague tonnante.',
  'DM-A8': 'Vous avez des cartes d’attaque jouables.',
  'DM-A1.none': 'On peut se passer d’attaquer (DM-A1), mais pourquoi ?',
  told: '11 contre une classe d’armure de 10 : touché, 7 dégâts. Le Sort est défaussé, comme toute carte à usage unique. Terminez votre attaque.',
  'DM-A1.once': 'Vous avez attaqué ce tour-ci.',
  'DM-A8.added': 'La petite magie ne s’ajoute jamais.',
  end: 'Une attaque par tour. Mains brûlantes servira la prochaine fois.',
};

export const it: typeof en = {
  title: 'Gli Incantesimi',
  which:
    'Il numero di un Incantesimo è il livello arcano che chiede. Il tuo è 1, e Tempesta di ghiaccio, dell’acqua, ha un 2. Quali dei tre puoi lanciare?',
  'which.own': 'Solo Mani brucianti, della mia sfera',
  'which.own.answer': 'Tutti possono lanciare Incantesimi di ogni sfera.',
  'which.two': 'Mani brucianti e Onda tonante',
  'which.two.answer':
    'Gli Incantesimi di ogni sfera sono aperti a tutti, se il livello basta; per uno della propria sfera si ha un livello in più.',
  'which.all': 'Tutti e tre',
  'which.all.answer': 'Per Tempesta di ghiaccio serve il livello 2.',
  cast: 'Prova: lancia Onda tonante, un Incantesimo dell’aria, su chi vuoi.',
  'DM-A2': 'Il tuo livello arcano è 1: troppo basso.',
  'DM-A1':
    'Si può, e sarebbe anche meglio: è la tua sfera. Ma un attacco per turno (DM-A1), e qui tocca a Onda tonante.',
  'DM-A8': 'Hai carte d’attacco giocabili.',
  'DM-A1.none': 'Puoi anche non attaccare (DM-A1), ma perché?',
  told: '11 contro classe armatura 10: colpito, 7 danni. L’Incantesimo si scarta, come ogni carta che vale una volta. Termina l’attacco.',
  'DM-A1.once': 'Hai già attaccato in questo turno.',
  'DM-A8.added': 'Un trucchetto non si aggiunge mai.',
  end: 'Un attacco per turno. Mani brucianti servirà la prossima volta.',
};
