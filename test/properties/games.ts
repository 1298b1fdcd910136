/** Random games of Elfenwizards, and what must hold of each; for the property tests and the fuzzer. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createActor } from 'xstate';
import { elfenwizards, type Move, type Table } from '../../src/games/elfenwizards/index.js';
import {
  formatMove,
  frames,
  legalMoves,
  parseMove,
  play,
  positionOf,
  refusal,
  replay,
  resume,
  startFrames,
  viewFor,
  type NewGame,
  type Snapshot,
} from '../../src/index.js';
import { pseudoLegalMoves } from '../../src/kernel/legal.js';
import { faultsOf, greyOf, magesOf } from '../games/elfenwizards/invariants.js';

export type Snap = Snapshot<Table>;
/** Draws whole numbers below `n`, the same for the same seed (mulberry32). */
export function picker(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (((t ^ (t >>> 14)) >>> 0) % n) | 0;
  };
}

export type Choose = (offered: readonly Move[]) => Move;
/** By even numbers any move is as likely; by odd ones any verb, so that rare verbs come up and games are shorter. */
export function chooser(seed: number): Choose {
  const pick = picker(seed);
  return (offered) => {
    if (seed % 2 === 0) return offered[pick(offered.length)]!;
    const verbs = [...new Set(offered.map(({ type }) => type))];
    const type = verbs[pick(verbs.length)]!;
    const moves = offered.filter((move) => move.type === type);
    return moves[pick(moves.length)]!;
  };
}

export const phaseOf = (snapshot: Snap): string => snapshot.value as string;
/** More moves than any game has: players and turns are few, and each move uses something up. */
const LONGEST = 3000;

export interface Played {
  readonly start: NewGame;
  readonly moves: readonly Move[];
  readonly end: Snap;
}

/** Called before each move, with what is on offer. */
export type Visit = (snapshot: Snap, offered: readonly Move[], n: number) => void;

/** Plays to the end by chance, checking every step. */
export function playOut(from: Snap, choose: Choose, visit: Visit = () => {}): { moves: Move[]; end: Snap } {
  const mages = magesOf(from.context.table);
  const moves: Move[] = [];
  let snapshot = from;
  while (snapshot.status === 'active') {
    const offered = legalMoves(elfenwizards, snapshot);
    assert.ok(offered.length > 0, `nothing is on offer in ${phaseOf(snapshot)}`);
    assert.ok(moves.length < LONGEST, 'the game does not end');
    visit(snapshot, offered, moves.length);
    const move = choose(offered);
    moves.push(move);
    const steps = frames(elfenwizards, snapshot, move);
    checkSteps(snapshot, steps, mages);
    snapshot = steps.at(-1)!;
  }
  assert.deepEqual(legalMoves(elfenwizards, snapshot), []);
  assert.equal(phaseOf(snapshot), 'over');
  return { moves, end: snapshot };
}

export function playGame(start: NewGame, choose: Choose, visit?: Visit): Played {
  const beginning = startFrames(elfenwizards, start);
  const mages = magesOf(beginning[0]!.context.table);
  beginning.forEach((frame) => holds(frame, mages));
  return { start, ...playOut(beginning.at(-1)!, choose, visit) };
}

function holds(frame: Snap, mages: string): void {
  const faults = faultsOf(frame.context.table, phaseOf(frame), mages);
  if (faults.length > 0) assert.fail(`in ${phaseOf(frame)}: ${faults.join('; ')}`);
}

/** Every step keeps the invariants, says something, and is one event, one phase end, or one title or box awarded. */
function checkSteps(before: Snap, steps: readonly Snap[], mages: string): void {
  assert.equal(phaseOf(steps[0]!), phaseOf(before), 'the first step is the event in its own phase');
  let last = before;
  let awards = 0;
  steps.forEach((frame, i) => {
    const { table } = frame.context;
    const phase = phaseOf(frame);
    holds(frame, mages);
    const codes = table.last.map(({ code }) => code);
    assert.ok(codes.length > 0, `nothing is said in ${phase}`);
    const taken =
      codes.filter((code) => code === 'takesGrey').length - codes.filter((code) => code === 'remove').length;
    assert.equal(greyOf(table) - greyOf(last.context.table), taken, 'Grey Magic comes and goes with its facts');
    if (i > 0 && phase === phaseOf(last)) {
      assert.equal(phase, 'awardTitles', 'only awarding takes several steps in one phase');
      assert.equal(table.awarded, last.context.table.awarded + 1);
      awards++;
    }
    last = frame;
  });
  const isAwarding = steps.some((frame) => phaseOf(frame) === 'awardTitles');
  assert.equal(awards, isAwarding ? 11 : 0, 'seven titles and four boxes');
}

/** Each move on offer has a notation of its own that reads back. */
export const checkNotation: Visit = (_snapshot, offered) => {
  const lines = offered.map((move) => formatMove(elfenwizards, move));
  assert.equal(new Set(lines).size, lines.length, 'two moves are written alike');
  lines.forEach((line, i) => assert.deepEqual(parseMove(elfenwizards, line), offered[i]));
};

