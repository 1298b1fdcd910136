export const en = {
  title: 'A tie for second place',
  goal: 'Two mages may rise from a Magic User box, but a tie for second place lets only the first rise. In Box A Red and Blue tie for it, 2 to 2.',
  break: 'You are Red and have two Minor Spells. Break this tie, so that you rise.',
  'EW-5.16.tie': 'You and Blue would still tie for second place, and only Green would rise (EW-5.16).',
  'EW-5.15.blue': 'Then Blue is second and rises, not you (EW-5.15).',
  'EW-5.16.first': 'Box B comes next. First break the tie in Box A (EW-5.16).',
  make: 'In Box B Blue is second with 4 and you have 3. You cannot get past Blue, but a tie stops Blue too.',
  'EW-5.15.rises': 'Then Blue is second in Box B and rises (EW-5.15).',
  'EW-5.2': 'You can still place your second spell: no passing in between.',
  result:
    'Box B: 4 to 4 for second place. Only Green rose; the second title stays vacant, and you and Blue stay in the box.',
  four: 'Another box: 7, 3, 3 and 3 points. How many mages rise?',
  'four.two': 'Two',
  'four.two.re': 'Three share second place, so nobody but the first rises.',
  'four.one': 'One',
  'four.one.re': 'Yes, only the one with 7.',
  'four.none': 'None',
  'four.none.re': 'A tie for second place does not stop the first.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Égalité pour la deuxième place',
  goal: 'Deux magiciens peuvent monter d’une case de simples Magiciens, mais une égalité pour la deuxième place ne laisse monter que le premier. Dans la case A, Rouge et Bleu y sont à égalité, 2 à 2.',
  break: 'Vous êtes Rouge et avez deux sorts mineurs. Rompez cette égalité pour monter.',
  'EW-5.16.tie': 'Bleu et vous seriez encore à égalité pour la deuxième place, et seul Vert monterait (EW-5.16).',
  'EW-5.15.blue': 'Alors Bleu est deuxième et monte, pas vous (EW-5.15).',
  'EW-5.16.first': 'La case B viendra ensuite. Rompez d’abord l’égalité de la case A (EW-5.16).',
  make: 'Dans la case B, Bleu est deuxième avec 4 et vous avez 3. Vous ne pouvez pas dépasser Bleu, mais une égalité l’arrête aussi.',
  'EW-5.15.rises': 'Alors Bleu est deuxième dans la case B et monte (EW-5.15).',
  'EW-5.2': 'Vous pouvez encore placer votre second sort : on ne passe pas entre les deux.',
  result:
    'Case B : 4 à 4 pour la deuxième place. Seul Vert est monté ; le second titre reste vacant, Bleu et vous restez dans la case.',
  four: 'Une autre case : 7, 3, 3 et 3 points. Combien de magiciens montent ?',
  'four.two': 'Deux',
  'four.two.re': 'Trois se partagent la deuxième place : personne ne monte avec le premier.',
  'four.one': 'Un',
  'four.one.re': 'Oui, seul celui qui a 7.',
  'four.none': 'Aucun',
  'four.none.re': 'Une égalité pour la deuxième place n’arrête pas le premier.',
};

export const it: Words = {
  title: 'Parità per il secondo posto',
  goal: 'Da una casella di Magic User possono salire due maghi, ma una parità per il secondo posto fa salire solo il primo. Nella casella A sono in parità Rosso e Blu, 2 a 2.',
  break: 'Tu sei Rosso e hai due Incantesimi Minori. Spezza questa parità e sali.',
  'EW-5.16.tie': 'Tu e Blu sareste ancora in parità per il secondo posto, e salirebbe solo Verde (EW-5.16).',
  'EW-5.15.blue': 'Allora Blu è secondo e sale, non tu (EW-5.15).',
  'EW-5.16.first': 'La casella B viene dopo. Prima spezza la parità nella casella A (EW-5.16).',
  make: 'Nella casella B Blu è secondo con 4 e tu hai 3. Non puoi superare Blu, ma una parità ferma anche lui.',
  'EW-5.15.rises': 'Allora Blu è secondo nella casella B e sale (EW-5.15).',
  'EW-5.2': 'Puoi ancora piazzare il tuo secondo incantesimo: in mezzo non si passa.',
  result:
    'Casella B: 4 a 4 per il secondo posto. È salito solo Verde; il secondo titolo resta vacante, e tu e Blu restate nella casella.',
  four: 'Un’altra casella: 7, 3, 3 e 3 punti. Quanti maghi salgono?',
  'four.two': 'Due',
  'four.two.re': 'In tre sono al secondo posto: nessuno sale insieme al primo.',
  'four.one': 'Uno',
  'four.one.re': 'Sì, solo quello con 7.',
  'four.none': 'Nessuno',
  'four.none.re': 'Una parità per il secondo posto non ferma il primo.',
};
