import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Prima del duello',
  mages:
    'Ognuno ha pescato uno degli otto personaggi: tu il Piromante, Verde il Negromante. Tutti cominciano con 60 punti ferita, livello arcano 1 e classe armatura 10.',
  cards:
    'Si sono mescolate 112 carte, e ognuno ne ha ricevute cinque. Le altre sono il mazzo. Le carte nere di certe scatole non ne fanno parte.',
  enemy:
    'In questa distribuzione c’erano due nemici, lo Sciame di pipistrelli e il Giovane drago rosso. Che ne è di un nemico distribuito?',
  'enemy.strikes': 'Colpisce subito',
  'enemy.strikes.re': 'Non prima del primo turno.',
  'enemy.hand': 'Resta in mano',
  'enemy.hand.re': 'Nessuna mano tiene mai un nemico.',
  'enemy.back': 'Torna nel mazzo',
  'enemy.back.re': 'Si dà un’altra carta al suo posto, e lui si rimescola. Qualcuno lo pescherà più tardi.',
  first: 'Per il primo turno ognuno ha tirato un d20: 20 entrambi! E allora?',
  'first.again': 'Ritirare',
  'first.again.re': '16 per te, 10 per Verde: cominci tu, poi gli altri in senso orario.',
  'first.seat': 'Comincia il primo posto',
  'first.seat.re': 'I posti non contano: chi è in parità ritira.',
  begin: 'Il primo turno è dunque tuo. Qui non c’è nulla da preparare: passa all’attacco.',
  'DM-S3': 'È il tuo turno, non quello di Verde.',
  'DM-T1': 'Questo appartiene alla fine del turno.',
  end: 'Da qui in poi è un turno come gli altri.',
};
