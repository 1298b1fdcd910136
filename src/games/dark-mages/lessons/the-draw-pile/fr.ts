import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Piocher, et la pioche vide',
  one: 'À la fin, vous pouvez défausser une seule carte, puis vous complétez à cinq. Il reste une carte dans la pioche. Que se passe-t-il s’il vous en faut deux ?',
  'one.wait': 'Je n’en ai qu’une',
  'one.wait.re': 'Seulement si la défausse était vide aussi.',
  'one.shuffle': 'La défausse devient une nouvelle pioche',
  'one.shuffle.re': 'On les mélange au moment où il faut la carte suivante.',
  discard: 'Défaussez Lenteur, votre carte la plus faible.',
  'DM-E1': 'C’est permis (DM-E1), mais celle-là vaut mieux.',
  'DM-E1.none': 'Vous pouvez tout garder (DM-E1). Mais voyez ici ce qui arrive si vous en défaussez une.',
  told: 'Flétrissement était la dernière carte de l’ancienne pioche. Puis on a mélangé 108 cartes défaussées, votre Lenteur aussi, et Rayon de soleil est venu de la nouvelle.',
  end: 'Vous avez de nouveau cinq cartes, et le tour de Vert commence. Un ennemi pioché aurait d’abord frappé.',
};
