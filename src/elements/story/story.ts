/**
 * The part of the story that is loaded once the board is on show. It loads the card, the log and the marks of what the others did
 * once there is something to show.
 */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Snapshot, View } from '../../kernel/game.js';
import { addStyles } from '../ui/add-styles.js';
import type { Highlights } from '../ui/highlights.js';
import { LazyPart } from '../ui/lazy-part.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import { Question } from './question.js';
import type { StoryController } from './story-controller.js';

type After = typeof import('./story-modules.js');

/** The distance in pixels from its end at which a scrolled log counts as scrolled to its end. */
const NEAR = 8;

export class Story implements ReactiveController {
  readonly #host: GameContext['element'];
  readonly #context: GameContext;
  readonly #look: StoryController['look'];
  readonly #later: LazyPart<After>;
  #recaps: InstanceType<After['Recaps']> | undefined;
  /** Whether there is room for the log. `#wanted` is set once the reader has opened or closed it. */
  #hasRoom = false;
  #wanted = false;
  /** Whether the last render showed the log. The `toggle` event comes later, when `#hasRoom` may have changed again. */
  #isDrawn = false;
  /** The rounds that the reader has opened or closed. */
  #rounds = new Map<number, boolean>();
  /** The first round that is open by itself: the newest, unless the reader has scrolled back since it was. */
  #first = 0;
  #lit: readonly string[] | undefined;
  #since: { readonly of: View; readonly places: ReadonlySet<string> } | undefined;
  #resizeObserver: ResizeObserver | undefined;
  #observed: Element | undefined;
  /** Whether the log scrolls to new entries: not while the reader looks at earlier ones. */
  #isAtEnd = true;
  /** The scroll position of the last scroll to the end, and whether the next one is scheduled. */
  #endPosition = 0;
  /** The phase to which the list of phases has scrolled; `undefined` while it is not seen. */
  #phase: string | undefined;
  /** The frame of the past to whose entry the log has scrolled. */
  #followed: Snapshot | undefined;
  #isMoving = false;
  /** Whether the reader has just opened the log, whose newest entries come into sight then. */
  #isOpening = false;
  readonly #printQuery = globalThis.matchMedia?.('print');
  readonly #question = new Question();
  /** Whether the reader has skipped moves of others and is to be told of them when asked. */
  #hasSkipped = false;

