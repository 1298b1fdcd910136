/** The client of the elements in Node: a window of a reader, without the board. */
import assert from 'node:assert/strict';
import { RemoteTable } from '../../src/elements/remote/remote-table.js';
import type { Snapshot, View, Viewer } from '../../src/kernel/game.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';
import type { RemotePlaythrough } from '../../src/playthrough/remote.js';
import type { Answer } from '../../src/playthrough/wire.js';
import type { Games } from '../src/games.js';
import { pause } from './chaos.js';
import { useRunning } from './running.js';

/** What a page has, and Node has not. */
class NoDocument {
  addEventListener() {}
  removeEventListener() {}
}
/** The storage of the browser that acts just now. */
let storage = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
};
/** Lets the client run in Node, over sockets of this kind. */
function useSockets(kind: typeof WebSocket): void {
  Object.assign(globalThis, {
    ...{ localStorage, WebSocket: kind, Document: NoDocument, document: new NoDocument() },
    ...{ addEventListener() {}, removeEventListener() {} },
  });
}

/**
 * A server for the tests of a file, whose pages have sockets of this kind, and windows at its tables. `restart` goes on with what a
 * file holds.
 */
export async function useWindows(kind: typeof WebSocket) {
  useSockets(kind);
  const running = await useRunning();
  const { games, file, restart } = running;
  const windowAt = (code: string, beside?: Window) => new Window(running.server.address, code, games, beside);
  return {
    ...{ games, file, restart, windowAt },
    get server() {
      return running.server;
    },
    table: async (count: number, players = 2): Promise<Window[]> => {
      const code = await running.table('dark-mages', players);
      return Array.from({ length: count }, () => windowAt(code));
    },
  };
}

/** A window of a reader, in a browser of its own or in that of another window. */
export class Window {
  readonly #storage: Map<string, string>;
  game: RemotePlaythrough | undefined;
  record: string | undefined;
  /** The table at which the people play again. */
  next: string | undefined;
  readonly table: RemoteTable;
  #wake = () => {};
  #seen: { readonly of: Snapshot; readonly view: View<unknown> } | undefined;
  #hasAgreed = false;

  constructor(address: string, code: string, games: Games, beside?: Window) {
    this.#storage = beside ? beside.#storage : new Map<string, string>();
    const changed = () => {
      this.#wake();
      this.#agree();
    };
    this.table = new RemoteTable(new URL(address), code, {
      load: (id) => Promise.resolve(games.get(id)! as never),
      begin: (game) => {
        this.game = game;
        game.subscribe(changed);
        changed();
      },
      end: (record) => {
        this.record = record;
        changed();
      },
      follow: (code) => (this.next = code),
      failed: (error) => {
        throw error;
      },
      changed,
    });
  }
  /** Lets others take back. */
  #agree(): void {
    const { table } = this;
    const offer = table.lobby?.offer;
    if (!offer) this.#hasAgreed = false;
    if (offer?.kind !== 'back' || this.#hasAgreed || table.isBusy || typeof table.viewer !== 'number') return;
    // Once: who comes and goes meanwhile is told with the same offer, and agreeing to what is done would propose more.
    this.#hasAgreed = true;
    if (!offer.agreed.includes(table.viewer)) void table.offer('back');
  }
  /** Resolves as soon as this is true. A change that was told while something was awaited is looked for after a while. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await Promise.race([new Promise<void>((done) => (this.#wake = done)), pause(200)]);
  }
  /** Tries once to join by `act`, which reads and keeps the key at once. */
  async attempt(act: (table: RemoteTable) => Promise<void> | void): Promise<void> {
    storage = this.#storage;
    await act(this.table);
  }
  /** Joins by `act`: tries until it succeeds. */
  async join(act: (table: RemoteTable) => Promise<void>): Promise<void> {
    for (;;) {
      await this.attempt(act);
      if (!this.table.fault) break;
      await pause(30);
    }
    await this.until(() => this.table.viewer !== undefined);
  }
  get viewer(): Viewer {
    return this.table.viewer!;
  }
  /** What this reader sees at the end of the game. */
  get view(): View<unknown> {
    const { game, length } = this.game!;
    const of = this.game!.at(length);
    if (this.#seen?.of !== of) this.#seen = { of, view: viewFor(game, of, this.viewer) };
    return this.#seen.view;
  }
  /** Makes a move of the reader's, who is asked. */
  play(): Promise<Answer> {
    const { game, length } = this.game!;
    return this.game!.send(chooseMove(game, this.view, { seed: length, level: 'easy' }));
  }
  /** Plays whenever its seat is asked, until the game is over; takes back where `regrets` says so. */
  async sit(regrets = () => false): Promise<void> {
    await this.until(() => this.game !== undefined);
    for (;;) {
      await this.until(() => this.record !== undefined || this.view.moves.length > 0);
      if (this.record !== undefined) return;
      if (this.view.moves.length === 0) continue; // a ply came between
      const answer = await this.play();
      assert.ok('n' in answer || 'stale' in answer, JSON.stringify(answer));
      if (regrets()) await this.table.offer('back');
    }
  }
}
