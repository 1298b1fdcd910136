/** Makes a game's list of lessons from its generated `generated/lessons.ts`. */
import { byLanguage } from '../i18n/index.js';
import type { Catalogue } from '../i18n/text.js';
import type { LessonPlan } from '../kernel/lesson.js';
import type { LessonEntry } from './game-ui.js';

/** The texts of a lesson by language. */
type Words = { readonly en: Catalogue } & Readonly<Record<string, Catalogue>>;

/** By lesson id (its folder): the rules that it teaches, and the loaders of the lesson and of its texts by language. @beta */
export type FoundLessons = Readonly<
  Record<
    string,
    {
      readonly rules: readonly string[];
      readonly lesson: () => Promise<LessonPlan>;
      readonly words: () => Promise<Words>;
    }
  >
>;

/** The lessons in the order of `ids`, which is the learning order. @beta */
export const lessonList = <F extends FoundLessons>(found: F, ids: readonly (keyof F & string)[]): LessonEntry[] =>
  ids.map((id) => {
    const { rules, lesson, words } = found[id]!;
    return {
      id,
      rules,
      lesson: async () => ({ id, ...(await lesson()) }),
      text: async (lang) => byLanguage(lang, await words()),
    };
  });
