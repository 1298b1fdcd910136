import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Gli oggetti magici',
  level:
    'Gli oggetti rafforzano un mago per tutto il duello. Si parte dal livello arcano 1; gli oggetti indossati lo alzano. C’è un posto per simbolo: bastone, anello, veste, amuleto.',
  second: 'Hai in mano un secondo bastone. Che ne è di quello che porti se lo prendi?',
  'second.both': 'Li porto entrambi',
  'second.both.re': 'Uno solo per simbolo.',
  'second.gone': 'Si scarta',
  'second.gone.re': 'Pensaci dunque prima di sostituire.',
  'second.back': 'Torna in mano',
  'second.back.re': 'Ciò che si sostituisce va agli scarti.',
  staff: 'Un livello arcano vale più di 2 ai tiri per colpire: prendi il Bastone del potere.',
  'DM-P1.now': 'Si può, ma gli oggetti si indossano solo nella preparazione (DM-P1).',
  'DM-P1.order': 'Si può (DM-P1), e verrà il suo momento. Qui se ne chiede un altro.',
  robe: 'Due vesti, e ognuna dà un livello arcano. Quella dell’arcimago aggiunge armatura: indossala.',
  'DM-P1.stars': 'Si può, ma si porta una sola veste (DM-P1), e l’altra è migliore.',
  four: 'Ci sono anche anello e amuleto: quattro oggetti in questo turno. Passa all’attacco, o prova a indossarne un altro.',
  'DM-P1.five': 'Quattro per turno, non di più.',
  sum: 'Bastone, veste e amuleto danno un livello ciascuno. Qual è ora il tuo livello arcano?',
  'sum.three': '3',
  'sum.three.re': 'Si aggiungono all’1 iniziale.',
  'sum.four': '4',
  'sum.four.re': '1 + 3. Ora puoi lanciare ogni Incantesimo del mazzo.',
};
