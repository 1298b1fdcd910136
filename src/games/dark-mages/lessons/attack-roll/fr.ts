import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Le jet d’attaque : l’égalité touche',
  roll: 'Un jet d’attaque est un d20 plus les bonus, contre la classe d’armure de la cible. Vague tonnante est un Sort de l’air : pour vous, magicien du feu, aucun bonus.',
  need: 'La classe d’armure de Vert est 10, et dans cette partie l’égalité touche. Quels dés touchent ?',
  'need.ten': 'De 10 à 20',
  'need.ten.re': '11 sur 20 : 55 pour cent.',
  'need.eleven': 'De 11 à 20',
  'need.eleven.re': 'Ici, l’égalité suffit.',
  cast: 'Lancez-la sur Vert.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  'DM-A1': 'C’est permis, mais alors pas d’attaque ce tour-ci (DM-A1).',
  told: 'Tout juste 10 : l’égalité touche, 6 dégâts. On peut aussi jouer selon l’autre lecture, où ce serait manqué.',
};