/** What is offered is what is not refused, of all moves that can be written down. */
export const checkOffers: Visit = (snapshot, offered) => {
  const offers = new Set(offered.map((move) => formatMove(elfenwizards, move)));
  for (let seat = 0; seat < snapshot.context.table.players.length; seat++) {
    for (const move of pseudoLegalMoves(elfenwizards, seat)) {
      const why = refusal(elfenwizards, snapshot, move);
      const line = formatMove(elfenwizards, move);
      if ((why === undefined) !== offers.has(line)) {
        assert.fail(
          `${line} in ${phaseOf(snapshot)} is ${why ? `offered and refused by ${why.rule}` : 'allowed and not offered'}`,
        );
      }
      if (why && !(/^EW-/.test(why.rule) && why.code)) assert.fail(`${line} is refused by ${why.rule}`);
    }
  }
};

/** Moves on offer lead to different tables, before a phase that follows makes them one. */
export const checkDistinct: Visit = (snapshot, offered) => {
  const next = offered.map((move) => JSON.stringify(frames(elfenwizards, snapshot, move)[0]!.context.table, hideFacts));
  assert.equal(new Set(next).size, next.length, `two moves lead to one table in ${phaseOf(snapshot)}`);
};

const hideFacts = (key: string, value: unknown): unknown => (key === 'last' ? [] : value);

/** A snapshot works after a round trip through JSON, and a position resumes with the same moves on offer. */
export const checkResume: Visit = (snapshot, offered) => {
  const copy = JSON.parse(JSON.stringify(snapshot)) as Snap;
  assert.deepEqual(copy, snapshot, 'plain JSON');
  assert.deepEqual(legalMoves(elfenwizards, copy), offered);
  assert.deepEqual(play(elfenwizards, copy, offered[0]!), play(elfenwizards, snapshot, offered[0]!));
  const position = positionOf(elfenwizards, copy);
  assert.equal(elfenwizards.violation(snapshot.context.table, position.phase), undefined);
  const again = resume(elfenwizards, position, { seed: 5 });
  assert.deepEqual(legalMoves(elfenwizards, again), offered);
  assert.deepEqual(positionOf(elfenwizards, again), position);
};

/** No view carries the generator: another generator gives the same views. */
export const checkViews: Visit = (snapshot) => {
  const table = { ...snapshot.context.table, rng: [1, 2, 3, 4] };
  const canary: Snap = { ...snapshot, context: { table } };
  for (const viewer of [...table.players.keys(), 'spectator'] as const) {
    const view = JSON.stringify(viewFor(elfenwizards, snapshot, viewer));
    assert.equal(JSON.stringify(viewFor(elfenwizards, canary, viewer)), view);
    assert.ok(!view.includes('rng'));
  }
};

const plain = (snapshot: object): unknown => JSON.parse(JSON.stringify(snapshot));

/** XState's own actor goes where the compiled chart goes, event by event, in as many microsteps. */
export function checkActor({ start, moves }: Played): void {
  const beginning = startFrames(elfenwizards, start);
  let microsteps = 0;
  const actor = createActor(elfenwizards.machine, {
    input: { table: beginning[0]!.context.table },
    inspect: (event) => {
      if (event.type === '@xstate.microstep') microsteps++;
    },
  }).start();
  let snapshot = beginning.at(-1)!;
  assert.deepEqual(plain(actor.getPersistedSnapshot()), plain(snapshot));
  for (const move of moves) {
    microsteps = 0;
    actor.send(move as never);
    const steps = frames(elfenwizards, snapshot, move);
    snapshot = steps.at(-1)!;
    const { status, value, context, children } = actor.getPersistedSnapshot() as unknown as Snap;
    assert.deepEqual({ status, value, children }, { status: snapshot.status, value: snapshot.value, children: {} });
    assert.deepEqual(context, snapshot.context);
    assert.equal(microsteps, steps.length, `microsteps of ${formatMove(elfenwizards, move)}`);
  }
  assert.deepEqual(plain(actor.getPersistedSnapshot()), plain(snapshot));
}

/** The same start and moves give the same game, byte for byte. */
export function checkReplay({ start, moves, end }: Played): void {
  assert.equal(JSON.stringify(replay(elfenwizards, start, moves)), JSON.stringify(end));
}

/** The start of the `n`th random game: players and options in turn. */
export function startOf(n: number, seed: number): NewGame {
  const options = {
    firstPlaceTie: n % 8 < 4 ? 'both-rise' : 'none-rises',
    greyMagicCost: n % 16 < 8 ? 4 : 3,
  };
  return { players: 3 + (n % 4), seed: (seed + n * 2654435761) >>> 0, options };
}

/** Visits about one position in so many. */
export const every =
  (gap: number, visit: Visit): Visit =>
  (snapshot, offered, n) =>
    n % gap === 0 && visit(snapshot, offered, n);

/** Checks so many random games; fast-check looks for the simplest that fails and prints how to run it again. */
export function games(numRuns: number, check: (start: NewGame, choose: Choose, by: number) => void): void {
  const seed = fc.integer({ min: 0, max: 0xffffffff });
  fc.assert(
    fc.property(fc.nat(15), seed, fc.nat(0xffff), (n, from, by) => check(startOf(n, from), chooser(by), by)),
    { numRuns },
  );
}
