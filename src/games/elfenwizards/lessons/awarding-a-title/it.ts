import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Assegnare un titolo',
  goal: 'Due Wizard gareggiano per un solo titolo, High Wizard. Quando tutti hanno passato si assegnano i titoli, prima il più alto. Tu sei Rosso.',
  count:
    'Blu ha un 5 e un 6 accanto al suo Wizard, tu un 6. Un Incantesimo Maggiore vale i punti che mostra, uno Minore 1. Quanti Incantesimi Minori ti servirebbero per passare in testa?',
  'count.one': '1: il mio 6 vale il dado migliore di Blu',
  'count.one.re': 'Non conta solo il migliore: tutti gli incantesimi accanto a un mago si sommano, quindi Blu ha 11.',
  'count.five': '5',
  'count.five.re': 'Sarebbe 11 a 11, parità, e il titolo resterebbe vacante.',
  'count.six': '6',
  'count.six.re': 'Tutti gli incantesimi accanto a un mago si sommano: 6 e 6 fanno 12, contro 5 e 6.',
  place: 'Il tuo Wizard ha un 6 e ti resta un Incantesimo Minore, che vale 1. Piazzalo accanto al tuo Wizard.',
  'EW-5.7': 'Un incantesimo non piazzato non ha effetto (EW-5.7).',
  'EW-5.4': 'Un incantesimo favorisce il mago a cui sta accanto (EW-5.4), e quello non è tuo.',
  'EW-5.11': 'Lì il tuo Sorcerer è già in testa, 3 a 2 (EW-5.11). Aiuta il Wizard.',
  'EW-5.5': 'Il tuo 6 è già accanto al Wizard. Prendi l’Incantesimo Minore.',
  won: '11 contro 7: Blu diventa High Wizard. Il tuo Wizard va nella casella degli sconfitti del suo rango.',
  below:
    'Poi sono venuti i titoli di sotto, da sinistra a destra. Il tuo Wizard aveva lasciato subito il suo posto, così il tuo Sorcerer ha potuto prenderlo: 3 contro 2.',
  why: 'Perché l’assegnazione comincia dall’alto?',
  'why.points': 'I titoli alti danno più punti',
  'why.points.re': 'È vero, ma i punti si contano dopo, nella fase 10.',
  'why.empty': 'Ogni posto è libero quando il rango di sotto se lo contende',
  'why.empty.re': 'Sì: chi stava lì è salito o è sconfitto.',
};
