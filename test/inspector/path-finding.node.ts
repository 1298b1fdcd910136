import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { paths as ewPaths } from '../../src/games/elfenwizards/data/paths.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { graphOf, indexOf } from '../../src/inspector/graph.js';
import { findPath } from '../../src/inspector/path-finding.js';
import { distances, searchPath, type NoPath, type GamePath } from '../../src/inspector/path-search.js';
import { trace } from '../../src/inspector/microsteps.js';
import {
  brokenPaths,
  computePaths,
  storedPath,
  targetsOf,
  type StoredPaths,
} from '../../src/inspector/stored-paths.js';
import { legalMoves, play, replay, start, type Game, type Snapshot } from '../../src/index.js';
import { badInput } from '../../src/kernel/bad-input.js';
import { picker } from '../../src/testing/picker.js';
import { toy } from '../toy/game.js';
import { paths as toyPaths } from '../toy/paths.js';

const games: readonly (readonly [Game, StoredPaths])[] = [
  [elfenwizards, ewPaths],
  [toy, toyPaths],
];

function runToEnd(steps: Generator<unknown, GamePath | NoPath>): { answer: GamePath | NoPath; count: number } {
  for (let count = 0; ; count++) {
    const { done, value } = steps.next();
    if (done) return { answer: value, count };
  }
}
/** Asserts that a path is legal, and that its last move, but no earlier one, reaches the target in the stated frame. */
function assertPath(game: Game, from: Snapshot, target: string, { moves, frame }: GamePath): void {
  let now = from;
  moves.forEach((move, n) => {
    const steps = trace(game, now, move);
    assert.ok(steps.length > 0, `move ${n} is legal`);
    const index = indexOf(graphOf(game.machine));
    const there = steps.findIndex(
      ({ transition, state }) => transition === target || index.around(state).some(({ id }) => id === target),
    );
    assert.equal(there, n === moves.length - 1 ? frame : -1, `${target} at move ${n}`);
    now = steps.at(-1)!.frame;
  });
}

for (const [game, stored] of games) {
  test(`${game.id}: a stored log uses an option only if its target is unreachable without`, () => {
    for (const id of targetsOf(game)) {
      const options = game.id === 'toy' && /:(swear|stake|pass)$/.test(id) ? { stakes: 300 } : {};
      assert.deepEqual((storedPath(game, stored, id)!.start as { options?: object }).options, options, id);
    }
  });

  test(`${game.id}: from random positions a search is valid, deterministic and within its budget`, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const pick = picker(seed);
        let now = start(game, { players: 3, seed });
        for (let n = pick(150); n > 0 && now.status === 'active'; n--) {
          const moves = legalMoves(game, now);
          now = play(game, now, moves[pick(moves.length)]!);
        }
        const before = JSON.stringify(now);
        const targets = targetsOf(game);
        const target = targets[pick(targets.length)]!;
        const { answer, count } = runToEnd(searchPath(game, now, target, { seed }));
        assert.ok(count <= 2000);
        if (answer.found) assertPath(game, now, target, answer);
        assert.equal(JSON.stringify(now), before, 'the game is unchanged');
        assert.deepEqual(
          runToEnd(searchPath(game, now, target, { seed })).answer,
          answer,
          'the same seed gives the same path',
        );
      }),
      { numRuns: 10 },
    );
  });
}

const ew = start(elfenwizards, { players: 4, seed: 7 });

test('every target of Elfenwizards is found from the start within the budget', () => {
  for (const id of targetsOf(elfenwizards)) {
    const { answer } = runToEnd(searchPath(elfenwizards, ew, id));
    assert.ok(answer.found, id);
    assertPath(elfenwizards, ew, id, answer);
  }
});

