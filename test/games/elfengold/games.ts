/** Random games of Elfengold and the checks that each has to pass. */
import assert from 'node:assert/strict';
import { elfengold, type Move, type Table } from '../../../src/games/elfengold/index.js';
import { BOWL, CARDS_OF_A_KIND, GOLD_CARDS, WIZARDS } from '../../../src/games/elfengold/map.js';
import {
  formatMove,
  frames,
  imagine,
  legalMoves,
  parseMove,
  play,
  positionOf,
  refusal,
  resume,
  startFrames,
  viewFor,
  type NewGame,
  type Snapshot,
} from '../../../src/index.js';
import { phaseOf as phaseOfValue } from '../../../src/kernel/chart.js';
import { pseudoLegalMoves } from '../../../src/kernel/legal.js';
import { draw, seeded } from '../../../src/kernel/random.js';

export type Snap = Snapshot<Table>;
export const phaseOf = (snapshot: Snap): string => phaseOfValue(snapshot.value);

export type Choose = (offered: readonly Move[]) => Move;
/**
 * Chooses moves at random. An even seed makes every move equally likely; an odd one makes every verb equally likely, so
 * that rare verbs come up.
 */
export function chooser(seed: number): Choose {
  let rng = seeded(seed);
  const pick = (n: number) => {
    const drawn = draw(rng, 1, 0, n - 1);
    rng = drawn.rng;
    return drawn.values[0]!;
  };
  return (offered) => {
    if (seed % 2 === 0) return offered[pick(offered.length)]!;
    const verbs = [...new Set(offered.map(({ type }) => type))];
    const type = verbs[pick(verbs.length)]!;
    const moves = offered.filter((move) => move.type === type);
    return moves[pick(moves.length)]!;
  };
}

/** An upper limit for the moves of any game: most moves use up cards or coins, and there are six rounds. */
const LONGEST = 3000;

export interface Played {
  readonly start: NewGame;
  readonly moves: readonly Move[];
  readonly end: Snap;
}
/** Called before each move, with the offered moves. */
export type Visit = (snapshot: Snap, offered: readonly Move[], n: number) => void;

/** Asserts the invariants of the ledger, computed without the game's own queries. */
function assertHolds(frame: Snap): void {
  const { table } = frame.context;
  const phase = phaseOf(frame);
  assert.equal(elfengold.violation(table, phase), undefined, phase);
  assert.ok(table.last.length > 0, `no fact in ${phase}`);
  const tokens = [...table.bowl, ...table.row, ...table.go.drawn];
  const cards: string[] = [...table.pile, ...table.discard, ...table.display];
  for (let i = 0; i < table.goldPile; i++) cards.push('gold');
  for (const lying of Object.values(table.roads)) tokens.push(...lying);
  for (const { hand, hidden, shown, coins } of table.players) {
    cards.push(...hand);
    tokens.push(...hidden, ...shown);
    assert.ok(coins >= 0, 'coins are negative');
  }
  assert.equal(tokens.length, 48);
  for (const [token, count] of Object.entries(BOWL)) {
    assert.equal(tokens.filter((other) => other === token).length, count, token);
  }
  const wizards = table.options.wizards ? WIZARDS : 0;
  assert.equal(cards.length, 7 * CARDS_OF_A_KIND + GOLD_CARDS + wizards);
  assert.equal(cards.filter((card) => card === 'gold').length, GOLD_CARDS);
  assert.equal(cards.filter((card) => card === 'raft').length, CARDS_OF_A_KIND);
  assert.equal(cards.filter((card) => card === 'wizard').length, wizards);
  if (phase === 'drawTokens') assert.ok(table.bowl.length >= 12, 'fewer than 12 counters are left in the bowl');
}

/** Plays to the end at random, checking every step. */
export function playOut(from: Snap, choose: Choose, visit: Visit = () => {}): { moves: Move[]; end: Snap } {
  const moves: Move[] = [];
  let snapshot = from;
  while (snapshot.status === 'active') {
    const offered = legalMoves(elfengold, snapshot);
    assert.ok(offered.length > 0, `no move is offered in ${phaseOf(snapshot)}`);
    assert.ok(moves.length < LONGEST, 'the game does not end');
    assert.equal(new Set(offered.map(({ seat }) => seat)).size, 1, 'more than one seat may move');
    visit(snapshot, offered, moves.length);
    const move = choose(offered);
    moves.push(move);
    const steps = frames(elfengold, snapshot, move);
    steps.forEach(assertHolds);
    const told = steps.map((step) => step.context.table.last);
    assert.equal(new Set(told).size, told.length, 'two steps share their facts');
    snapshot = steps.at(-1)!;
  }
  assert.deepEqual(legalMoves(elfengold, snapshot), []);
  assert.equal(phaseOf(snapshot), 'over');
  return { moves, end: snapshot };
}

