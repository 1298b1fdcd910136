/**
 * The door to help beside a game: a button that is always there, the aim of a game that has just begun, and the places
 * that explain themselves. What stands behind it is fetched when a reader first asks for it.
 */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { Move } from '../../kernel/game.js';
import { loadDeferred } from '../../kernel/deferred.js';
import { missed } from '../parts/missed.js';
import type { Session } from '../parts/session.js';
import { settings } from '../parts/settings.js';
import type { Vocabulary } from '../parts/words.js';
import { Goal } from './goal.js';
import type { Help } from './help.js';
import type { Tips } from './tips.js';

/** What help needs of the element it belongs to. */
export interface Helped {
  readonly session: () => Session | undefined;
  readonly text: () => Text;
  readonly words: () => Catalogue;
  readonly vocabulary: Pick<Vocabulary, 'also' | 'forget'>;
  readonly rules: { open(which: { readonly rule?: string; readonly phase?: string }): Promise<void> };
  readonly say: (message: string) => void;
  /** Lets a press that has begun on the board come to nothing. */
  readonly letGo: () => void;
  /** What the reader has taken up. */
  readonly chosen: () => string | undefined;
  /** Whether the board is only looked at. */
  readonly isPicture: () => boolean;
  /** Whether the page switches the coach on. */
  readonly coach: () => boolean;
  readonly hasLetters: () => boolean;
}
export type HelpHost = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** The anchor that an event happened on. */
export const anchorIn = (event: Event): string | undefined => {
  for (const at of event.composedPath())
    if (at instanceof Element && at.hasAttribute('data-anchor')) return at.getAttribute('data-anchor')!;
  return undefined;
};
const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

export class HelpDoor implements ReactiveController {
  readonly #host: HelpHost;
  readonly #of: Helped;
  #help: Help | undefined;
  #coming: Promise<Help> | undefined;
  #tips: Promise<Tips> | undefined;
  /** Of which game the explanations and what stands behind the door are: another game has words of its own. */
  #game: string | undefined;
  #goal: Goal | undefined;
  /** Whether the page itself moves: nobody is asked about that. */
  #isPages = false;
  /** Whether the coach could not be fetched. */
  #isMissing = false;

  constructor(host: HelpHost, of: Helped) {
    this.#host = host;
    this.#of = of;
    host.addController(this);
  }
  hostConnected(): void {
    for (const type of EVENTS) this.#host.addEventListener(type, this.#onPlace);
    this.#host.addEventListener('playable-move', this.#onMove);
  }
  hostDisconnected(): void {
    for (const type of EVENTS) this.#host.removeEventListener(type, this.#onPlace);
    this.#host.removeEventListener('playable-move', this.#onMove);
    this.#leave();
  }
  #leave(): void {
    void this.#tips?.then((tips) => tips.leave());
    this.#tips = undefined;
    this.#help?.leave();
  }
  /** Another game has come. */
  #change(): void {
    this.#leave();
    this.#help?.forget();
    this.#help = this.#coming = undefined;
  }
  hostUpdated(): void {
    const session = this.#of.session();
    const game = session?.ui.game.id;
    if (game !== undefined && game !== this.#game) {
      if (this.#game !== undefined) this.#change();
      this.#game = game;
    }
    if (session && this.isCoached && !this.#of.isPicture() && !this.#isMissing)
      this.#fetch().catch((error: unknown) => {
        this.#isMissing = true;
        missed(this.#host, 'coach', error, () => (this.#isMissing = false));
      });
    void this.#tips?.then((tips) => tips.updated());
  }

  /** Whether a coach stands beside the reader, by the page or by the reader's own wish. */
  get isCoached(): boolean {
    const { coach } = settings();
    return coach === 'on' || (this.#of.coach() && coach !== 'off');
  }
  /** What the board points at. */
  get shown(): ReadonlySet<string> | undefined {
    return this.#help?.shown;
  }
  /** The page makes a move, about which no coach asks. */
  unasked<A>(act: () => A): A {
    this.#isPages = true;
    try {
      return act();
    } finally {
      this.#isPages = false;
    }
  }

  #fetch(): Promise<Help> {
    this.#coming ??= this.#open().catch((error: unknown) => {
      this.#coming = undefined;
      throw error;
    });
    return this.#coming;
  }
  async #open(): Promise<Help> {
    const { ui } = this.#of.session()!;
    const [{ Help }] = await Promise.all([import('./help.js'), loadDeferred(ui.game.id)]);
    const help = new Help(this.#host, this.#of, this);
    await help.begin(ui);
    // While it was on its way another game may have come.
    const now = this.#of.session()?.ui;
    if (now && now !== ui) {
      help.forget();
      return this.#open();
    }
    this.#help = help;
    this.#host.requestUpdate();
    return help;
  }
  readonly #ask = (act: (help: Help) => unknown) => (): void => {
    this.#fetch()
      .then(act)
      .catch((error: unknown) => missed(this.#host, 'help', error, this.#ask(act)));
  };
  /** The place that a mouse is over or the focus is shown on: while the explanations come, the reader may go elsewhere. */
  #asked: { readonly anchor: string; readonly focus: Element | undefined } | undefined;
  /** A mouse over a place, or the focus shown on one, fetches the explanations; a finger does too, for its next press. */
  readonly #onPlace = (event: Event): void => {
    // What an event passed through is known only while it is on its way.
    const [target] = event.composedPath();
    const anchor = anchorIn(event);
    const isSeen = event.type === 'focusin' && target instanceof Element && target.matches(':focus-visible');
    const isAsked = isSeen || (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse');
    this.#asked = isAsked && anchor !== undefined ? { anchor, focus: isSeen ? target : undefined } : undefined;
    if (this.#tips || !this.#of.session() || anchor === undefined) return;
    this.tips().then(
      (tips) => this.#asked && tips.begin(this.#asked.anchor, this.#asked.focus),
      () => (this.#tips = undefined),
    );
  };
  /** The explanations beside places. */
  tips(): Promise<Tips> {
    return (this.#tips ??= Promise.all([import('./tips.js'), this.#fetch()]).then(
      ([{ Tips }]) => new Tips(this.#host, this.#of),
    ));
  }
  readonly #onMove = (event: Event): void => {
    if (!this.#isPages && event.target === this.#host)
      this.#help?.onMove(event as CustomEvent<{ readonly move: Move }>);
  };

  /** The buttons beside the phase: a move is suggested where one may be made, and help is always there. */
  buttons({ isOpen }: Session): TemplateResult {
    const text = this.#of.text();
    return html`<span class="help-buttons">
      <button
        type="button"
        data-do="suggest"
        aria-disabled=${isOpen ? 'false' : 'true'}
        @click=${this.#ask((help) => help.suggest())}
      >
        ${text('ui.suggest')}
      </button>
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
  /** What the coach says, which stands above the board. */
  word(session: Session): TemplateResult | undefined {
    return this.#help?.word(session);
  }
  /** What was asked for, or the aim of a game that has just begun, unless the coach speaks. */
  note(session: Session): TemplateResult | typeof nothing {
    this.#goal ??= new Goal(this.#host, this.#of, this);
    return this.#help?.note(session) ?? (this.word(session) ? nothing : this.#goal.note(session));
  }
}
