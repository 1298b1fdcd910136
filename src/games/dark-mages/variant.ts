/** Dark Mages with a deck of one's own, for elements. */
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Catalogue } from '../../i18n/text.js';
import type { Game, View } from '../../kernel/game.js';
import type { DeckData } from './deck.js';
import { moreWith } from './more.js';
import { chooseWith } from './opponent.js';
import { ownGame } from './own.js';
import type { Move } from './table.js';
import { namesOf } from './text/names.js';
import { boardWith } from './ui.js';
import type { Seen } from './view.js';

/** The usual game's door with this deck in place of the usual one. Throws `BadInput` naming card and field. */
export function withDeckOf(data: unknown, usual: GameUi): GameUi {
  const { game, deck } = ownGame(data);
  const choose: NonNullable<Game['choose']> = (view, advice) => chooseWith(deck, view as View<Seen, Move>, advice);
  const written = data as DeckData;
  const said = async (lang: string): Promise<Catalogue> => {
    const words = await usual.text(lang);
    const { title, attribution } = written.meta;
    // An enemy's name with its article is known of the usual ones alone.
    const kept = Object.entries(words).filter(([key]) => !/^foe[.:]/.test(key));
    return {
      ...Object.fromEntries(kept),
      ...namesOf(written, lang),
      // What stands there of the usual deck is not true of another.
      'game.credit': [words['deck.credit'], title, attribution].filter(Boolean).join(' '),
      'deck.notice': words['deck.own']!,
    };
  };
  const own: GameUi = {
    ...usual,
    ...(boardWith(game, deck) as unknown as GameUi),
    ...moreWith(() => Promise.resolve(deck)),
    text: said,
    opponent: () => Promise.resolve({ choose }),
  };
  // Stored ways to the states of the chart are games with the usual deck, and its first words alone are of that.
  delete own.paths;
  delete own.firstText;
  return own;
}
