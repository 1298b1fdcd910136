/** A toy table in memory with people on its seats, for tests of what they agree on. */
import assert from 'node:assert/strict';
import type { Viewer } from '../../src/kernel/game.js';
import type { Table } from '../src/table.js';
import { bot, CODE, MemoryKeeper, person, tokenOf, toyGame } from './fakes.js';

export const SECOND = 1000;
let latest: MemoryKeeper;
/** Lets time pass at the last table. */
export const pass = (ms: number) => void (latest.time += ms);
/** A toy table with these letters on its seats, all of them there. */
export function seated(letters = 'ab', opponents = 0, days = 0) {
  const seats = [...letters].map(() => person).concat(Array<typeof bot>(opponents).fill(bot));
  const keeper = new MemoryKeeper(seats, toyGame, days);
  latest = keeper;
  const table = keeper.wake();
  for (const letter of letters) come(table, letter);
  return { keeper, table };
}
export function come(table: Table, letter: string): Viewer {
  const { viewer } = table.admit({ code: CODE, token: tokenOf(letter), name: letter });
  table.arrive(viewer);
  return viewer;
}
export const offer = (table: Table, viewer: Viewer, kind: string, seat: number | null = null) =>
  table.ask('offer', viewer, { kind, seat });
export const denied = (table: Table, viewer: Viewer, kind: string, seat: number | null, code: string, params = {}) =>
  assert.deepEqual(offer(table, viewer, kind, seat), { answer: { denied: { code, params } } });
export const move = (table: Table, seat: number, n: number, line: string, epoch = 0) =>
  table.ask('move', seat, { epoch, n, move: line }).answer;
