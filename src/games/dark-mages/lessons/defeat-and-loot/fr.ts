import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Défaite et butin',
  cast: 'Il reste à Vert 4 points de vie, et deux objets tentants. Lancez Vague tonnante sur Vert.',
  'DM-A1': 'C’est permis, mais une attaque par tour (DM-A1), et celle-ci peut abattre Vert.',
  'DM-V1': 'C’est permis, mais seul tombe un magicien sans points de vie (DM-V1), et Bleu en a 60.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  loot: 'Vert tombe : sa main et le Loup sont défaussés, les objets portés restent. Vous pouvez en prendre un, et devez le porter. Lequel ?',
  'DM-V2': 'On peut les laisser (DM-V2), mais pourquoi ?',
  'DM-T1': 'Choisissez d’abord.',
  worn: 'Il est à vous. Un bâton aurait remplacé le vôtre ; la robe avait une place libre. Quand n’auriez-vous rien eu ?',
  'worn.hex': 'Si ma malédiction avait abattu Vert',
  'worn.hex.re': 'Qui l’a jetée prend le butin.',
  'worn.wolf': 'Si mon compagnon avait abattu Vert',
  'worn.wolf.re': 'Un compagnon ne prend rien ; après un ennemi ou un coup raté, personne non plus.',
  end: 'Vert regarde la fin du duel. Elle se joue entre vous et Bleu.',
};
