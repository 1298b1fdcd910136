import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'I nemici tenaci',
  troll:
    'Hai pescato un Troll, che ha colpito subito: Verde ha fallito il tiro salvezza e perso 4. Ma un Troll non se ne va; ha 24 punti ferita. Quando colpirà ancora?',
  'troll.turn': 'Dopo ogni turno',
  'troll.turn.re': 'Lascia a ognuno un turno contro di lui.',
  'troll.round': 'Quando ogni mago avrà giocato un turno',
  'troll.round.re': 'Il turno in cui è arrivato non conta per nessuno.',
  cast: 'Finché c’è, il duello è sospeso: nessuno agisce contro un altro giocatore. Verde gli ha fatto 7. Tocca a te attaccare.',
  'DM-N1': 'Prima il nemico: il duello è sospeso.',
  'DM-N3': 'Si può, ma colpisce finché non è battuto (DM-N3).',
  left: 'Altri 6: gli restano 11 punti ferita. A nessuno si è chiesto di annullare: contro un nemico si sta insieme. Chi prende i suoi oggetti quando cade?',
  'left.last': 'Chi colpisce per ultimo',
  'left.last.re': 'I nemici non portano nulla.',
  'left.none': 'Nessuno',
  'left.none.re': 'Nessun bottino: riprende il duello, e basta.',
  again:
    'Avete giocato entrambi un turno contro di lui, e colpisce di nuovo: Verde risponde per primo. Si va avanti così finché non è battuto.',
};
