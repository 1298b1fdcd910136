export const en = {
  title: 'Phase 3: cast the remaining Major Spells',
  goal: 'The dice you held back in phase 2 get a second chance. This time they all have to be placed.',
  roll: 'You held two dice back. Roll them.',
  'EW-3.4': 'No holding back any more: in phase 3 every die that is left must be placed.',
  'EW-2.1': 'Roll these dice first, and then place them.',
  place:
    'A 1 and a 4. You could pay for another roll, which is a lesson of its own. Take these: place one of them where you like.',
  'EW-2.3': 'A die once placed stays where it is.',
  'EW-3.2.paid': 'You may pay for another roll (EW-3.2). But here, take these dice as they are.',
  last: 'One die is left. It has to go on a box too.',
  'EW-3.2': 'That choice comes before you place any of these dice.',
  skipped:
    'Green placed everything in phase 2 and is skipped; Blue is next. What can you do with a 1 that helps none of your mages?',
  keep: 'Keep it in front of me',
  'keep.answer': 'No. In phase 3 all dice have to be placed.',
  buy: 'Place it on the Minor Spells box',
  'buy.answer': 'Yes. With another pip beside it, it brings back a Minor Spell.',
};

export const fr: typeof en = {
  title: 'Phase 3 : lancer les sorts majeurs restants',
  goal: 'Les dés mis de côté en phase 2 ont une seconde chance. Cette fois, il faut tous les placer.',
  roll: 'Vous avez mis deux dés de côté. Lancez-les.',
  'EW-3.4': 'On ne met plus rien de côté : en phase 3, tous les dés restants doivent être placés.',
  'EW-2.1': 'Lancez d’abord ces dés, puis placez-les.',
  place:
    'Un 1 et un 4. Vous pourriez payer pour relancer, mais c’est une autre leçon. Gardez ceux-ci : placez-en un où vous voulez.',
  'EW-2.3': 'Un dé placé reste où il est.',
  'EW-3.2.paid': 'Vous pouvez payer pour relancer (EW-3.2). Mais ici, gardez ces dés tels quels.',
  last: 'Il reste un dé. Lui aussi doit aller dans une case.',
  'EW-3.2': 'Ce choix se fait avant de placer le moindre de ces dés.',
  skipped:
    'Vert a tout placé en phase 2 : il est sauté, et c’est à Bleu. Que faire d’un 1 qui n’aide aucun de vos magiciens ?',
  keep: 'Le garder devant moi',
  'keep.answer': 'Non. En phase 3, tous les dés doivent être placés.',
  buy: 'Le placer dans la case des sorts mineurs',
  'buy.answer': 'Oui. Avec un point de plus à côté, il rapporte un sort mineur.',
};

export const it: typeof en = {
  title: 'Fase 3: lanciare gli Incantesimi Maggiori rimasti',
  goal: 'I dadi tenuti da parte nella fase 2 hanno una seconda occasione. Questa volta vanno piazzati tutti.',
  roll: 'Hai tenuto da parte due dadi. Lanciali.',
  'EW-3.4': 'Non si tiene più nulla da parte: nella fase 3 tutti i dadi rimasti vanno piazzati.',
  'EW-2.1': 'Prima lancia questi dadi, poi piazzali.',
  place: 'Un 1 e un 4. Potresti pagare per rilanciare, ma è un’altra lezione. Tieni questi: piazzane uno dove vuoi.',
  'EW-2.3': 'Un dado piazzato resta dov’è.',
  'EW-3.2.paid': 'Puoi pagare per rilanciare (EW-3.2). Ma qui tieni questi dadi così come sono.',
  last: 'Resta un dado. Anche lui deve andare in una casella.',
  'EW-3.2': 'Questa scelta si fa prima di piazzare uno di questi dadi.',
  skipped:
    'Verde ha piazzato tutto nella fase 2: viene saltato, tocca a Blu. Che cosa fai con un 1 che non aiuta nessun tuo mago?',
  keep: 'Tenerlo davanti a me',
  'keep.answer': 'No. Nella fase 3 tutti i dadi vanno piazzati.',
  buy: 'Piazzarlo nella casella degli Incantesimi Minori',
  'buy.answer': 'Sì. Con un altro punto accanto, fa tornare un Incantesimo Minore.',
};
