import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'D’autres parties sur cette carte',
  values:
    'Dans cette variante, les richesses sont réparties au hasard entre les cités. La règle dit « autrement » ; le hasard est notre décision. Regardez la carte : quelles cités sont riches cette fois ?',
  same: 'Les richesses sont celles de la carte imprimée, dans d’autres cités. Et Elvenhold ?',
  'same.any': 'Elle peut valoir n’importe quoi',
  'same.any.answer': 'Non, elle n’y prend pas part.',
  'same.nothing': 'Elle ne vaut rien, comme toujours',
  'same.nothing.answer': 'Oui : seules les vingt cités changent.',
  base: 'Deux autres options, les cités natales et les sorciers, ont leur propre leçon. Elfenland, le jeu de base sans or ni enchères, ne se joue pas ici.',
  show: 'Continuez à jouer d’ici si vous voulez : montrez l’un de vos jetons.',
  first: 'Vert joue après vous.',
};