export function playGame(start: NewGame, choose: Choose, visit?: Visit): Played {
  const beginning = startFrames(elfengold, start);
  beginning.forEach(assertHolds);
  return { start, ...playOut(beginning.at(-1)!, choose, visit) };
}

/** Each offered move has its own notation, which parses back to the move. */
export const checkNotation: Visit = (_snapshot, offered) => {
  const lines = offered.map((move) => formatMove(elfengold, move));
  assert.equal(new Set(lines).size, lines.length, 'two moves have the same notation');
  lines.forEach((line, i) => assert.deepEqual(parseMove(elfengold, line), offered[i]));
};

const ALL = Array.from({ length: 6 }, (_, seat) => pseudoLegalMoves(elfengold, seat));
/** Of all moves that can be written, exactly those are offered that are not refused. */
export const checkOffers: Visit = (snapshot, offered) => {
  const offers = new Set(offered.map((move) => formatMove(elfengold, move)));
  for (const move of ALL.slice(0, snapshot.context.table.players.length).flat()) {
    const why = refusal(elfengold, snapshot, move);
    const line = formatMove(elfengold, move);
    if ((why === undefined) !== offers.has(line)) {
      assert.fail(
        `${line} in ${phaseOf(snapshot)} is ${why ? `offered and refused by ${why.rule}` : 'allowed and not offered'}`,
      );
    }
    if (why && !(/^EG-/.test(why.rule) && why.code)) assert.fail(`${line} is refused by ${why.rule}`);
  }
};

const hideFacts = (key: string, value: unknown): unknown => (key === 'last' ? [] : value);
/**
 * Offered moves lead to different tables, except that a card drawn blind may be of the same kind as one lying face up.
 */
export const checkDistinct: Visit = (snapshot, all) => {
  const offered = all.filter(({ type }) => type !== 'draw');
  const next = offered.map((move) => JSON.stringify(frames(elfengold, snapshot, move)[0]!.context.table, hideFacts));
  assert.equal(new Set(next).size, next.length, `two moves lead to the same table in ${phaseOf(snapshot)}`);
};

/** A snapshot works after a round trip through JSON, and a position resumes with the same moves offered. */
export const checkResume: Visit = (snapshot, offered) => {
  const copy = JSON.parse(JSON.stringify(snapshot)) as Snap;
  assert.deepEqual(copy, snapshot, 'plain JSON');
  assert.deepEqual(legalMoves(elfengold, copy), offered);
  assert.deepEqual(play(elfengold, copy, offered[0]!), play(elfengold, snapshot, offered[0]!));
  const position = positionOf(elfengold, copy);
  const again = resume(elfengold, position, { seed: 5 });
  assert.deepEqual(legalMoves(elfengold, again), offered);
  assert.deepEqual(positionOf(elfengold, again), position);
};

/**
 * Views reveal nothing hidden: a table imagined from a view gives the same view again, is valid, and has moves to
 * offer.
 */
export const checkViews: Visit = (snapshot, _offered, n) => {
  for (const viewer of [...snapshot.context.table.players.keys(), 'spectator'] as const) {
    const view = viewFor(elfengold, snapshot, viewer);
    const canary = imagine(elfengold, view, n + 1);
    assert.equal(JSON.stringify(viewFor(elfengold, canary, viewer)), JSON.stringify(view));
    assert.equal(elfengold.violation(canary.context.table, view.phase), undefined);
    assert.ok(legalMoves(elfengold, canary).length > 0);
    assert.ok(!JSON.stringify(view).includes('"rng"'));
  }
};

/** The start of the `n`th random game: player numbers and options are taken in turn. */
export function startOf(n: number, seed: number): NewGame {
  const options = {
    handLimit: n % 2 === 0 ? 4 : 'none',
    homeTown: n % 3 === 1,
    values: n % 4 < 2 ? 'printed' : 'random',
    wizards: n % 8 > 3,
    firstPlayer: n % 7 === 6 ? 'green' : 'random',
  };
  return { players: 2 + (n % 5), seed: (seed + n * 2654435761) >>> 0, options };
}
