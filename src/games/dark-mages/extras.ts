/** Dark Mages: what is loaded when a reader opens it, such as the rulebook and help. */
import type { View } from '../../kit/index.js';
import type { Explain, GameExtras } from '../../kit/board.js';
import type { Deck } from './deck.js';
import type { Seen } from './view.js';

/** The same for a game with this deck. The rulebook does not load the deck. */
export const extrasWith = (deck: () => Promise<Deck>): GameExtras => ({
  rulebook: async (lang) => (await import('./generated/rulebook.js')).rulebook(lang),
  editor: async () => (await import('./editor/index.js')).editorWith(await deck()),
  explain: async () => (await import('./help/explain.js')).explainWith(await deck()) as Explain,
  goalPicture: async () => (await import('./help/goal.js')).goalPicture(),
  endPicture: async () => (await import('./board/end.js')).endPictureWith(await deck()),
  recap: async (facts, view, text) => (await import('./help/recap.js')).recap(facts, view as View<Seen>, text),
  reasons: async () => (await import('./help/reasons.js')).reasonsWith(await deck()),
  coach: async () => (await import('./help/coach.js')).coachWith(await deck()),
  withData: async (data, usual) => (await import('./custom-deck-ui.js')).withDeckOf(data, usual, extrasWith),
});

export const extras: GameExtras = extrasWith(async () => (await import('./standard.js')).STANDARD_DECK);
