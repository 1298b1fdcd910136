/**
 * Entry point of help beside a game: buttons that are always there, the welcome to a game that is new to the reader, and
 * explanations of places. The modules behind them are loaded when the reader first asks for help.
 */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { anchorIn } from '../../dom/anchors.js';
import type { Move } from '../../kernel/game.js';
import { tryLoad } from '../ui/failed-loads.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import { settings } from '../ui/settings.js';
import type { BoardInput } from '../board/board-input.js';
import type { Help } from './help.js';
import type { Tips } from './tips.js';
import { Welcome } from './welcome.js';

/** What help needs from its element besides the context. */
export interface HelpOptions {
  readonly rules: { open(which: { readonly rule?: string; readonly phase?: string }): Promise<void> };
  /** The input on the board: what the reader has picked up, and how to drop it or to pick up what a move begins with. */
  readonly input: () => Pick<BoardInput, 'chosen' | 'abandon' | 'pickUp'> | undefined;
  /** The reader asks for help, and is done with what was refused before. */
  readonly onAsk: () => unknown;
  /** Whether the page switches the coach on. */
  readonly coach: () => boolean;
  readonly hasLetters: () => boolean;
  /** Whether the reader needs neither coach nor welcome, since they only look at the game or write a lesson in it. */
  readonly isOff: () => boolean;
}
const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

export class HelpController implements ReactiveController {
  readonly #host: GameContext['element'];
  readonly #context: GameContext;
  readonly #options: HelpOptions;
  #help: Help | undefined;
  #loading: Promise<Help> | undefined;
  #tips: Promise<Tips> | undefined;
  /** The id of the game that help was loaded for. Another game has other words. */
  #game: string | undefined;
  readonly #welcome: Welcome;
  /** Whether the game waited for the reader at the last update. */
  #hasWaited = false;
  /** Whether the page is making a move, which the coach does not question. */
  #isPageMove = false;
  /** The load of the coach, pending or done. */
  #coach: Promise<void> | undefined;

