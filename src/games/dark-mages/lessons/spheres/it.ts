import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le sfere di magia',
  eight:
    'Otto sfere, una per personaggio: battaglia, vita, morte, natura, fuoco, aria, acqua, terra. Tu sei del fuoco, Verde dell’acqua. La magia comune non è di nessuno.',
  can: 'Palla di fuoco e Tempesta di ghiaccio chiedono il livello arcano 2, e il tuo è 1. Puoi lanciarne una?',
  'can.none': 'Nessuna',
  'can.none.re': 'La tua sfera alza il tuo livello di 1.',
  'can.fire': 'Palla di fuoco',
  'can.fire.re': 'Un Incantesimo della tua sfera: 1 livello in più, e 1 in più al tiro per colpire.',
  cast: 'Lancia la Palla di fuoco su Verde.',
  'DM-A2': 'Per un Incantesimo di un’altra sfera il tuo livello è troppo basso.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: '11 e 1 fanno 12: colpito. Al livello 2 hai tirato due d10: 6 e 7.',
  defend:
    'Contro gli Incantesimi della propria sfera i maghi hanno 3 in più di classe armatura. Che cosa servirebbe per colpire Verde con Tempesta di ghiaccio?',
  'defend.ten': 'Un totale di 10',
  'defend.ten.re': 'Tempesta di ghiaccio è dell’acqua, come Verde.',
  'defend.more': 'Un totale di 13',
  'defend.more.re': '10 + 3. Dunque niente acqua contro un mago dell’acqua.',
};
