export const en = {
  title: 'The end: nobody, for the second time',
  goal: 'In turn 1 nobody was awarded High Wizard: no mark lies there on the track. If it happens a second time, the game ends after that turn.',
  tie: 'It is turn 3. You are Red, ahead in points, but Green leads 5 to 4 for the title. Use your last Minor Spell to end the game.',
  'EW-5.11': 'Then Green becomes High Wizard, and the game goes on (EW-5.11).',
  'EW-5.6': 'Blue’s Sorcerer is the only candidate there: nobody else may place spells.',
  vacant: '5 to 5: nobody is High Wizard. In phase 7 your defeated Wizard takes the highest vacant title it may take.',
  'EW-7.2.high': 'Never that one: High Wizard is awarded only in the competition.',
  'EW-7.2.taken': 'Blue’s Sorcerer has risen to it. The other title of Wizard is vacant.',
  'EW-7.2.highest': 'A title of Wizard is vacant, and that is higher.',
  over: 'Green’s Wizard takes a title of Sorcerer, the turn is scored, and the game is over. You win, 44 to 42 and 40.',
  row: 'Must the two turns without a High Wizard follow one another?',
  'row.yes': 'Yes',
  'row.yes.re': 'No: here they were turns 1 and 3.',
  'row.no': 'No, any two turns',
  'row.no.re': 'Right: here they were turns 1 and 3.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'La fin : personne, pour la deuxième fois',
  goal: 'Au tour 1, personne n’a obtenu le titre de Grand Druide : le compteur n’y porte pas de marque. Si cela arrive une deuxième fois, la partie finit après ce tour.',
  tie: 'Tour 3. Vous êtes Rouge, en tête aux points, mais Vert mène 5 à 4 pour le titre. Terminez la partie avec votre dernier sort mineur.',
  'EW-5.11': 'Alors Vert devient Grand Druide, et la partie continue (EW-5.11).',
  'EW-5.6': 'Le Sorcier de Bleu y est le seul candidat : personne d’autre ne peut y placer de sorts.',
  vacant:
    '5 à 5 : il n’y a pas de Grand Druide. En phase 7, votre Druide déconfit prend le plus haut titre vacant auquel il a droit.',
  'EW-7.2.high': 'Jamais celui-là : le titre de Grand Druide ne s’obtient que par la compétition.',
  'EW-7.2.taken': 'Le Sorcier de Bleu y est monté. L’autre titre de Druide est vacant.',
  'EW-7.2.highest': 'Un titre de Druide est vacant, et il est plus haut.',
  over: 'Le Druide de Vert prend un titre de Sorcier, on compte les points du tour, et la partie est terminée. Vous gagnez, 44 contre 42 et 40.',
  row: 'Les deux tours sans Grand Druide doivent-ils se suivre ?',
  'row.yes': 'Oui',
  'row.yes.re': 'Non : ici, c’étaient les tours 1 et 3.',
  'row.no': 'Non, deux tours quelconques',
  'row.no.re': 'Oui : ici, c’étaient les tours 1 et 3.',
};

export const it: Words = {
  title: 'La fine: nessuno, per la seconda volta',
  goal: 'Nel turno 1 nessuno ha ottenuto il titolo di High Wizard: lì sul registro non c’è nessun segno. Se succede una seconda volta, la partita finisce dopo quel turno.',
  tie: 'È il turno 3. Tu sei Rosso, in testa ai punti, ma Verde conduce 5 a 4 per il titolo. Fai finire la partita con il tuo ultimo Incantesimo Minore.',
  'EW-5.11': 'Allora Verde diventa High Wizard, e la partita continua (EW-5.11).',
  'EW-5.6': 'Lì il Sorcerer di Blu è l’unico candidato: nessun altro può piazzare incantesimi.',
  vacant:
    '5 a 5: nessuno è High Wizard. Nella fase 7 il tuo Wizard sconfitto prende il titolo vacante più alto che gli spetta.',
  'EW-7.2.high': 'Quello mai: il titolo di High Wizard si ottiene solo nei duelli.',
  'EW-7.2.taken': 'Ci è salito il Sorcerer di Blu. L’altro titolo di Wizard è vacante.',
  'EW-7.2.highest': 'È vacante un titolo di Wizard, che è più alto.',
  over: 'Il Wizard di Verde prende un titolo di Sorcerer, si contano i punti del turno, e la partita è finita. Vinci tu, 44 contro 42 e 40.',
  row: 'I due turni senza High Wizard devono essere di seguito?',
  'row.yes': 'Sì',
  'row.yes.re': 'No: qui erano i turni 1 e 3.',
  'row.no': 'No, due turni qualsiasi',
  'row.no.re': 'Giusto: qui erano i turni 1 e 3.',
};
