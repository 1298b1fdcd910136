import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'L’arbre et ce qui l’entoure',
  goal: 'Faites monter vos magiciens dans cet arbre. Du Grand Druide, au sommet, aux quatre cases de simples Magiciens, il y a cinq rangs : plus un magicien est haut, plus il rapporte.',
  ladders:
    'Les magiciens montent par les échelles. Ces deux Sorciers mènent à un même titre de Druide ; la case A mène à deux titres de Nécromancien. Combien de magiciens peuvent lutter pour un titre de Druide ?',
  'ladders.two': 'Deux',
  'ladders.two.answer':
    'Oui. Sous chaque titre plus haut que Nécromancien, il y en a deux autres : donc deux candidats au plus. Seules les cases de simples Magiciens en ont davantage.',
  'ladders.four': 'Quatre',
  'ladders.four.answer':
    'Il y a bien quatre Sorciers, mais deux seulement ont une échelle vers un même titre de Druide.',
  room: 'Un titre n’accueille qu’un magicien. Une case de simples Magiciens en accueille autant qu’on veut.',
  defeated:
    'Qui perd la lutte pour un titre attend dans la case Déconfiture de son rang. Sur le plateau imprimé, celles des Druides et des Sorciers montrent un jeton de magie grise : tomber de là tout en bas coûtera des points.',
  boxes:
    'Vos dés vont ici : une case de sorts majeurs pour chaque rang qui peut monter. Un dé de la case des Sorciers aide les Sorciers, et personne d’autre.',
  other:
    'Deux cases encore : les sorts mineurs et la magie grise, où commencent tous les jetons de magie grise. Le compteur de tours a quatre cases, pour quatre tours au plus.',
  mages:
    'Vous êtes Rouge, contre Vert et Bleu ; à plus de trois joueurs s’ajoutent jaune, noir et blanc. Un tableau dit où commence chaque guilde, le nôtre étant reconstitué. Les magiciens en trop restent dans la boîte.',
  roll: 'Chacun a 7 dés, les sorts majeurs, et 7 sorts mineurs en réserve. Par notre décision, rien n’est caché : vous pouvez toujours compter. Lancez vos dés.',
  'EW-2.1': 'Avant de placer un dé, lancez-les tous.',
  'EW-T1': 'On aide les magiciens en phase 5. D’abord la phase 2 : lancez vos dés.',
};
