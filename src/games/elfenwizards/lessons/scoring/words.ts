export const en = {
  title: 'Scoring',
  goal: 'At the end of each turn every mage scores: the High Wizard 10, a Wizard 7, a Sorcerer 5, a Necromancer 3, a Magic User 2. Each Grey Magic token takes 1 away.',
  count:
    'You are Red: a Wizard, a Sorcerer, a Necromancer, a Magic User, and a token under the Wizard. How many points is that?',
  'count.more': '17',
  'count.more.answer': '7, 5, 3 and 2 are 17, but the token takes 1 away.',
  'count.right': '16',
  'count.right.answer': '7, 5, 3 and 2, less 1 for the token.',
  'count.less': '14',
  'count.less.answer': 'The Magic User scores, too: 2 points.',
  die: 'It can be one more: scoring comes right after phase 9, and you have a 4 in the Grey Magic box. What do you do?',
  'EW-10.1.token': 'Then the token stays and takes 1 point at this scoring (EW-10.1).',
  'EW-9.1': 'First choose a die: a token costs 4 pips.',
  remove: 'Remove the token from your Wizard. Then the turn is scored.',
  'EW-9.1.none': 'There is no token under that mage.',
  'EW-9.4': 'You have chosen a die: use it first.',
  scored:
    '17 for you and for Blue, 20 for Green with the High Wizard. These points are added to your total: 14 and 17 make 31.',
};

export const fr: typeof en = {
  title: 'Le décompte',
  goal: 'À la fin de chaque tour, tout magicien rapporte : le Grand Druide 10, un Druide 7, un Sorcier 5, un Nécromancien 3, un simple Magicien 2. Chaque jeton de magie grise enlève 1.',
  count:
    'Vous êtes Rouge : un Druide, un Sorcier, un Nécromancien, un simple Magicien, et un jeton sous le Druide. Combien de points cela fait-il ?',
  'count.more': '17',
  'count.more.answer': '7, 5, 3 et 2 font 17, mais le jeton enlève 1.',
  'count.right': '16',
  'count.right.answer': '7, 5, 3 et 2, moins 1 pour le jeton.',
  'count.less': '14',
  'count.less.answer': 'Le simple Magicien rapporte aussi : 2 points.',
  die: 'Vous pouvez en avoir un de plus : le décompte suit la phase 9, et vous avez un 4 dans la case de magie grise. Que faites-vous ?',
  'EW-10.1.token': 'Alors le jeton reste et enlève 1 point à ce décompte (EW-10.1).',
  'EW-9.1': 'Choisissez d’abord un dé : un jeton coûte 4 points.',
  remove: 'Retirez le jeton à votre Druide. Puis on compte les points du tour.',
  'EW-9.1.none': 'Il n’y a pas de jeton sous ce magicien.',
  'EW-9.4': 'Vous avez choisi un dé : utilisez-le d’abord.',
  scored:
    '17 pour vous et pour Bleu, 20 pour Vert avec le Grand Druide. Ces points s’ajoutent au total : 14 et 17 font 31 pour vous.',
};

export const it: typeof en = {
  title: 'Il conteggio',
  goal: 'Alla fine di ogni turno ogni mago dà punti: l’High Wizard 10, un Wizard 7, un Sorcerer 5, un Necromancer 3, un Magic User 2. Ogni gettone di Magia Grigia ne toglie 1.',
  count:
    'Tu sei Rosso: un Wizard, un Sorcerer, un Necromancer, un Magic User, e un gettone sotto il Wizard. Quanti punti sono?',
  'count.more': '17',
  'count.more.answer': '7, 5, 3 e 2 fanno 17, ma il gettone toglie 1.',
  'count.right': '16',
  'count.right.answer': '7, 5, 3 e 2, meno 1 per il gettone.',
  'count.less': '14',
  'count.less.answer': 'Anche il Magic User dà punti: 2.',
  die: 'Può essere uno in più: il conteggio viene subito dopo la fase 9, e hai un 4 nella casella della Magia Grigia. Che cosa fai?',
  'EW-10.1.token': 'Allora il gettone resta e toglie 1 punto in questo conteggio (EW-10.1).',
  'EW-9.1': 'Prima scegli un dado: un gettone costa 4 punti.',
  remove: 'Rimuovi il gettone dal tuo Wizard. Poi si contano i punti del turno.',
  'EW-9.1.none': 'Sotto quel mago non c’è nessun gettone.',
  'EW-9.4': 'Hai scelto un dado: prima usalo.',
  scored: '17 a te e a Blu, 20 a Verde con l’High Wizard. Questi punti si sommano al totale: per te 14 e 17 fanno 31.',
};
