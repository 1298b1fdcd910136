import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Pescare segnalini',
  drawn:
    'Tu sei Verde. Nella fase 3 ciascuno pesca due segnalini dalla ciotola, ne mostra uno e nasconde l’altro. Lo si fa uno dopo l’altro (è una nostra decisione): il carro dei troll di Rosso è già scoperto.',
  which:
    'Hai pescato un maiale gigante e un albero. Un albero rincara una strada di una carta per tutti. Che cosa perdi se mostri l’albero?',
  'which.tree': 'Non posso più posarlo',
  'which.tree.answer': 'I segnalini mostrati si posano proprio come quelli nascosti.',
  'which.pig': 'La sorpresa',
  'which.pig.answer':
    'Sì. Rosso starebbe in guardia, o metterebbe dell’oro su una strada, che tiene lontani gli alberi.',
  show: 'Un maiale nascosto, invece, non sorprende e non intralcia nessuno. Decidi tu: mostra uno dei due.',
  'EG-3.1': 'Non hai pescato nessun drago (EG-3.1).',
  after:
    'L’altro resta nascosto finché non lo posi. I segnalini comprati all’asta, che comincia adesso, sono sempre scoperti.',
};
