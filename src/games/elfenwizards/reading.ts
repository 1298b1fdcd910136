/** Elfenwizards for readers: rules and lessons, without drawing, opponent or machine. */
import type { GameReading } from '../../elements/game-ui.js';

export const reading: GameReading = {
  lessons: async () => (await import('./lessons/index.js')).lessons,
  rulebook: async (lang) => (await import('./rulebook/index.js')).rulebook(lang),
};
