import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Le jet d’attaque : l’égalité manque',
  roll: 'Un jet d’attaque est un d20 plus les bonus, contre la classe d’armure de la cible. Vague tonnante est un Sort de l’air : pour vous, magicien du feu, aucun bonus.',
  need: 'Les règles disent ici que l’égalité touche, là qu’il faut dépasser la classe d’armure. Cette partie suit la seconde lecture, et Vert a 10. Quels dés touchent ?',
  'need.ten': 'De 10 à 20',
  'need.ten.re': 'Dans cette lecture, 10 ne suffit pas.',
  'need.eleven': 'De 11 à 20',
  'need.eleven.re': '10 sur 20 : un sur deux.',
  cast: 'Lancez-la sur Vert.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  'DM-A1': 'C’est permis, mais alors pas d’attaque ce tour-ci (DM-A1).',
  told: 'Tout juste 10 : l’égalité, et ici c’est manqué. Sans cette option, c’était touché.',
};
