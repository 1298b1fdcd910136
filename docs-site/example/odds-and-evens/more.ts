/** What comes behind a first board: lessons and the rulebook. */
import type { GameMore } from '../../../src/game-ui/game-ui.js';
import { lessonList } from '../../../src/game-ui/lesson-list.js';
import { byLanguage } from '../../../src/i18n/index.js';

export const more: GameMore = {
  lessons: async () => lessonList((await import('./lessons/found.js')).found, ['first-cards']),
  rulebook: async (lang) => byLanguage(lang, await import('./rulebook.js')),
};
