/** The form of lessons that authors write as JSON. */
import type { Catalogue } from '../i18n/text.js';
import type { Lesson } from '../kernel/lesson.js';

/** The properties that a lesson and a set share. @public */
export interface OwnHead {
  /** The game's id, to identify the game of a separate file. */
  readonly game?: string;
  /** The title in each language in which `words` have no `title`. */
  readonly title?: string;
  /** The language of the sentences in the steps. */
  readonly lang?: string;
  /** Sentences by language and key. */
  readonly words?: Readonly<Record<string, Catalogue>>;
}
/** A lesson as JSON, with its sentences. @public */
export interface OwnLesson extends Lesson, OwnHead {
  /** In a set, the chapter heading; lessons with the same heading are grouped. */
  readonly chapter?: string;
}
export interface OwnSet extends OwnHead {
  readonly lessons: readonly OwnLesson[];
}
