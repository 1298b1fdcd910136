/** What a first board of Elfenwizards and a move on it need: drawing and controls. */
import type { GameBoard } from '../../game-ui/game-ui.js';
import { hasArrived } from '../../kernel/later.js';
import { anchors, label, path, told } from './board/anchors.js';
import { board } from './board/board.js';
import { controls } from './board/controls.js';
import { journey } from './board/journeys.js';
import { planOf } from './board/layout.js';
import { GUILDS, TONES } from './board/palette.js';
import { graphStyles } from './board/graph.js';
import { kinds, pieces } from './board/in-hand.js';
import { proposals } from './board/proposals.js';
import { sheet, standings } from './board/sheet.js';
import { sheetStyles } from './board/sheet.styles.js';
import { styles } from './board/styles.js';
import { NEGOTIATION } from './map.js';
import { game, type Move, type Seen, type Table } from './game.js';
import { allMages } from './queries.js';
import { describeMove, factParams, formatValue } from './text/phrase.js';

/** Milliseconds a step is looked at. What nobody needs to see takes none. */
const PACE: Readonly<Record<string, number>> = {
  roll: 450,
  reroll: 450,
  place: 260,
  favour: 380,
  mark: 400,
  retire: 400,
  promote: 400,
  demote: 400,
  remove: 300,
  recover: 300,
  awarded: 1100,
  vacantTie: 1100,
  vacantNoPoints: 700,
  vacantAlone: 700,
  boxTwo: 1000,
  boxOne: 900,
  boxTieBoth: 1100,
  boxTieFirst: 1100,
  boxTieSecond: 1100,
  boxNoPoints: 400,
  score: 900,
};

/** What goes without saying while it happens, beside what is said with it. */
const UNTOLD = new Set([
  'use',
  'useGrey',
  'putBack',
  'putBackGrey',
  'diceBack',
  'done',
  'twoPlaced',
  'onePlaced',
  'recoveredAll',
  'noneVacant',
  'bonus',
  'stay',
  'wasted',
  'phase.recover',
  'phase.recoverAgain',
  'phase.promote',
  'phase.demote',
  'phase.removeGrey',
]);

export const ui: GameBoard<Table, Move, Seen> = {
  game,
  styles: [styles, sheetStyles],
  lateStyles: () => [graphStyles()],
  board,
  size: (_view, layout) => planOf(layout),
  anchors,
  label,
  describedAnchors: told,
  palette: TONES,
  seatColours: GUILDS,
  touches: path,
  pieces,
  kinds,
  // The first phase has none.
  proposals: (view) => (hasArrived() ? proposals(view) : []),
  // Dice are thrown by hand; those that were held back follow by themselves.
  // A die that buys nothing alone goes back by hand: made by itself, that would undo what the reader has just done.
  isCeremony: ({ type }, phase) =>
    type === 'putBack' || type === 'putBackGrey' || (type === 'roll' && phase === 'castMajorSpells'),
  controls,
  scoreboard: sheet,
  standings,
  describeMove,
  factParams,
  formatValue,
  seatTerms: ['guild', 'guild.in'],
  motion: journey,
  // Who rises comes before who falls.
  told: (facts) =>
    facts
      .filter(({ code }) => !UNTOLD.has(code))
      .toSorted((a, b) => Number(a.code === 'defeated') - Number(b.code === 'defeated')),
  changed: ({ params = {} }) =>
    [params['to'], params['title'], ...[params['candidates']].flat()].filter((id) => typeof id === 'string'),
  duration: (facts) => Math.max(0, ...facts.map(({ code }) => PACE[code] ?? 0)),
  // EW-A2: a minute each before rolling, five minutes together before the first spell of the competition.
  limit({ phase, table }) {
    const { turn, queue, go } = table;
    if (phase.startsWith('cast') && !go.rolled)
      return { what: `${turn} ${phase} ${queue[0]}`, seconds: NEGOTIATION.casting };
    if (phase === 'competition' && allMages(table).every(({ spells }) => spells.length === 0))
      return { what: `${turn} ${phase}`, seconds: NEGOTIATION.competition };
    return undefined;
  },
};
