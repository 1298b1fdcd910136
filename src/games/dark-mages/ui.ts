/** What a first board of Dark Mages and a move on it need: drawing and controls. */
import type { GameBoard } from '../../game-ui/game-ui.js';
import { boardOf } from './board/board.js';
import { closeUp } from './board/close-up.js';
import { controls } from './board/controls.js';
import { journey } from './board/journeys.js';
import { planOf } from './board/layout.js';
import { ROBES, TONES } from './board/palette.js';
import { anchors, BAND, places, touches } from './board/places.js';
import { seeing, type DeckUi } from './board/seeing.js';
import { scoreboardOf, standings } from './board/sheet.js';
import { sheetStyles } from './board/sheet.styles.js';
import { styles } from './board/styles.js';
import type { Deck } from './deck.js';
import { game, type Move, type Seen, type Table } from './game.js';
import { STANDARD_DECK } from './standard.js';
import { describeMoveWith, factParams, formatValue, labelOf } from './text/phrase.js';
import { told } from './told.js';

/** Milliseconds a step is looked at. What nobody needs to see takes none. */
const PACE: Readonly<Record<string, number>> = {
  cast: 900,
  cantrip: 900,
  assault: 900,
  dismiss: 900,
  equip: 600,
  summon: 700,
  heal: 900,
  drink: 700,
  skill: 700,
  ward: 700,
  use: 900,
  steal: 900,
  discard: 300,
  attackRoll: 1300,
  save: 1200,
  damageDice: 1300,
  dodge: 1000,
  counterspell: 1100,
  turnedBack: 1200,
  enemyArrives: 1100,
  strikes: 700,
  strikeDamage: 1700,
  dot: 1100,
  defeated: 1800,
  revived: 1600,
  turn: 350,
  wins: 800,
};

export interface DeckBoard extends GameBoard<Table, Move, Seen>, Pick<DeckUi, 'deck'> {}
/** The board of a game with this deck. */
export const boardWith = (of: typeof game, deck: Deck): DeckBoard => ({
  game: of,
  deck,
  styles: [styles, sheetStyles],
  board: boardOf(deck),
  size: (view, layout) => planOf(view.seat, view.table.mages.length, layout),
  anchors,
  label: (anchor, view, text) => labelOf(anchor, seeing(view, deck), text),
  describedAnchors: (view) =>
    [...places(view, 'wide').keys()].filter((id) => !/^(place:|all$)/.test(id) || id === BAND),
  palette: TONES,
  seatColours: ROBES,
  touches: (move, view) => touches(deck, move, view),
  controls,
  scoreboard: scoreboardOf(deck),
  standings,
  describeMove: describeMoveWith(deck),
  factParams,
  formatValue,
  closeUp: (anchor, view, text) => closeUp(deck, anchor, view, text),
  motion: journey,
  changed: ({ params = {} }) =>
    ['target', 'receiver', 'attacker']
      .flatMap((name) => (typeof params[name] === 'string' ? [params[name]] : []))
      .filter((target) => target !== 'all'),
  told,
  // Whoever is asked answers by hand, also without a card to answer with: a wait tells nothing of a hand. DM-D1.
  isCeremony: ({ type }) => type === 'pass',
  duration: (facts) => Math.max(0, ...facts.map(({ code }) => PACE[code] ?? 0)),
});

export const ui: DeckBoard = boardWith(game, STANDARD_DECK);
