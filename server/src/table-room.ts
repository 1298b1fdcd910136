/**
 * A table over sockets, while somebody is at it: a room of the engine. Its messages and requests are used, its state and its way to
 * reconnect are not, because a page comes back by the token of its seat, after any time and to any process.
 */
import { Room, ServerError, type AuthContext, type Client } from '@colyseus/core';
import type { Viewer } from '../../src/kernel/game.js';
import { ASKED, denialText, type Asked, type Join, type Lobby, type Message } from '../../src/playthrough/wire.js';
import { Denied, denialOf, statusOf } from './denied.js';
import { dropReservations, guardMessages } from './engine-guards.js';
import type { Hall } from './hall.js';
import type { Held } from './held.js';
import type { Opponents } from './opponents.js';
import type { Push } from './push.js';
import type { Table } from './table.js';
import { NO_NEWS, type Outcome, type Telling } from './told.js';
import { turnOfOpponent } from './turn-of-opponent.js';

/** What the tables of a server need of it. */
export interface TableRoomOptions {
  readonly hall: Hall;
  readonly opponents: Opponents;
  readonly push: Push;
  /** Milliseconds that an opponent lets pass before its move, at least and at most. */
  readonly pause: readonly [number, number];
  /** The rooms of this server now. They enter and leave it themselves. */
  readonly open: Set<TableRoom>;
}

/** Milliseconds after which the plies that somebody looked back at are forgotten. */
const LOOKING_BACK = 60_000;
/** The close code for a page whose table failed: it should join again. */
const FAULT = 4100;
/** The close code for the pages of a seat that was given up. */
const LEFT = 4101;
/** The answer of a request that failed: its status and its text. */
export const refusalOf = (error: unknown) => {
  const denial = denialOf(error);
  return [statusOf(denial), denialText(denial.code, denial.params)] as const;
};

/** A page that may join. */
interface Joining {
  readonly join: Join;
  readonly ip: string;
}

export class TableRoom extends Room {
  /** Milliseconds between patches of a state, of which there is none. Without a rate the room's clock ticks 60 times a second. */
  override patchRate = 2 ** 31 - 1;
  readonly #given: TableRoomOptions;
  readonly #hall: Hall;
  readonly #push: Push;
  #held!: Held;
  #isThinking = false;
  #isFailed = false;
  #lookedBack: NodeJS.Timeout | undefined;
  #overtime: NodeJS.Timeout | undefined;
  #agreed: NodeJS.Timeout | undefined;

  constructor(given: TableRoomOptions) {
    super();
    this.#given = given;
    this.#hall = given.hall;
    this.#push = given.push;
    this.maxMessagesPerSecond = given.hall.limits.messages;
  }

