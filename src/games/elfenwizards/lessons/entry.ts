/** A line of the list of lessons. */
import type { LessonEntry } from '../../../game-ui/game-ui.js';
import { byLanguage } from '../../../i18n/index.js';
import type { Catalogue } from '../../../i18n/text.js';
import type { Lesson } from '../../../kernel/lesson.js';
import type { RuleId } from '../ledger.js';

type Words = { readonly en: () => Promise<Catalogue> } & Readonly<Record<string, () => Promise<Catalogue>>>;

/** The rules are the lesson's own, so that a lesson is found before it is fetched. */
export const entry = (
  id: string,
  rules: readonly RuleId[],
  lesson: () => Promise<Lesson>,
  words: Words,
): LessonEntry => ({ id, rules, lesson, text: (lang) => byLanguage(lang, words)() });
