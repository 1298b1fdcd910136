/** Who sits on the seats of a table, as it is kept and as others may know it; and who somebody is that comes. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { BadInput, type AnyGame, type Seat, type Viewer } from '../../src/kernel/game.js';
import { nameIn } from '../../src/playthrough/seats.js';
import * as wire from '../../src/playthrough/wire.js';
import { Denied } from './denied.js';
import type { KeptSeat, KeptTable, NewKept } from './kept.js';

/** Checks a message from outside. Throws `Denied` with the path of what is wrong. */
export function checked<A>(check: (value: unknown, path: string) => A, value: unknown, path: string): A {
  try {
    return check(value, path);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new Denied('form', { path: error.path, expected: error.expected });
  }
}

/** A code of ten letters, from ten words of chance. */
export const codeFrom = (words: readonly number[]): string =>
  words.map((word) => wire.CODE_LETTERS[word % 32]).join('');
export const keyOf = (token: string): Uint8Array => new Uint8Array(createHash('sha256').update(token).digest());
/** A seat that waits for a person. */
export const FREE: KeptSeat = { bot: null, name: '', key: null, gone: false };
/** The seat of somebody who takes a free one. */
export const taking = ({ name, token }: wire.Join): KeptSeat => ({
  ...FREE,
  name: nameIn(name!),
  key: keyOf(token!),
});
/** The table at which the people of one play again, with the seats turned by one. `words` are twelve of chance. */
export function tableAfter(
  game: Pick<AnyGame, 'id' | 'version'>,
  { start: { players, options }, seats, days, delay }: Pick<KeptTable, 'start' | 'seats' | 'days' | 'delay'>,
  [high = 0, low = 0, ...words]: readonly number[],
): NewKept {
  return {
    code: codeFrom(words),
    game: game.id,
    version: game.version,
    days,
    delay,
    start: { players, seed: high * 2 ** 16 + low, ...(options && { options }) },
    seats: seats.map((_, seat) => ({ ...seats[(seat + 1) % players]!, gone: false })),
  };
}

const isFree = ({ bot, key }: KeptSeat): boolean => bot === null && key === null;
/** The first seat that waits for a person; -1 when there is none. */
export const freeSeat = (seats: readonly KeptSeat[]): Seat => seats.findIndex(isFree);

/** The seats with opponents where nobody sits. */
export const filled = (seats: readonly KeptSeat[]): readonly KeptSeat[] =>
  seats.map((kept) => (isFree(kept) ? { ...kept, bot: 'normal' } : kept));

/** The seat with this token; -1 if none has it. */
function seatWith(token: string, seats: readonly KeptSeat[]): Seat {
  const given = keyOf(token);
  // Hashes are compared, so the time that it takes tells nothing of a token.
  return seats.findIndex(({ key }) => key && timingSafeEqual(key, given));
}
/** Who somebody is that joins; `undefined` for somebody who may take a free seat. Throws `Denied`. */
export function viewerOf(
  { token, name, watch }: wire.Join,
  seats: readonly KeptSeat[],
  stage: wire.Stage,
): Viewer | undefined {
  if (watch) return 'spectator';
  if (token === undefined) throw new Denied('token');
  const seat = seatWith(token, seats);
  if (stage === 'running' && seats[seat]?.gone) throw new Denied('left');
  if (seat >= 0) return seat;
  if (name === undefined) throw new Denied('token');
  if (stage !== 'waiting' || freeSeat(seats) < 0) throw new Denied('full');
  return undefined;
}
/** The seat of a table with this token; -1 if none has it, or if the person gave it up for good. */
export function seatOf(kept: KeptTable, token: string): Seat {
  const seat = seatWith(token, kept.seats);
  return stageOf(kept) === 'running' && kept.seats[seat]?.gone ? -1 : seat;
}

/** The stage of a table that is kept. */
export const stageOf = ({ start, isOver }: KeptTable): wire.Stage =>
  !start.draws ? 'waiting' : isOver ? 'over' : 'running';

/** A seat as all may know it. */
export const sitterOf = ({ bot, name, key, gone }: KeptSeat, present: boolean): wire.Sitter => ({
  bot,
  name,
  taken: key !== null,
  present: present && key !== null,
  gone,
});