  constructor(context: GameContext, options: HelpOptions) {
    this.#host = context.element;
    this.#context = context;
    this.#options = options;
    this.#welcome = new Welcome(context);
    this.#host.addController(this);
    for (const type of EVENTS) this.#host.addEventListener(type, this.#onPlace);
    // Before what the page does with it, which may have listened since before this was loaded.
    this.#host.addEventListener('playable-move', this.#onMove, { capture: true });
  }
  hostDisconnected(): void {
    this.#leave();
  }
  #leave(): void {
    this.#withTips((tips) => tips.leave());
    this.#tips = undefined;
    this.#help?.leave();
  }
  /** Forgets the help of the game before. */
  #change(): void {
    this.#leave();
    this.#help?.forget();
    this.#help = this.#loading = this.#coach = undefined;
  }
  hostUpdated(): void {
    const session = this.#context.session;
    const game = session?.ui.game.id;
    if (game !== undefined && game !== this.#game) {
      if (this.#game !== undefined) this.#change();
      this.#game = game;
    }
    if (session && this.isCoached && !this.#options.isOff())
      void (this.#coach ??= tryLoad(this.#host, 'coach', () => this.#fetch()));
    this.#withTips((tips) => tips.updated());
    // The reader may have begun in another game of this kind, here or in another window.
    const waits = session !== undefined && this.welcomes(session);
    if (this.#hasWaited && !waits) session?.resume();
    this.#hasWaited = waits;
  }

  /** Whether the coach is on, by the page or by the reader's setting. */
  get isCoached(): boolean {
    const { coach } = settings();
    return coach === 'on' || (this.#options.coach() && coach !== 'off');
  }
  /** The anchors that help highlights on the board. */
  get shown(): ReadonlySet<string> | undefined {
    return this.#help?.shown;
  }
  /** Runs `act`. The coach does not question a move that is made in it, since the page makes it and not the reader. */
  unasked<A>(act: () => A): A {
    this.#isPageMove = true;
    try {
      return act();
    } finally {
      this.#isPageMove = false;
    }
  }

  #fetch(): Promise<Help> {
    this.#loading ??= this.#open().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }
  async #open(): Promise<Help> {
    const { ui } = this.#context.session!;
    const { Help } = await import('./help.js');
    const help = new Help(this.#context, this.#options, this);
    await help.begin(ui);
    // The element may show another game by now.
    const now = this.#context.session?.ui;
    if (now && now !== ui) {
      help.forget();
      return this.#open();
    }
    this.#help = help;
    this.#host.requestUpdate();
    return help;
  }
  readonly #ask = (act: (help: Help) => unknown) => (): void => {
    this.#options.onAsk();
    this.#host.requestUpdate();
    void tryLoad(this.#host, 'help', async () => act(await this.#fetch()));
  };
  /** The place under the mouse or with visible focus. While the explanations are loading, the reader may move on to another. */
  #asked: { readonly anchor: string; readonly focus: Element | undefined } | undefined;
  /** Loads the explanations when a mouse is over a place, or a place gets visible focus. A finger loads them for its next press. */
  readonly #onPlace = (event: Event): void => {
    // `composedPath` is empty after the dispatch, so the path is read now.
    const [target] = event.composedPath();
    const anchor = anchorIn(event, this.#host.renderRoot);
    const isSeen = event.type === 'focusin' && target instanceof Element && target.matches(':focus-visible');
    const isAsked = isSeen || (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse');
    this.#asked = isAsked && anchor !== undefined ? { anchor, focus: isSeen ? target : undefined } : undefined;
    if (this.#tips || !this.#context.session || anchor === undefined) return;
    this.tips().then(
      (tips) => this.#asked && tips.begin(this.#asked.anchor, this.#asked.focus),
      (error: unknown) => console.error(error),
    );
  };
  /** Calls `act` once the explanations that are being loaded are there. Whoever loads them handles a failure. */
  #withTips(act: (tips: Tips) => void): void {
    void this.#tips?.then(act, () => undefined);
  }
  /** Loads the explanations of places; after a failure the next call tries again. */
  tips(): Promise<Tips> {
    return (this.#tips ??= Promise.all([import('./tips.js'), this.#fetch()]).then(
      ([{ Tips }]) => new Tips(this.#context, this.#options),
      (error: unknown) => {
        this.#tips = undefined;
        throw error;
      },
    ));
  }
  readonly #onMove = (event: Event): void => {
    if (!this.#isPageMove && event.target === this.#host)
      this.#help?.onMove(event as CustomEvent<{ readonly move: Move }>);
  };

  /** The help buttons beside the phase: until the end `suggest` if people play here, which works while the reader may move, and the help menu. */
  buttons({ isOpen, isOver, hotSeat }: Session): TemplateResult {
    const text = this.#context.text;
    return html`<span class="help-buttons">
      ${
        isOver || hotSeat.isCalledOff || hotSeat.people.length === 0
          ? nothing
          : html`<button
              type="button"
              data-do="suggest"
              aria-disabled=${isOpen ? 'false' : 'true'}
              @click=${this.#ask((help) => help.suggest())}
            >
              ${text('ui.suggest')}
            </button>`
      }
      <button
        type="button"
        class="help-menu"
        data-do="help"
        aria-haspopup="dialog"
        aria-label=${text('ui.helpMenu')}
        @click=${this.#ask((help) => help.openMenu())}
      >
        ?
      </button>
    </span>`;
  }
  /** The coach's advice, shown above the board. Nothing has happened yet for a reader who is being welcomed. */
  word(session: Session): TemplateResult | undefined {
    return this.welcomes(session) ? html`<p class="line"></p>` : this.#help?.word(session);
  }
  /** The answer that the reader asked for, such as a suggested move. */
  note(session: Session): TemplateResult | undefined {
    return this.#help?.note(session);
  }
  /** Whether the reader is being welcomed, for which the game waits. */
  welcomes(session: Session): boolean {
    return !this.#options.isOff() && this.#welcome.isOn(session);
  }
  /** The welcome; `undefined` if the reader knows the game or has begun to play. */
  welcome(session: Session): TemplateResult | undefined {
    const offersCoach = session.ui.coach !== undefined && settings().coach === '' && !this.isCoached;
    return this.welcomes(session) ? this.#welcome.content(session, offersCoach) : undefined;
  }
}
