/** Positions of the toy game, for tests of the kernel. */
import { parseMove, play, start, type Snapshot } from '../../src/index.js';
import { toy, type Table } from './game.js';

export const begin = (seed = 7, players = 3) => start(toy, { players, seed });
export const after = (from: Snapshot<Table>, ...lines: string[]) =>
  lines.reduce((snapshot, line) => play(toy, snapshot, parseMove(toy, line)), from);
/** The toy game without one of its parts. */
export const lacking = (part: string): typeof toy => ({ ...toy, [part]: undefined });
/** A whole round of three players: a bid and two answers. */
export const whole = ['ann bid 5', 'cat answer doubt', 'bob answer believe'];
