/** What a page shows of Elfengold before its rules are loaded. */
import type { GamePicture } from '../../kit/board.js';
import { board } from './board/board.js';
import { planOf } from './board/layout.js';
import { TONES } from './board/palette.js';
import { styles } from './board/styles.js';
import { opening } from './opening.js';
import type { Move, Table } from './table.js';
import type { Seen } from './view.js';
import { formatValue } from './text/phrase.js';

export const picture: GamePicture<Table, Move, Seen> = {
  opening,
  phase: 'drawCards',
  styles: [styles],
  board,
  size: (_view, layout) => planOf(layout),
  zooms: true,
  palette: TONES,
  formatValue,
};
