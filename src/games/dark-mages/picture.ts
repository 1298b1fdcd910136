/** What a page shows of Dark Mages before its rules are loaded. */
import type { GamePicture } from '../../kit/board.js';
import { boardOf } from './board/board.js';
import { planOf } from './board/layout.js';
import { TONES } from './board/palette.js';
import type { InPlay } from './board/seeing.js';
import { styles } from './board/styles.js';
import type { Deck } from './deck.js';
import { openingOf } from './opening.js';
import { STANDARD_DECK } from './standard.js';
import type { Move, Table } from './table.js';
import { formatValue } from './text/phrase.js';
import type { Seen } from './view.js';

/** The same with this deck, and with what a game in play shows. */
export const pictureWith = (deck: Deck, inPlay?: InPlay): GamePicture<Table, Move, Seen> => ({
  opening: openingOf(deck),
  phase: 'turnBegins.effects',
  styles: [styles],
  board: boardOf(deck, inPlay),
  size: (view, layout) => planOf(view.seat, view.table.mages.length, layout),
  palette: TONES,
  formatValue,
});
export const picture = pictureWith(STANDARD_DECK);
