/** Elfenwizards: what is loaded when a reader opens it, such as the rulebook and help. */
import type { View } from '../../kit/index.js';
import type { Explain, GameExtras } from '../../kit/board.js';
import { total } from './points.js';
import type { Seen } from './view.js';

export const extras: GameExtras = {
  chronicle(view) {
    const { turn, players, winners } = (view as View<Seen>).table;
    // EW-E4: the Minor Spells left are scored after the last turn.
    return { round: turn, points: players.map(total), isFinal: winners.length > 0 };
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
