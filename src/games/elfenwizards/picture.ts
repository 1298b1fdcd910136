/** What a page shows of Elfenwizards before its rules are loaded. */
import type { GamePicture } from '../../kit/board.js';
import { board } from './board/board.js';
import { planOf } from './board/layout.js';
import { TONES } from './board/palette.js';
import { styles } from './board/styles.js';
import { opening } from './opening.js';
import type { Move, Table } from './table.js';
import { formatValue } from './text/phrase.js';
import type { Seen } from './view.js';

export const picture: GamePicture<Table, Move, Seen> = {
  opening,
  phase: 'highWizardRetires',
  styles: [styles],
  board,
  size: (_view, layout) => planOf(layout),
  palette: TONES,
  formatValue,
  seatTerms: ['guild', 'guild.in'],
};
