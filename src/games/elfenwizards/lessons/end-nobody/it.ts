import type { Key } from './en.js';

export const it: Record<Key, string> = {
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
