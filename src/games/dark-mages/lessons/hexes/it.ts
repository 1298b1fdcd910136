import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Maledizioni e tiri salvezza',
  save: 'Una Maledizione non fa un tiro per colpire: il bersaglio fa un tiro salvezza, un d20 che deve stare sotto la propria classe armatura. Quella di Verde è 12, con l’Anello di protezione. Quali dadi salvano?',
  'save.under': 'Da 1 a 11',
  'save.under.re': 'Strettamente sotto: una buona armatura aiuta anche qui.',
  'save.equal': 'Da 1 a 12',
  'save.equal.re': 'Strettamente sotto: 12 non basta.',
  'save.high': 'Da 12 a 20',
  'save.high.re': 'Per un tiro salvezza serve un dado basso.',
  cast: 'Usa Maledire su Verde.',
  'DM-A5': 'Si può: Verde farebbe lo stesso tiro salvezza (DM-A5). Stavolta usa l’altra.',
  'DM-A8': 'Hai carte d’attacco.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: 'Un 12: non è sotto 12, il tiro fallisce. Per due suoi turni Verde ha 3 di classe armatura in meno. A che serve?',
  'told.roll': 'Gli attacchi colpiscono più spesso',
  'told.roll.re': 'Non solo: anche i tiri salvezza riescono meno spesso.',
  'told.both': 'Gli attacchi colpiscono più spesso, e i tiri salvezza falliscono più spesso',
  'told.both.re': 'La classe armatura decide entrambi.',
  end: 'Ogni mago può usare una Maledizione, a ogni livello arcano: la sua forza non ne dipende. Certe cure la tolgono.',
};
