import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Assegnare un titolo',
  goal: 'Due Wizard gareggiano per un solo titolo, High Wizard. Quando tutti hanno passato si assegnano i titoli, prima il più alto. Tu sei Rosso.',
  count:
    'Blu ha un 5 e un 6 accanto al Wizard. Un Incantesimo Maggiore vale i punti della sua faccia. Quanti punti sono?',
  'count.two': '2',
  'count.two.re': 'Non si contano gli incantesimi: un dado vale i punti della sua faccia.',
  'count.six': '6',
  'count.six.re': 'Non solo il migliore: tutti gli incantesimi accanto a un mago si sommano.',
  'count.eleven': '11',
  'count.eleven.re': '5 e 6: tutti gli incantesimi accanto a un mago si sommano.',
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
