/** All tables of a server: makes, wakes and forgets them, and says who may do what how often. Knows no socket. */
import { randomBytes, randomInt } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Fresh } from '../../src/kernel/fresh.js';
import { BadInput, type AnyGame, type NewGame, type Seat, type Viewer } from '../../src/kernel/game.js';
import { mayBegin, start } from '../../src/kernel/start.js';
import { parseSeats } from '../../src/playthrough/seats.js';
import { ownSeats, type OwnSeat, type OwnTable, type OwnTables } from '../../src/playthrough/own-tables.js';
import { AWAY, DAY } from '../../src/playthrough/times.js';
import * as wire from '../../src/playthrough/wire.js';
import { Course, recordOf } from './course.js';
import { Denied } from './denied.js';
import type { Games } from './games.js';
import { Held } from './held.js';
import { Draft, type KeptSeat, type KeptTable } from './kept.js';
import { Limit } from './limits.js';
import { leftOf } from './offers.js';
import { Reports } from './reports.js';
import { DAYS, type Store } from './store.js';
import { checked, codeFrom, FREE, seatOf, sitterOf, stageOf, viewerOf } from './sitting.js';
import { Table } from './table.js';
import type { Outcome } from './told.js';

/** How much one address, one table and the server may hold or do. */
export interface Limits {
  /** Tables of the server. */
  readonly tables: number;
  /** New tables of an address an hour. */
  readonly newTables: number;
  /** Requests, connections and questions for moves that were made, of an address a minute. */
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
  tables: 20_000,
  newTables: 30,
  requests: 240,
  wrong: 10,
  spectators: 24,
  pages: 4,
  messages: 20,
};

/** Positions of which it is remembered for which seats they wait. */
const MOST_ASKED = 1000;

/** Words of 16 bits from the system's generator. */
const fresh: Fresh = (count) => [...new Uint16Array(new Uint8Array(randomBytes(2 * count)).buffer)];

export interface HallOptions {
  readonly games: Games;
  readonly store: Store;
  readonly reports?: Reports | undefined;
  readonly limits?: Limits | undefined;
  /** As `AWAY`. */
  readonly away?: number | undefined;
  /** What another process knows of a table that is awake there; without this there is no other. Rejects if one has it and does not answer. */
  readonly elsewhere?: ((code: string) => Promise<wire.Lobby | undefined>) | undefined;
}

export class Hall {
  readonly #games: Games;
  readonly #store: Store;
  readonly reports: Reports;
  readonly limits: Limits;
  readonly #away: number;
  readonly elsewhere: (code: string) => Promise<wire.Lobby | undefined>;
  readonly #newTables: Limit;
  readonly #requests: Limit;
  readonly #wrong: Limit;
  /** How many tables there were when somebody made one. */
  #size = 0;
  /** The seats that games wait for, by table and position, so that a list of tables replays none of them twice. */
  readonly #asked = new Map<string, readonly Seat[]>();
  /** The tables at which somebody is, from when they are loaded, and by how many rooms each is held. */
  readonly #awake = new Map<string, { readonly held: Promise<Held>; table?: Table; rooms: number }>();

  constructor({ games, store, reports = new Reports(), ...given }: HallOptions) {
    const { limits = LIMITS, away = AWAY, elsewhere = () => Promise.resolve(undefined) } = given;
    this.#games = games;
    this.#store = store;
    this.reports = reports;
    this.limits = limits;
    this.#away = away;
    this.elsewhere = elsewhere;
    this.#newTables = new Limit(limits.newTables, 3600);
    this.#requests = new Limit(limits.requests, 60);
    this.#wrong = new Limit(limits.wrong, 60);
  }

