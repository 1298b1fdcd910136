/** All tables of a server: makes, wakes and forgets them, and says who may do what how often. Knows no socket. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Fresh } from '../../src/kernel/fresh.js';
import { BadInput, type NewGame, type Viewer } from '../../src/kernel/game.js';
import { start } from '../../src/kernel/start.js';
import { parseSeats } from '../../src/playthrough/seats.js';
import * as wire from '../../src/playthrough/wire.js';
import { Denied } from './denied.js';
import type { Games } from './games.js';
import type { KeptSeat, KeptTable } from './kept.js';
import { Limit } from './limits.js';
import { CLOCK, leftOf, type Clock } from './offers.js';
import type { Store } from './store.js';
import { checked, codeFrom, sitterOf, stageOf, viewerOf } from './sitting.js';
import { Table, type Outcome } from './table.js';

/** How much one address, one table and the server may hold or do. */
export interface Limits {
  /** Tables of the server. */
  readonly tables: number;
  /** New tables of an address an hour. */
  readonly newTables: number;
  /** Requests and connections of an address a minute. */
  readonly requests: number;
  /** Wrong codes and tokens of an address a minute. */
  readonly wrong: number;
  /** Spectators of a table, and pages of a seat. */
  readonly spectators: number;
  readonly pages: number;
  /** Messages of a page a second. A page that sends more is cut off. */
  readonly messages: number;
}
export const LIMITS: Limits = {
  ...{ tables: 20_000, newTables: 30, requests: 240, wrong: 10 },
  ...{ spectators: 24, pages: 4, messages: 20 },
};

const DAY = 86_400_000;
/** Days after which a table without a change, and a game that is over, is deleted. */
export const DAYS = { untouched: 60, over: 30 } as const;

/** Words of 16 bits from the system's generator. */
const fresh: Fresh = (count) => [...new Uint16Array(new Uint8Array(randomBytes(2 * count)).buffer)];

export class Hall {
  readonly #games: Games;
  readonly #store: Store;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly #newTables: Limit;
  readonly #requests: Limit;
  readonly #wrong: Limit;
  /** The tables at which somebody is. */
  readonly #awake = new Map<string, Table>();

  constructor(games: Games, store: Store, limits = LIMITS, clock = CLOCK) {
    this.#games = games;
    this.#store = store;
    this.limits = limits;
    this.clock = clock;
    this.#newTables = new Limit(limits.newTables, 3600);
    this.#requests = new Limit(limits.requests, 60);
    this.#wrong = new Limit(limits.wrong, 60);
  }

  /** Counts a request of an address. Throws `Denied` if it makes too many, or was too often wrong. */
  greet(address: string): void {
    const seconds = Math.max(this.#requests.take(address), this.#wrong.wait(address));
    if (seconds > 0) throw new Denied('rate', { seconds });
  }
  /** Counts a denial that tells who guesses codes or tokens. */
  #wrongly(address: string, denied: unknown): void {
    if (denied instanceof Denied && ['unknown', 'token'].includes(denied.denial.code)) this.#wrong.take(address);
  }

  /** Makes a table. Throws `Denied`. */
  make(given: unknown, address: string): wire.Made {
    const wish = checked(wire.newTable, given, 'table');
    const game = this.#games.get(wish.game);
    if (!game) throw new Denied('game', { game: wish.game });
    const start = startOf(wish, game);
    const seats = seatsOf(wish);
    this.#countTable(address);
    const code = codeFrom(fresh(10));
    this.#store.create({ code, game: game.id, version: game.version, start, seats, days: wish.days ?? 0 });
    return { code };
  }

  #countTable(address: string): void {
    if (this.#store.size >= this.limits.tables) throw new Denied('tables', { most: this.limits.tables });
    const seconds = this.#newTables.take(address);
    if (seconds > 0) throw new Denied('rate', { seconds });
  }
  /** Answers what somebody at a table asks. Another game is another table of whoever proposes it. */
  ask(table: Table, type: wire.Asked, viewer: Viewer, given: unknown, address: string): Outcome {
    try {
      const isNew = type === 'offer' && (given as { readonly kind?: unknown } | null)?.kind === 'again';
      if (isNew && viewer !== 'spectator' && !table.seating.offer) this.#countTable(address);
      return table.ask(type, viewer, given);
    } catch (error) {
      if (error instanceof Denied) return { answer: { denied: error.denial } };
      throw error;
    }
  }

  /** What anybody with the code may know of a table. Throws `Denied`. */
  lobby(code: string, address: string): wire.Lobby {
    try {
      const awake = this.#awake.get(checked(wire.code, code, 'code'));
      if (awake) return awake.lobby;
      const kept = this.#kept(code);
      const { game, version, start, next, offer, days } = kept;
      const stage = stageOf(kept);
      const seats = kept.seats.map((seat) => sitterOf(seat, false));
      const left = leftOf(kept, stage, this.#store.ran());
      return { game, version, options: start.options ?? {}, stage, seats, offer, next, days, left };
    } catch (error) {
      this.#wrongly(address, error);
      throw error;
    }
  }

  /** Checks whether somebody may join. Throws `Denied`. */
  check(given: unknown, address: string): wire.Join {
    try {
      const join = checked(wire.join, given, 'join');
      const kept = this.#kept(join.code);
      const viewer = viewerOf(join, kept.seats, stageOf(kept));
      const most = viewer === 'spectator' ? this.limits.spectators : this.limits.pages;
      const pages = viewer === undefined ? 0 : (this.#awake.get(join.code)?.pages(viewer) ?? 0);
      if (pages >= most) throw new Denied('crowd', { most });
      return join;
    } catch (error) {
      this.#wrongly(address, error);
      throw error;
    }
  }

  /** Wakes a table; it stays awake until `close`. Throws `Denied`. */
  open(code: string): Table {
    const table = this.#awake.get(code) ?? this.#table(code);
    this.#awake.set(code, table);
    return table;
  }
  close(code: string): void {
    this.#awake.delete(code);
  }
  /** The table with this code, if somebody is at it. */
  awake(code: string): Table | undefined {
    return this.#awake.get(code);
  }
  #kept(code: string): KeptTable {
    const kept = this.#store.load(code);
    if (!kept) throw new Denied('unknown');
    return kept;
  }
  #table(code: string): Table {
    const kept = this.#kept(code);
    const game = this.#games.get(kept.game);
    if (!game) throw new Denied('game', { game: kept.game });
    return new Table(game, kept, this.#store, fresh, this.clock);
  }

  /** Deletes tables that nobody needs any more. Returns how many. */
  sweep(now = Date.now()): number {
    return this.#store.sweep(now - DAYS.untouched * DAY, now - DAYS.over * DAY);
  }
}

/** The start of a new table, checked by the rules of the game; its chance comes when the game begins. */
function startOf({ players, options }: wire.NewTable, game: Parameters<typeof start>[0]): NewGame {
  const from: NewGame = { players, options, seed: randomInt(2 ** 32) };
  try {
    start(game, from);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new Denied('form', { path: `table.${error.path}`, expected: error.expected });
  }
  return from;
}
function seatsOf({ seats, players }: wire.NewTable): KeptSeat[] {
  const controls = checked((value) => parseSeats(value as string, players), seats, 'table.seats');
  const kept = controls.map((control): KeptSeat => ({
    bot: control === 'human' ? null : control.bot,
    name: '',
    key: null,
    gone: false,
  }));
  if (kept.every(({ bot }) => bot !== null))
    throw new Denied('form', { path: 'table.seats', expected: 'a seat of a person' });
  return kept;
}
