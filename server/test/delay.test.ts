/** Spectators: they are counted, and where the table says so they see the game some moves later, until it is over. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as wire from '../../src/playthrough/wire.js';
import type { Table } from '../src/table.js';
import type { Outcome } from '../src/told.js';
import { CODE, MemoryKeeper, person, pliesIn, tokenOf, toyGame } from './fakes.js';

const DELAY = 2;
function seated(delay = DELAY): { readonly keeper: MemoryKeeper; readonly table: Table } {
  const keeper = new MemoryKeeper([person, person], toyGame, 0, delay);
  const table = keeper.wake();
  for (const letter of 'ab') table.admit({ code: CODE, token: tokenOf(letter), name: letter });
  table.arrive(0);
  table.arrive(1);
  return { keeper, table };
}
const told = ({ told }: Outcome) => JSON.parse(JSON.stringify(told!('spectator'))) as [wire.Told, unknown][];
const plies = (outcome: Outcome) => told(outcome).flatMap(([type, body]) => (type === 'ply' ? [body] : []));
/** Makes the first move that is offered. */
function move(table: Table): Outcome {
  const [first] = [0, 1].flatMap((seat) => table.view(seat).moves);
  return table.make(first!);
}
const welcomed = (table: Table): wire.TableMessage => {
  const [, body] = table.welcome('spectator').find(([type]) => type === 'table')!;
  return body as wire.TableMessage;
};

test('who watches is counted, and told to all', () => {
  const { table } = seated(0);
  table.arrive('spectator');
  table.arrive('spectator');
  assert.equal(table.seating.watching, 2);
  table.leave('spectator');
  assert.equal(table.lobby.watching, 1);
  assert.equal(wire.lobby(JSON.parse(JSON.stringify(table.lobby)), 'lobby').watching, 1);
});

test('spectators see every ply as it was, so many moves later, and all of them in the end', () => {
  const [late, prompt] = [seated().table, seated(0).table];
  assert.deepEqual([late.lobby.delay, prompt.lobby.delay], [DELAY, 0]);
  const [seen, shown]: unknown[][] = [[], []];
  while (late.stage === 'running') {
    shown!.push(...plies(move(prompt)));
    const outcome = move(late);
    seen!.push(...plies(outcome));
    assert.equal(outcome.told!(0).filter(([type]) => type === 'ply').length, 1, 'players see it at once');
    if (late.stage !== 'running') break;
    const { n } = late;
    assert.equal(seen!.length, Math.max(0, n - DELAY));
    assert.equal(welcomed(late).n, seen!.length);
    // Who looks back sees no further.
    const past = pliesIn(late.ask('past', 'spectator', { from: 1, to: n }).answer);
    assert.deepEqual(JSON.parse(JSON.stringify(past)), seen);
    assert.equal(pliesIn(late.ask('past', 0, { from: 1, to: n }).answer).length, n);
  }
  assert.ok(seen!.length > DELAY);
  assert.deepEqual(seen, shown);
  assert.equal(welcomed(late).n, late.n);
});

test('what is taken back was not seen yet, or is gone; an end as it stands shows the rest', () => {
  const { table, keeper } = seated();
  for (let n = 0; n < 3; n++) move(table);
  const end = (by: number) => table.ask('offer', by, { kind: 'end', seat: null });
  end(0);
  const messages = told(end(1));
  assert.deepEqual(
    messages.map(([type]) => type),
    ['ply', 'ply', 'over', 'seats'],
  );
  assert.deepEqual(
    messages.flatMap(([type, body]) => (type === 'ply' ? [(body as wire.PlyMessage).n] : [])),
    [2, 3],
  );
  assert.equal(keeper.wake().lobby.delay, DELAY);

  const other = seated().table;
  const back = (by: number) => other.ask('offer', by, { kind: 'back', seat: null });
  for (;;) {
    move(other);
    const by = [0, 1].find((seat) => !('denied' in back(seat).answer));
    if (by === undefined) continue;
    const [[type, body]] = told(back(1 - by)) as [[string, { epoch: number; n: number }]];
    assert.deepEqual([type, body], ['back', { epoch: 1, n: Math.max(0, other.n - DELAY) }]);
    assert.equal(welcomed(other).n, body.n);
    break;
  }
});
