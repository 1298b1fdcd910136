import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imagine } from '../../src/kernel/view.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { replay } from '../../src/kernel/play.js';
import { viewFor } from '../../src/kernel/view.js';
import type { Viewer } from '../../src/kernel/game.js';
import { framesIn } from '../../src/playthrough/frames.js';
import * as wire from '../../src/playthrough/wire.js';
import { Denied } from '../src/denied.js';
import type { Table } from '../src/table.js';
import type { Outcome } from '../src/told.js';
import { bot, CODE, MemoryKeeper, person, pliesIn, tokenOf, toyGame } from './fakes.js';

const sit = (table: Table, letter: string, name = letter) => table.admit({ code: CODE, token: tokenOf(letter), name });
const denied = (act: () => unknown, code: string, params: object = {}) =>
  assert.throws(act, (error) => {
    assert.ok(error instanceof Denied, String(error));
    assert.deepEqual(error.denial, { code, params });
    return true;
  });
/** A toy table of two at which both sit. */
function seated(keeper = new MemoryKeeper([person, person])): { keeper: MemoryKeeper; table: Table } {
  const table = keeper.wake();
  sit(table, 'a', 'Ada');
  sit(table, 'b', 'Ben');
  return { keeper, table };
}
/** All messages pass the checks of the page. */
function read(messages: readonly wire.Message[] = []): Readonly<Record<string, unknown>> {
  const plain = JSON.parse(JSON.stringify(messages)) as [wire.Told, unknown][];
  return Object.fromEntries(plain.map(([name, body]) => [name, wire.TOLD[name](body, name)]));
}
const told = ({ told }: Outcome, viewer: Viewer) => read(told!(viewer));

test('a token takes a free seat, comes back to it, and to no other', () => {
  const table = new MemoryKeeper([person, bot, person]).wake();
  assert.equal(table.stage, 'waiting');
  assert.deepEqual(sit(table, 'a', '  Ada,\u202e {Lovelace} of the very long name ').viewer, 0);
  assert.equal(table.lobby.seats[0]!.name, 'Ada Lovelace of the very');
  assert.equal(sit(table, 'a').viewer, 0, 'asked twice, it is one seat');
  denied(() => table.admit({ code: CODE, token: tokenOf('x') }), 'token');
  denied(() => table.admit({ code: CODE, name: 'Eve' }), 'token');
  assert.equal(table.admit({ code: CODE, watch: true, token: tokenOf('a') }).viewer, 'spectator');
  const last = sit(table, 'b');
  assert.equal(last.viewer, 2);
  assert.equal(table.stage, 'running', 'the last to come begins the game');
  const { table: message } = read(last.told!(0)) as { table: wire.TableMessage };
  assert.deepEqual([message.viewer, message.n, message.stage, message.frames.length > 0], [0, 0, 'running', true]);
  denied(() => sit(table, 'c'), 'full');
  assert.equal(table.admit({ code: CODE, token: tokenOf('b') }).viewer, 2);
});

test('while a table waits nobody is dealt a hand, and nobody moves', () => {
  const table = new MemoryKeeper([person, person]).wake();
  sit(table, 'a');
  const { table: waiting } = read(table.welcome(0)) as { table: wire.TableMessage };
  assert.deepEqual([waiting.stage, waiting.frames, waiting.n], ['waiting', [], 0]);
  assert.deepEqual(table.ask('move', 0, { epoch: 0, n: 0, move: 'ann bid 3' }).answer, {
    denied: { code: 'waiting', params: {} },
  });
  assert.deepEqual(table.ask('past', 0, { from: 0, to: 9 }).answer, { denied: { code: 'waiting', params: {} } });
  assert.equal(table.opponent, undefined);
});

test('the host may begin before all have come; opponents take the free seats', () => {
  const keeper = new MemoryKeeper([person, person, person]);
  const table = keeper.wake();
  sit(table, 'a');
  sit(table, 'b');
  const why = (viewer: Viewer) => (table.ask('begin', viewer, undefined).answer as { denied: wire.Denial }).denied.code;
  assert.deepEqual([why(1), why('spectator')], ['host', 'spectator']);
  const begun = table.ask('begin', 0, undefined);
  assert.deepEqual(begun.answer, { n: 0 });
  assert.deepEqual(
    table.lobby.seats.map(({ bot }) => bot),
    [null, null, 'normal'],
  );
  assert.equal(why(0), 'begun');
  assert.deepEqual(
    keeper.wake().lobby.seats.map(({ bot }) => bot),
    [null, null, 'normal'],
    'kept',
  );
});

