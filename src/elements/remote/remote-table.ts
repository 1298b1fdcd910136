/** The table at which the reader of this page sits or looks on: who is there, how far the game has come, and what the reader wants of the server. */
import { safeDocument } from '../../dom/safe-document.js';
import type { Seat, Viewer } from '../../kernel/game.js';
import type { RemotePlaythrough } from '../../playthrough/remote.js';
import { DAY } from '../../playthrough/times.js';
import * as wire from '../../playthrough/wire.js';
import type { RemoteHost } from './remote-host.js';
import { forgetToken, keepName, keepToken, keptToken, newToken, type Invited } from './seat-keys.js';
import { granted, lobbyOf, partOf, RemoteFault } from './server.js';
import { TableLink } from './table-link.js';
import { RequestQueue } from './request-queue.js';

/** Milliseconds between two polls of who sits at the table. Many readers may share an address, whose requests are limited. */
export const POLL = 5000;

/** How the reader comes to the table: with the key of a seat, or to look on. */
type Arrival = Pick<Invited, 'token' | 'watch'>;

export class RemoteTable {
  readonly server: URL;
  readonly code: string;
  /** Who sits there and which game it is; `undefined` until the server has said it. */
  lobby: wire.Lobby | undefined;
  /** Who the reader is at the table; `undefined` before they have joined. */
  viewer: Viewer | undefined;
  /** The key of the reader's seat. */
  token: string | undefined;
  /** When the time for the move that the game waits for is over, as a date in milliseconds; `undefined` without a limit. */
  until: number | undefined;
  /** The last take-back, another object each time: the seat whose move was taken back, `undefined` if this page has not seen that move. */
  back: { readonly by: Seat | undefined } | undefined;
  /** The last offer that was taken back, or came to nothing because the person who was away is there again. */
  withdrawn: wire.Offer | undefined;
  /** Whether the browser keeps the key of the seat when the page is closed. */
  isKept = true;
  #fault: RemoteFault | undefined;
  readonly #host: RemoteHost;
  #how: Arrival = {};
  #game: RemotePlaythrough | undefined;
  readonly #link: TableLink;
  /** The version of the rules that this page has. */
  #version: number | undefined;
  #isOpen = false;
  #polling: ReturnType<typeof setInterval> | undefined;
  #isPolling = false;
  /** Why a message of the server could not be taken. */
  #missed: RemoteFault | undefined;
  readonly #requests = new RequestQueue();

