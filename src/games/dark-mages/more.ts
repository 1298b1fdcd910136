/** What comes behind a first board of Dark Mages: the rulebook. */
import type { GameMore } from '../../game-ui/game-ui.js';

export const more: GameMore = {
  rulebook: async (lang) => (await import('./rulebook/index.js')).rulebook(lang),
};
