/** A game's list of lessons, from what was found in their folders. */
import { byLanguage } from '../i18n/index.js';
import type { Catalogue } from '../i18n/text.js';
import type { Lesson } from '../kernel/lesson.js';
import type { LessonEntry } from './game-ui.js';

type Words = { readonly en: () => Promise<Catalogue> } & Readonly<Record<string, () => Promise<Catalogue>>>;

/** By the folder of each lesson, which is its id: the rules that it teaches, and the ways to it and to its words. */
export type FoundLessons = Readonly<
  Record<string, { readonly rules: readonly string[]; readonly lesson: () => Promise<Lesson>; readonly words: Words }>
>;

/** The lessons in the order of their ids, which is the order in which one would learn. */
export const lessonList = <F extends FoundLessons>(found: F, ids: readonly (keyof F & string)[]): LessonEntry[] =>
  ids.map((id) => {
    const { rules, lesson, words } = found[id]!;
    return { id, rules, lesson, text: (lang) => byLanguage(lang, words)() };
  });
