import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Tutte e venti le città',
  one: 'È solo il round 4, e hai visitato tutte le città tranne Erg’Eren. Un maiale gigante ti ci porterà.',
  go: 'Va’ a Erg’Eren.',
  'EG-6.4': 'Puoi restare (EG-6.4), ma allora un altro potrebbe essere più veloce.',
  over: 'Venti città! Che cosa succede adesso?',
  'over.now': 'La partita finisce subito',
  'over.now.answer': 'Non proprio: Verde deve ancora viaggiare in questo round.',
  'over.round': 'Si completa il round, poi la partita finisce',
  'over.round.answer': 'Sì. Anche Verde fa il suo viaggio.',
  'over.six': 'La partita continua fino al round 6',
  'over.six.answer': 'No: non ti resta più nulla da visitare.',
  take: 'Il tuo viaggio ha fruttato 5 monete. Prendile.',
  'EG-6.3': 'Si può (EG-6.3). Ma se anche Verde completasse le città, deciderebbero le monete.',
  end: 'Verde ha fatto il suo viaggio, e la partita è finita: vinci tu, per quante monete abbia Verde. Se in diversi avessero tutte le città, vincerebbe il più ricco di loro, poi chi ha più carte, altrimenti si dividerebbe: quest’ultimo punto è una nostra decisione.',
};
