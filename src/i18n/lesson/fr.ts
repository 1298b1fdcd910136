/** The words of lessons in French. */
import type { LessonKey } from './en.js';

export const fr: Record<LessonKey, string> = {
  lesson: 'Leçon',
  'lesson.error': 'Impossible d’afficher cette leçon. {message}',
  'lesson.steps': 'Étapes',
  'lesson.step': 'Étape {n} sur {count}',
  'lesson.phases': 'Phases',
  'lesson.shown': 'Montré : {places}',
  'lesson.try': 'À vous, sur le plateau',
  'lesson.ask': 'Qu’en dites-vous ?',
  'lesson.next': 'Suivant',
  'lesson.back': 'Retour',
  'lesson.show': 'Montrez-moi',
  'lesson.moves': 'Choisir dans une liste',
  'lesson.other': 'Les règles le permettent, mais cette étape demande un autre coup.',
  'lesson.first': 'Essayez d’abord, ou choisissez « Montrez-moi ».',
  'lesson.sheet': 'Joueurs et points',
  'lesson.end': 'La leçon est finie.',
  'lesson.playOn': 'Continuer à jouer d’ici',
  'lesson.return': 'Revenir à la leçon',
  'lesson.otherReading': 'L’autre lecture',
  'lesson.following': 'Leçon suivante',
  'lesson.set': 'Les leçons',
  'lesson.set.done': '{done} sur {of} parcourues',
  'lesson.set.gone': 'parcourue',
  'lesson.again': 'Reprendre au début',
};
