/** An element that can show a table on a server. What a table needs is loaded when a reader wants one. */
import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { namesTable } from '../../embed/fragment.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { badInput } from '../../kernel/bad-input.js';
import { loadGame } from '../../loading/games.js';
import { OF_OWN_GAME } from '../../playthrough/attributes.js';
import type { Playthrough } from '../../playthrough/playthrough.js';
import type { NewTable } from '../../playthrough/wire.js';
import { BoardElement } from '../board/board-element.js';
import type { Playing } from '../board/playing.js';
import type { Others } from '../menu/new-game.js';
import type { AtTable, TablePage, Wish } from '../remote/at-table.js';
import type { GameToShow, Session } from '../session/session.js';
import { tryLoad } from '../ui/failed-loads.js';
import type { Load } from '../ui/lazy-loading.js';

/** The properties of what begins a game of this page: that of `state` has another name. */
type Own = Readonly<Record<Exclude<(typeof OF_OWN_GAME)[number], 'state'> | 'link', string | number | null>>;

/** Milliseconds after which an element out of the page leaves its table: until then, a page may only move it to another place. */
const MOVING = 1000;

/** The elements in the page. Only one of them follows an invitation in the page's address. */
const present = new Set<TableElement>();
/** Those that have a server and no table of their own, in their order in the page. */
const able = (): readonly TableElement[] =>
  [...present]
    .filter(({ server, room }) => server !== null && room === null)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1));

export abstract class TableElement extends BoardElement {
  /** The address of a server of tables: readers can play with others there. */
  @property() server: string | null = null;
  /** The invitation code of a table on the server: the element shows that table. */
  @property() room: string | null = null;
  /** `off`: the title of the page stays as it is. By default it says that it is the reader’s turn at a table, while they look at another page or window. */
  @property({ attribute: 'page-title' }) pageTitle: 'off' | null = null;

  /** Whether nobody moves on this page: at a table, it watches. */
  abstract readonly: boolean;
  /** The viewer; of a table only `spectator`. */
  abstract seat: string | null;

  @state() protected atTable: AtTable | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** Whether the element loads anew when it is in the page again: it left a table, or came to none, because it was not. */
  #loadsOnReturn = false;
  /** The game of this page; `undefined` while no table has taken its place. */
  #ownGame: string | undefined;
  /** What is said at the prompt once the reader has left a table. */
  #left: (() => unknown) | undefined;

  /** Keeps the game of this page again, as its attributes say: that of a table is not kept. */
  protected abstract readonly keepOwn: () => void;
  /** Opens the form of a game with people elsewhere. */
  protected abstract readonly openTogether: () => void;
  /** Runs a game, or the same with more known of it. */
  protected abstract run(playing: Playing, ui: GameUi, ...game: GameToShow): void;

