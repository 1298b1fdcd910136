import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le Pergamene',
  level:
    'Le Pergamene non chiedono né tiro per colpire né livello arcano: il bersaglio si salva, o subisce i danni. Sei al livello 2. Quale carta puoi giocare?',
  'level.swarm': 'Sciame di meteore, livello 3',
  'level.swarm.re': 'Il tuo livello è troppo basso, e non è della tua sfera.',
  'level.scroll': 'La Pergamena della nube mortale',
  'level.scroll.re': 'Chiunque può usarla a ogni livello. Ma i suoi dadi crescono con il tuo.',
  cast: 'Leggi la Pergamena a Verde: 1d10 stampato, dunque due d10 per te.',
  'DM-A2': 'Chiede il livello arcano 3.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: 'Verde tira 15, e classe armatura 10 chiede 9 o meno: il tiro fallisce. 7 e 8 fanno 15 danni.',
  crit: 'Una Pergamena può dare un colpo critico, o un fallimento critico?',
  'crit.yes': 'Sì, con un 20 o un 1',
  'crit.yes.re': 'Succede solo nei tiri per colpire.',
  'crit.no': 'No, non fa un tiro per colpire',
  'crit.no.re': 'Una Pergamena è dunque sicura per chi la legge, se non viene riflessa.',
};
