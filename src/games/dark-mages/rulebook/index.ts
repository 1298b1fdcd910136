/** The rulebook of Dark Mages. */
import { rulebookOf, type Rulebook } from '../../../kit/board.js';
import { goal } from '../text/goal.js';
import { CHAPTERS } from './chapters.js';

/** By rule, words in which readers ask for it; loaded by the first search. */
const asked = {
  en: async () => (await import('./asked/en.js')).en,
  fr: async () => (await import('./asked/fr.js')).fr,
  it: async () => (await import('./asked/it.js')).it,
};
/** Loads the rulebook in the language of this tag; in English if there is none. */
export const rulebook = (lang: string): Promise<Rulebook> =>
  rulebookOf(
    lang,
    CHAPTERS,
    goal,
    {
      en: async () => (await import('./en.js')).en,
      fr: async () => (await import('./fr.js')).fr,
      it: async () => (await import('./it.js')).it,
    },
    asked,
  );
