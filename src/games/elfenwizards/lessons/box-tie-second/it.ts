import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Parità per il secondo posto',
  goal: 'Da una casella di Magic User possono salire due maghi, ma una parità per il secondo posto fa salire solo il primo. Nella casella A sono in parità Rosso e Blu, 2 a 2.',
  break: 'Tu sei Rosso e hai due Incantesimi Minori. Spezza questa parità e sali.',
  'EW-5.16.tie': 'Tu e Blu sareste ancora in parità per il secondo posto, e salirebbe solo Verde (EW-5.16).',
  'EW-5.15.blue': 'Allora Blu è secondo e sale, non tu (EW-5.15).',
  'EW-5.16.first': 'La casella B viene dopo. Prima spezza la parità nella casella A (EW-5.16).',
  make: 'Nella casella B Blu è secondo con 4 e tu hai 3. Non puoi superare Blu, ma una parità ferma anche lui.',
  'EW-5.15.rises': 'Allora Blu è secondo nella casella B e sale (EW-5.15).',
  'EW-5.2': 'Puoi ancora piazzare il tuo secondo incantesimo: in mezzo non si passa.',
  result:
    'Casella B: 4 a 4 per il secondo posto. È salito solo Verde; il secondo titolo resta vacante, e tu e Blu restate nella casella.',
  four: 'Un’altra casella: 7, 3, 3 e 3 punti. Quanti maghi salgono?',
  'four.two': 'Due',
  'four.two.re': 'In tre sono al secondo posto: nessuno sale insieme al primo.',
  'four.one': 'Uno',
  'four.one.re': 'Sì, solo quello con 7.',
  'four.none': 'Nessuno',
  'four.none.re': 'Una parità per il secondo posto non ferma il primo.',
};
