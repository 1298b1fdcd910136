/** The board of Elfengold: drawing, controls, and how moves and facts look and sound. */
import type { GameBoard } from '../../kit/board.js';
import { anchors, described, label, pieces, touches } from './board/anchors.js';
import { controls } from './board/controls.js';
import { changed, duration, motion } from './board/facts.js';
import { PLAYERS } from './board/palette.js';
import { auctionStyles } from './board/auction.styles.js';
import { planStyles } from './board/plan.styles.js';
import { proposals } from './board/proposals.js';
import { scoreboard, standings } from './board/scoreboard.js';
import { styles as scoreboardStyles } from './board/scoreboard.styles.js';
import { styles } from './board/styles.js';
import { owner } from './board/spots.js';
import { movesSummary, headline, storyFacts } from './board/story.js';
import { game, type Move, type Seen, type Table } from './game.js';
import { picture } from './picture.js';
import { describeMove, factParams } from './text/phrase.js';

export const ui: GameBoard<Table, Move, Seen> = {
  ...picture,
  game,
  styles: [styles, scoreboardStyles, planStyles, auctionStyles],
  anchors,
  standsAt: (view) => owner(view).boot,
  label,
  describedAnchors: described,
  seatColours: PLAYERS,
  touches,
  amounts: { bid: 'amount' },
  controls,
  proposals,
  scoreboard,
  standings,
  describeMove,
  factParams,
  motion,
  changed,
  storyFacts,
  headline,
  movesSummary,
  duration,
  pieces,
  // A player who cannot travel on says so with a click. Among several people at one device a pass or a counter that made
  // itself would tell that there was no choice.
  isManual: ({ type }, _view, people) => type === 'stop' || (people > 1 && (type === 'pass' || type === 'show')),
};
