/** What comes behind a first board of Dark Mages: lessons and the rulebook. */
import type { GameMore } from '../../game-ui/game-ui.js';

export const more: GameMore = {
  lessons: async () => (await import('./lessons/index.js')).lessons,
  rulebook: async (lang) => (await import('./rulebook/index.js')).rulebook(lang),
};
