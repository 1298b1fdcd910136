import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Il mazzo finisce',
  last: 'Nel mazzo resta una carta; tutte le altre sono tra gli scarti. Pescala.',
  'EG-1.1': 'Si può (EG-1.1); allora si scoprirebbe l’ultima carta. Pescala invece alla cieca.',
  'EG-1.4': 'Il mucchio d’oro è vuoto e non si può prendere: è una nostra decisione.',
  now: 'Il mazzo è vuoto. Quando si mescolano gli scarti?',
  'now.none': 'Subito',
  'now.none.answer': 'Non ancora: in questo momento a nessuno serve una carta.',
  'now.needed': 'Quando serve la prossima carta',
  'now.needed.answer': 'Sì, è una nostra decisione. Fino ad allora tutti possono guardare gli scarti.',
  shuffled: 'A Verde serviva una carta: gli scarti sono stati mescolati e sono il nuovo mazzo.',
  both: 'Mazzo e scarti possono essere vuoti entrambi solo senza un limite di carte in mano. Che succede allora a chi deve prendere una carta?',
  'both.skip': 'Viene saltato',
  'both.skip.answer': 'No, finché si può prendere una carta scoperta o il mucchio d’oro.',
  'both.take': 'Prende quel che c’è',
  'both.take.answer':
    'Sì. E l’oro che esce quando non ci sono più carte Viaggio non dà nulla: è una nostra decisione, perché non si attingano monete senza fine.',
};
