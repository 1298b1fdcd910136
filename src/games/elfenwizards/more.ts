/** What comes behind a first board of Elfenwizards: lessons and the rulebook. */
import type { GameMore } from '../../game-ui/game-ui.js';
import type { View } from '../../kernel/game.js';
import { total } from './queries.js';
import type { Seen } from './view.js';

export const more: GameMore = {
  chronicle(view) {
    const { turn, players } = (view as View<Seen>).table;
    return { round: turn, points: players.map(total) };
  },
  lessons: async () => (await import('./lessons/index.js')).lessons,
  rulebook: async (lang) => (await import('./rulebook/index.js')).rulebook(lang),
};
