import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les Compétences',
  two: 'Les Compétences aident votre attaque, une par tour, dans la phase que dit la carte. Prémonition fait lancer deux d20 et garder le meilleur ; un Sort renforcé lance un dé de dégâts de plus.',
  use: 'Votre Sort est d’une autre sphère et n’a pas de bonus. Assurez-vous qu’il touche : utilisez Prémonition.',
  'DM-P5.one': 'C’est permis, mais une Compétence par tour (DM-P5), et un Sort plus fort qui manque ne vaut rien.',
  'DM-P5.before': 'C’est permis, mais après l’attaque la Compétence ne sert plus (DM-P5).',
  odds: 'Un dé touche la classe d’armure 10 dans 55 cas sur 100. Et le meilleur de deux ?',
  'odds.same': 'Aussi souvent',
  'odds.same.re': 'Il faut maintenant deux mauvais dés pour manquer.',
  'odds.more': 'Dans 80 environ',
  'odds.more.re': 'Il faut manquer deux fois : 45 sur 100, et encore 45 sur 100. Restent environ 80 coups au but.',
  cast: 'Lancez la Main arcanique.',
  'DM-P5': 'Une Compétence par tour.',
  'DM-A1': 'C’est permis, mais vous n’attaquez pas ce tour-ci (DM-A1).',
  told: 'Un 3 et un 15 : le 15 compte, et touche. La Compétence a été défaussée dès son usage.',
};
