/** The board of Dark Mages: drawing, controls, and how moves and facts look and sound. */
import type { GameBoard } from '../../kit/board.js';
import { closeUp } from './board/close-up.js';
import { controls } from './board/controls.js';
import { inPlay } from './board/in-play.js';
import { changed, duration, motion } from './board/facts.js';
import { ROBES } from './board/palette.js';
import { anchors, BAND, places, touches } from './board/anchors.js';
import { proposalsWith } from './board/proposals.js';
import { seeing, type DeckUi } from './board/seeing.js';
import { scoreboard, standings } from './board/scoreboard.js';
import { styles as scoreboardStyles } from './board/scoreboard.styles.js';
import { styles } from './board/styles.js';
import type { Deck } from './deck.js';
import { game, type Move, type Seen, type Table } from './game.js';
import { pictureWith } from './picture.js';
import { isStanding } from './queries.js';
import { STANDARD_DECK } from './standard.js';
import { describeMoveWith, labelOf } from './text/labels.js';
import { factParams } from './text/phrase.js';
import { headline, storyFacts } from './board/story.js';

export interface DeckBoard extends GameBoard<Table, Move, Seen>, Pick<DeckUi, 'deck'> {}
/** The board of a game with this deck. */
export const boardWith = (of: typeof game, deck: Deck): DeckBoard => ({
  ...pictureWith(deck, inPlay),
  game: of,
  deck,
  styles: [styles, scoreboardStyles],
  anchors,
  label: (anchor, view, text) => labelOf(anchor, seeing(view, deck), text),
  describedAnchors: (view) =>
    [...places(view, 'wide').keys()].filter((id) => !/^(place:|all$)/.test(id) || id === BAND),
  seatColours: ROBES,
  touches: (move, view) => touches(deck, move, view),
  controls,
  proposals: proposalsWith(of.rules, deck),
  scoreboard: (view, { text }) => scoreboard(deck, view, text),
  standings,
  isOut: ({ table }, seat) => !isStanding(table, seat),
  describeMove: describeMoveWith(deck),
  factParams,
  closeUp: (anchor, view, text) => closeUp(deck, anchor, view, text),
  motion,
  changed,
  storyFacts,
  headline,
  isAnswer: ({ type }) => type === 'answer' || type === 'pass',
  // With several people at the game, the asked player answers with a click even without a card to answer with: an automatic
  // pass would reveal something about the hand. DM-D1.
  isManual: ({ type }, _view, people) => type === 'pass' && people > 1,
  duration,
});

export const ui: DeckBoard = boardWith(game, STANDARD_DECK);
