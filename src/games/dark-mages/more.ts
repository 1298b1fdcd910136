/** What comes behind a first board of Dark Mages: the rulebook and help. */
import type { Coach, GameMore } from '../../game-ui/game-ui.js';
import type { Game, View } from '../../kernel/game.js';
import type { SeenView } from './board/seeing.js';
import type { Deck } from './deck.js';
import { STANDARD_DECK } from './standard.js';
import type { Seen } from './view.js';

/** The same for a game with this deck. */
export const moreWith = (deck: Deck): GameMore => ({
  rulebook: async (lang) => (await import('./rulebook/index.js')).rulebook(lang),
  explain: async (anchor, view, text) =>
    (await import('./help/explain.js')).explain(deck, anchor, view as SeenView, text),
  goalPicture: async () => (await import('./help/goal.js')).goalPicture(),
  recap: async (facts, view, text) => (await import('./help/recap.js')).recap(facts, view as View<Seen>, text),
  reasons: async () => (await import('./help/reasons.js')).reasonsWith(deck) as NonNullable<Game['reasons']>,
  coach: async () => (await import('./help/coach.js')).coachWith(deck) as Coach,
  withData: async (data, usual) => (await import('./variant.js')).withDeckOf(data, usual),
});

export const more: GameMore = moreWith(STANDARD_DECK);
