import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Colpi critici e fallimenti critici',
  quick: 'Vuoi attaccare due volte in questo turno: usa Incantesimo rapido.',
  'DM-P5': 'Si può, ma poi l’Abilità arriverebbe tardi (DM-P5): prima quella.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  first: 'Prima Onda tonante, senza bonus.',
  'DM-A1.order': 'Si può (DM-A1), ma qui prima Onda tonante.',
  critical: 'Un 20 naturale! Colpisce sempre, e il dado di danno dà 6. Quanto perde Verde?',
  'critical.six': '6',
  'critical.six.re': 'Sarebbe un colpo normale.',
  'critical.twelve': '12',
  'critical.twelve.re': 'Un colpo critico raddoppia il totale.',
  second: 'Ora il Dardo incantato, con 3 al tiro per colpire.',
  'DM-P5.more': 'Si può, ma la tua Abilità dà un secondo attacco (DM-P5).',
  fumble:
    'Un 1 naturale: fallimento critico, e nessun bonus aiuta. L’attacco si rivolge contro di te, e perdi 4. Una Schivata o il tuo scudo ti avrebbero aiutato?',
  'fumble.dodge': 'Una Schivata',
  'fumble.dodge.re': 'Nessuna Difesa risponde a un fallimento critico.',
  'fumble.shield': 'Il mio compagno scudo',
  'fumble.shield.re': 'Passa oltre il tuo scudo.',
  'fumble.none': 'Nessuno dei due',
  'fumble.none.re': 'Colpisce te, con gli stessi dadi, non raddoppiati.',
};