  constructor(context: GameContext, look: StoryController['look']) {
    this.#host = context.element;
    this.#context = context;
    this.#look = look;
    this.#later = new LazyPart(context.element, 'story', async () => {
      const after = await import('./story-modules.js');
      this.#recaps = new after.Recaps(this.#redraw);
      return after;
    });
    // The reader may have opened the log before this module was loaded.
    this.#wanted = this.#column?.hasAttribute('open') === true;
    context.element.addController(this);
  }
  hostConnected(): void {
    this.#printQuery?.addEventListener('change', this.#redraw);
    this.#resizeObserver = globalThis.ResizeObserver && new ResizeObserver(this.#onSize);
  }
  hostDisconnected(): void {
    this.#printQuery?.removeEventListener('change', this.#redraw);
    this.#resizeObserver?.disconnect();
    this.#observed = undefined;
  }
  hostUpdated(): void {
    const session = this.#context.session;
    this.#measure();
    this.#dress();
    const asked = session && this.#question.next(session, this.#context.text);
    if (asked !== undefined) this.#context.announcer.say(asked);
    if (session && (this.isOpen || this.#hasPassed(session))) void this.#later.load();
    if (session) this.#tell(session);
    const log = this.#column?.querySelector('.log');
    if (log) this.#after?.settleLog(log);
    if (session) this.#showPhase(session);
    if (session) this.#follow(session, log?.matches('.back') === true);
    this.#stayAtEnd();
  }
  /** Scrolls the list of phases, and not the page, to the current one once it is another or the list is seen again. */
  #showPhase({ view }: Session): void {
    const notes = this.#host.renderRoot.querySelector('.notes:has(> .phases)');
    const shown = notes && !notes.querySelector('.help, .recap') ? view.phase : undefined;
    if (shown === this.#phase) return;
    this.#phase = shown;
    if (shown !== undefined) requestAnimationFrame(this.#goToPhase);
  }
  readonly #goToPhase = (): void => {
    const notes = this.#host.renderRoot.querySelector('.notes');
    const current = notes?.querySelector('.phases > [aria-current]')?.getBoundingClientRect();
    if (!notes || !current) return;
    const { top, height } = notes.getBoundingClientRect();
    notes.scrollTop += current.top - top - (height - current.height) / 2;
  };
  /** While the past is on show, its entry comes into sight once; afterwards the newest ones again. */
  #follow({ playback: { shown } }: Session, isBack: boolean): void {
    if (!isBack && this.#followed) this.#isAtEnd = true;
    const followed = isBack ? shown : undefined;
    if (followed && followed !== this.#followed) requestAnimationFrame(this.#goToShown);
    this.#followed = followed;
  }
  /** Scrolls the log, and not the page. */
  readonly #goToShown = (): void => {
    const log = this.#column;
    const entry = log?.querySelector('.back li[aria-current=step]')?.getBoundingClientRect();
    if (!log || !entry) return;
    const { top, bottom } = log.getBoundingClientRect();
    const from = top + (parseFloat(getComputedStyle(log).scrollPaddingBlockStart) || 0);
    log.scrollTop += Math.min(entry.top - from, Math.max(0, entry.bottom - bottom));
  };
  /** Tells what the others did as soon as the reader is asked. */
  tellSkipped(): void {
    this.#hasSkipped = true;
  }
  #tell(session: Session): void {
    if (!this.#hasSkipped || !session.isOpen) return;
    this.#hasSkipped = false;
    const card = this.#host.renderRoot.querySelector<HTMLElement>('.others-did');
    // Where it would lie over the question, the reader opens it.
    if (card && !this.#after!.roomOfOthers(card).isBelow) card.showPopover?.();
  }
  /** In the next frame: to read the height now would force a second layout of the whole element for every move. */
  #stayAtEnd(): void {
    if (!this.isOpen || !this.#isAtEnd || this.#followed || this.#isMoving) return;
    this.#isMoving = true;
    requestAnimationFrame(this.#goToEnd);
  }
  readonly #goToEnd = (): void => {
    this.#isMoving = false;
    const log = this.#column;
    // The reader may have scrolled back since.
    if (!log || !this.#isAtEnd || this.#followed) return;
    log.scrollTop = log.scrollHeight;
    this.#endPosition = log.scrollTop;
    if (!this.#isOpening || !log.querySelector('.log')) return;
    this.#isOpening = false;
    log.scrollIntoView({ block: 'nearest' });
  };
  /**
   * Entries may have been added since the last scroll to the end, so the log counts as scrolled back only from a position
   * before that.
   */
  readonly onScroll = ({ currentTarget }: Event): void => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget as Element;
    this.#isAtEnd = Math.min(this.#endPosition, scrollHeight - clientHeight) - scrollTop <= NEAR;
  };
  readonly #redraw = (): void => this.#host.requestUpdate();

  /** Whether a move was made and its playback has ended, so that loading does not delay the first move. */
  #hasPassed({ playthrough, playback }: Session): boolean {
    return playthrough.length > 0 && playback.isResting;
  }
  get #after(): After | undefined {
    return this.#later.value;
  }
  /** Adopts the style sheet again, since the styles of another game replace all sheets. */
  #dress(): void {
    const { shadowRoot: root } = this.#host;
    if (this.#after && root) addStyles(root, this.#after.logStyles);
  }
  get #column(): Element | undefined {
    // Cached, since the query walks through the whole board at every update.
    if (this.#observed?.isConnected) return this.#observed;
    return this.#host.renderRoot?.querySelector('.history') ?? undefined;
  }
  #measure(): void {
    const column = this.#column;
    if (column === this.#observed) return;
    this.#resizeObserver?.disconnect();
    this.#observed = column;
    if (column) this.#resizeObserver?.observe(column);
  }
  /** The log has room, and is always open, where it fills a column beside the board. */
  readonly #onSize = (): void => {
    this.#stayAtEnd();
    const hasRoom = this.#observed !== undefined && getComputedStyle(this.#observed).gridColumnStart !== 'auto';
    if (hasRoom === this.#hasRoom) return;
    this.#hasRoom = hasRoom;
    requestAnimationFrame(this.#redraw);
  };

  /** Whether the log is rendered. */
  get isOpen(): boolean {
    return this.#hasRoom || this.#wanted || this.#printQuery?.matches === true;
  }

  /** The button that shows what the others did, if the panel has no room for the log, which says the same. */
  othersButton(session: Session): TemplateResult | typeof nothing | undefined {
    const { sentence, text } = this.#context;
    return this.#hasRoom ? nothing : this.#after?.othersButton({ session, text, sentence });
  }
  /** What the others have done so far, while they play, if the panel has no room for the log. */
  soFar(session: Session): TemplateResult | typeof nothing | undefined {
    const { sentence, text } = this.#context;
    const isWaiting = !session.isOpen && !session.isComing && !session.isOver && session.playthrough.isLive;
    return isWaiting && !this.#hasRoom ? this.#after?.othersReport({ session, text, sentence }) : nothing;
  }
  /** The highlights on the board. */
  marks(session: Session): Highlights {
    if (this.#context.isPicture || !session.isOpen) return { lit: this.#lit };
    const { view: of } = session;
    // Cached per view: picking something up changes nothing here.
    if (this.#after && this.#since?.of !== of) this.#since = { of, places: this.#after.changedSince(session) };
    return { lit: this.#lit, recent: this.#since?.places };
  }
  readonly onToggle = (event: Event): void => {
    const details = event.target as HTMLDetailsElement;
    if (event.target !== event.currentTarget || details.open === this.#isDrawn) return;
    this.#wanted = this.#isOpening = details.open;
    this.#isAtEnd ||= details.open;
    this.#redraw();
  };
  log(session: Session): TemplateResult | undefined {
    this.#isDrawn = this.isOpen;
    if (!this.#isDrawn) return undefined;
    const text = this.#context.text;
    const newest = session.ui.chronicle?.(session.view).round ?? 0;
    if (this.#isAtEnd || newest < this.#first) this.#first = newest;
    return this.#after?.log({
      session,
      text,
      sentence: this.#context.sentence,
      look: this.#look,
      isOpen: (round) =>
        round === undefined ||
        this.#printQuery?.matches === true ||
        (this.#rounds.get(round) ?? (this.#first <= round && round <= newest)),
      toggle: (round, isOpen) => {
        if (round === undefined || this.#printQuery?.matches === true) return;
        this.#rounds.set(round, isOpen);
        this.#redraw();
      },
    });
  }
  /** The notes: the list of phases, and the card. Styles show only the most important. */
  notes(session: Session): TemplateResult | typeof nothing {
    if (this.#context.isPicture || !this.#after) return nothing;
    const text = this.#context.text;
    const { phaseList } = this.#after;
    return html`${phaseList(session, text, text('story.phases'), true)} ${this.#card(session, text)}`;
  }
  #card(session: Session, text: Text): TemplateResult | typeof nothing {
    if (!this.#after || !this.#recaps) return nothing;
    const recaps = this.#recaps;
    const shown = recaps.of(session, text);
    const { ui, view } = session;
    const { moves } = view;
    if (shown.length === 0) this.#lit = undefined;
    return this.#after.card(shown, {
      text,
      dismiss: () => {
        this.#lit = undefined;
        recaps.dismiss(session);
      },
      isFolded: session.isOpen && moves.length > 1 && moves.some((move) => ui.touches(move, view).length > 0),
      light: (anchors) => {
        // Removing a focused line fires `blur` during the render.
        if (anchors === this.#lit) return;
        this.#lit = anchors;
        this.#redraw();
      },
    });
  }
}
