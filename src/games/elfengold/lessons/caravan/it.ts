import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'La carovana',
  need: 'Per Erg’Eren la foresta chiede due draghi, e tu non ne hai. Hai quattro carte che qui non aiutano: maiale gigante, nuvola magica, carro dei troll e zattera.',
  how: 'Tre carte Viaggio qualsiasi fanno una carovana, e si pagano al posto delle carte che la strada chiede. Ma una carovana non apre strade. Su quali può andare?',
  'how.empty': 'Su ogni strada di terra',
  'how.empty.answer': 'No: senza segnalino trasporto una strada di terra è chiusa, anche per una carovana.',
  'how.counter': 'Sulle strade di terra che hanno un segnalino trasporto',
  'how.counter.answer': 'Sì: la strada deve essere aperta, e non importa da quale segnalino.',
  go: 'Parti per Erg’Eren con una carovana.',
  'EG-6.1': 'Non hai draghi (EG-6.1).',
  'EG-C2.tree':
    'Si può: davanti a un ostacolo una carovana prende quattro carte (EG-C2), tutte le tue. Erg’Eren ne costa tre.',
  'EG-C2': 'Lì non c’è nessun segnalino trasporto (EG-C2).',
  'EG-C2.water': 'Le carovane non vanno sull’acqua (EG-C2).',
  'EG-6.4': 'Puoi restare (EG-6.4), ma prova la carovana.',
  pay: 'Ora scegli le carte, una per una. Quale ti mancherà di meno?',
  'EG-C2.paid': 'Una carovana si paga fino all’ultima carta (EG-C2).',
  two: 'Ancora due.',
  three: 'E l’ultima.',
  end: 'Sei a Erg’Eren. Una carovana può partire anche se si hanno le carte giuste, per tenerle da parte: è una nostra decisione.',
};
