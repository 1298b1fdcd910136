import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Piocher des cartes et de l’or',
  take: 'Phase 1, dès la manche 2 : trois fois, chacun prend une carte visible, ou la première de la pioche à l’aveugle, ou tout le tas d’or. Prenez une carte visible.',
  'EG-1.4.small':
    'C’est permis. Mais une carte or ne rapporte que 3 écus (EG-1.4), et il n’y en a qu’une : laissez grossir le tas.',
  'EG-1.1': 'C’est permis (EG-1.1). Cette fois, prenez-en une visible.',
  turned:
    'La carte a été remplacée aussitôt, et la première retournée était de l’or ! L’or ne reste jamais parmi les cartes visibles : il va au tas d’or, et l’on retourne une autre carte.',
  blind: 'Vert a pioché à l’aveugle ; vous ne voyez pas quoi. Faites de même.',
  'EG-1.1.open': 'C’est permis (EG-1.1). Cette fois, piochez à l’aveugle.',
  'EG-1.4.wait': 'C’est permis : deux cartes, 6 écus (EG-1.4). Mais voyez d’abord ce que cache la pioche.',
  gold: 'Encore de l’or ! Il est allé au tas d’or, et non dans votre main. Et votre prise ?',
  'gold.lost': 'Elle est perdue',
  'gold.lost.answer': 'Non. C’est toujours à vous de prendre.',
  'gold.again': 'Je prends encore',
  'gold.again.answer':
    'Oui : une carte visible, une carte à l’aveugle ou le tas d’or. De même si vous tirez encore de l’or.',
  pile: 'Il y a maintenant trois cartes or. Chacune rapporte 3 écus : prenez le tas d’or.',
  'EG-1.4.now': 'C’est permis. Mais le tas d’or vaut 9 écus (EG-1.4), et Vert le prendrait volontiers.',
  last: '9 écus pour une prise ; les cartes or sont à la défausse. Vert a pioché. Prenez votre troisième carte.',
  'EG-1.4': 'Il est vide, et l’on ne peut pas prendre un tas d’or vide : c’est notre décision.',
};
