/** The UI of Elfengold for the first render and the first move: drawing and controls. */
import type { GameBoard } from '../../game-ui/game-ui.js';
import { anchors, described, label, pieces, touches } from './board/anchors.js';
import { board } from './board/board.js';
import { controls } from './board/controls.js';
import { planOf } from './board/geometry.js';
import { changed, duration, motion } from './board/motion.js';
import { PLAYERS, TONES } from './board/palette.js';
import { planStyles } from './board/plan.styles.js';
import { sheet, standings } from './board/sheet.js';
import { sheetStyles } from './board/sheet.styles.js';
import { styles } from './board/styles.js';
import { movesSummary, headline, storyFacts } from './board/story.js';
import { game, type Move, type Seen, type Table } from './game.js';
import { describeMove, factParams, formatValue } from './text/phrase.js';

export const ui: GameBoard<Table, Move, Seen> = {
  game,
  styles: [styles],
  lateStyles: () => [sheetStyles(), planStyles()],
  board,
  size: (_view, layout) => planOf(layout),
  zooms: true,
  anchors,
  label,
  describedAnchors: described,
  palette: TONES,
  seatColours: PLAYERS,
  touches,
  amounts: { bid: 'amount' },
  controls,
  scoreboard: sheet,
  standings,
  describeMove,
  factParams,
  formatValue,
  motion,
  changed,
  storyFacts,
  headline,
  movesSummary,
  duration,
  pieces,
  // A player who cannot or does not want to act says so with a click.
  isCeremony: ({ type }) => ['stop', 'pass', 'show'].includes(type),
};
