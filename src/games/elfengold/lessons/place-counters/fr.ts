import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Poser les jetons',
  chart:
    'En phase 5, chacun pose ses jetons l’un après l’autre. Le tableau des transports dit où : un jeton ne se pose que sur une route pour laquelle il a un chiffre. Un cochon géant a un 1 pour la plaine et la forêt, et rien d’autre : où peut-il aller ?',
  'chart.all': 'Sur n’importe quelle route',
  'chart.all.answer': 'Non. Chaque sorte a son terrain, et aucun transport ne va sur l’eau.',
  'chart.two': 'En plaine et en forêt',
  'chart.two.answer': 'Oui : montagnes et déserts ne sont pas pour les cochons.',
  pig: 'Posez le cochon sur une route d’Elvenhold qui le permet.',
  'EG-C1.water': 'L’eau ne porte jamais de jeton transport (EG-C1).',
  'EG-C1': 'Le tableau n’a pas de chiffre pour ce jeton sur ce terrain (EG-C1).',
  'EG-5.2.near': 'C’est permis (EG-5.2), mais posez-le là où commence votre voyage : sur une route d’Elvenhold.',
  'EG-5.1': 'C’est permis : on peut encore poser après avoir passé (EG-5.1). Mais ici, posez un jeton.',
  hidden:
    'Vert a ouvert la plaine de Throtmanni à Tichih. Les jetons cachés se posent comme les autres : mettez votre nuage magique sur la route de montagne de Tichih à Jaccaranda.',
  'EG-5.2': 'Un transport s’y trouve déjà (EG-5.2).',
  own: 'Qui peut voyager avec le chariot troll de Vert ?',
  'own.green': 'Vert seulement',
  'own.green.answer': 'Non : ce qui est sur une route sert à tous.',
  'own.all': 'Quiconque a une carte Chariot troll',
  'own.all.answer': 'Oui. Une seule carte suffit, car c’est une plaine.',
  pass: 'Vert n’a plus de jeton et passe sans qu’on le lui demande. Votre licorne peut attendre la manche suivante : passez.',
  'EG-7.1': 'C’est permis. Mais on peut garder jusqu’à deux jetons pour la manche suivante (EG-7.1) : gardez celui-ci.',
  over: 'Tous ont passé l’un après l’autre : la phase 5 est finie. Tant que quelqu’un pose, qui a passé peut encore poser.',
};
