import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'La fine di un round',
  last: 'Sei l’ultimo a viaggiare in questo round, e il tuo viaggio è finito. Prendi le tue 5 monete.',
  'EG-6.3': 'Si può: due carte invece delle monete (EG-6.3). Ma qui prendi le monete.',
  three:
    'Fase 7: tutti i segnalini delle strade sono tornati nella ciotola. A te ne restano tre, e puoi tenerne due a scelta: restituiscine uno.',
  'EG-7.1': 'Si tengono al massimo due segnalini (EG-7.1).',
  keep: 'Se ne possono restituire di più. Tieni gli altri due.',
  'EG-7.1.more': 'Si può, ma si possono tenere due segnalini (EG-7.1), e tu ne hai appunto due.',
  first: 'Verde era primo giocatore in questo round. Chi lo sarà nel prossimo?',
  'first.green': 'Ancora Verde',
  'first.green.answer': 'No, si fa a turno.',
  'first.red': 'Io',
  'first.red.answer': 'Sì: il giocatore seguente in senso orario; in due, sei tu.',
  end: 'Quel che tieni resta com’era, nascosto o mostrato, e un segnalino nascosto si restituisce senza mostrarlo. Sono nostre decisioni, e lo è anche che dopo l’ultimo round non si chieda più nulla.',
};
