/** Modules loaded after the first board: the rulebook. */
import type { GameMore } from '../../../src/game-ui/game-ui.js';
import { byLanguage } from '../../../src/i18n/index.js';

export const more: GameMore = { rulebook: async (lang) => byLanguage(lang, await import('./rulebook.js')) };
