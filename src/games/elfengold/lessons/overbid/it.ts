import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Un’offerta troppo alta',
  open: 'È in vendita un drago. Tu hai 3 monete, Verde 5 e Blu nessuna: chi non ha monete viene saltato, è una nostra decisione. Fai un’offerta che puoi pagare.',
  'EG-4.2': 'Si può, ma poi sei fuori (EG-4.2), e tu hai due carte Drago.',
  'EG-4.3.beyond':
    'Si può offrire più di quel che si ha. Ma chi vince e non può pagare perde tutte le sue monete (EG-4.3).',
  over: 'Verde offre 6, e ha solo 5 monete! È permesso?',
  'over.refused': 'No, l’offerta non vale',
  'over.refused.answer': 'Vale: le monete non limitano le offerte.',
  'over.pays': 'Sì, e se la superi non gli costa nulla',
  'over.pays.answer':
    'Sì: per una nostra decisione paga solo chi vince. Un bluff superato è gratis; se vince, costa caro.',
  pass: 'Tu hai 3 monete. Che cosa conviene fare?',
  low: 'Un’offerta deve superare il 6.',
  'EG-4.3.save': 'Si può. Ma se vinci non puoi pagare (EG-4.3): lascia piuttosto vincere Verde.',
  again:
    'Verde ha vinto e non poteva pagare: le sue 5 monete sono andate alla banca, e il drago torna all’asta dal primo giocatore, come se nessuno avesse passato. Ma Verde e Blu non hanno più monete. Quanto offri?',
  'EG-4.4': 'Si può, ma allora nessuno avrebbe il drago (EG-4.4).',
  'EG-4.2.one': 'Si può (EG-4.2). Ma nessun altro può offrire: basta 1 moneta.',
  sold: 'Venduto per 1 moneta, l’offerta più bassa. Poiché dopo chi ha vinto così non ha più monete, può accadere solo una volta per giocatore in ogni fase.',
};
