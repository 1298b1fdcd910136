/** Notices who sits down while the reader has a seat at the table. */
import type { Seat } from '../../kernel/game.js';
import type { Sitter } from '../../playthrough/wire.js';
import type { RemoteTable } from './remote-table.js';

export class Newcomers {
  #before: readonly Sitter[] | undefined;

  /** The seat that somebody took since the last look; `undefined` if there is none. */
  at({ lobby, viewer }: RemoteTable): Seat | undefined {
    if (!lobby || typeof viewer !== 'number') return undefined;
    const before = this.#before;
    this.#before = lobby.seats;
    const seat = before ? lobby.seats.findIndex(({ taken }, at) => taken && !before[at]!.taken) : -1;
    return seat < 0 ? undefined : seat;
  }
}