  constructor(server: URL, code: string, host: RemoteHost) {
    this.server = server;
    this.code = code;
    this.#host = host;
    this.#link = new TableLink(server, {
      hear: (type, body) => this.#hear(type, body),
      changed: () => host.changed(),
      refused: (error) => this.#onRefused(error),
    });
  }

  /** Looks who sits there; goes to the reader's seat if they have its key, or looks on. Without `how`, once more as before. */
  async open(how = this.#how): Promise<void> {
    this.#how = how;
    // The key was removed from the address, so it is stored, unless another key is: that one is replaced only once the new one has led to a seat.
    if (how.token && keptToken(this.server, this.code) === undefined)
      this.isKept = keepToken(this.server, this.code, how.token);
    await this.#busily('open', () => this.#arrive());
    this.#isOpen = true;
    clearInterval(this.#polling);
    if (!this.#link.isClosed) this.#polling = setInterval(() => void this.#poll(true), POLL);
    this.#host.changed();
  }
  async #arrive(): Promise<void> {
    const { token, watch } = this.#how;
    const lobby = await lobbyOf(this.server, this.code);
    const { game, version, stage } = lobby;
    const now = (this.#version = (await this.#host.load(game)).version);
    // The lobby is drawn with the words of its game.
    this.lobby = lobby;
    // The rules of this page cannot replay the game.
    if (version !== now) throw new RemoteFault(stage === 'over' ? 'version' : 'rules', { game, begun: version, now });
    const key = token ?? keptToken(this.server, this.code);
    if (watch) await this.#join({ watch });
    else if (token === null) throw new RemoteFault('token');
    else if (key !== undefined) await this.#return(key);
  }
  #join(how: Partial<wire.Join>): Promise<void> {
    return this.#link.join({ code: this.code, version: this.#version, ...how });
  }
  /** Why the reader cannot join, or not come back, and why the server did not do what they asked for. */
  get fault(): RemoteFault | undefined {
    return this.#fault;
  }
  /** Denies what the server would not do either, without asking it. */
  deny(code: string): void {
    this.#fault = new RemoteFault(code);
    this.#host.changed();
  }
  /** Forgets a denial with one of these codes. */
  forgive(codes: readonly string[]): void {
    if (this.#fault && codes.includes(this.#fault.code)) this.#fault = undefined;
  }
  /** Whether the page is joining by itself. Meanwhile the card does not ask the reader to sit down. */
  get isOpening(): boolean {
    return this.viewer === undefined && (!this.#isOpen || this.#link.isConnected);
  }
  /** Whether the connection is lost, and sought again. */
  get isLost(): boolean {
    return this.viewer !== undefined && !this.#link.isConnected;
  }
  /** Whether the page tries again by itself, because the fault may pass, such as that of a server that is started anew. */
  get isRetrying(): boolean {
    return this.viewer === undefined && this.#fault?.isPassing === true;
  }
  /**
   * Polls who sits at the table until the reader joins, while the page is visible. With `comes` it also tries to join again. A code that the
   * server does not know is not polled: each poll would count as a guess.
   */
  async #poll(comes = false): Promise<void> {
    if (this.#link.isConnected || this.viewer !== undefined || safeDocument.visibilityState === 'hidden') return;
    if (this.#link.isClosed || this.#isPolling || (!this.lobby && !this.isRetrying)) return;
    this.#isPolling = true;
    try {
      if (comes && this.isRetrying) {
        await this.#arrive();
        this.#fault = undefined;
      } else {
        const lobby = await lobbyOf(this.server, this.code);
        if (this.viewer === undefined) this.lobby = lobby;
      }
    } catch (error) {
      if (!(error instanceof RemoteFault)) return this.#host.failed(error);
      // The lobby of the last poll stays.
      if (this.isRetrying) this.#fault = error;
    } finally {
      this.#isPolling = false;
    }
    this.#host.changed();
  }
  async #return(token: string): Promise<void> {
    try {
      this.token = token;
      await this.#join({ token });
      this.isKept = keepToken(this.server, this.code, token);
    } catch (error) {
      this.token = undefined;
      const { code } = error as Partial<RemoteFault>;
      // The server knows no seat of this key, or its seat was given up.
      if (code === 'token' || code === 'left') forgetToken(this.server, this.code, token);
      // A stored key of which the server never heard, since the request to sit down was lost, is no news to the reader.
      if (code !== 'token' || token === this.#how.token) throw error;
    }
  }
  /** Takes a free seat. The key is kept first: if the answer is lost, it still leads to the seat, here and at the next attempt. */
  sit(name: string): Promise<void> {
    return this.#busily('sit', async () => {
      // The reader has joined to look on meanwhile.
      if (this.#link.isConnected) return;
      const token = (this.token = keptToken(this.server, this.code) ?? newToken());
      const keep = () => (this.isKept = keepToken(this.server, this.code, token));
      keep();
      keepName(name);
      await this.#join({ token, name });
      // Another page may have noted that the server does not know the key, since it asked too early.
      keep();
    });
  }
  watch(): Promise<void> {
    return this.#busily('watch', async () => {
      if (!this.#link.isConnected) await this.#join({ watch: true });
    });
  }
  /** Takes another name, before the game begins. */
  rename(name: string): Promise<void> {
    return this.#busily('rename', async () => {
      keepName(name);
      granted(await this.#link.request('name', { name }));
    });
  }
  /** Gives up the seat before the game begins: it is free again, and the reader is at the table as before they sat down. */
  async stand(): Promise<void> {
    // That the game has begun meanwhile is seen.
    if (!(await this.offer('stand'))) return this.forgive(['begun']);
    this.#link.leave();
    this.#forget();
  }
  #forget(): void {
    forgetToken(this.server, this.code, this.token);
    this.viewer = this.token = undefined;
    this.#host.changed();
  }
  /** Begins before all seats are taken: opponents get those that are free. */
  begin(): Promise<void> {
    return this.#busily('begin', async () => void granted(await this.#link.request('begin', {})));
  }
  /**
   * Proposes something to the others, agrees to the same that was proposed, turns it down, or gives up the seat. Returns whether
   * the server took it.
   */
  async offer(kind: wire.Request<'offer'>['kind'], seat: number | null = null): Promise<boolean> {
    let isTaken = false;
    await this.#busily(`${kind} ${seat}`, async () => {
      granted(await this.#link.request('offer', { kind, seat }));
      isTaken = true;
    });
    return isTaken;
  }
  /** Leaves the table; the seat is kept. */
  close(): void {
    clearInterval(this.#polling);
    this.#link.close();
  }
  /** Whether the reader waits for the server. */
  get isBusy(): boolean {
    return this.#requests.isBusy;
  }
  /** Whether this has been asked for, as `sit`, `rename`, `watch`, `begin`, or a proposal with its seat. Its button says so, and stays: a disabled one would lose the focus. */
  isPending(what: string): boolean {
    return this.#requests.has(what);
  }
  async #busily(what: string, act: () => Promise<void>): Promise<void> {
    const done = this.#requests.add(what, async (hasWaited) => {
      // The denial of the request before this one stays, to be read.
      if (!hasWaited) this.#fault = undefined;
      if (!this.#link.isClosed) await this.#attempt(act);
    });
    this.#host.changed();
    await done.finally(() => this.#host.changed());
  }
  async #attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      // The card says by itself that the connection is lost, and the reader can ask again when it is back. Errors after leaving concern nobody.
      if (error instanceof RemoteFault) this.#fault = error;
      else if (!this.isLost && !this.#link.isClosed) throw error;
      await this.#poll();
    }
  }
  #onRefused(error: unknown): void {
    if (!(error instanceof RemoteFault)) return this.#host.failed(error);
    this.#fault = error;
    // The seat was given up on another page of it.
    if (error.code === 'token') this.#forget();
    else this.#host.changed();
  }
  async #hear<K extends wire.Told>(type: K, body: unknown): Promise<void> {
    // Messages about who comes and goes may come before `table`, which says the same.
    if (this.#link.isClosed || (!this.lobby && type !== 'table')) return;
    try {
      await this.#take[type](wire.TOLD[type](body, type) as wire.Body<K>);
      // Together with this message, the page has asked for the one that it could not take.
      if (type === 'seats' || !this.#fault || this.#fault !== this.#missed) return;
      this.#fault = undefined;
    } catch (error) {
      if (this.#link.isClosed || this.isLost) return; // the next connection brings the message again
      console.error(error);
      const { message } = error as Error;
      this.#fault = this.#missed =
        error instanceof RemoteFault ? error : new RemoteFault('form', { path: type, expected: message });
    }
    this.#host.changed();
  }
  readonly #take: { readonly [K in wire.Told]: (body: wire.Body<K>) => unknown } = {
    table: async ({ viewer, epoch, n, frames, ...lobby }) => {
      this.lobby = lobby;
      this.viewer = viewer;
      this.#time(lobby.left);
      this.#host.changed();
      if (frames.length === 0) return;
      // A server with fewer moves than this page goes on from a backup.
      if (this.#game?.epoch === epoch && n >= this.#game.length) return this.#catchUp(n);
      return this.#anew(epoch, n, n === 0 ? [{ epoch, n, move: '', frames }] : undefined);
    },
    seats: (seating) => {
      const { offer, next } = this.lobby!;
      const isNew = seating.next !== next;
      if (offer && !seating.offer && !seating.refused) this.withdrawn = offer;
      this.lobby = { ...this.lobby!, ...seating };
      this.#time(seating.left);
      this.#host.changed();
      if (isNew && seating.next !== null) this.#host.follow(seating.next);
    },
    ply: (ply) => {
      const game = this.#game;
      if (game && ply.epoch < game.epoch) return;
      if (!game || ply.epoch > game.epoch) return this.#anew(ply.epoch, ply.n);
      const isNext = game.arrive(ply);
      this.#cancel(...wire.passedByMove(this.lobby!.days, game.isDone));
      this.#time();
      if (!isNext) return this.#catchUp(ply.n);
    },
    back: async ({ epoch, n }) => {
      const game = this.#game;
      if (game && epoch <= game.epoch) return;
      this.#cancel('back');
      this.back = { by: game?.plies[n + 1]?.move?.seat };
      this.#time();
      if (!game?.takeBack({ epoch, n })) await this.#anew(epoch, n);
      this.#host.changed();
    },
    over: ({ record }) => {
      this.#cancel('end');
      this.lobby = { ...this.lobby!, stage: 'over' };
      this.#time(null);
      this.#host.end(record);
    },
  };
  /** Closes an open offer of one of these kinds, which an event of the game has cancelled. */
  #cancel(...kinds: readonly wire.OfferKind[]): void {
    const { offer } = this.lobby!;
    if (offer && kinds.includes(offer.kind)) this.lobby = { ...this.lobby!, offer: null };
  }
  /** Each move begins the time for the next. */
  #time(left: number | null = this.lobby!.days > 0 ? this.lobby!.days * DAY : null): void {
    // Spectators who see the game with a delay do not see for which move the time is.
    const isLate = this.viewer === 'spectator' && this.lobby!.delay > 0;
    this.until = left === null || isLate ? undefined : Date.now() + left;
  }
  /** Takes all plies up to move `n`, the first time and after more was taken back than this page has heard of. */
  async #anew(epoch: number, n: number, given?: wire.PlyMessage[]): Promise<void> {
    const past = importPast();
    const [game, plies, { RemotePlaythrough }] = await Promise.all([
      this.#host.load(this.lobby!.game),
      given ?? past.then(({ pliesFrom }) => pliesFrom(this.#link, 0, n)),
      past,
    ]);
    if (this.#link.isClosed) return;
    // More was taken back while the plies came: a message that follows says so.
    if (plies.length <= n || plies.some((ply) => ply.epoch !== epoch)) return;
    if (this.#game) return this.#game.renew(plies);
    this.#game = new RemotePlaythrough(game, this.viewer!, plies, {
      move: (request) =>
        this.#link.request('move', request).catch((error: unknown) => {
          if (error instanceof RemoteFault) this.#onRefused(error);
          throw error;
        }),
      ready: () => this.#link.ready(),
    });
    this.#host.begin(this.#game);
  }
  /** Asks for the plies that this page missed. */
  async #catchUp(n: number): Promise<void> {
    const game = this.#game;
    if (!game || n <= game.length) return;
    const { pliesFrom } = await importPast();
    for (const ply of await pliesFrom(this.#link, game.length + 1, n)) game.arrive(ply);
  }
}
/** A page that waits for the others does not need this part. */
const importPast = () => partOf(import('./past.js'));
