import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le carte giocate',
  short:
    'Un caso raro, in una partita senza limite di carte: Verde le ha quasi tutte, e solo due sono scoperte. Non ci sono più carte da scoprire.',
  play: 'Le carte giocate vanno scoperte tra gli scarti. Gioca la tua zattera: va’ a Rivinia.',
  'EG-6.1': 'Un lago costa due zattere (EG-6.1); tu ne hai una.',
  'EG-6.4': 'Puoi restare (EG-6.4). Ma qui gioca la zattera.',
  where: 'Dov’è ora la tua zattera?',
  'where.discard': 'Tra gli scarti',
  'where.discard.answer': 'Ci è andata, e ne è subito uscita: guarda le carte scoperte.',
  'where.display': 'Tra le carte scoperte',
  'where.display.answer':
    'Sì. È andata tra gli scarti; ma poiché mancava una carta scoperta, è stata scoperta subito: è una nostra decisione.',
  usual:
    'Di solito le carte giocate aspettano tra gli scarti finché il mazzo è vuoto. Così anche quelle scartate per il limite della mano.',
};
