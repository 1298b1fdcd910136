/** A keeper in memory, and chance that can be repeated. */
import { inflateRawSync } from 'node:zlib';
import type { Fresh } from '../../src/kernel/fresh.js';
import type { AnyGame } from '../../src/kernel/game.js';
import * as wire from '../../src/playthrough/wire.js';
import { picker } from '../../src/testing/picker.js';
import { toy } from '../../test/toy/game.js';
import type { Change, Keeper, KeptSeat, KeptTable } from '../src/kept.js';
import { FREE } from '../src/sitting.js';
import { Table } from '../src/table.js';

export const toyGame = toy as unknown as AnyGame;
export const words = (seed: number): Fresh => {
  const pick = picker(seed);
  return (count) => Array.from({ length: count }, () => pick(2 ** 16));
};
export const CODE = 'abcdefgh23';
/** The token that this letter makes. */
export const tokenOf = (letter: string): string => letter.repeat(22);
export const person = FREE;
export const bot: KeptSeat = { ...FREE, bot: 'easy' };

export class MemoryKeeper implements Keeper {
  kept: KeptTable;
  /** Throws once, as a full disk does. */
  isFull = false;
  constructor(seats: readonly KeptSeat[], game = toyGame, days = 0, delay = 0) {
    const start = { players: seats.length, seed: 5, options: {} };
    this.kept = {
      code: CODE,
      game: game.id,
      version: game.version,
      start,
      seats,
      moves: [],
      epoch: 0,
      isOver: false,
      next: null,
      days,
      delay,
      since: 0,
      offer: null,
      silent: [],
    };
  }
  /** Milliseconds that servers ran. */
  time = 0;
  ran = () => this.time;
  load = () => structuredClone(this.kept);
  /** The table at which the people play again. */
  following: MemoryKeeper | undefined;
  change(...change: Change): void {
    if (this.isFull) throw new Error('disk full');
    this.kept = { ...this.kept, ...this.#changed(change) };
  }
  #changed(change: Change): Partial<KeptTable> {
    const { seats, start, moves, epoch, isOver, next } = this.kept;
    const since = this.time;
    switch (change[0]) {
      case 'sit':
        return { seats: seats.with(change[1], change[2]), isOver: change[3] ?? isOver };
      case 'stand':
        return { seats: seats.with(change[1], person) };
      case 'begin':
        return { start: { ...start, draws: change[1] }, seats: change[2], version: change[3], since };
      case 'append':
        if (change[1] !== moves.length + 1) throw new Error(`move ${change[1]} after ${moves.length}`);
        return { moves: [...moves, change[2]], isOver: change[3], since };
      case 'takeBack':
        if (change[2] !== epoch + 1) throw new Error('taken back already');
        return { moves: moves.slice(0, change[1]), epoch: change[2], since };
      case 'propose':
        return { offer: change[1], silent: change[2] };
      case 'end':
        return { isOver: true };
      case 'again':
        if (next !== null) throw new Error('played again already');
        this.following = new MemoryKeeper(change[1].seats);
        this.following.kept = { ...this.following.kept, ...change[1] };
        return { next: change[1].code };
    }
  }
  /** The table as a process that has just started finds it. */
  wake(seed = 1, game = toyGame): Table {
    return new Table(game, this.load(), this, words(seed));
  }
}
/** The plies in an answer to `past`. */
export const pliesIn = (past: wire.Answer | wire.Past): wire.PlyMessage[] => {
  if (!('plies' in past)) throw new Error(JSON.stringify(past));
  return wire.pastPlies(JSON.parse(inflateRawSync(past.plies).toString()), 'past');
};
/** Makes the first move that is offered, until the game is over or has this many. */
export function playOn(table: Table, until = Infinity): void {
  while (table.stage === 'running' && table.n < until) {
    const [move] = Array.from({ length: 9 }, (_, seat) => seat).flatMap((seat) => table.view(seat).moves);
    table.make(move!);
  }
}
/** How often the event loop turns until this is done: not at all where somebody else has to wait for all of it. */
export async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let turning = setImmediate(function turn() {
    turns++;
    turning = setImmediate(turn);
  });
  await act();
  clearImmediate(turning);
  return turns;
}
