export const en = {
  title: 'The end: twice High Wizard',
  goal: 'It is turn 3. You are Red, and a mage of yours was High Wizard in turn 1: your mark lies on the track. If this or another mage of yours is awarded the title again, the game ends.',
  when: 'When exactly would it end?',
  'when.now': 'At once',
  'when.now.re': 'No: the turn is played to its end and scored.',
  'when.turn': 'At the end of this turn',
  'when.turn.re': 'Right: after the scoring of this turn.',
  'when.four': 'After turn 4',
  'when.four.re': 'No: there would be no turn 4.',
  take: 'Blue leads 5 to 4. You have a 2 on the Wizard spells. Take the title.',
  'EW-5.11': 'Then Blue has more points and becomes High Wizard (EW-5.11).',
  'EW-5.4': 'That would favour Blue’s Wizard (EW-5.4).',
  'EW-5.5': 'You have no Minor Spell left in front of you. Use the die.',
  crowned: '6 against 5: you are High Wizard for the second time. The turn goes on, with Blue’s defeated Wizard.',
  over: 'It takes a vacant title, the turn is scored, and the game is over one turn early. You win, 48 to 44 and 42.',
  should: 'Should you always become High Wizard a second time when you can?',
  'should.always': 'Yes, it wins the game',
  'should.always.re': 'It scores 10 and ends the game. But the highest total wins, and that may be another’s.',
  'should.ahead': 'Only with the highest total in the end',
  'should.ahead.re': 'If you are behind, you need turn 4. Minor Spells in front count now, too, as at every end.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'La fin : deux fois Grand Druide',
  goal: 'Tour 3. Vous êtes Rouge, et un de vos magiciens a été Grand Druide au tour 1 : votre marque est sur le compteur. Si lui ou un autre des vôtres obtient encore ce titre, la partie finit.',
  when: 'Quand exactement finirait-elle ?',
  'when.now': 'Tout de suite',
  'when.now.re': 'Non : le tour se joue jusqu’au bout, puis on compte les points.',
  'when.turn': 'À la fin de ce tour',
  'when.turn.re': 'Oui : après le décompte de ce tour.',
  'when.four': 'Après le tour 4',
  'when.four.re': 'Non : il n’y aurait pas de tour 4.',
  take: 'Bleu mène 5 à 4. Vous avez un 2 dans la case des sorts de Druide. Prenez le titre.',
  'EW-5.11': 'Alors Bleu a plus de points et devient Grand Druide (EW-5.11).',
  'EW-5.4': 'Cela favoriserait le Druide de Bleu (EW-5.4).',
  'EW-5.5': 'Vous n’avez plus de sort mineur devant vous. Utilisez le dé.',
  crowned:
    '6 contre 5 : vous êtes Grand Druide pour la deuxième fois. Le tour continue, avec le Druide déconfit de Bleu.',
  over: 'Il prend un titre vacant, on compte les points du tour, et la partie finit un tour plus tôt. Vous gagnez, 48 contre 44 et 42.',
  should: 'Faut-il toujours redevenir Grand Druide quand on le peut ?',
  'should.always': 'Oui, cela fait gagner',
  'should.always.re':
    'Il rapporte 10 points et finit la partie. Mais c’est le plus haut total qui gagne, et il peut être à un autre.',
  'should.ahead': 'Seulement avec le plus haut total à la fin',
  'should.ahead.re':
    'Si vous êtes derrière, il vous faut le tour 4. Les sorts mineurs que chacun a devant lui comptent aussi, comme à toute fin de partie.',
};

export const it: Words = {
  title: 'La fine: due volte High Wizard',
  goal: 'È il turno 3. Tu sei Rosso, e un tuo mago è stato High Wizard nel turno 1: il tuo segno è sul registro. Se lui o un altro dei tuoi ottiene di nuovo il titolo, la partita finisce.',
  when: 'Quando finirebbe di preciso?',
  'when.now': 'Subito',
  'when.now.re': 'No: il turno si gioca fino in fondo, poi si contano i punti.',
  'when.turn': 'Alla fine di questo turno',
  'when.turn.re': 'Giusto: dopo il conteggio di questo turno.',
  'when.four': 'Dopo il turno 4',
  'when.four.re': 'No: non ci sarebbe un turno 4.',
  take: 'Blu è in testa 5 a 4. Hai un 2 nella casella dei Wizard. Prendi il titolo.',
  'EW-5.11': 'Allora Blu ha più punti e diventa High Wizard (EW-5.11).',
  'EW-5.4': 'Favorirebbe il Wizard di Blu (EW-5.4).',
  'EW-5.5': 'Non hai più Incantesimi Minori davanti a te. Usa il dado.',
  crowned: '6 contro 5: sei High Wizard per la seconda volta. Il turno continua, con il Wizard sconfitto di Blu.',
  over: 'Prende un titolo vacante, si contano i punti del turno, e la partita finisce un turno prima. Vinci tu, 48 contro 44 e 42.',
  should: 'Conviene sempre tornare High Wizard, quando si può?',
  'should.always': 'Sì, fa vincere',
  'should.always.re': 'Vale 10 punti e fa finire la partita. Ma vince il totale più alto, e può averlo un altro.',
  'should.ahead': 'Solo con il totale più alto alla fine',
  'should.ahead.re':
    'Se sei indietro, ti serve il turno 4. Contano anche gli Incantesimi Minori davanti a ciascuno, come a ogni fine di partita.',
};
