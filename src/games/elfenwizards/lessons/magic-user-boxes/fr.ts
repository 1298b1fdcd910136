import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les cases de simples Magiciens',
  goal: 'Au-dessus de chaque case de simples Magiciens, il y a deux titres. Une case est une seule lutte pour les deux : les deux magiciens qui ont le plus de points montent.',
  four: 'Vous êtes Rouge. Dans la case A, Vert a 5 et Bleu 3. Lequel de vos sorts vous met parmi les deux premiers ?',
  'EW-5.15.third': 'Avec 1 point, vous seriez troisième, et deux seulement montent (EW-5.15).',
  'EW-5.4': 'Cela favoriserait le magicien d’un autre (EW-5.4). Le vôtre est rouge.',
  'EW-5.15.other': 'Moins suffira dans la case B, où ils ne sont que deux (EW-5.15). La case A a besoin du 4.',
  'EW-5.15.later': 'Bien pour la case B, mais mettez-vous d’abord parmi les deux premiers de la case A (EW-5.15).',
  'EW-5.13': 'Sans un point, un magicien ne monte pas (EW-5.13).',
  one: 'Dans la case B, il y a deux magiciens pour deux titres : chacun monte avec un point. Le vôtre n’en a pas.',
  'EW-5.13.other': 'Votre magicien de la case B n’aurait toujours pas de point et ne monterait pas (EW-5.13).',
  'EW-5.2': 'Vous avez placé un sort et pouvez en placer un second : on ne passe pas entre les deux.',
  rose: 'Case A : Vert 5, vous 4, Bleu 3. Vert a plus de points et a pris le titre de gauche, vous celui de droite. Le magicien de Bleu reste dans la case, sans être déconfit.',
  both: 'Case B : Bleu 2, vous 1. Un seul point a suffi : que de deux candidats chacun de ceux qui ont un point monte, c’est notre décision.',
  five: 'Une case contient cinq magiciens, avec 6, 5, 4, 3 et 2 points. Combien montent ?',
  'five.all': 'Les cinq : chacun a un point',
  'five.all.re': 'Il n’y a que deux titres au-dessus de la case.',
  'five.two': 'Deux',
  'five.two.re': 'Oui, ceux qui ont 6 et 5. Les autres restent.',
  'five.one': 'Un',
  'five.one.re': 'Un pour chaque titre, et il y en a deux.',
};
