/** What an element shows of its table: the card until the game begins, then the prompt and the section beside the board; and how it reminds the reader. */
import { html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { Move } from '../../kernel/game.js';
import { legalMoves, toAct } from '../../kernel/legal.js';
import type { Answer } from '../../playthrough/wire.js';
import type { Note } from '../panel/props.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import { addStyles } from '../ui/add-styles.js';
import { LazyPart } from '../ui/lazy-part.js';
import type { AtTable, TablePage } from './at-table.js';
import { cardStyles, leadsNowhere, TableCard } from './card.js';
import type { Lately } from './lately.js';
import { goTo } from './left.js';
import { Newcomers } from './newcomers.js';
import type { Reminders } from './reminders.js';
import type { RemoteTable } from './remote-table.js';
import { keptToken, linkTo } from './seat-keys.js';
import type { TableProps } from './table-props.js';

export class TableView {
  readonly #host: GameContext;
  readonly #page: TablePage;
  readonly #at: AtTable;
  readonly #card: TableCard;
  readonly #beside: LazyPart<
    Pick<typeof import('./beside.js'), 'beside' | 'atPrompt' | 'marks' | 'unsent' | 'takeBack' | 'besideStyles'> & {
      lately: Lately;
    }
  >;
  readonly #reminders: LazyPart<Reminders>;
  readonly #newcomers = new Newcomers();
  /** Whether the section of the reminders is open. Otherwise their choices are not drawn: to ask what the browser permits takes long. */
  #choosesReminders = false;

  constructor(host: GameContext, page: TablePage, at: AtTable) {
    this.#host = host;
    this.#page = page;
    this.#at = at;
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
      if (at.isClosed) reminders.close();
      return reminders;
    });
  }

  /** In the place of the board until the game begins; `undefined` from then on. */
  get card(): TemplateResult | undefined {
    const { table, hasBegun } = this.#at;
    if (hasBegun) return undefined;
    this.#dress(cardStyles);
    const inside = table ? this.#card.card(this.#props(table)) : this.#making();
    return html`<div class="at-table" lang=${this.#host.text.lang}>${inside}</div>`;
  }
  /** The card before there is a table. */
  #making(): TemplateResult {
    const { text } = this.#host;
    const { fault, open } = this.#at;
    return html`<section class="table-card" tabindex="-1" aria-labelledby="table-title">
      <h2 id="table-title">${text('remote.others')}</h2>
      <p role="status" class=${fault ? 'warning' : 'quiet'}>
        ${fault ? text(`denied.${fault.code}`, fault.params) : text('remote.asking')}
      </p>
      <div class="row">
        ${fault && !leadsNowhere(fault) ? html`<button data-do="retry" @click=${open}>${text('ui.tryAgain')}</button>` : ''}
        ${this.#page.leave ? html`<button data-do="leave" @click=${this.#page.leave}>${text(fault ? 'remote.ownGame' : 'remote.leave')}</button>` : nothing}
      </div>
    </section>`;
  }
  /** Beside the board. */
  get beside(): TemplateResult | undefined {
    const { table, hasBegun } = this.#at;
    if (!hasBegun || !table) return undefined;
    void this.#beside.load();
    if (typeof table.viewer === 'number') void this.#reminders.load();
    if (!this.#beside.value) return undefined;
    const { beside, besideStyles, lately } = this.#beside.value;
    this.#dress(cardStyles, besideStyles);
    return beside(lately, this.#card, this.#props(table));
  }
  /** At the prompt. */
  get atPrompt(): TemplateResult | undefined {
    const { table } = this.#at;
    if (!table || !this.#beside.value) return undefined;
    return this.#beside.value.atPrompt(this.#beside.value.lately, this.#props(table));
  }
  /** A note on what the server answered instead of making a move. */
  unsent(answer: Answer): Note {
    return this.#beside.value?.unsent(this.#host.text, answer) ?? { key: 'ui.moveError', params: { message: '' } };
  }
  /** What reminds the reader of their turn. */
  #remind(): TemplateResult {
    const { text, element } = this.#host;
    const toggle = ({ target }: Event) => {
      this.#choosesReminders = (target as HTMLDetailsElement).open;
      void this.#reminders.load();
      element.requestUpdate();
    };
    return html`<details class="reminders" @toggle=${toggle}>
      <summary>${text('remote.remind')}</summary>
      ${(this.#choosesReminders && this.#reminders.value?.choices(text, this.#at.table!)) || nothing}
    </details>`;
  }
  #dress(...styles: CSSResult[]): void {
    addStyles(this.#host.element.renderRoot as ShadowRoot, ...styles);
  }
  #props(table: RemoteTable): TableProps {
    const { text, session, element } = this.#host;
    const { isTurned, wish, end } = this.#at;
    const { viewer, server, code } = table;
    const hasMoved = session?.playthrough.plies.some(({ move }) => move?.seat === viewer) === true;
    const isWatching = viewer === 'spectator' && !wish.watch && keptToken(server, code) !== undefined;
    return {
      table,
      text,
      leave: this.#page.leave,
      toAct: toAct(this.#moves),
      redraw: () => element.requestUpdate(),
      remind: () => this.#remind(),
      follow: (next) => void this.#at.follow(next),
      isSending: session?.decisions.sending !== undefined,
      turned: isTurned && !end.shown && !hasMoved && typeof viewer === 'number' ? viewer : undefined,
      end: end.props,
      toSeat: isWatching ? () => goTo(this.#page, linkTo(code)) : undefined,
      goOn: session?.hotSeat.isCalledOff ? () => session.assignSeats(session.hotSeat.seats) : undefined,
    };
  }
  /** The moves of all seats at the end of the game. */
  get #moves(): readonly Move[] {
    const { session } = this.#host;
    if (session?.playthrough.knownTo === undefined) return [];
    return legalMoves(session.ui.game, session.playthrough.end);
  }

  /** Whether the reader may propose to take back: whether they moved last of the people there. The server says how far that is fair. */
  get canTakeBack(): boolean {
    const { lobby, viewer } = this.#at.table ?? {};
    const { session } = this.#host;
    // Until the server has made the move that is on its way, it is not known which is the last.
    if (session?.decisions.sending) return false;
    const last = session?.playthrough.plies.findLast(({ move }) => move && lobby?.seats[move.seat]?.taken);
    return lobby?.stage === 'running' && !lobby.offer && last?.move !== undefined && last.move.seat === viewer;
  }
  takeBack(): void {
    this.#beside.value?.takeBack(this.#props(this.#at.table!), this.canTakeBack, this.#host.element.renderRoot);
  }

  /** Tells the reader what has happened at the table, and whether it is their turn. To be called after each update. */
  heed(): void {
    const { session, text, vocabulary, element } = this.#host;
    const { table, hasBegun } = this.#at;
    if (table) this.#greet(table);
    if (!table || !session || !hasBegun) return;
    if (this.#beside.value) {
      const { lately, marks } = this.#beside.value;
      const props = this.#props(table);
      const isNew = lately.look(props);
      // The marks stand beside the names of the players.
      if (vocabulary.put(marks(props)) || isNew) element.requestUpdate();
    }
    this.#reminders.value?.heed(text, table, this.#isTurnOf(table, session));
  }
  /** Says in the title of the page that somebody sat down: whoever waits for the others looks at something else meanwhile. */
  #greet(table: RemoteTable): void {
    const seat = this.#newcomers.at(table);
    if (seat === undefined) return;
    const { text } = this.#host;
    const name = table.lobby!.seats[seat]!.name || text(`seat.own:${seat}`);
    void this.#reminders.load().then(() => this.#at.isClosed || this.#reminders.value?.greet(text, name));
  }
  /** Whether the reader has to decide something, also while the page still shows how that came. Forced moves are made by themselves. */
  #isTurnOf({ viewer }: RemoteTable, { isOpen, decisions, playthrough }: Session): boolean {
    if (playthrough.local) return false;
    const own = this.#moves.filter(({ seat }) => seat === viewer).length;
    return own > 1 || (own === 1 && isOpen && decisions.onlyMove === undefined);
  }
  close(): void {
    this.#reminders.value?.close();
    this.#beside.value?.lately.close();
    this.#host.vocabulary.put({});
  }
}
