/** What is done at a table while the store takes its time, or fails. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Held } from '../src/held.js';
import type { Store } from '../src/store.js';
import { Table } from '../src/table.js';
import { CODE, MemoryKeeper, person, tokenOf, toyGame, words } from './fakes.js';

/** A store that keeps something when it is told to. */
function slowStore() {
  const waiting: ((error?: Error) => void)[] = [];
  const kept: string[][] = [];
  const keep: Store['keep'] = (_code, _epoch, changes) => {
    if (changes.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) =>
      waiting.push((error) => {
        if (error) return reject(error);
        kept.push(changes.map(([kind]) => kind));
        resolve();
      }),
    );
  };
  const settle = async (error?: Error) => {
    while (waiting.length === 0) await new Promise(setImmediate);
    waiting.shift()!(error);
  };
  return { store: { clock: { ran: () => 0 }, keep } as unknown as Store, kept, settle };
}
const { kept } = new MemoryKeeper([person, person]);
const heldBy = (store: Store) => Held.take(store, (draft) => new Table(toyGame, kept, draft, words(1)));
const joining = (letter: string) => (table: Table) =>
  table.admit({ code: CODE, token: tokenOf(letter), name: letter }).viewer;

test('what is asked at once is done in turn, kept together, and told when it is kept', async () => {
  const { store, kept, settle } = slowStore();
  const held = await heldBy(store);
  const told: unknown[] = [];
  const stage = () => told.push(held.table.stage);
  const all = [
    held.do(joining('a'), (viewer) => told.push(viewer)),
    held.do(joining('b'), (viewer) => (told.push(viewer), stage())),
    held.do(stage),
  ];
  await new Promise(setImmediate);
  assert.deepEqual(told, [], 'nobody is told before it is kept');
  await settle();
  await all[0];
  assert.deepEqual([told, kept], [[0], [['sit']]]);
  await settle();
  await Promise.all(all);
  assert.deepEqual(told, [0, 1, 'running', 'running']);
  assert.deepEqual(kept, [['sit'], ['sit', 'begin']]);
});

test('when something cannot be kept nobody is told, and the table is given up', async () => {
  const { store, settle } = slowStore();
  const held = await heldBy(store);
  const told: unknown[] = [];
  const failing = held.do(joining('a'), (viewer) => told.push(viewer));
  const next = held.do((table) => table.lobby);
  await settle(new Error('disk full'));
  await assert.rejects(failing, /disk full/);
  await assert.rejects(next, /given up/, 'nor is it told to whoever asked meanwhile');
  await held.idle();
  await assert.rejects(
    held.do(() => undefined),
    /given up/,
  );
  assert.deepEqual(told, []);
});

test('what is thrown after a change keeps the change, and the table goes on', async () => {
  const { store, kept, settle } = slowStore();
  const held = await heldBy(store);
  const failing = held.do((table) => {
    joining('a')(table);
    throw new Error('a mistake');
  });
  await settle();
  await assert.rejects(failing, /a mistake/);
  assert.deepEqual([kept, await held.do((table) => table.lobby.seats[0]!.taken)], [[['sit']], true]);
});
