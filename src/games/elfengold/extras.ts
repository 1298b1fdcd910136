/** Elfengold: what is loaded when a reader opens it, such as the rulebook and help; and the course of the game. */
import type { View } from '../../kit/index.js';
import type { Explain, GameExtras } from '../../kit/board.js';
import type { Seen } from './view.js';

export const extras: GameExtras = {
  chronicle(view) {
    const { round, players } = (view as View<Seen>).table;
    return { round, points: players.map(({ towns }) => towns.length) };
  },
  rulebook: async (lang) => (await import('./generated/rulebook.js')).rulebook(lang),
  editor: async () => (await import('./editor/index.js')).editor,
  explain: async () => (await import('./help/explain.js')).explain as Explain,
  goalPicture: async () => (await import('./help/goal.js')).goalPicture(),
  endPicture: async () => (await import('./board/end.js')).endPicture,
  recap: async (facts, view, text) => (await import('./help/recap.js')).recap(facts, view as View<Seen>, text),
  reasons: async () => (await import('./help/reasons.js')).reasons,
  coach: async () => (await import('./help/coach.js')).coach,
};