  /** Opens the form with which the reader invites others to a table on the `server`. */
  invite(): void {
    this.openTogether();
  }
  /** The session of the game. Throws an error until it is loaded. */
  protected get running(): Session {
    if (!this.session) throw new Error('The game is not loaded; await ready().');
    return this.session;
  }
  /** The game itself as a whole, also while a copy is on show. Throws an error while only a server knows it. */
  protected get local(): Playthrough {
    const { local } = this.running.visit.own;
    if (!local) throw new Error('A server holds this game: its position and record come when the game is over.');
    return local;
  }
  /** The table that `room` or the page's fragment names. Properties count: frameworks set no attributes. */
  #wish(): Wish | undefined {
    const { room, server } = this;
    if (room !== null) {
      if (server === null) throw badInput('server', undefined, 'served');
      for (const name of OF_OWN_GAME) {
        const own = (this as unknown as Own)[name === 'state' ? 'link' : name];
        if (own !== null) throw badInput(name, own, 'held', { by: 'room' });
      }
      return { code: room, watch: this.#watches };
    }
    return namesTable() && this.#isInvited ? this.#inAddress : undefined;
  }
  /** An invitation to a table is followed wherever the element stands on the page. */
  protected override get loadsWhen(): Load {
    return namesTable() && this.#isInvited ? 'now' : super.loadsWhen;
  }
  get #watches(): boolean {
    return this.readonly || this.seat === 'spectator';
  }
  get #inAddress(): Wish {
    return { hash: location.hash, watch: this.#watches };
  }
  /** Whether the page's fragment is for this element: the first that can follow it, or the one of the number in it. */
  get #isInvited(): boolean {
    const all = able();
    return this === (all[Number(/&board=(\d+)/.exec(location.hash)?.[1]) - 1] ?? all[0]);
  }
  /** Goes to the table that the page names. Returns whether there is one. Throws `BadInput` for attributes that do not fit. */
  protected async join(isStale: () => boolean): Promise<boolean> {
    const { server } = this;
    // An address without a scheme, such as `localhost:2567`, would be read as a path below the page, or its host as a scheme.
    const isAddress = (text: string) => /^(https?:\/\/|[./])/i.test(text) && URL.canParse(text, 'https://page.example');
    if (server !== null && !isAddress(server)) throw badInput('server', server, 'server');
    const wish = this.#wish();
    const { scrollY } = globalThis;
    if (wish) {
      await this.#goTo(wish, isStale);
      // A reader who scrolls meanwhile stays where they are.
      if ('hash' in wish && scrollY === globalThis.scrollY) void this.updateComplete.then(() => this.#comeIntoView());
    } else if (this.#ownGame !== undefined) {
      this.game = this.#ownGame;
      this.#ownGame = undefined;
    }
    return wish !== undefined;
  }
  #comeIntoView(): void {
    const { top, bottom } = this.getBoundingClientRect();
    if (top > innerHeight || bottom < 0) this.scrollIntoView({ block: 'nearest' });
  }
  async #goTo(wish: Wish, isStale: () => boolean = () => false): Promise<void> {
    const { AtTable } = await import('../remote/at-table.js');
    if (isStale()) return;
    // A removed element would hold a seat, and count as present, as long as the page lives.
    if (!this.isConnected) return void (this.#loadsOnReturn = true);
    this.leave();
    this.atTable = new AtTable(this.context, this.#pageOf(), this.server!, wish);
    await this.atTable.open();
  }
  readonly #visit = (wish: Wish): void => void tryLoad(this, 'table', () => this.#goTo(wish));
  /** Makes a table and sits down at it. */
  readonly #invite = (make: NewTable, name: string): void => this.#visit({ make, name, watch: false });
  /** What the form of a new game offers for people elsewhere; `undefined` without a server. */
  protected readonly others = (): Others | undefined => {
    const { server } = this;
    if (server === null) return undefined;
    // An element with an invitation of its own shows no other table.
    const visit = () => this.#visit(this.#inAddress);
    const own = async () => (await import('../remote/own-list.js')).ownList(server, this.vocabulary.lang, visit);
    return { invite: this.#invite, own: this.room === null ? own : undefined };
  };
  /** Gives up the table for a game of this page, which the caller shows. Going back leads to the table. */
  readonly #letGo = (): void => {
    if (!this.atTable) return;
    if (this.atTable.entry.isCurrent) history.pushState(history.state, '', location.pathname + location.search);
    this.atTable.close();
    this.atTable = undefined;
    if (this.session) this.keepOwn();
  };
  /** Goes from the table to what the page shows without it. */
  #goBack(): void {
    this.#left = this.atTable?.left();
    this.#letGo();
    this.leave();
    void this.loading.again();
  }
  /** What the actions of the menu need of the table. */
  protected readonly forActions = { others: this.others, letGo: this.#letGo };
  #pageOf(): TablePage {
    return {
      hasTitle: () => this.pageTitle !== 'off',
      load: async (game) => {
        this.#ownGame ??= this.game;
        this.game = game;
        const [ui, playing] = await Promise.all([loadGame(game, this.vocabulary.lang), this.prepare()]);
        await this.vocabulary.learn(ui);
        return { ui, show: (...shown) => this.run(playing, ui, ...shown) };
      },
      failed: (error) => this.loading.fail(error),
      leave: this.readonly
        ? undefined
        : () => {
            this.room = null;
            this.#goBack();
          },
      visit: this.#visit,
      board: () => {
        const before = able().indexOf(this);
        return before > 0 ? { board: String(before + 1) } : {};
      },
    };
  }
  protected override leave(): void {
    super.leave();
    this.atTable?.close();
    this.atTable = undefined;
  }
  readonly #onHash = (): void => {
    const entry = this.atTable?.entry;
    if (this.room === null && this.#wish()) {
      if (!entry?.isCurrent) void this.loading.again();
    } else if (entry?.isAhead) this.#goBack();
  };
  override connectedCallback(): void {
    present.add(this);
    super.connectedCallback();
    addEventListener('hashchange', this.#onHash);
    clearTimeout(this.#leaving);
    if (this.#loadsOnReturn) void this.loading.again();
    this.#loadsOnReturn = false;
  }
  override disconnectedCallback(): void {
    present.delete(this);
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onHash);
    this.#leaving = setTimeout(() => {
      if (!this.atTable) return;
      this.#loadsOnReturn = true;
      this.leave();
    }, MOVING);
  }
  /** Whether the reader may take back a move, or ask the others of a table to. At the end of its game neither would change it. */
  protected canUndo(mode: 'fair' | 'free' | null): boolean {
    const { session, atTable } = this;
    return session?.playthrough.local
      ? !atTable?.end.isOnShow && session.hotSeat.undoTo(mode) !== undefined
      : atTable?.view.canTakeBack === true;
  }
  /** What the table says at the prompt. */
  protected get atPrompt(): unknown {
    return this.atTable?.view.atPrompt ?? this.#left?.() ?? nothing;
  }
  protected override get notes(): unknown {
    return this.atTable?.view.beside ?? nothing;
  }
  protected override render(): TemplateResult {
    return (this.fault ? undefined : this.atTable?.view.card) ?? super.render();
  }
  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.atTable?.heed();
  }
}
