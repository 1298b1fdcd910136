import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Il punteggio',
  goal: 'Alla fine di ogni turno ogni mago dà punti: l’High Wizard 10, un Wizard 7, un Sorcerer 5, un Necromancer 3, un Magic User 2. Ogni gettone di Magia Grigia ne toglie 1.',
  count:
    'Tu sei Rosso: un Wizard, un Sorcerer, un Necromancer, un Magic User, e un gettone sotto il Wizard. Quanti punti sono?',
  'count.more': '17',
  'count.more.re': '7, 5, 3 e 2 fanno 17, ma il gettone toglie 1.',
  'count.right': '16',
  'count.right.re': '7, 5, 3 e 2, meno 1 per il gettone.',
  'count.less': '14',
  'count.less.re': 'Anche il Magic User dà punti: 2.',
  die: 'Può essere uno di più: il punteggio viene subito dopo la fase 9. Scegli il tuo 4 nella casella della Magia Grigia.',
  'EW-10.1.token': 'Allora il gettone resta e toglie 1 punto in questo punteggio (EW-10.1).',
  'EW-9.1': 'Prima scegli un dado: un gettone costa 4 punti.',
  remove: 'Rimuovi il gettone dal tuo Wizard. Poi si contano i punti del turno.',
  'EW-9.1.none': 'Sotto quel mago non c’è nessun gettone.',
  'EW-9.4': 'Hai scelto un dado: prima usalo.',
  scored: '17 a te e a Blu, 20 a Verde con l’High Wizard. Questi punti si sommano al totale: per te 14 e 17 fanno 31.',
};
