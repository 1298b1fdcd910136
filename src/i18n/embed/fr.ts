/** The words of the embed page in French. */
import type { EmbedKey } from './en.js';

export const fr: Record<EmbedKey, string> = {
  'embed.game': '{game} : un plateau pour jouer',
  'embed.lesson': '{game} : une leçon sur une règle',
  'embed.rulebook': '{game} : les règles',
  'embed.phases': '{game} : les phases d’un tour',
  'embed.waits': 'L’affichage demande des scripts. Là où ils sont interdits, ouvrez-le dans sa propre fenêtre.',
  'embed.open': 'Ouvrir dans sa propre fenêtre',
  'embed.broken': 'Ce lien n’est pas valable. {message}',
  'embed.instead.game': 'Voici une nouvelle partie à la place.',
  'embed.instead.lesson': 'Voici la première leçon à la place.',
  'embed.instead.rulebook': 'Voici les règles depuis le début à la place.',
  'embed.instead.phases': 'Voici les phases d’une nouvelle partie à la place.',
};