test('while the host is away, whoever is there on the next seat may begin', () => {
  const table = new MemoryKeeper([person, person, person]).wake();
  for (const letter of ['a', 'b']) table.arrive(sit(table, letter).viewer);
  const begin = () => table.ask('begin', 1, undefined).answer;
  assert.deepEqual(begin(), { denied: { code: 'host', params: {} } });
  table.leave(0);
  assert.deepEqual(begin(), { n: 0 });
});

test('a move is made once: sent twice or for another position it is stale', () => {
  const { table } = seated();
  const first = { epoch: 0, n: 0, move: 'ann bid 3' };
  assert.deepEqual(table.ask('move', 0, first).answer, { n: 1 });
  assert.deepEqual(table.ask('move', 0, first).answer, { stale: 1 });
  assert.deepEqual(table.ask('move', 1, { epoch: 0, n: 7, move: 'bob answer doubt' }).answer, { stale: 1 });
  assert.equal(table.n, 1);
});

test('a refusal names its rule, as a page finds it itself; what is no move says where', () => {
  const { table } = seated();
  assert.deepEqual(table.ask('move', 0, { epoch: 0, n: 0, move: 'ann bid 1' }).answer, {
    refused: { rule: 'T-2', code: 'tooLow', params: { least: 2 } },
  });
  assert.deepEqual(table.ask('move', 1, { epoch: 0, n: 0, move: 'bob bid 5' }).answer, {
    refused: { rule: 'T-1', code: 'notYourTurn', params: {} },
  });
  assert.deepEqual(table.ask('move', 1, { epoch: 0, n: 0, move: 'ann bid 5' }).answer, {
    denied: { code: 'seat', params: {} },
  });
  assert.deepEqual(table.ask('move', 'spectator', { epoch: 0, n: 0, move: 'ann bid 5' }).answer, {
    denied: { code: 'spectator', params: {} },
  });
  assert.deepEqual(table.ask('move', 0, { epoch: 0, n: 0, move: 'ann fly' }).answer, {
    bad: { path: 'verb', code: 'one', params: { values: 'bid, swear, stake, pass, answer' } },
  });
  for (const wrong of [
    null,
    'ann bid 5',
    { epoch: 0, n: 0 },
    { epoch: 0, n: 0.5, move: 'x' },
    { epoch: 0, n: 0, move: 'ann bid 5', rng: 1 },
  ])
    assert.equal((table.ask('move', 0, wrong).answer as { denied: wire.Denial }).denied.code, 'form');
  assert.equal(table.n, 0);
});

test('nobody is told what was not kept', () => {
  const { keeper, table } = seated();
  keeper.isFull = true;
  assert.throws(() => table.ask('move', 0, { epoch: 0, n: 0, move: 'ann bid 3' }), /disk full/);
  assert.deepEqual([table.n, read(table.welcome(1))], [0, read(keeper.wake().welcome(1))]);
  keeper.isFull = false;
  assert.deepEqual(table.ask('move', 0, { epoch: 0, n: 0, move: 'ann bid 3' }).answer, { n: 1 });
});

/** Plays to the end from what each seat is told alone; `visit` is called after each move with what all were told, and what they knew before. */
function playOut(
  keeper: MemoryKeeper,
  visit: (table: Table, outcome: Outcome, n: number, before: (viewer: Viewer) => wire.Frame) => void,
): Table {
  let { table } = seated(keeper);
  for (let n = 0; table.stage === 'running'; n++) {
    const seat = [0, 1].find((s) => imagined(table, s).moves.length > 0)!;
    const { moves } = imagined(table, seat);
    const move = moves[(n * 7) % moves.length]!;
    // Each few moves another process goes on.
    if (n % 3 === 2) table = keeper.wake(n);
    const known = new Map<Viewer, wire.Frame>(
      [0, 1, 'spectator' as const].map((viewer) => [viewer, frameOf(table, viewer)]),
    );
    const fields = Object.values(move).slice(2).join(' ');
    const outcome = table.ask('move', seat, {
      epoch: 0,
      n,
      move: `${toyGame.seats[seat]} ${move.type} ${fields}`.trim(),
    });
    assert.deepEqual(outcome.answer, { n: n + 1 });
    visit(table, outcome, n + 1, (viewer) => known.get(viewer)!);
  }
  return table;
}
/** The position that a viewer is welcomed with. */
function frameOf(table: Table, viewer: Viewer): wire.Frame {
  const { table: message } = read(table.welcome(viewer)) as { table: wire.TableMessage };
  return framesIn(message.frames).at(-1)!;
}
/** What a page knows that was told what this viewer is welcomed with. */
function imagined(table: Table, viewer: Viewer) {
  const view = { ...frameOf(table, viewer), game: 'toy', seat: viewer };
  return viewFor(toyGame, imagine(toyGame, view as never, 77), viewer);
}

