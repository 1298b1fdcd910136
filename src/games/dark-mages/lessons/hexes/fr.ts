import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Malédictions et sauvegardes',
  save: 'Une Malédiction se passe de jet d’attaque : sa cible fait un jet de sauvegarde, un d20 qui doit rester sous sa propre classe d’armure. Celle de Vert est 12, avec l’Anneau de protection. Quels dés réussissent ?',
  'save.under': 'De 1 à 11',
  'save.under.re': 'Strictement au-dessous : une bonne armure aide ici aussi.',
  'save.equal': 'De 1 à 12',
  'save.equal.re': 'Strictement au-dessous : 12 ne suffit pas.',
  'save.high': 'De 12 à 20',
  'save.high.re': 'Pour une sauvegarde, il faut un petit dé.',
  cast: 'Jetez la Malédiction sur Vert.',
  'DM-A5': 'C’est permis : Vert ferait la même sauvegarde (DM-A5). Prenez la Malédiction cette fois.',
  'DM-A8': 'Vous avez des cartes d’attaque.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: 'Un 12 : pas au-dessous de 12, la sauvegarde échoue. Pendant deux de ses tours, Vert a 3 de moins en classe d’armure. À quoi bon ?',
  'told.roll': 'Les attaques touchent plus souvent',
  'told.roll.re': 'Pas seulement : les sauvegardes réussissent aussi moins souvent.',
  'told.both': 'Les attaques touchent plus souvent, et les sauvegardes échouent plus souvent',
  'told.both.re': 'La classe d’armure décide des deux.',
  end: 'Chacun peut user d’une Malédiction à tout niveau d’arcane : sa force n’en dépend pas. Certains soins y mettent fin.',
};