test('distances counts the transitions from every phase to a target', () => {
  const far = distances(graphOf(elfenwizards.machine), 'competition');
  assert.deepEqual([far.get('competition'), far.get('recoverMinorSpells'), far.get('castMajorSpells')], [0, 1, 3]);
  assert.equal(far.get('awardTitles'), 10);
  assert.equal(far.get('over'), undefined);
  assert.equal(distances(graphOf(elfenwizards.machine), 'competition:pass').get('recoverMinorSpells'), 2);
  const toyFar = distances(graphOf(toy.machine), 'round');
  assert.deepEqual([toyFar.get('round.answering'), toyFar.get('showing')], [0, 1]);
});

test('a state without a decision is reached in a frame of the last move', () => {
  const { answer } = runToEnd(searchPath(elfenwizards, ew, 'awardTitles'));
  assert.ok(answer.found);
  const before = answer.moves.slice(0, -1).reduce((now, move) => play(elfenwizards, now, move), ew);
  const steps = trace(elfenwizards, before, answer.moves.at(-1)!);
  assert.equal(steps[answer.frame]!.state, 'awardTitles');
  assert.notEqual(steps.at(-1)!.state, 'awardTitles');
});

test('a path to the current state has no moves', () => {
  const { answer } = runToEnd(searchPath(elfenwizards, ew, 'castMajorSpells'));
  assert.deepEqual(answer, { found: true, moves: [], frame: -1 });
  assert.deepEqual(runToEnd(searchPath(toy, start(toy, { players: 2, seed: 1 }), 'round')).answer, {
    found: true,
    moves: [],
    frame: -1,
  });
});

test('a search reports “noPath” from the end, and “budget” if its budget is exhausted', () => {
  const over = storedPath(elfenwizards, ewPaths, 'over')!;
  const end = replay(elfenwizards, over.start, over.moves);
  assert.deepEqual(runToEnd(searchPath(elfenwizards, end, 'score')).answer, { found: false, why: 'noPath' });
  const { answer, count } = runToEnd(searchPath(elfenwizards, ew, 'over', { budget: 40 }));
  assert.deepEqual(answer, { found: false, why: 'budget' });
  assert.ok(count <= 40);
  assert.throws(() => searchPath(elfenwizards, ew, 'lunch').next(), { name: 'BadInput', value: 'lunch' });
});

test('a known path is used up to the target, and an illegal one is ignored', () => {
  const { start: from, moves } = storedPath(elfenwizards, ewPaths, 'over')!;
  const here = start(elfenwizards, from);
  const { answer } = runToEnd(searchPath(elfenwizards, here, 'competition', { known: [moves] }));
  assert.ok(answer.found && answer.moves.length < moves.length);
  assert.deepEqual(answer.moves, moves.slice(0, answer.moves.length));
  assertPath(elfenwizards, here, 'competition', answer);
  const other = runToEnd(searchPath(elfenwizards, ew, 'castRemainingSpells', { known: [moves.slice(20)] })).answer;
  assert.deepEqual(other, runToEnd(searchPath(elfenwizards, ew, 'castRemainingSpells')).answer);
});

test('a found path is shortened by omitting unnecessary moves', () => {
  const whole = searchPath(elfenwizards, ew, 'castRemainingSpells');
  let first: GamePath | undefined;
  let answer: GamePath | NoPath | undefined;
  while (!answer) {
    const { done, value } = whole.next();
    if (done) answer = value;
    else first ??= value;
  }
  assert.ok(answer.found && answer.moves.length < first!.moves.length);
});

test('brokenPaths reports stored paths that are wrong, unknown, missing or illegal', () => {
  const [log, length] = toyPaths.paths['showing']!;
  const broken = (paths: StoredPaths['paths'], logs = toyPaths.logs) =>
    brokenPaths(toy, { logs, paths: { ...toyPaths.paths, ...paths } });
  assert.deepEqual(broken({ showing: [log, length - 1] }), ['showing is not taken by the last move']);
  assert.deepEqual(broken({ lunch: [0, 1] }), ['lunch is not in the chart']);
  const { finished: _over, ...rest } = toyPaths.paths;
  assert.deepEqual(brokenPaths(toy, { logs: toyPaths.logs, paths: rest }), ['finished has no log']);
  const refused = 'playable-rules 1\ngame toy 3\nseed 1\nplayers 2\n\nann bid 4\nann bid 4\n';
  assert.deepEqual(broken({ finished: [toyPaths.logs.length, 2] }, [...toyPaths.logs, refused]), [
    'finished move 2 is refused',
  ]);
});

