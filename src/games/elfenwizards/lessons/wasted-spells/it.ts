import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Incantesimi sprecati, e dove vanno poi gli incantesimi',
  goal: 'Il tuo dado migliore, un 6, è nella casella dei Sorcerer. Ma sull’albero non c’è nessun Sorcerer. A che cosa serve il 6?',
  'goal.any': 'Può aiutare il mio Wizard',
  'goal.any.answer': 'No. Un dado favorisce solo i maghi del rango della sua casella, e non si sposta più.',
  'goal.none': 'A niente: è sprecato',
  'goal.none.answer': 'Per questo si guarda l’albero prima di piazzare i dadi.',
  first: 'Usa bene gli altri. Il tuo Wizard lotta per il titolo di High Wizard: piazza il 4 accanto a lui.',
  'EW-5.5': 'Il 6 è un incantesimo da Sorcerer. Non aiuta altri ranghi, e di Sorcerer non ce ne sono.',
  'EW-5.7.all': 'Così tutti i tuoi dadi sarebbero sprecati (EW-5.7). Piazza quello che può aiutare.',
  'EW-5.4': 'Puoi favorire quel mago (EW-5.4). Ma ora è il tuo Wizard ad aver bisogno di aiuto.',
  second: 'Verde ha un 3, e un Incantesimo Minore. Aggiungi un Incantesimo Minore al tuo Wizard.',
  'EW-5.2': 'Puoi piazzare un secondo incantesimo: non si passa ancora.',
  pass: 'Verde è arrivato a 4 punti contro i tuoi 5, e non ha più niente da piazzare. Blu ha passato. Passa: gli Incantesimi Minori rimasti restano nella riserva.',
  'EW-5.7': 'Nessuno può più risponderti: quel gettone non cambierebbe nulla. Nella riserva non è sprecato (EW-5.7).',
  'EW-5.4.other':
    'Puoi farlo (EW-5.4), e lì potrebbe contare. Ma questa lezione parla di ciò che resta nella riserva: passa.',
  back: 'Sei High Wizard. Gli Incantesimi Minori usati sono nella loro casella. Dove sono i dadi delle quattro caselle dei ranghi, e il 6 sprecato?',
  'back.front': 'Tutti di nuovo davanti a me',
  'back.front.answer': 'Sì, e li lanci nel prossimo turno. Che tornino anche i dadi sprecati è una nostra decisione.',
  'back.stay': 'Il 6 resta nella sua casella',
  'back.stay.answer': 'No. Il dado sprecato torna con gli altri; solo, non ha avuto effetto.',
};
