/** Random games of any game, for the suite, the fuzzer and tests that need positions from play. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  frames,
  formatMove,
  formatRecord,
  legalMoves,
  startFrames,
  type Game,
  type Move,
  type NewGame,
  type Seat,
  type Snapshot,
  type Table,
} from '../index.js';
import { chartOf, phaseOf as nameOf } from '../kernel/chart.js';
import { pseudoLegalMoves } from '../kernel/legal.js';
import { memoized } from '../kernel/memoized.js';
import { chooser, startOf, type Choose } from './at-random.js';
import { freeze, notPlain } from './difference.js';
import type { Subject } from './subject.js';

export { chooser, startOf, type Choose } from './at-random.js';
export { once } from './once.js';

const written = memoized((_: Game) => new Map<Seat, readonly Move[]>());
/** Every well-formed move of a seat, legal or not; made once, because some games have thousands. */
export function everyMove(game: Game, seat: Seat): readonly Move[] {
  const known = written(game);
  if (!known.has(seat)) known.set(seat, pseudoLegalMoves(game, seat));
  return known.get(seat)!;
}

export const phaseOf = (snapshot: Snapshot): string => nameOf(snapshot.value);
/** The seed of a suite that names no other: what is tried changes only with the game. */
export const SEED = 1;
/** An upper limit for the moves of any game, also with eight players who are asked for answers at every turn. */
const LONGEST = 12_000;

/** The part of a subject that is needed to play. */
export interface Playable extends Pick<Subject, 'invariants' | 'moveFaults' | 'idle' | 'share' | 'most' | 'seed'> {
  readonly ui: { readonly game: Game };
}

export interface Played {
  readonly start: NewGame;
  readonly moves: readonly Move[];
  readonly end: Snapshot;
}

/** Called before each move, with the offered moves. */
export type Visit = (snapshot: Snapshot, offered: readonly Move[], n: number) => unknown;

/** Calls `visit` for every `gap`th position, beginning with number `from`. */
export const every =
  (gap: number, visit: Visit, from = 0): Visit =>
  (snapshot, offered, n) =>
    n % gap === from && visit(snapshot, offered, n);

/** The game, limited to the number of players that the subject allows in random games. */
export const seated = ({ ui: { game }, most = game.players[1] }: Playable): Game => ({
  ...game,
  players: [game.players[0], most],
});

/** The number of ways to begin: each number of players with each value of each option. */
export const waysToBegin = ({ players, options }: Game): number =>
  Object.values(options).reduce((ways, { length }) => ways * (length || 1), players[1] - players[0] + 1);

/** Plays at random, at most so many moves, checking every frame against the subject's invariants if it has any. */
export function playOn(
  subject: Playable,
  from: Snapshot,
  choose: Choose,
  most: number,
  visit: Visit = () => {},
  faultsOf = subject.invariants?.(from.context.table),
): { moves: Move[]; end: Snapshot } {
  const { game } = subject.ui;
  const moves: Move[] = [];
  let snapshot = frozen(from);
  while (snapshot.status === 'active' && moves.length < most) {
    const offered = legalMoves(game, snapshot);
    if (offered.length === 0) assert.fail(`no move is offered in ${phaseOf(snapshot)}`);
    visit(snapshot, offered, moves.length);
    const move = choose(offered);
    moves.push(move);
    const made = framesOf(game, snapshot, move);
    if (made[0]!.context.table.last.length === 0) assert.fail(`${move.type} leaves no fact`);
    if (faultsOf) made.forEach((frame) => assertHolds(frame, faultsOf));
    const faults = subject.moveFaults?.(snapshot, made) ?? [];
    if (faults.length > 0) assert.fail(`${JSON.stringify(move)} in ${phaseOf(snapshot)}: ${faults.join('; ')}`);
    snapshot = made.at(-1)!;
  }
  return { moves, end: snapshot };
}

/** Plays on to the end. */
export function playOut(
  subject: Playable,
  from: Snapshot,
  choose: Choose,
  visit?: Visit,
  faultsOf?: (table: Table, phase: string) => readonly string[],
): { moves: Move[]; end: Snapshot } {
  const { game } = subject.ui;
  const played = playOn(subject, from, choose, LONGEST, visit, faultsOf);
  if (played.end.status === 'active') assert.fail('the game does not end');
  assert.deepEqual(legalMoves(game, played.end), []);
  assert.ok(chartOf(game.machine).ends(phaseOf(played.end)), phaseOf(played.end));
  return played;
}

/** A game that several checks look at: it is played for the first, and shown to the others. */
interface Example {
  shown?: { readonly played: Played; readonly positions: readonly (readonly [Snapshot, readonly Move[]])[] };
}
/** The example that is played if these moves are chosen. */
const exampleBy = new WeakMap<Choose, Example>();

