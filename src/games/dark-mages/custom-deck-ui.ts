/** Dark Mages with a custom deck, for elements. */
import type { Game, View } from '../../kit/index.js';
import type { Catalogue, GameExtras, GameUi } from '../../kit/board.js';
import type { Deck, DeckData } from './deck.js';
import { chooseWith } from './bot.js';
import { customGame } from './custom-deck.js';
import type { Move } from './table.js';
import { cardTextsOf, namesOf } from './text/names.js';
import { boardWith } from './ui.js';
import type { Seen } from './view.js';

/**
 * The standard game's UI with this deck instead of the standard one. `extrasWith` gives what is loaded on request,
 * for a deck. Throws `BadInput` with card and field.
 */
export function withDeckOf(
  data: unknown,
  usual: GameUi,
  extrasWith: (deck: () => Promise<Deck>) => GameExtras,
): GameUi {
  const { game, deck } = customGame(data);
  const choose: NonNullable<Game['choose']> = (view, advice) => chooseWith(deck, view as View<Seen, Move>, advice);
  const written = data as DeckData;
  const said = async (lang: string): Promise<Catalogue> => {
    const words = await usual.text(lang);
    const { title, attribution } = written.meta;
    // Names with an article exist for the standard deck only.
    const kept = Object.entries(words).filter(([key]) => !/^(foe[.:]|the:)/.test(key));
    return {
      ...Object.fromEntries(kept),
      ...namesOf(written, lang),
      ...cardTextsOf(written, lang),
      // The standard deck's credit does not apply to another deck.
      'game.credit': [words['deck.credit'], title, attribution].filter(Boolean).join(' '),
    };
  };
  const own: GameUi = {
    ...usual,
    ...boardWith(game, deck),
    ...extrasWith(() => Promise.resolve(deck)),
    text: said,
    bot: () => Promise.resolve({ choose }),
  };
  // Stored paths to the states of the statechart are games with the standard deck.
  delete own.paths;
  return own;
}
