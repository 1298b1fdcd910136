/**
 * What is told of a game: the line that belongs to the board, and after it the card, the log and the marks of what the
 * others did, which are fetched once there is something to tell.
 */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { Fact, View } from '../../kernel/game.js';
import { missed } from '../parts/missed.js';
import type { Lit } from '../parts/scene.js';
import type { Session } from '../parts/session.js';
import { Question } from './question.js';
import { happening, paceButtons, storyLine } from './story-line.js';

/** What telling needs of the element it belongs to. */
export interface Told {
  readonly session: () => Session | undefined;
  readonly text: () => Text;
  readonly sentence: (fact: Fact) => string;
  readonly learnLater: (words: (lang: string) => Promise<Catalogue>) => Promise<void>;
  readonly say: (message: string) => void;
  /** Whether the board is only looked at. */
  readonly isPicture: () => boolean;
}
type StoryHost = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };
type After = typeof import('./after.js');

const words = async (lang: string): Promise<Catalogue> =>
  (await import('../../i18n/around/index.js')).aroundWords(lang);

/** A log that has so many pixels for itself, beside what to do now, is open. */
const ROOM = 240;
/** How near to its end, in pixels, a log is that a reader has moved on in. */
const NEAR = 8;

export class StoryDoor implements ReactiveController {
  readonly #host: StoryHost;
  readonly #of: Told;
  #after: After | undefined;
  #coming: Promise<void> | undefined;
  #recaps: InstanceType<After['Recaps']> | undefined;
  /** Whether there is room for the log, and whether the reader has opened or closed it. */
  #hasRoom = false;
  #wanted: boolean | undefined;
  /** The rounds that the reader has opened or closed. */
  #rounds = new Map<number, boolean>();
  #lit: readonly string[] | undefined;
  #since: { readonly of: View; readonly places: ReadonlySet<string> } | undefined;
  #sized: ResizeObserver | undefined;
  #measured: Element | undefined;
  /** Whether a log of its own height goes on to what has come: not while the reader looks at what was before. */
  #isAtEnd = true;
  /** How far it was moved to its end, and whether it will be in the next frame. */
  #end = 0;
  #isMoving = false;
  readonly #print = globalThis.matchMedia?.('print');
  readonly #question = new Question();

