/** An element at a table: goes there, hands the game to the element once it begins, and follows the people to their next table. Loaded with the first table. */
import type { GameUi } from '../../game-ui/game-ui.js';
import { remoteWords } from '../../i18n/remote/index.js';
import { seatsAround } from '../../playthrough/seats.js';
import { code as checkCode, type NewTable } from '../../playthrough/wire.js';
import type { GameContext } from '../session/game-context.js';
import type { GameToShow } from '../session/session.js';
import { toBeginning } from '../ui/to-beginning.js';
import { HistoryEntry } from './history-entry.js';
import { afterLeaving } from './left.js';
import { RemoteTable } from './remote-table.js';
import { invitationIn, linkTo, pageOf, type Board, type Invited } from './seat-keys.js';
import { makeTable, RemoteFault, serverAt } from './server.js';
import { TableEnd } from './table-end.js';
import { TableView } from './table-view.js';

interface LoadedGame {
  readonly ui: GameUi;
  readonly show: (...game: GameToShow) => void;
}
/** Where a table is shown, and the ways from there. */
export interface TablePage {
  /** Fetches a game and its words. `show` shows it in place of the card, or of the same game as it was known before. */
  load(game: string): Promise<LoadedGame>;
  /** Shows why there is nothing to be shown, in the place of all else. */
  failed(error: unknown): void;
  /** Goes back to the game of this page; `undefined` if it has none. */
  readonly leave: (() => void) | undefined;
  /** Whether the title of the page may say that it is the reader's turn. */
  hasTitle(): boolean;
  /** Goes to another table. */
  readonly visit: (wish: Wish) => void;
  /** Which of the elements of the page it is. */
  board(): Board;
}
/** What a page asks for: an invitation code, a fragment with one and perhaps a key, or a new table. With `watch` the reader may only look on. */
export type Wish =
  | { readonly code: string; readonly watch: boolean }
  | { readonly hash: string; readonly watch: boolean }
  | { readonly make: NewTable; readonly name: string; readonly watch: false };

export class AtTable {
  readonly #host: GameContext;
  readonly #page: TablePage;
  /** Where the page’s address leads here. */
  readonly entry = new HistoryEntry();
  readonly end: TableEnd;
  readonly view: TableView;
  readonly #server: URL;
  readonly wish: Wish;
  /** The table at which the page is; `undefined` until there is one. */
  table: RemoteTable | undefined;
  /** Why there is no table yet. */
  fault: RemoteFault | undefined;
  #game: LoadedGame | undefined;
  /** Whether the game has taken the place of the card. */
  hasBegun = false;
  /** Whether the people of another table play again here, with their seats turned. */
  isTurned = false;
  /** Whether the reader has left the table. */
  isClosed = false;

  constructor(host: GameContext, page: TablePage, server: string, wish: Wish) {
    this.#host = host;
    this.#page = page;
    this.#server = serverAt(server);
    this.wish = wish;
    if ('hash' in wish) this.entry.mark();
    this.end = new TableEnd(
      host,
      () => this.#names,
      (...game) => this.#game!.show(...game),
    );
    this.view = new TableView(host, page, this);
  }

  /** Goes to the table. Resolves when the reader sits, looks on, or is asked. Throws `BadInput` for an attribute that is no code. */
  readonly open = async (): Promise<void> => {
    const wish = this.wish;
    // Styles of a page may leave more room to a table.
    this.#host.element.toggleAttribute('data-at-table', true);
    await this.#host.vocabulary.also(remoteWords);
    if (this.isClosed) return;
    this.fault = undefined;
    this.#host.element.requestUpdate();
    try {
      if ('make' in wish) await this.#make(wish.make, wish.name);
      else if ('code' in wish) await this.#join({ code: checkCode(wish.code, 'room') }, wish.watch);
      else {
        const invited = invitationIn(wish.hash);
        if (!invited) throw new RemoteFault('invitation');
        await this.#join(invited, wish.watch);
      }
    } catch (error) {
      if (!(error instanceof RemoteFault)) throw error;
      this.fault = error;
    }
    this.#host.element.requestUpdate();
  };
  async #make(table: NewTable, name: string): Promise<void> {
    const code = await makeTable(this.#server, table);
    if (this.isClosed) return; // nobody would see that they sit there, nor get up again
    // The address of the page becomes the invitation, and leads back after a reload. Going back leads to the page as it was.
    this.#showAddress(code, 'pushState');
    const made = (this.table = this.#at(code));
    await made.open();
    if (made.lobby) await made.sit(name);
  }
  async #join({ code, token, watch = false }: Invited, isFixed: boolean): Promise<void> {
    // A key is for nobody's eyes: it does not stay in the address.
    if (token !== undefined || ('hash' in this.wish && this.#page.board().board))
      this.#showAddress(code, 'replaceState');
    this.table = this.#at(code);
    await this.table.open({ token, watch: watch || isFixed });
    const { lobby } = this.table;
    if (!lobby || this.isClosed) return;
    const page = pageOf(
      lobby.game,
      this.#host.element,
      this.#server,
      token ? linkTo(code, { key: token }) : location.href,
    );
    if (page === undefined) return void (await this.#load(lobby.game));
    this.table.close();
    location.replace(page);
  }
  /** Writes the link to this table, in this element, into the address of the page; `pushState` makes an entry of the history for it. */
  #showAddress(code: string, how: 'pushState' | 'replaceState'): void {
    history[how](history.state, '', linkTo(code, this.#page.board()));
    this.entry.mark();
  }
  #at(code: string): RemoteTable {
    return new RemoteTable(this.#server, code, {
      load: async (game) => (await this.#load(game)).ui.game,
      begin: (game) => {
        this.hasBegun = true;
        const seats = seatsAround(game.knownTo, this.#names.length);
        this.#game!.show(game, seats, this.#names);
        // The end of the game before may be far down.
        if (this.isTurned) void toBeginning(this.#host.element);
      },
      end: (record) => {
        this.end.take(record);
        this.heed();
      },
      follow: (next) => void this.follow(next),
      failed: (error) => {
        if (this.isClosed) return;
        this.close();
        this.#page.failed(error);
      },
      changed: () => {
        if (this.isClosed) return; // the element may be at another table
        const { session } = this.#host;
        if (session?.playthrough.knownTo !== undefined) session.hotSeat.names = this.#names;
        this.#host.element.requestUpdate();
      },
    });
  }
  /** Goes to another table of the same people. The key of a seat is the same there. */
  async follow(code: string): Promise<void> {
    const { token, viewer } = this.table!;
    this.table!.close();
    // Going back leads to the game before.
    this.#showAddress(code, 'pushState');
    this.end.forget();
    this.isTurned = true;
    this.table = this.#at(code);
    await this.table.open({ token, watch: viewer === 'spectator' });
  }
  async #load(game: string): Promise<LoadedGame> {
    if (this.isClosed) throw new RemoteFault('left'); // the element shows something else
    return (this.#game ??= await this.#page.load(game));
  }
  get #names(): readonly string[] {
    return this.table?.lobby?.seats.map(({ name }) => name) ?? [];
  }
  /** To be called after each update of the element. */
  heed(): void {
    const { session } = this.#host;
    this.view.heed();
    if (session && this.hasBegun) this.end.heed(session);
  }
  /** What the prompt of the page's own game says once the reader has left. */
  left(): (() => unknown) | undefined {
    return this.table && afterLeaving(this.#host, this.#page, this.table);
  }
  close(): void {
    this.isClosed = true;
    this.#host.element.removeAttribute('data-at-table');
    this.view.close();
    this.table?.close();
  }
}
