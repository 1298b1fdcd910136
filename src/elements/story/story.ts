/**
 * What stands behind a first board of what is told of a game: the card, the log and the marks of what the others did, which
 * are fetched once there is something to tell.
 */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { View } from '../../kernel/game.js';
import { missed } from '../parts/missed.js';
import type { Lit } from '../parts/scene.js';
import type { Session } from '../parts/session.js';
import { Question } from './question.js';
import type { StoryDoor, StoryHost, Told } from './story-door.js';

type After = typeof import('./after.js');

const words = async (lang: string): Promise<Catalogue> =>
  (await import('../../i18n/around/index.js')).aroundWords(lang);

/** A log that has so many pixels for itself, beside what to do now, is open. */
const ROOM = 240;
/** How near to its end, in pixels, a log is that a reader has moved on in. */
const NEAR = 8;

export class Story implements ReactiveController {
  readonly #host: StoryHost;
  readonly #of: Told;
  readonly #look: StoryDoor['look'];
  #after: After | undefined;
  #coming: Promise<void> | undefined;
  #recaps: InstanceType<After['Recaps']> | undefined;
  /** Whether there is room for the log, and whether the reader has opened or closed it. */
  #hasRoom = false;
  #wanted: boolean | undefined;
  /** Whether the log was drawn last: a browser tells of that later, when its room may be gone again. */
  #isDrawn = false;
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

  constructor(host: StoryHost, of: Told, look: StoryDoor['look']) {
    this.#host = host;
    this.#of = of;
    this.#look = look;
    // Who could not wait opened it before it could be filled.
    this.#wanted = this.#column?.hasAttribute('open') || undefined;
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
  readonly onScroll = ({ currentTarget }: Event): void => {
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
    // To look for it is to walk through the whole board, at every update.
    if (this.#measured?.isConnected) return this.#measured;
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

  /** The way to what the others did, where there is no room for it. */
  othersDoor(session: Session): TemplateResult | typeof nothing | undefined {
    const { sentence, text } = this.#of;
    return this.#hasRoom ? nothing : this.#after?.othersDoor({ session, text: text(), sentence });
  }
  /** What the board marks of it. */
  marks(session: Session): Lit {
    if (this.#of.isPicture() || !session.isOpen) return { lit: this.#lit };
    const { view: of } = session;
    // Whatever is taken up, nothing has happened meanwhile.
    if (this.#after && this.#since?.of !== of) this.#since = { of, places: this.#after.changedSince(session) };
    return { lit: this.#lit, recent: this.#since?.places };
  }
  readonly onToggle = (event: Event): void => {
    const details = event.target as HTMLDetailsElement;
    if (event.target !== event.currentTarget || details.open === this.#isDrawn) return;
    this.#wanted = details.open;
    this.#redraw();
  };
  log(session: Session): TemplateResult | undefined {
    this.#isDrawn = this.isOpen;
    if (!this.#isDrawn) return undefined;
    const text = this.#of.text();
    const newest = session.ui.chronicle?.(session.view).round;
    return this.#after?.log({
      session,
      text,
      sentence: this.#of.sentence,
      look: this.#look,
      isOpen: (round) =>
        round === undefined || this.#print?.matches === true || (this.#rounds.get(round) ?? round === newest),
      toggle: (round, isOpen) => {
        if (round === undefined || this.#print?.matches === true) return;
        this.#rounds.set(round, isOpen);
        this.#redraw();
      },
    });
  }
  /** The card; where there is none, what the others did, if there is room; where they have done nothing, where in a round one is. */
  notes(session: Session): TemplateResult | typeof nothing {
    if (this.#of.isPicture() || !this.#after) return nothing;
    const text = this.#of.text();
    const { others, phaseList } = this.#after;
    const did = this.#hasRoom ? others({ session, text, sentence: this.#of.sentence }) : nothing;
    return html`${did} ${phaseList(session, text, text('story.phases'))} ${this.#card(session, text)}`;
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