  constructor(host: StoryHost, of: Told) {
    this.#host = host;
    this.#of = of;
    host.addController(this);
  }
  hostConnected(): void {
    this.#print?.addEventListener('change', this.#redraw);
    this.#sized = globalThis.ResizeObserver && new ResizeObserver(this.#onSize);
  }
  hostDisconnected(): void {
    this.#print?.removeEventListener('change', this.#redraw);
    this.#sized?.disconnect();
    this.#measured = undefined;
  }
  hostUpdated(): void {
    const session = this.#of.session();
    this.#measure();
    this.#dress();
    const asked = session && this.#question.next(session, this.#of.text());
    if (asked !== undefined) this.#of.say(asked);
    if (session && (this.isOpen || this.#hasPassed(session))) void this.#fetch();
    // In the frame that draws it: to ask for its height now would lay out the whole element once more for every move.
    if (!this.isOpen || !this.#isAtEnd || this.#isMoving) return;
    this.#isMoving = true;
    requestAnimationFrame(this.#goToEnd);
  }
  readonly #goToEnd = (): void => {
    this.#isMoving = false;
    const log = this.#column;
    if (!log) return;
    log.scrollTop = log.scrollHeight;
    this.#end = log.scrollTop;
  };
  /** Rows may have come since it was moved to its end, so whoever is not before that has not moved back. */
  readonly #onScroll = ({ currentTarget }: Event): void => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget as Element;
    this.#isAtEnd = Math.min(this.#end, scrollHeight - clientHeight) - scrollTop <= NEAR;
  };
  readonly #redraw = (): void => this.#host.requestUpdate();

  /** Whether a move has been made and looked at: what comes behind is not in the way of the first one. */
  #hasPassed({ playthrough, playback }: Session): boolean {
    return playthrough.length > 0 && playback.isResting;
  }
  #fetch(): Promise<void> {
    return (this.#coming ??= this.#open().catch((error: unknown) => {
      missed(this.#host, 'story', error, () => (this.#coming = undefined));
    }));
  }
  async #open(): Promise<void> {
    const [after] = await Promise.all([import('./after.js'), this.#of.learnLater(words)]);
    this.#after = after;
    this.#recaps = new after.Recaps(this.#redraw);
    this.#redraw();
  }
  /** Another game's styles take the place of all that were there. */
  #dress(): void {
    const sheet = this.#after?.after.styleSheet;
    const { shadowRoot: root } = this.#host;
    if (sheet && root && !root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  get #column(): Element | undefined {
    return this.#host.renderRoot?.querySelector('.history') ?? undefined;
  }
  #measure(): void {
    const column = this.#column;
    if (column === this.#measured) return;
    this.#sized?.disconnect();
    this.#measured = column;
    if (column) this.#sized?.observe(column);
  }
  /** The second column of the panel is the log's own. */
  readonly #onSize = (): void => {
    const column = this.#measured && getComputedStyle(this.#measured).gridColumnStart === '2';
    const hasRoom = column === true && this.#measured!.clientWidth >= ROOM;
    if (hasRoom === this.#hasRoom) return;
    this.#hasRoom = hasRoom;
    requestAnimationFrame(this.#redraw);
  };

  /** Whether the log is drawn. */
  get isOpen(): boolean {
    return (this.#wanted ?? this.#hasRoom) || this.#print?.matches === true;
  }

  /** The line above a board that is played on. */
  line(session: Session): TemplateResult | undefined {
    const buttons = paceButtons(session, this.#of.text());
    return this.#of.isPicture() ? undefined : storyLine(session, this.#of.sentence, buttons);
  }
  /** What is going on while nobody is asked. */
  happening(session: Session): TemplateResult | typeof nothing {
    return this.#of.isPicture() ? nothing : happening(session, this.#of.sentence);
  }
  /** What the board marks of it. */
  marks(session: Session): Lit {
    if (this.#of.isPicture() || !session.isOpen) return { lit: this.#lit };
    const { view: of } = session;
    // Whatever is taken up, nothing has happened meanwhile.
    if (this.#after && this.#since?.of !== of) this.#since = { of, places: this.#after.changedSince(session) };
    return { lit: this.#lit, recent: this.#since?.places };
  }
  /** What belongs to the board: the line above it, and what is marked on it. */
  of(session: Session): { readonly line: TemplateResult | undefined; readonly marks: Lit } {
    return { line: this.line(session), marks: this.marks(session) };
  }
  /** Shows the game after `n` moves, or a frame of the last of them, or where it goes on. The reader asked for it: it is said. */
  readonly look = (n?: number, frame?: number): void => {
    const session = this.#of.session()!;
    if (n === undefined) session.goLive();
    else session.look(n, frame);
    const { cursor, length, steps } = session.playthrough;
    const step = steps[cursor]!;
    const facts = frame === undefined ? session.factsOf(step) : session.factsByFrame(step)[frame]!;
    const what = facts.map(this.#of.sentence).join(' ');
    // Of some moves a reader may know nothing.
    this.#of.say(this.#of.text()(what === '' ? 'ui.past' : 'ui.looked', { at: cursor, count: length, what }));
  };

  history(session: Session): TemplateResult {
    const text = this.#of.text();
    const { isOpen } = this;
    const onToggle = (event: Event) => {
      const details = event.target as HTMLDetailsElement;
      if (event.target !== event.currentTarget || details.open === this.isOpen) return;
      this.#wanted = details.open;
      this.#redraw();
    };
    return html`<details class="history" .open=${isOpen} @toggle=${onToggle} @scroll=${this.#onScroll}>
      <summary>${text('ui.log')}</summary>
      ${isOpen ? this.#log(session, text) : nothing}
    </details>`;
  }
  #log(session: Session, text: Text): TemplateResult | typeof nothing {
    const newest = session.ui.chronicle?.(session.view).round;
    return (
      this.#after?.log({
        session,
        text,
        sentence: this.#of.sentence,
        look: this.look,
        isOpen: (round) =>
          round === undefined || this.#print?.matches === true || (this.#rounds.get(round) ?? round === newest),
        toggle: (round, isOpen) => {
          if (round === undefined || this.#print?.matches === true) return;
          this.#rounds.set(round, isOpen);
          this.#redraw();
        },
      }) ?? nothing
    );
  }
  /** The card; where there is none, what the others did; where they have done nothing, where in a round one is. */
  notes(session: Session): TemplateResult | typeof nothing {
    if (this.#of.isPicture() || !this.#after) return nothing;
    const text = this.#of.text();
    const { others, phaseList } = this.#after;
    return html`${others({ session, text, sentence: this.#of.sentence })}
    ${phaseList(session, text, text('story.phases'))} ${this.#card(session, text)}`;
  }
  #card(session: Session, text: Text): TemplateResult | typeof nothing {
    if (!this.#after || !this.#recaps) return nothing;
    const recaps = this.#recaps;
    const shown = recaps.of(session, text);
    if (shown.length === 0) this.#lit = undefined;
    return this.#after.card(shown, {
      text,
      dismiss: () => {
        this.#lit = undefined;
        recaps.dismiss(session);
      },
      light: (anchors) => {
        // A line that is taken away loses the focus while all is drawn.
        if (anchors === this.#lit) return;
        this.#lit = anchors;
        this.#redraw();
      },
    });
  }
}
