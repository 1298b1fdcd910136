import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Une option : magie grise à 3 points',
  goal: 'Retirer un jeton de magie grise coûte d’ordinaire 4 points. Le traducteur français en propose 3, et cette partie se joue ainsi.',
  three: 'Vous êtes Rouge, avec un jeton sous votre Druide et un 3 dans la case. Choisissez ce dé.',
  'EW-9.3': 'Choisissez d’abord un dé : ici, un jeton coûte 3 points.',
  'EW-9.3.enough': 'Le jeton resterait. Avec cette option, votre 3 suffit (EW-9.3).',
  remove: '3 points suffisent. Retirez le jeton.',
  'EW-9.1': 'Seulement sous vos propres magiciens.',
  'EW-9.4': 'Vous avez choisi un dé : utilisez-le d’abord.',
  nine: 'Un 5 et un 4 font 9 points. Combien de jetons retirent-ils avec cette option ?',
  'nine.two': 'Deux',
  'nine.two.re': 'C’est sans l’option, à 4 points le jeton.',
  'nine.three': 'Trois',
  'nine.three.re': 'Oui : trois fois 3 points, et il ne reste rien.',
};
