export const en = {
  title: 'Turns, phases and the Dragon',
  track:
    'You have four turns at most to climb. Each runs through the ten phases that are listed here, always in this order, and the tenth scores the board.',
  dragon:
    'The Dragon shows who goes first. In turn 1 chance gave it to Green. In every phase Green goes first, then the others clockwise, here Blue and then Red: that is player order.',
  end: 'Turn 1 is nearly over: this is phase 9, the last with anything to do, and only you have a die left. A 3 is too little to remove Grey Magic. Leave it there, or take it back.',
  'EW-T1': 'Rolling belongs to phase 2. First finish phase 9 of this turn.',
  'EW-T2': 'Green has already been. Only you are left in this phase.',
  stays:
    'Phase 10 was scored by itself, and turn 2 began. Nobody became High Wizard, so the Dragon stays with Green. Who will be the last to roll?',
  'stays.blue': 'Blue',
  'stays.blue.answer': 'Not quite. Clockwise from Green comes Blue, and then you.',
  'stays.red': 'Red, that is me',
  'stays.red.answer': 'Yes: Green, then Blue, then you.',
  roll: 'Green and Blue have rolled, and hold all their dice back. Now you: roll.',
  'EW-T2.again': 'Each player goes once in this phase. Green and Blue have been; it is your turn.',
  'EW-T1.early': 'Passing belongs to the competition, phase 5. This is phase 2: roll.',
  hold: 'Just to see what comes next, hold all your dice back as well.',
  'EW-T1.later': 'That ends the phases in which you recover. In phase 2, hold your dice back.',
  place: 'You may (EW-2.2), and the lesson on phase 2 is about that. For now, hold your dice back.',
  again:
    'Phase 3 has begun by itself, and Green goes first once more. So it goes on through all ten phases; a new High Wizard will bring the Dragon to its owner.',
};

export const fr: typeof en = {
  title: 'Les tours, les phases et le dragon',
  track:
    'Vous avez quatre tours au plus pour monter. Chacun passe par les dix phases de la liste, toujours dans cet ordre, et la dixième compte les points.',
  dragon:
    'Le dragon indique qui commence. Au tour 1, le hasard l’a donné à Vert. Dans chaque phase, Vert joue d’abord, puis les autres dans le sens horaire, ici Bleu, puis Rouge : c’est l’ordre du tour.',
  end: 'Le tour 1 touche à sa fin : voici la phase 9, la dernière où l’on agit, et vous seul avez encore un dé. Un 3 ne suffit pas pour retirer de la magie grise. Laissez-le là, ou reprenez-le.',
  'EW-T1': 'On lance les dés en phase 2. Terminez d’abord la phase 9 de ce tour.',
  'EW-T2': 'Vert a déjà joué. Il ne reste que vous dans cette phase.',
  stays:
    'La phase 10 s’est déroulée toute seule, et le tour 2 a commencé. Personne n’est devenu Grand Druide : Vert garde le dragon. Qui lancera les dés en dernier ?',
  'stays.blue': 'Bleu',
  'stays.blue.answer': 'Pas tout à fait. Après Vert, dans le sens horaire, vient Bleu, puis vous.',
  'stays.red': 'Rouge, c’est-à-dire moi',
  'stays.red.answer': 'Oui : Vert, puis Bleu, puis vous.',
  roll: 'Vert et Bleu ont lancé leurs dés et les ont tous mis de côté. À vous : lancez.',
  'EW-T2.again': 'Chacun joue une fois dans cette phase. Vert et Bleu ont joué, c’est à vous.',
  'EW-T1.early': 'On passe pendant la compétition, en phase 5. Ici, c’est la phase 2 : lancez.',
  hold: 'Pour voir ce qui vient ensuite, mettez vous aussi tous vos dés de côté.',
  'EW-T1.later': 'Cela termine les phases où l’on récupère. En phase 2, mettez vos dés de côté.',
  place: 'C’est permis (EW-2.2), et la leçon sur la phase 2 en parle. Pour l’instant, mettez vos dés de côté.',
  again:
    'La phase 3 a commencé toute seule, et Vert joue encore le premier. Ainsi vont les dix phases ; un nouveau Grand Druide apportera le dragon à son propriétaire.',
};

export const it: typeof en = {
  title: 'I turni, le fasi e il Drago',
  track:
    'Hai al massimo quattro turni per salire. Ognuno passa per le dieci fasi dell’elenco, sempre in quest’ordine, e la decima conta i punti.',
  dragon:
    'Il Drago mostra chi comincia. Nel turno 1 il caso lo ha dato a Verde. In ogni fase Verde è il primo, poi gli altri in senso orario, qui Blu e poi Rosso: è l’ordine di turno.',
  end: 'Il turno 1 è quasi finito: questa è la fase 9, l’ultima in cui si agisce, e solo tu hai ancora un dado. Un 3 non basta per rimuovere Magia Grigia. Lascialo lì, o riprendilo.',
  'EW-T1': 'I dadi si lanciano nella fase 2. Prima finisci la fase 9 di questo turno.',
  'EW-T2': 'Verde ha già giocato. In questa fase resti solo tu.',
  stays:
    'La fase 10 si è svolta da sola, ed è cominciato il turno 2. Nessuno è diventato High Wizard: il Drago resta a Verde. Chi lancerà i dadi per ultimo?',
  'stays.blue': 'Blu',
  'stays.blue.answer': 'Non proprio. Dopo Verde, in senso orario, viene Blu, e poi tu.',
  'stays.red': 'Rosso, cioè io',
  'stays.red.answer': 'Sì: Verde, poi Blu, poi tu.',
  roll: 'Verde e Blu hanno lanciato e tengono da parte tutti i dadi. Tocca a te: lancia.',
  'EW-T2.again': 'In questa fase ognuno gioca una volta. Verde e Blu hanno giocato, tocca a te.',
  'EW-T1.early': 'Si passa nei duelli, nella fase 5. Questa è la fase 2: lancia.',
  hold: 'Per vedere che cosa viene dopo, tieni da parte anche tu tutti i dadi.',
  'EW-T1.later': 'Questo chiude le fasi in cui si recupera. Nella fase 2 tieni da parte i dadi.',
  place: 'Puoi farlo (EW-2.2), e ne parla la lezione sulla fase 2. Per ora tieni da parte i dadi.',
  again:
    'La fase 3 è cominciata da sola, e Verde è di nuovo il primo. Così vanno tutte le dieci fasi; un nuovo High Wizard porterà il Drago al suo proprietario.',
};
