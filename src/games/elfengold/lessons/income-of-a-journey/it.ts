import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Quanto frutta un viaggio',
  go: 'Ogni città in cui entri frutta il suo valore in oro. Va’ a Erg’Eren, che vale 5.',
  'EG-6.1': 'Si può (EG-6.1). Ma qui va’ a Erg’Eren.',
  'EG-6.4': 'Puoi restare (EG-6.4), ma qui viaggia.',
  back: 'Lì hai preso la tua pedina, e 5 monete sono annotate, non ancora pagate. Torna a Elvenhold.',
  'EG-C2': 'Si può: una carovana prende tre carte qualsiasi (EG-C2). Un solo maiale costa meno.',
  'EG-6.1.on': 'Puoi fermarti qui (EG-6.1), ma prosegui.',
  again: 'Elvenhold non vale nulla. Va’ ancora una volta a Erg’Eren.',
  sum: 'Sei entrato due volte a Erg’Eren. Quanto ha fruttato il viaggio?',
  'sum.five': '5: una città paga una volta',
  'sum.five.answer': 'La pedina si prende una volta. L’oro, a ogni visita.',
  'sum.ten': '10: una città paga a ogni visita',
  'sum.ten.answer': 'Sì: 5 + 0 + 5. La città di partenza conterebbe solo se vi rientrassi: è una nostra decisione.',
  stop: 'Termina qui il viaggio.',
  early: 'Prima termina il tuo viaggio.',
  take: 'Prendi 10 monete, oppure due carte. Le carte servono al prossimo viaggio, le monete alla prossima asta: scegli.',
  late: 'Il viaggio è già finito: prendi monete o carte.',
  end: 'Le monete si ricevono solo dopo l’ultimo passo, quindi non pagano nulla nello stesso viaggio: è una nostra decisione.',
};