export function playGame(subject: Playable, start: NewGame, choose: Choose, visit: Visit = () => {}): Played {
  const { game } = subject.ui;
  const moves: Move[] = [];
  const noting: Choose = (offered) => {
    const move = choose(offered);
    moves.push(move);
    return move;
  };
  const positions: [Snapshot, readonly Move[]][] = [];
  const keeping: Visit = (snapshot, offered, n) => {
    positions.push([snapshot, offered]);
    visit(snapshot, offered, n);
  };
  const example = exampleBy.get(choose);
  try {
    if (example?.shown) {
      const { played } = example.shown;
      for (const [n, [snapshot, offered]] of example.shown.positions.entries()) {
        visit(snapshot, offered, n);
        moves.push(played.moves[n]!);
      }
      return played;
    }
    const beginning = startFrames(game, start).map(frozen);
    const faultsOf = subject.invariants?.(beginning[0]!.context.table);
    if (faultsOf) beginning.forEach((frame) => assertHolds(frame, faultsOf));
    const played = { start, ...playOut(subject, beginning.at(-1)!, noting, example ? keeping : visit, faultsOf) };
    if (example) example.shown = { played, positions };
    return played;
  } catch (error) {
    throw inGame(error, game, { start, moves });
  }
}

/** The frames of a move. An error says which move it was, and what a table that cannot be changed has to do with it. */
function framesOf(game: Game, snapshot: Snapshot, move: Move): Snapshot[] {
  try {
    return frames(game, snapshot, move).map(frozen);
  } catch (error) {
    const { message } = error as Error;
    const isChanging = error instanceof TypeError && /read.only|not extensible|delete property/i.test(message);
    const why = isChanging ? 'a table was changed, expected a new one. ' : '';
    throw new Error(`${formatMove(game, move)} in ${phaseOf(snapshot)}: ${why}${message}`, { cause: error });
  }
}

/** The error with the transcript of the game in which it happened: a page can open it. */
function inGame(
  error: unknown,
  game: Game,
  record: { readonly start: NewGame; readonly moves: readonly Move[] },
): Error {
  const said = error instanceof Error ? error.message : String(error);
  return new Error(`${said}\n\nThe game so far:\n\n${formatRecord(game, record)}`, { cause: error });
}

/** A snapshot whose table nobody can change: the line of a rule that tries throws. */
function frozen(snapshot: Snapshot): Snapshot {
  const fault = notPlain(snapshot.context.table, 'table');
  if (fault !== undefined) assert.fail(fault);
  freeze(snapshot.context.table);
  return snapshot;
}

function assertHolds(frame: Snapshot, faultsOf: (table: Table, phase: string) => readonly string[]): void {
  const faults = faultsOf(frame.context.table, phaseOf(frame));
  if (faults.length > 0) assert.fail(`in ${phaseOf(frame)}: ${faults.join('; ')}`);
}

/**
 * Checks a property. With a seed the same is tried each time, and a failure says what failed alone; without one fast-check says how
 * to try it again.
 */
export function tried<A>({ seed }: Playable, property: fc.IProperty<A>, parameters: fc.Parameters<A> = {}): void {
  if (seed === undefined) return fc.assert(property, parameters);
  const { failed, errorInstance } = fc.check(property, { ...parameters, seed });
  if (!failed) return;
  if (seed === SEED || !(errorInstance instanceof Error)) throw errorInstance;
  throw new Error(`With seed: ${seed}. ${errorInstance.message}`, { cause: errorInstance });
}

/** The games that every check of random games of a subject begins with. */
const examplesOf = new WeakMap<Playable, readonly Example[]>();

/** Checks this many random games; a failure is of the simplest that fails. */
export function games(
  subject: Playable,
  numRuns: number,
  check: (start: NewGame, choose: Choose, by: number) => void,
): void {
  const seed = fc.integer({ min: 0, max: 0xffffffff });
  const { idle, share = 1 } = subject;
  const game = seated(subject);
  const [fewest, most] = game.players;
  // Every number of players at least once: all of a few random games might have two.
  const examples = Array.from({ length: most - fewest + 1 }, (_, n): [number, number, number] => [n, n, n]);
  const known = examplesOf.get(subject) ?? examples.map(() => ({}));
  examplesOf.set(subject, known);
  tried(
    subject,
    fc.property(fc.nat(waysToBegin(game) - 1), seed, fc.nat(0xffff), (n, from, by) => {
      const choose = chooser(by, idle);
      if (n === from && n === by && known[n]) exampleBy.set(choose, known[n]);
      check(startOf(game, n, from), choose, by);
    }),
    { numRuns: Math.max(examples.length, Math.round(numRuns * share)), examples },
  );
}

/** Some positions of each phase that waits for a move, from games begun in every way. */
export function positions(subject: Playable, { games: count = 12, each = 12, seed = 77 } = {}): Snapshot[] {
  const found: Snapshot[] = [];
  for (let n = 0; n < count; n++) {
    const all = new Map<string, Snapshot[]>();
    playGame(subject, startOf(seated(subject), n, seed + n), chooser(n, subject.idle), (snapshot) => {
      const same = all.get(phaseOf(snapshot)) ?? [];
      if (same.length < each) all.set(phaseOf(snapshot), [...same, snapshot]);
    });
    found.push(...[...all.values()].flat());
  }
  return found;
}
