/** The board of Elfenwizards: drawing, controls, and how moves and facts look and sound. */
import { scoreGraphStyles, type GameBoard } from '../../kit/board.js';
import { anchors, described, label, touches } from './board/anchors.js';
import { controls } from './board/controls.js';
import { controlStyles } from './board/controls.styles.js';
import { changed, duration, motion } from './board/facts.js';
import { GUILDS } from './board/palette.js';
import { kinds, pieces } from './board/in-hand.js';
import { proposals } from './board/proposals.js';
import { scoreboard, standings } from './board/scoreboard.js';
import { styles as scoreboardStyles } from './board/scoreboard.styles.js';
import { styles } from './board/styles.js';
import { movesSummary, storyFacts } from './board/story.js';
import { NEGOTIATION } from './map.js';
import { game, type Move, type Seen, type Table } from './game.js';
import { picture } from './picture.js';
import { allMages } from './queries.js';
import { describeMove, factParams } from './text/phrase.js';

export const ui: GameBoard<Table, Move, Seen> = {
  ...picture,
  game,
  styles: [styles, controlStyles, scoreboardStyles, scoreGraphStyles],
  anchors,
  label,
  describedAnchors: described,
  seatColours: GUILDS,
  touches,
  // One Minor Spell marks the turn (EW-1.2), however many there are.
  pieces: (anchor, view) => (view.phase === 'highWizardRetires' ? 1 : pieces(anchor, view)),
  kinds,
  proposals,
  // The first roll of a game stays a click, and each first roll of a turn while several people may talk before it (EW-A2);
  // all others are automatic. Putting dice back stays a click too, even as the only move: done automatically, it would undo
  // the reader's last choice.
  isManual: ({ type }, { phase, table }, people) =>
    type === 'putBack' ||
    type === 'putBackGrey' ||
    (type === 'roll' && phase === 'castMajorSpells' && (people > 1 || table.turn === 1)),
  controls,
  scoreboard,
  standings,
  describeMove,
  factParams,
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
