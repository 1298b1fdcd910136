import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'La fine dopo sei round',
  six: 'Il round 6 è l’ultimo, e tu sei l’ultimo a viaggiare. Vince chi ha visitato più città: tu ne hai otto, e Verde pure.',
  tie: 'Che cosa decide tra voi?',
  'tie.cards': 'Chi ha più carte',
  'tie.cards.answer': 'Solo se sono pari anche le monete: è una nostra decisione.',
  'tie.coins': 'Chi ha più monete',
  'tie.coins.answer': 'Sì: a parità vince il più ricco.',
  take: 'Verde ha 10 monete. Tu ne hai 5, e il tuo viaggio ne ha fruttate 6. Che cosa prendi?',
  'EG-E1': 'Si può, ma con due carte in più hai 5 monete contro 10, e decidono prima le monete (EG-E1).',
  end: '11 monete contro 10: vinci tu. Se anche le monete fossero state pari, deciderebbe chi ha più carte in mano, e altrimenti la vittoria si dividerebbe: sono nostre decisioni.',
};