  override async onCreate({ code }: { code: string }) {
    try {
      this.#held = await this.#hall.open(code);
      // The engine keeps ids unique, so there is one room for a code.
      this.roomId = code;
      this.#given.open.add(this);
    } catch (error) {
      if (!(error instanceof Denied)) this.#hall.reports.failed('table', error, code);
      throw new ServerError(...refusalOf(error));
    }
  }
  count(isSpectator: boolean): number {
    return this.clients.filter((client) => (viewerOf(client) === 'spectator') === isSpectator).length;
  }
  // These also for other processes.
  rouse = () => this.#wakeOpponent();
  lobby(): Promise<Lobby> {
    return this.#held.do((table) => table.lobby);
  }
  get #table(): Table {
    return this.#held.table;
  }

  override async onJoin(client: Client, _options: unknown, { join, ip }: Joining) {
    const arrive = (table: Table) => {
      const { viewer, told } = table.admit(join);
      this.#hall.crowd(table, viewer);
      table.arrive(viewer);
      client.userData = { viewer, address: ip } satisfies UserData;
      return { viewer, told };
    };
    try {
      await this.#held.do(arrive, ({ viewer, told }) => {
        this.#push.arrived(this.#table, viewer);
        if (told) this.#tell(told, client);
        for (const message of told?.(viewer) ?? this.#table.welcome(viewer)) send(client, message);
        this.#tellSeats(client);
        this.#watchTime();
        this.#wakeOpponent();
      });
    } catch (error) {
      if (!(error instanceof Denied)) this.#fail(error);
      throw new ServerError(...refusalOf(error));
    }
  }
  override async onLeave(client: Client) {
    const viewer = viewerOf(client);
    if (viewer === undefined) return;
    const leave = (table: Table) => table.leave(viewer);
    const tell = () => {
      this.#push.heed(this.#table);
      this.#tellSeats(client);
      this.#watchTime();
    };
    await this.#held.do(leave, tell).catch((error: unknown) => this.#fail(error));
  }
  override disconnect(code = FAULT) {
    // Pages whose socket never came ask again. With their reservations this room would be disposed of late, when another process has the
    // table, and would delete the listing of that one.
    dropReservations(this);
    return super.disconnect(code);
  }
  override async onDispose() {
    clearTimeout(this.#lookedBack);
    clearTimeout(this.#overtime);
    clearTimeout(this.#agreed);
    this.#given.open.delete(this);
    if (this.#held) await this.#hall.close(this.#held);
  }

  override messages = {
    ...Object.fromEntries(
      (Object.keys(ASKED) as Asked[]).map((type) => [
        type,
        (client: Client, body: unknown) => {
          if (type === 'past' || type === 'offer') this.#lookBack();
          const ask = (table: Table): Outcome => {
            const viewer = viewerOf(client);
            // A page of a seat that was given up has no viewer any more, and asks nothing.
            if (viewer === undefined) return { answer: { denied: { code: 'token', params: {} } } };
            return this.#hall.ask(table, type, viewer, body, addressOfClient(client));
          };
          return this.#act(ask, type === 'move');
        },
      ]),
    ),
    // A message of any other name. Without this the engine closes with the name as the reason, and fails if it is long.
    _: (client: Client) => client.leave(FAULT),
  };

  /** Frees the plies that the table holds for viewers who look back, once nobody has looked back for a while. */
  #lookBack() {
    clearTimeout(this.#lookedBack);
    this.#lookedBack = setTimeout(() => this.#table.forget(), LOOKING_BACK).unref();
  }
  async #act(act: (table: Table) => Outcome, isMove = false) {
    const begun = performance.now();
    try {
      const { answer } = await this.#held.do(act, ({ told }) => {
        if (!told) return;
        this.#tell(told);
        if (isMove) this.#hall.reports.moved((performance.now() - begun) / 1000);
        this.#wakeOpponent();
      });
      return answer;
    } catch (error) {
      return this.#fail(error);
    }
  }
  /** Ends the room after a failure of the server, such as a full disk. All pages join again and get the table as the store has it. */
  #fail(error: unknown) {
    if (!this.#isFailed) {
      this.#isFailed = true;
      this.#hall.reports.failed('table', error, this.roomId);
      this.#hall.drop(this.#held);
      setImmediate(() => void this.disconnect());
    }
    return { denied: { code: 'fault', params: {} } } as const;
  }

  /** Tells all pages of a change, except one that has just come. The messages are made once for each viewer. */
  #tell(told: Telling, except?: Client): void {
    this.#watchTime();
    this.#push.heed(this.#table);
    const made = new Map<Viewer, readonly Message[]>();
    for (const client of this.clients) {
      const viewer = viewerOf(client);
      if (viewer === undefined || client === except) continue;
      if (!made.has(viewer)) made.set(viewer, told(viewer));
      for (const message of made.get(viewer)!) send(client, message);
      if (this.#table.hasLeft(viewer)) this.#dismiss(client, viewer);
    }
  }
  /** Cuts off a page of a seat that was given up, after the answer to its request. The seat may be taken by another person at once. */
  #dismiss(client: Client, viewer: Viewer): void {
    client.userData = undefined;
    this.#table.leave(viewer);
    setImmediate(() => client.leave(LEFT));
  }
  #tellSeats(except?: Client): void {
    const { seating } = this.#table;
    // A page that is still joining has no viewer yet: it will be sent the whole table.
    for (const client of this.clients)
      if (client !== except && viewerOf(client) !== undefined) send(client, ['seats', seating]);
  }
  /** Sets timers: for the end of the time for a move, and for the moment at which an offer no longer waits for people who are away. */
  #watchTime(): void {
    clearTimeout(this.#overtime);
    clearTimeout(this.#agreed);
    const { left, agreedIn } = this.#table;
    const settle = () => void this.#act((table) => ({ answer: { n: 0 }, told: table.settle() ?? NO_NEWS }));
    if (agreedIn < Infinity) this.#agreed = setTimeout(settle, agreedIn + 20).unref();
    if (left !== null && left > 0) this.#overtime = setTimeout(() => this.#tellSeats(), left + 100).unref();
  }

  #wakeOpponent(): void {
    const turn = this.#table.opponent;
    // In a game over days nobody need be there until a person is asked again.
    this.autoDispose = !turn || this.#table.lobby.days === 0;
    if (!turn || this.#isThinking) return;
    this.#isThinking = true;
    turnOfOpponent(this.#given, this.#table, turn)
      .finally(() => (this.#isThinking = false))
      .then((move) => {
        if (this.clients.length > 0 || !this.autoDispose) void this.#act(move);
      })
      .catch((error: unknown) => this.#fail(error));
  }
}
guardMessages(TableRoom, FAULT);

/** Whether a page may join. Throws what the engine answers. */
async function joining({ hall }: TableRoomOptions, options: unknown, ip: string): Promise<Joining> {
  try {
    return { join: await hall.check(options, ip), ip };
  } catch (error) {
    if (error instanceof Denied) hall.reports.denied(error.denial.code);
    else hall.reports.failed('table', error);
    throw new ServerError(...refusalOf(error));
  }
}
/** The class of the rooms of a server. The engine makes its rooms without arguments, and calls `onAuth` without `this`. */
export const tableRoom = (given: TableRoomOptions) =>
  class extends TableRoom {
    static override onAuth = (_token: string, options: unknown, { ip = '' }: AuthContext) =>
      joining(given, options, ip);
    constructor() {
      super(given);
    }
  };

/** The data of a page while it is connected. */
interface UserData {
  readonly viewer: Viewer;
  readonly address: string;
}
const viewerOf = (client: Client): Viewer | undefined => (client.userData as UserData | undefined)?.viewer;
const addressOfClient = (client: Client): string => (client.userData as UserData).address;
const send = (client: Client, [type, body]: Message): void => client.send(type, body);
