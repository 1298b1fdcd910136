/** The words of rulebooks in French. */
import type { ReadingKey } from './en.js';

export const fr: Record<ReadingKey, string> = {
  'rulebook.error': 'Impossible d’afficher ces règles. {message}',
  'rulebook.open': 'Lire les règles',
  'rulebook.chapters': 'Chapitres',
  'rulebook.terms': 'Termes',
  'rulebook.search': 'Chercher dans les règles',
  'rulebook.found': '{count?# règle trouvée|# règles trouvées}',
  'rulebook.best': 'Au plus près de votre question',
  'rulebook.nearest': 'Les règles les plus proches',
  'rulebook.unsure': 'Pas de réponse sûre ; peut-être l’une de ces règles.',
  'rulebook.none': 'Aucune règle ne semble en parler.',
  'rulebook.now': 'La partie en est là',
  'rulebook.here': 'La partie en est là :',
  'rulebook.ruling': 'Notre décision',
  'rulebook.readings': 'Les traductions divergent',
  'rulebook.rule': 'Règle {rule}',
  'rulebook.link': 'Lien vers la règle {rule}',
  'rulebook.copy': 'Copier l’adresse',
  'rulebook.copied': 'Le lien est copié.',
  'rulebook.address': 'Adresse de cette règle',
  'rulebook.lesson': 'Essayer',
  'rulebook.lessonOf': 'Essayer : leçon sur la règle {rule}',
  'rulebook.tryTable': 'Choisissez une case pour l’essayer sur le plateau.',
  'rulebook.tryCell': '{row}, {column} : {cell}. Essayer',
  'rulebook.close': 'Fermer la leçon',
};
