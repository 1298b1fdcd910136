/** One page, without a page: it knows what the wire tells it and nothing else, and works on a position that it imagines. */
import { randomBytes } from 'node:crypto';
import { Client, type Room } from '@colyseus/sdk';
import type { AnyGame, Move, View, Viewer } from '../../src/kernel/game.js';
import { formatMove } from '../../src/kernel/notation.js';
import { imagine, viewFor } from '../../src/kernel/view.js';
import { framesIn } from '../../src/playthrough/frames.js';
import * as wire from '../../src/playthrough/wire.js';

export const newToken = (): string => randomBytes(16).toString('base64url');
/** Makes a table; the answer is checked. */
export async function newTable(address: string, wish: object): Promise<string> {
  const response = await fetch(new URL('tables', address), { method: 'POST', body: JSON.stringify(wish) });
  return wire.made(await response.json(), 'made').code;
}

export interface PageOptions {
  readonly token?: string | undefined;
  readonly name?: string;
  readonly watch?: boolean;
  /** Whether it goes to the address where it asks, wherever the table is. */
  readonly near?: boolean;
}

export class Page {
  /** Where it asks for the table. */
  address: string;
  readonly code: string;
  readonly token: string | undefined;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** The last message `table`, and the plies since. */
  table: wire.TableMessage | undefined;
  /** All frames that were ever shown, with the move that they followed. */
  readonly shown: { readonly n: number; readonly move: string; readonly frames: readonly wire.Frame[] }[] = [];
  seats: readonly wire.Sitter[] = [];
  n = -1;
  record: string | undefined;
  joins = 0;
  /** Whether to come back by itself when it is cut off. */
  isStaying = true;
  readonly failures: string[] = [];
  #frame: wire.Frame | undefined;
  #view: { readonly of: wire.Frame; readonly view: View<unknown> } | undefined;
  #room: Room | undefined;
  readonly #options: PageOptions;
  #waiting: { readonly test: () => boolean; readonly done: () => void }[] = [];

  constructor(address: string, code: string, games: ReadonlyMap<string, AnyGame>, options: PageOptions = {}) {
    this.address = address;
    this.code = code;
    this.games = games;
    this.token = options.watch ? undefined : (options.token ?? newToken());
    this.#options = options;
  }

  /** Joins. Rejects with the denial's code, or the error of the network. */
  async join(): Promise<this> {
    const { name = this.#options.token === undefined ? '' : undefined, watch } = this.#options;
    const asked: wire.Join = { code: this.code, token: this.token, name: watch ? undefined : name, watch };
    const { host } = new URL(this.address);
    const near = (url: URL) => Object.assign(url, { host }).href;
    const client = new Client(this.address, this.#options.near ? { urlBuilder: near } : {});
    const room = await client.joinOrCreate<unknown>(wire.ROOM, JSON.parse(JSON.stringify(asked)));
    room.reconnection.enabled = false;
    this.#room = room;
    this.joins++;
    for (const name of Object.keys(wire.TOLD) as wire.Told[])
      room.onMessage(name, (body: unknown) => {
        try {
          this.#hear(name, body);
        } catch (error) {
          this.failures.push(String(error));
        }
        this.#wake();
      });
    room.onError((code, message) => void this.failures.push(`${code} ${message}`));
    room.onLeave(() => {
      this.#room = undefined;
      this.#wake();
      if (this.isStaying) void this.#again(20);
    });
    await this.until(() => this.table !== undefined);
    return this;
  }
  #hear<K extends wire.Told>(name: K, body: unknown): void {
    this.#take[name](wire.TOLD[name](body, name) as wire.Body<K>);
  }
  readonly #take: { readonly [K in wire.Told]: (body: wire.Body<K>) => void } = {
    table: (message) => {
      this.table = message;
      this.seats = message.seats;
      this.#show(message.n, '', framesIn(message.frames));
    },
    seats: (seating) => {
      this.seats = seating.seats;
      this.table = { ...this.table!, ...seating };
    },
    ply: ({ n, move, frames }) => {
      if (n !== this.n + 1) this.failures.push(`ply ${n} after ${this.n}`);
      this.#show(n, move, framesIn(frames, this.#frame));
    },
    // Which frame stands there then only a page knows that keeps all: this one joins again.
    back: () => this.cut(),
    over: ({ record }) => (this.record = record),
  };
  async #again(wait: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (!this.isStaying) return;
    try {
      await this.join();
    } catch {
      await this.#again(Math.min(2 * wait, 500));
    }
  }
  #show(n: number, move: string, frames: readonly wire.Frame[]): void {
    this.n = n;
    this.shown.push({ n, move, frames });
    this.#frame = frames.at(-1) ?? this.#frame;
  }

  /** The process that has the table, by the address of the connection. */
  get host(): string {
    return new URL((this.#room!.connection.transport as unknown as { readonly ws: WebSocket }).ws.url).host;
  }
  get isConnected(): boolean {
    return this.#room?.connection.isOpen === true;
  }
  get game(): AnyGame {
    return this.games.get(this.table!.game)!;
  }
  get viewer(): Viewer {
    return this.table!.viewer;
  }
  /** The view, from what was told alone; `undefined` while the table waits. */
  get view(): View<unknown> | undefined {
    if (!this.#frame || this.#view?.of === this.#frame) return this.#view?.view;
    const seen = { game: this.game.id, seat: this.viewer, ...this.#frame } as unknown as View<unknown>;
    const view = viewFor(this.game, imagine(this.game, seen, 7), this.viewer);
    this.#view = { of: this.#frame, view };
    return view;
  }
  get moves(): readonly Move[] {
    return this.view?.moves ?? [];
  }
  /** Resolves as soon as this is true after a message. */
  until(test: () => boolean): Promise<void> {
    return new Promise((done) => {
      if (test()) done();
      else this.#waiting.push({ test, done });
    });
  }
  #wake(): void {
    const ready = this.#waiting.filter(({ test }) => test());
    this.#waiting = this.#waiting.filter((entry) => !ready.includes(entry));
    ready.forEach(({ done }) => done());
  }

  /** Requests a move for the position that is shown. Rejects when the connection ends before the answer. */
  play(move: Move | string, n = this.n): Promise<wire.Answer> {
    return this.request('move', {
      epoch: this.table!.epoch,
      n,
      move: typeof move === 'string' ? move : formatMove(this.game, move),
    });
  }
  /** Asks, and resolves to the answer, which is checked. */
  async request<K extends wire.Asked>(type: K, body?: unknown): Promise<wire.Reply<K>> {
    if (!this.#room) throw new Error('not connected');
    return wire.ASKED[type][1](await this.#room.request<unknown>(type, body), type) as wire.Reply<K>;
  }
  /** Sends without asking for an answer. */
  send(type: string, message?: unknown): void {
    this.#room?.send(type, message);
  }
  /** Sends bytes as they are. */
  sendRaw(bytes: Uint8Array): void {
    this.#room?.connection.send(bytes as never);
  }
  /** Cuts the connection as a network does. */
  cut(): void {
    this.#room?.connection.close(4000);
  }
  async leave(): Promise<void> {
    this.isStaying = false;
    await this.#room?.leave().catch(() => undefined);
  }
}
