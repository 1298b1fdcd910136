import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'La carte et la boîte',
  towns:
    'Toutes les bottes partent d’Elvenhold. Dans chacune des vingt cités alentour attend l’un de vos pions, à prendre quand vous y arrivez. Le chiffre est la richesse de la cité, de 2 à Beata jusqu’à 7 à Al’Baran ; Elvenhold ne vaut rien.',
  bowl: 'La coupe contient 48 jetons : 9 cochons géants, 8 bicyclettes elfes, 8 chariots troll, 5 licornes, 4 nuages magiques, 4 dragons, et deux de chacun des autres : or, double transport, échange, embûche, monstre marin. Lequel est le plus difficile à obtenir ?',
  'bowl.pig': 'Un cochon géant',
  'bowl.pig.answer': 'Non : ce sont les plus nombreux.',
  'bowl.dragon': 'Un dragon',
  'bowl.dragon.answer': 'Oui : dragons et nuages magiques sont les transports les plus rares.',
  cards:
    'Il y a neuf cartes de chacune des sept sortes : les six transports, et les radeaux. Chacun en a reçu cinq, trois sont visibles, et sept cartes or sont mélangées à la pioche.',
  secret: 'Vous voyez vos cartes et les jetons que vous avez tirés. Qu’est-ce que Vert en voit aussi ?',
  'secret.coins': 'Mes écus et le nombre de mes cartes',
  'secret.coins.answer':
    'Oui. C’est notre décision que les écus, le nombre de cartes et la défausse soient connus, comme le sont d’après la règle les cités et les jetons visibles.',
  'secret.cards': 'Les cartes de ma main',
  'secret.cards.answer': 'Non. Les mains sont secrètes ; seul leur nombre de cartes est connu.',
  'secret.hidden': 'Tous mes jetons',
  'secret.hidden.answer': 'Non. Un jeton caché reste secret jusqu’à ce qu’on le pose.',
  show: 'Chacun a 12 écus, et le hasard ou votre choix désigne le premier joueur (c’est notre décision ; la règle nomme le plus âgé). Ici, c’est vous : montrez l’un de vos jetons.',
  first: 'Vert joue après vous.',
  end: 'Vert en a maintenant tiré deux. La partie dure six manches, et chaque fois un autre joueur commence.',
};
