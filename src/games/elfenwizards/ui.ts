/** The UI of Elfenwizards for the first render and the first move: drawing and controls. */
import type { GameBoard } from '../../game-ui/game-ui.js';
import { isLoaded } from '../../kernel/deferred.js';
import { anchors, described, label, path } from './board/anchors.js';
import { board } from './board/board.js';
import { controls } from './board/controls.js';
import { motion } from './board/motion.js';
import { planOf } from './board/layout.js';
import { GUILDS, TONES } from './board/palette.js';
import { graphStyles } from './board/graph.js';
import { kinds, pieces } from './board/in-hand.js';
import { proposals } from './board/proposals.js';
import { sheet, standings } from './board/sheet.js';
import { sheetStyles } from './board/sheet.styles.js';
import { styles } from './board/styles.js';
import { changed, duration, movesSummary, storyFacts } from './board/story.js';
import { NEGOTIATION } from './map.js';
import { game, type Move, type Seen, type Table } from './game.js';
import { allMages } from './queries.js';
import { describeMove, factParams, formatValue } from './text/phrase.js';

export const ui: GameBoard<Table, Move, Seen> = {
  game,
  styles: [styles],
  lateStyles: () => [sheetStyles(), graphStyles()],
  board,
  size: (_view, layout) => planOf(layout),
  anchors,
  label,
  describedAnchors: described,
  palette: TONES,
  seatColours: GUILDS,
  touches: path,
  pieces,
  kinds,
  // The first phase has no proposals.
  proposals: (view) => (isLoaded('elfenwizards') ? proposals(view) : []),
  // Rolling in phase 2 stays a click; the roll of the dice held back, in phase 3, is automatic. Putting dice back stays a
  // click too, even as the only move: done automatically, it would undo the reader's last choice.
  isCeremony: ({ type }, phase) =>
    type === 'putBack' || type === 'putBackGrey' || (type === 'roll' && phase === 'castMajorSpells'),
  controls,
  scoreboard: sheet,
  standings,
  describeMove,
  factParams,
  formatValue,
  seatTerms: ['guild', 'guild.in'],
  motion,
  storyFacts,
  movesSummary,
  changed,
  duration,
  // EW-A2: one minute each before rolling, five minutes together before the first spell of the competition.
  limit({ phase, table }) {
    const { turn, queue, go } = table;
    if (phase.startsWith('cast') && !go.rolled)
      return { what: `${turn} ${phase} ${queue[0]}`, seconds: NEGOTIATION.casting };
    if (phase === 'competition' && allMages(table).every(({ spells }) => spells.length === 0))
      return { what: `${turn} ${phase}`, seconds: NEGOTIATION.competition };
    return undefined;
  },
};