test('each viewer is told its own view of each frame, and at the end the record, which replays', () => {
  const keeper = new MemoryKeeper([person, person]);
  let hidden = 0;
  const table = playOut(keeper, (now, outcome, n, before) => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { ply, over } = told(outcome, viewer) as { ply: wire.PlyMessage; over?: wire.Body<'over'> };
      assert.equal(ply.n, n);
      if (ply.move.endsWith('?')) hidden++;
      const frames = framesIn(ply.frames, before(viewer));
      assert.deepEqual(frameOf(now, viewer).phase, frames.at(-1)!.phase);
      for (const { table: seen } of frames) {
        const { hands } = seen as { hands: number[][] };
        hands.forEach((hand, seat) =>
          assert.equal(
            hand.some((card) => card > 0),
            seat === viewer,
          ),
        );
        assert.equal('rng' in seen, false);
      }
      assert.equal(
        over !== undefined,
        outcome.told!(viewer).some(([type]) => type === 'over'),
      );
    }
  });
  assert.ok(hidden > 0, 'answers are hidden from others');
  assert.equal(table.stage, 'over');
  const { over } = read(table.welcome('spectator')) as { over: wire.Body<'over'> };
  const { start, moves } = parseRecord(toyGame, over.record);
  const end = replay(toyGame, start, moves);
  assert.equal(end.status, 'done');
  assert.deepEqual(viewFor(toyGame, end, 1), imagined(table, 1));
  assert.deepEqual(end.context.table.rng.length, 4, 'the record holds exactly the chance that was used');
});

test('who looks back gets each ply as it was told', () => {
  const keeper = new MemoryKeeper([person, person]);
  const plies: unknown[] = [];
  const table = playOut(keeper, (_table, outcome) => plies.push(told(outcome, 1)['ply']));
  assert.deepEqual(pliesIn(table.ask('past', 1, { from: 1, to: 100 }).answer), plies);
  const [start] = pliesIn(table.ask('past', 1, { from: 0, to: 0 }).answer);
  assert.deepEqual([start!.n, start!.move], [0, '']);
  table.forget();
  assert.equal(pliesIn(table.ask('past', 'spectator', { from: 2, to: 3 }).answer).length, 2);
  assert.deepEqual(pliesIn(table.ask('past', 1, { from: 99, to: 100 }).answer), []);
  assert.ok('denied' in table.ask('past', 1, { from: -1, to: 0 }).answer);
});

test('a table begun with another version of the game is not gone on with', () => {
  const { keeper } = seated();
  denied(() => keeper.wake(1, { ...toyGame, version: 9 }), 'version', { game: 'toy', begun: 3, now: 9 });
});

test('a process that ended between the last player’s coming and the beginning leaves nobody waiting', () => {
  const { keeper } = seated();
  const { draws: _draws, ...start } = keeper.kept.start;
  keeper.kept = { ...keeper.kept, start };
  assert.equal(keeper.wake().stage, 'running');
  assert.ok(keeper.kept.start.draws);
});

test('who is there is counted by pages', () => {
  const { table } = seated();
  table.arrive(0);
  table.arrive(0);
  table.leave(0);
  assert.deepEqual(
    table.lobby.seats.map(({ present }) => present),
    [true, false],
  );
  table.leave(0);
  assert.deepEqual(
    table.lobby.seats.map(({ present }) => present),
    [false, false],
  );
});
