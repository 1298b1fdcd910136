/**
 * All that this server touches of what the engine keeps for itself. It was read in the source of the version of `@colyseus/core` that
 * `package.json` names, and has to be read again with another one.
 */
import { Room, type Client, type IRoomCache } from '@colyseus/core';

interface Hidden {
  /** The entry of the room in the list that all processes read. */
  readonly _listing: IRoomCache;
  /** The reservations of those who may join and have no socket yet, and when each of them expires. */
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  readonly resetAutoDisposeTimeout: (seconds: number) => void;
  _onMessage: (this: Room, client: Client, bytes: Buffer) => void;
}
const hidden = (room: Room) => room as unknown as Hidden;

export const listingOf = (room: Room): IRoomCache => hidden(room)._listing;

/** Drops the reservations of pages whose socket never came, and lets the room end as soon as its clients have left. */
export function dropReservations(room: Room): void {
  const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = hidden(room);
  for (const id of Object.keys(timeouts)) {
    clearTimeout(timeouts[id]);
    delete seats[id];
  }
  hidden(room).resetAutoDisposeTimeout(0);
}

/**
 * Makes rooms of this class cut off a page whose message makes the engine throw. The engine reads what strangers send before any
 * handler of a room, and an exception there would end the process.
 */
export function guardMessages(kind: { readonly prototype: Room }, closeCode: number): void {
  const read = hidden(Room.prototype as Room)._onMessage;
  hidden(kind.prototype)._onMessage = function (client, bytes) {
    try {
      // With the room's clock the engine counts the messages of a page.
      this.clock.tick();
      read.call(this, client, bytes);
    } catch {
      client.leave(closeCode);
    }
  };
}