  /** Counts a request of an address. Throws `Denied` if it makes too many, or was too often wrong. */
  greet(address: string): void {
    const seconds = Math.max(this.#requests.take(address), this.#wrong.wait(address));
    if (seconds > 0) throw new Denied('rate', { seconds });
  }
  /** Does what somebody asks, and counts a denial that tells who guesses codes or tokens. */
  async #guarded<A>(address: string, act: () => Promise<A>): Promise<A> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof Denied && ['unknown', 'token'].includes(error.denial.code)) this.#wrong.take(address);
      throw error;
    }
  }

  /** Makes a table. Rejects with `Denied`. */
  async make(given: unknown, address: string): Promise<wire.Made> {
    const wish = checked(wire.newTable, given, 'table');
    const game = this.#games.get(wish.game);
    if (!game) throw new Denied('game', { game: wish.game });
    const start = startOf(wish, game);
    const seats = seatsOf(wish);
    this.#size = await this.#store.size();
    this.#countTable(address);
    const code = codeFrom(fresh(10));
    await this.#store.create({
      code,
      game: game.id,
      version: game.version,
      start,
      seats,
      days: wish.days ?? 0,
      delay: wish.delay ?? 0,
    });
    return { code };
  }

  #countTable(address: string): void {
    if (this.#size >= this.limits.tables) throw new Denied('tables', { most: this.limits.tables });
    const seconds = this.#newTables.take(address);
    if (seconds > 0) throw new Denied('rate', { seconds });
  }
  /** Answers a request of a page at a table. Another game is another table, which counts for the address that proposes it. */
  ask(table: Table, type: wire.Asked, viewer: Viewer, given: unknown, address: string): Outcome {
    try {
      // A hundred moves are made anew for each question, which takes longer than to answer a request.
      if (type === 'past') this.greet(address);
      const isNew = type === 'offer' && (given as { readonly kind?: unknown } | null)?.kind === 'again';
      if (isNew && viewer !== 'spectator' && !table.seating.offer) this.#countTable(address);
      return table.ask(type, viewer, given);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.reports.denied(error.denial.code);
      return { answer: { denied: error.denial } };
    }
  }

  /** What anybody with the code may know of a table; of one that another process has awake, that knows who is there. Rejects with `Denied`. */
  lobby(code: string, address: string): Promise<wire.Lobby> {
    return this.#guarded(address, async () => {
      const awake = this.#awake.get(checked(wire.code, code, 'code'));
      if (awake) return await (await awake.held).do((table) => table.lobby);
      const kept = await this.#kept(code, false);
      await this.#store.visit(code);
      const other = this.elsewhere(code).catch(() => undefined);
      return (await other) ?? this.#asleep(kept);
    });
  }

  /** What anybody with the code may know of a table at which nobody is. */
  #asleep(kept: KeptTable): wire.Lobby {
    const { game, version, start, next, offer, days, delay } = kept;
    const stage = stageOf(kept);
    const seats = kept.seats.map((seat) => sitterOf(seat, false));
    const left = leftOf(kept, stage, this.#store.clock.ran());
    const table = { game, version, options: start.options ?? {}, stage, days, delay };
    return { ...table, seats, offer, refused: false, next, left, watching: 0 };
  }

  /**
   * What somebody may know of the tables at which they have seats, as they are kept. Each table counts as a request. That a code is
   * wrong is not told from a wrong token, so that nobody finds codes here; all that is wrong in a question counts once, since tables
   * that were deleted are nobody's guess. Rejects with `Denied`.
   */
  async own(given: unknown, address: string): Promise<OwnTables> {
    const { seats } = checked(ownSeats, given, 'own');
    for (let n = 1; n < seats.length; n++) this.greet(address);
    const tables: (OwnTable | null)[] = [];
    for (const seat of seats) {
      tables.push(await this.#own(seat));
      // A store that answers at once leaves the event loop no turn, and to replay a long game takes a while.
      await othersTurn();
    }
    if (tables.includes(null)) this.#wrong.take(address);
    return { tables };
  }
  async #own({ code, token }: OwnSeat): Promise<OwnTable | null> {
    const found = await this.#store.load(code, false);
    const seat = found ? seatOf(found, token) : -1;
    if (!found || seat < 0) return null;
    try {
      const kept = stageOf(found) === 'running' ? await this.#kept(code) : found;
      return { ...this.#asleep(kept), seat, asked: this.#askedAt(kept) };
    } catch (error) {
      // The server does not have its rules now, and may have them soon.
      if (error instanceof Denied) return { ...this.#asleep(found), seat, asked: [] };
      throw error;
    }
  }

  #askedAt(kept: KeptTable): readonly Seat[] {
    const rules = stageOf(kept) === 'running' && this.#rules(kept);
    if (!rules) return [];
    const position = `${kept.code} ${kept.epoch}.${kept.moves.length}`;
    const asked = this.#asked.get(position) ?? new Course(rules, kept).toAct;
    // The position that was asked for longest ago is forgotten first.
    this.#asked.delete(position);
    this.#asked.set(position, asked);
    if (this.#asked.size > MOST_ASKED) this.#asked.delete(this.#asked.keys().next().value!);
    return asked;
  }

  /**
   * A table at which nobody is, as it is kept, only to be looked at; `undefined` for one that is awake here or in another process, and for
   * one whose game does not run.
   */
  async glance(code: string): Promise<Table | undefined> {
    if (this.#awake.has(code) || (await this.elsewhere(code).catch(() => undefined))) return undefined;
    const kept = await this.#store.load(code);
    const rules = kept && stageOf(kept) === 'running' ? this.#rules(kept) : undefined;
    return rules && new Table(rules, kept!, new Draft(this.#store.clock), fresh, this.#away);
  }
  /** The tables that may wait for somebody who has no page there. */
  dormant(): Promise<readonly string[]> {
    return this.#store.dormant();
  }

  /** Checks whether somebody may join, who comes with a further page or only asks for something. Rejects with `Denied`. */
  check(given: unknown, address: string, isPage = true): Promise<wire.Join> {
    return this.#guarded(address, async () => {
      const join = checked(wire.join, given, 'join');
      const kept = await this.#kept(join.code, false);
      const viewer = viewerOf(join, kept.seats, stageOf(kept));
      const table = this.#awake.get(join.code)?.table;
      if (isPage && table && viewer !== undefined) this.crowd(table, viewer);
      return join;
    });
  }
  /** Throws `Denied` when one more page of a viewer is too many at a table. */
  crowd(table: Table, viewer: Viewer): void {
    const { spectators, pages } = this.limits;
    const [code, most] = viewer === 'spectator' ? (['crowd', spectators] as const) : (['pages', pages] as const);
    if (table.pages(viewer) >= most) throw new Denied(code, { most });
  }

  /** Wakes a table; it stays awake until it was closed as often as opened. Rejects with `Denied`. */
  async open(code: string): Promise<Held> {
    const known = this.#awake.get(code);
    const awake = known ?? { held: this.#take(code), rooms: 0 };
    awake.rooms++;
    this.#awake.set(code, awake);
    try {
      const held = await awake.held;
      awake.table = held.table;
      return held;
    } catch (error) {
      this.#awake.delete(code);
      throw error;
    }
  }
  /** Lets go of a table when what was asked of it is done. */
  async close(held: Held): Promise<void> {
    await held.idle();
    const { code } = held.table;
    const awake = this.#awake.get(code);
    if (awake?.table === held.table && --awake.rooms === 0) this.#awake.delete(code);
  }
  /** The table with this code, if somebody is at it. */
  awake(code: string): Table | undefined {
    return this.#awake.get(code)?.table;
  }
  /** Resolves when all that was asked at the tables so far is done. */
  async idle(): Promise<void> {
    await Promise.allSettled([...this.#awake.values()].map(async ({ held }) => (await held).idle()));
  }
  /** Forgets a table that differs from the store: pages that join from now on get the table as it is kept. */
  drop(held: Held): void {
    if (this.#awake.get(held.table.code)?.table === held.table) this.#awake.delete(held.table.code);
  }
  /**
   * A table that waits begins with the rules of now. A game without whose rules a table cannot be gone on with has ended as it stands,
   * unless another process has them: several are updated one after the other. That is nowhere kept, so it goes on where its rules come back.
   */
  async #kept(code: string, withMoves = true): Promise<KeptTable> {
    const kept = await this.#store.load(code, withMoves);
    if (!kept) throw new Denied('unknown');
    const now = this.#games.get(kept.game);
    const stage = stageOf(kept);
    if (!now || stage === 'over' || kept.version === now.version) return kept;
    const versions = { game: now.id, begun: kept.version, now: now.version };
    const busy = () => {
      throw new Denied('newer', versions);
    };
    if (await this.elsewhere(code).catch(busy)) return kept;
    if (kept.version > now.version) throw new Denied('newer', versions);
    if (stage === 'running') return { ...kept, isOver: true };
    if (!mayBegin(now, kept.start)) throw new Denied('changed', versions);
    return { ...kept, version: now.version };
  }
  /** The rules with which a table was begun, if the server has them. */
  #rules({ game, version }: KeptTable): AnyGame | undefined {
    const rules = this.#games.get(game);
    return rules?.version === version ? rules : undefined;
  }
  /** The transcript of a game that is over, also of one that the server has no rules for any more. Rejects with `Denied`. */
  record(code: string, address: string): Promise<string> {
    return this.#guarded(address, async () => {
      const kept = await this.#kept(checked(wire.code, code, 'code'));
      if (stageOf(kept) !== 'over') throw new Denied('offer');
      // The record shows all hands and all chance. So a game that ended only for want of its rules is over for good once that is told.
      if (!(await this.#store.load(kept.code, false))?.isOver) await this.#store.keep(kept.code, kept.epoch, [['end']]);
      return recordOf(kept, this.#games.get(kept.game));
    });
  }
  async #take(code: string): Promise<Held> {
    const kept = await this.#kept(code);
    const game = this.#games.get(kept.game);
    if (!game) throw new Denied('game', { game: kept.game });
    return Held.take(this.#store, (draft) => new Table(game, kept, draft, fresh, this.#away));
  }

  /** Deletes tables that nobody needs any more. Returns how many. */
  sweep(now = Date.now()): Promise<number> {
    const before = (days: number) => now - days * DAY;
    return this.#store.sweep({
      untouched: before(DAYS.untouched),
      empty: before(DAYS.empty),
      over: before(DAYS.over),
    });
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
  const occupants = checked((value) => parseSeats(value as string, players), seats, 'table.seats');
  const kept = occupants.map((occupant): KeptSeat => (occupant === 'human' ? FREE : { ...FREE, bot: occupant.bot }));
  if (kept.every(({ bot }) => bot !== null))
    throw new Denied('form', { path: 'table.seats', expected: 'a seat of a person' });
  return kept;
}