test('computePaths stores valid paths, with an option if a target needs one', () => {
  assert.deepEqual(brokenPaths(toy, computePaths(toy, { players: 2, games: 1, budget: 200 })), []);
  // A variant of the toy in which answers are only possible with a hand of two cards, and two cannot play as three teams.
  const shy: typeof toy = {
    ...toy,
    options: { teams: [0, 3], ...toy.options },
    setup(start) {
      if (start.options['teams'] === 3) throw badInput('options.teams', 3, 'one', { values: '0' });
      return toy.setup(start);
    },
    rules: {
      ...toy.rules,
      answer: {
        ...toy.rules.answer,
        options: (table) => (table.options.hand === 2 ? toy.rules.answer.options(table) : []),
      },
    },
  };
  const made = computePaths(shy, { players: 2, games: 1, budget: 200 });
  const optionsOf = (id: string) => (storedPath(shy, made, id)!.start as { options?: object }).options;
  assert.deepEqual([optionsOf('round.bidding:bid'), optionsOf('showing')], [{}, { hand: 2 }]);
  const mute = { ...shy, rules: { ...shy.rules, answer: { ...shy.rules.answer, options: () => [] } } };
  assert.throws(() => computePaths(mute, { players: 2, games: 1, budget: 50 }), /no way to/);
});

test('findPath first tries the stored log', async () => {
  const { start: from, moves } = storedPath(elfenwizards, ewPaths, 'removeGreyMagic:remove')!;
  const here = replay(elfenwizards, from, moves.slice(0, 30));
  const way = await findPath(elfenwizards, here, 'removeGreyMagic:remove', { stored: ewPaths, budget: moves.length });
  assert.deepEqual(way, { found: true, moves: moves.slice(30), frame: 0 });
});

/** A clock that advances by a millisecond with every call. */
const clock = () => {
  let time = 0;
  return { now: () => time++, pauses: 0 };
};

test('findPath blocks the page for at most 12 ms at a time', async () => {
  const { now } = clock();
  const slices: number[] = [];
  let began = now();
  const pause = () => {
    slices.push(now() - began);
    began = now();
    return Promise.resolve();
  };
  const way = await findPath(elfenwizards, ew, 'competition', { now, pause });
  assert.ok(way.found);
  assert.ok(slices.length > 10);
  assert.ok(Math.max(...slices) <= 12, `${Math.max(...slices)}`);
});

test('findPath answers at its time limit with the best path so far, or with “budget”', async () => {
  const pause = () => Promise.resolve();
  const none = await findPath(elfenwizards, ew, 'over', { now: clock().now, pause, time: 30 });
  assert.deepEqual(none, { found: false, why: 'budget' });
  const some = await findPath(elfenwizards, ew, 'recoverMinorSpells', { now: clock().now, pause, time: 400 });
  assert.ok(some.found);
  assertPath(elfenwizards, ew, 'recoverMinorSpells', some);
});

test('findPath can be aborted before and during the search', async () => {
  await assert.rejects(findPath(elfenwizards, ew, 'over', { signal: AbortSignal.abort() }), { name: 'AbortError' });
  const controller = new AbortController();
  let pauses = 0;
  const pause = () => {
    if (++pauses === 3) controller.abort();
    return Promise.resolve();
  };
  const { now } = clock();
  await assert.rejects(findPath(elfenwizards, ew, 'over', { signal: controller.signal, pause, now }), {
    name: 'AbortError',
  });
  assert.equal(pauses, 3);
});

test('findPath with the real clock lets timers run during the search', async () => {
  let others = 0;
  const timer = setInterval(() => others++, 1);
  const way = await findPath(elfenwizards, ew, 'score');
  clearInterval(timer);
  assert.ok(way.found);
  assert.ok(others > 0);
});
