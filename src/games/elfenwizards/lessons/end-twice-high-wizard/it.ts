import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'La fine: due volte High Wizard',
  goal: 'È il turno 3. Tu sei Rosso, e un tuo mago è stato High Wizard nel turno 1: il tuo segno è sul registro. Se lui o un altro dei tuoi ottiene di nuovo il titolo, la partita finisce.',
  when: 'Quando finirebbe di preciso?',
  'when.now': 'Subito',
  'when.now.re': 'No: il turno si gioca fino in fondo, poi si contano i punti.',
  'when.turn': 'Alla fine di questo turno',
  'when.turn.re': 'Giusto: dopo il punteggio di questo turno.',
  'when.four': 'Dopo il turno 4',
  'when.four.re': 'No: non ci sarebbe un turno 4.',
  take: 'Blu è in testa 5 a 4. Hai un 2 nella casella degli incantesimi dei Wizard. Prendi il titolo.',
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
