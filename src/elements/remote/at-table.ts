/** An element at a table: joins it, shows its card until the game begins, and hands the game to the element. Loaded with the first table. */
import { html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import { remoteWords } from '../../i18n/remote/index.js';
import type { Text } from '../../i18n/text.js';
import { BadInput, type Move, type Snapshot, type Viewer } from '../../kernel/game.js';
import { legalMoves, toAct } from '../../kernel/legal.js';
import { parseRecord } from '../../kernel/transcript.js';
import { Playthrough } from '../../playthrough/playthrough.js';
import { seatsAround } from '../../playthrough/seats.js';
import { code as checkCode, type Answer, type NewTable } from '../../playthrough/wire.js';
import { endIsShown } from '../session/frame-playback.js';
import type { Note } from '../panel/props.js';
import type { GameContext } from '../session/game-context.js';
import type { Seats } from '../session/hot-seat.js';
import type { GameToShow, Session } from '../session/session.js';
import { addStyles } from '../ui/add-styles.js';
import { LazyPart } from '../ui/lazy-part.js';
import { toBeginning } from '../ui/to-beginning.js';
import { cardStyles, leadsNowhere, TableCard } from './card.js';
import type { Lately } from './lately.js';
import { afterLeaving, goTo } from './left.js';
import { Newcomers } from './newcomers.js';
import type { Reminders } from './reminders.js';
import { RemoteTable } from './remote-table.js';
import { invitationIn, keptToken, linkTo, pageOf, type Board, type Invited } from './seat-keys.js';
import { makeTable, RemoteFault, serverAt } from './server.js';
import { HistoryEntry } from './history-entry.js';

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
/** What a page asks for: an invitation code, a fragment with one and perhaps a key, or a new table. */
export type Wish =
  | { readonly code: string; readonly watch: boolean }
  | { readonly hash: string; readonly watch: boolean }
  | { readonly make: NewTable; readonly name: string };

export class AtTable {
  readonly #host: GameContext;
  readonly #page: TablePage;
  /** Where the page's address leads here. */
  readonly entry = new HistoryEntry();
  readonly #server: URL;
  readonly #wish: Wish;
  readonly #card: TableCard;
  readonly #beside: LazyPart<
    Pick<typeof import('./beside.js'), 'beside' | 'atPrompt' | 'marks' | 'unsent' | 'takeBack' | 'besideStyles'> & {
      lately: Lately;
    }
  >;
  readonly #reminders: LazyPart<Reminders>;
  #table: RemoteTable | undefined;
  #game: LoadedGame | undefined;
  /** Why there is no table yet. */
  #fault: RemoteFault | undefined;
  #hasBegun = false;
  /** Whether the people of another table play again here, with their seats turned. */
  #isTurned = false;
  #isClosed = false;
  readonly #newcomers = new Newcomers();
  /** The transcript of the game that is over, until its end has been shown. */
  #record: string | undefined;
  /** The end that has been shown: the game, its last state, and how to show it anew. */
  #end: { readonly game: Playthrough; readonly last: Snapshot; readonly show: () => void } | undefined;
  /** Whether the section of the reminders is open. Otherwise their choices are not drawn: to ask what the browser permits takes long. */
  #choosesReminders = false;

  constructor(host: GameContext, page: TablePage, server: string, wish: Wish) {
    this.#host = host;
    this.#page = page;
    this.#server = serverAt(server);
    this.#wish = wish;
    if ('hash' in wish) this.entry.mark();
    this.#card = new TableCard(host.element);
    this.#beside = new LazyPart(host.element, 'table', async () => {
      const { beside, atPrompt, marks, unsent, takeBack, besideStyles, besideWords, Lately } =
        await import('./beside.js');
      await host.vocabulary.also(besideWords);
      return { beside, atPrompt, marks, unsent, takeBack, besideStyles, lately: new Lately() };
    });
    this.#reminders = new LazyPart(host.element, 'reminders', async () => {
      const { Reminders } = await import('./reminders.js');
      const reminders = await Reminders.for(host.element, host.vocabulary, () => page.hasTitle());
      if (this.#isClosed) reminders.close();
      return reminders;
    });
  }

  /** Goes to the table. Resolves when the reader sits, looks on, or is asked. Throws `BadInput` for an attribute that is no code. */
  readonly open = async (): Promise<void> => {
    const wish = this.#wish;
    // Styles of a page may leave more room to a table.
    this.#host.element.toggleAttribute('data-at-table', true);
    await this.#host.vocabulary.also(remoteWords);
    if (this.#isClosed) return;
    this.#fault = undefined;
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
      this.#fault = error;
    }
    this.#host.element.requestUpdate();
  };
  async #make(table: NewTable, name: string): Promise<void> {
    const code = await makeTable(this.#server, table);
    if (this.#isClosed) return; // nobody would see that they sit there, nor get up again
    // The address of the page becomes the invitation, and leads back after a reload. Going back leads to the page as it was.
    this.#showAddress(code, 'pushState');
    const made = (this.#table = this.#at(code));
    await made.open();
    if (made.lobby) await made.sit(name);
  }
  async #join({ code, token, watch = false }: Invited, isFixed: boolean): Promise<void> {
    // A key is for nobody's eyes: it does not stay in the address.
    if (token !== undefined || ('hash' in this.#wish && this.#page.board().board))
      this.#showAddress(code, 'replaceState');
    this.#table = this.#at(code);
    await this.#table.open({ token, watch: watch || isFixed });
    const { lobby } = this.#table;
    if (!lobby || this.#isClosed) return;
    const page = pageOf(
      lobby.game,
      this.#host.element,
      this.#server,
      token ? linkTo(code, { key: token }) : location.href,
    );
    if (page === undefined) return void (await this.#load(lobby.game));
    this.#table.close();
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
        this.#hasBegun = true;
        const seats = seatsAround(game.knownTo, this.#names.length);
        this.#game!.show(game, seats, this.#names);
        // The end of the game before may be far down.
        if (this.#isTurned) void toBeginning(this.#host.element);
      },
      end: (record) => {
        this.#record = record;
        this.heed();
      },
      follow: (next) => void this.#follow(next),
      failed: (error) => {
        if (this.#isClosed) return;
        this.close();
        this.#page.failed(error);
      },
      changed: () => {
        if (this.#isClosed) return; // the element may be at another table
        const { session } = this.#host;
        if (session?.playthrough.knownTo !== undefined) session.hotSeat.names = this.#names;
        this.#host.element.requestUpdate();
      },
    });
  }
  /** Goes to another table of the same people. The key of a seat is the same there. */
  async #follow(code: string): Promise<void> {
    const { token, viewer } = this.#table!;
    this.#table!.close();
    // Going back leads to the game before.
    this.#showAddress(code, 'pushState');
    this.#record = this.#end = undefined;
    this.#isTurned = true;
    this.#table = this.#at(code);
    await this.#table.open({ token, watch: viewer === 'spectator' });
  }
  /** Whether the end of the table's game is on show. A reader who goes on from an earlier move, or with opponents, has left it. */
  get isAtEnd(): boolean {
    const { playthrough, hotSeat } = this.#host.session!;
    const now = playthrough.end;
    const isSame = playthrough === this.#end?.game && now === this.#end.last;
    return isSame && (now.status === 'done' || hotSeat.isCalledOff);
  }
  /** Whether the reader may propose to take back: whether they moved last of the people there. The server says how far that is fair. */
  get canTakeBack(): boolean {
    const { lobby, viewer } = this.#table ?? {};
    const { session } = this.#host;
    // Until the server has made the move that is on its way, it is not known which is the last.
    if (session?.decisions.sending) return false;
    const last = session?.playthrough.plies.findLast(({ move }) => move && lobby?.seats[move.seat]?.taken);
    return lobby?.stage === 'running' && !lobby.offer && last?.move !== undefined && last.move.seat === viewer;
  }
  takeBack(): void {
    const table = this.#table!;
    this.#beside.value?.takeBack(this.#props(table), this.canTakeBack, this.#host.element.renderRoot);
  }
  async #load(game: string): Promise<LoadedGame> {
    if (this.#isClosed) throw new RemoteFault('left'); // the element shows something else
    return (this.#game ??= await this.#page.load(game));
  }
  get #names(): readonly string[] {
    return this.#table?.lobby?.seats.map(({ name }) => name) ?? [];
  }
  get viewer(): Viewer | undefined {
    return this.#table?.viewer;
  }

  #dress(...styles: CSSResult[]): void {
    addStyles(this.#host.element.renderRoot as ShadowRoot, ...styles);
  }
  /** In the place of the board until the game begins; `undefined` from then on. */
  get card(): TemplateResult | undefined {
    if (this.#hasBegun) return undefined;
    this.#dress(cardStyles);
    const { text } = this.#host;
    const inside = this.#table ? this.#card.card(this.#props(this.#table)) : this.#making(text);
    return html`<div class="at-table" lang=${text.lang}>${inside}</div>`;
  }
  #making(text: Text): TemplateResult {
    const fault = this.#fault;
    return html`<section class="table-card" tabindex="-1" aria-labelledby="table-title">
      <h2 id="table-title">${text('remote.others')}</h2>
      <p role="status" class=${fault ? 'warning' : 'quiet'}>
        ${fault ? text(`denied.${fault.code}`, fault.params) : text('remote.asking')}
      </p>
      <div class="row">
        ${fault && !leadsNowhere(fault) ? html`<button data-do="retry" @click=${this.open}>${text('ui.tryAgain')}</button>` : ''}
        ${this.#page.leave ? html`<button data-do="leave" @click=${this.#page.leave}>${text(fault ? 'remote.ownGame' : 'remote.leave')}</button>` : nothing}
      </div>
    </section>`;
  }
  /** Beside the board. */
  get beside(): TemplateResult | undefined {
    if (!this.#hasBegun || !this.#table) return undefined;
    void this.#beside.load();
    if (typeof this.viewer === 'number') void this.#reminders.load();
    if (!this.#beside.value) return undefined;
    const { beside, besideStyles, lately } = this.#beside.value;
    this.#dress(cardStyles, besideStyles);
    return beside(lately, this.#card, this.#props(this.#table));
  }
  /** At the prompt. */
  get atPrompt(): TemplateResult | undefined {
    if (!this.#table || !this.#beside.value) return undefined;
    return this.#beside.value.atPrompt(this.#beside.value.lately, this.#props(this.#table));
  }
  #props(table: RemoteTable) {
    const { text, session } = this.#host;
    const { leave } = this.#page;
    return {
      table,
      text,
      leave,
      toAct: toAct(this.#moves),
      redraw: () => this.#host.element.requestUpdate(),
      remind: () => this.#remind(text),
      follow: (code: string) => void this.#follow(code),
      isSending: session?.decisions.sending !== undefined,
      turned:
        this.#isTurned && !this.#end && !this.#hasMoved && typeof table.viewer === 'number' ? table.viewer : undefined,
      end: this.#end && !this.#isLookingBack ? { isLeft: !this.isAtEnd, show: this.#end.show } : undefined,
      toSeat: this.#toSeat(table),
      goOn: session?.hotSeat.isCalledOff ? () => session.assignSeats(session.hotSeat.seats) : undefined,
    };
  }

  /** Whether the reader watches the game again that is over. */
  get #isLookingBack(): boolean {
    const { isOver, hotSeat } = this.#host.session!;
    return this.isAtEnd && !isOver && !hotSeat.isCalledOff;
  }
  #toSeat({ viewer, server, code }: RemoteTable): (() => void) | undefined {
    const isMeant = 'make' in this.#wish || !this.#wish.watch;
    const mayGo = viewer === 'spectator' && isMeant && keptToken(server, code) !== undefined;
    return mayGo ? () => goTo(this.#page, linkTo(code)) : undefined;
  }
  get #hasMoved(): boolean {
    return this.#host.session?.playthrough.plies.some(({ move }) => move?.seat === this.viewer) === true;
  }
  /** The moves of all seats at the end of the game. */
  get #moves(): readonly Move[] {
    const { session } = this.#host;
    if (session?.playthrough.knownTo === undefined) return [];
    return legalMoves(session.ui.game, session.playthrough.end);
  }
  /** What reminds the reader of their turn. */
  #remind(text: Text): TemplateResult {
    const toggle = ({ target }: Event) => {
      this.#choosesReminders = (target as HTMLDetailsElement).open;
      void this.#reminders.load();
      this.#host.element.requestUpdate();
    };
    return html`<details class="reminders" @toggle=${toggle}>
      <summary>${text('remote.remind')}</summary>
      ${(this.#choosesReminders && this.#reminders.value?.choices(text, this.#table!)) || nothing}
    </details>`;
  }

  /** A note on what the server answered instead of making a move. */
  unsent(answer: Answer): Note {
    return this.#beside.value?.unsent(this.#host.text, answer) ?? { key: 'ui.moveError', params: { message: '' } };
  }

  /** Looks after each update what has happened at the table, whose turn it is, and whether the end has been shown. */
  heed(): void {
    const { session, text } = this.#host;
    this.#heedNewcomers();
    if (!session || !this.#hasBegun) return;
    this.#heedTable();
    this.#reminders.value?.heed(text, this.#table!, this.#isReadersTurn(session));
    const { ui, playthrough, playback } = session;
    // A game that its people ended has no end to be shown.
    const { isDone } = playthrough;
    const isShown = isDone ? endIsShown(session) : playback.isResting;
    if (this.#end && !this.isAtEnd) this.#nameOpponents(session);
    if (this.#record === undefined || playthrough.local || !isShown) return;
    const record = this.#record;
    this.#record = undefined;
    // Who goes on from an earlier move plays with opponents.
    const others = isDone ? ({ bot: 'normal' } as const) : 'elsewhere';
    this.#showEnd(ui, record, seatsAround(playthrough.knownTo!, this.#names.length, others));
  }
  /** Whoever wants to know what happens at the table looks at the prompt, and at the names of the players. */
  #heedTable(): void {
    if (!this.#beside.value) return;
    const { lately, marks } = this.#beside.value;
    const props = this.#props(this.#table!);
    const isNew = lately.look(props);
    if (this.#host.vocabulary.put(marks(props)) || isNew) this.#host.element.requestUpdate();
  }
  /** Shows the end as a game of this page: it can be watched again, gone on from, kept and shared. */
  #showEnd(ui: GameUi, record: string, seats: Seats): void {
    try {
      const game = new Playthrough(ui.game, parseRecord(ui.game, record));
      this.#end = { game, last: game.snapshot, show: () => this.#showEnd(ui, record, seats) };
      this.#game!.show(game, seats, this.#names);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      console.error(error);
    }
  }
  /** Whoever waits for the others looks at something else meanwhile: the title of the page says that somebody sat down. */
  #heedNewcomers(): void {
    const seat = this.#table && this.#newcomers.at(this.#table);
    if (seat === undefined) return;
    const { text } = this.#host;
    const name = this.#names[seat]! || text(`seat.own:${seat}`);
    void this.#reminders.load().then(() => this.#isClosed || this.#reminders.value?.greet(text, name));
  }
  /** Who plays on alone does so with opponents: they must not go by the names of the people. */
  #nameOpponents({ hotSeat }: Session): void {
    const isOwn = (seat: number) => hotSeat.people.includes(seat);
    if (hotSeat.names.every((name, seat) => name === '' || isOwn(seat))) return;
    hotSeat.names = hotSeat.names.map((name, seat) => (isOwn(seat) ? name : ''));
    this.#host.element.requestUpdate();
  }
  /** Whether the reader has to decide something, also while the page still shows how that came. Forced moves are made by themselves. */
  #isReadersTurn({ isOpen, decisions, playthrough }: Session): boolean {
    if (playthrough.local) return false;
    const own = this.#moves.filter(({ seat }) => seat === this.viewer).length;
    return own > 1 || (own === 1 && isOpen && decisions.onlyMove === undefined);
  }
  /** What the prompt of the page's own game says once the reader has left. */
  left(): (() => unknown) | undefined {
    return this.#table && afterLeaving(this.#host, this.#page, this.#table);
  }
  close(): void {
    this.#isClosed = true;
    this.#host.element.removeAttribute('data-at-table');
    this.#reminders.value?.close();
    this.#beside.value?.lately.close();
    this.#host.vocabulary.put({});
    this.#table?.close();
  }
}
