import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le parità',
  goal: 'Blu è in testa 6 a 5 per il titolo di High Wizard. Tu sei Rosso e ti resta un Incantesimo Minore: troppo poco per vincere.',
  stop: 'Ma a parità di punti nessuno prende il titolo. Ferma Blu.',
  'EW-5.11.pass': 'Allora Blu ha più punti e prende il titolo (EW-5.11).',
  'EW-5.11.blue': 'Sarebbe 7 a 5 per Blu (EW-5.11).',
  'EW-5.11.lower': 'Il tuo Sorcerer salirebbe, ma Blu sarebbe High Wizard, 6 a 5 (EW-5.11).',
  'EW-5.5': 'Il tuo 5 è già lì. Prendi l’Incantesimo Minore.',
  tie: '6 contro 6: il titolo resta vacante, e i due Wizard vanno subito nella casella degli sconfitti.',
  none: 'Più in basso il tuo Sorcerer ne affrontava uno verde per un titolo di Wizard. Nessuno dei due aveva incantesimi. Chi lo ha preso?',
  'none.order': 'Rosso, primo in ordine di turno',
  'none.order.re': 'L’ordine di turno non decide mai un titolo in parità. Resta vacante.',
  'none.nobody': 'Nessuno',
  'none.nobody.re': 'Giusto: senza nemmeno un punto il titolo resta vacante, e tutti e due sono sconfitti.',
  later:
    'Nella fase 7 i maghi sconfitti prendono i titoli vacanti. Solo quello di High Wizard resta vacante fino ai prossimi duelli.',
};
