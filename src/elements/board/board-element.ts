/** The base of all elements with a board: words, layout, the session on show, input, and announcements. */
import { adoptStyles, html, nothing, type CSSResult, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { Fact, Move, Refusal, Seat } from '../../kernel/game.js';
import { placeStyles } from '../../drawing/place.styles.js';
import type { GameAbout } from '../../game-ui/about.js';
import type { GameUi, Layout } from '../../game-ui/game-ui.js';
import { aboutGame, firstGame } from '../../loading/games.js';
import { allStyles } from './all-styles.js';
import { promptOf, summaryOf } from '../session/prompt.js';
import { layoutStyles, minBoardWidth, type Fit } from './layout.styles.js';
import { nowArrangement, nowStyles } from './now.styles.js';
import type { Highlights } from '../ui/highlights.js';
import { RuleLinks } from '../ui/rule-id.js';
import { styles } from '../ui/shared.styles.js';
import type { BoardZoom } from './board-zoom.js';
import { LazyPart } from '../ui/lazy-part.js';
import { keyed, place, scene, shape, type DrawingProps } from './scene.js';
import { sceneStyles } from './scene.styles.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import type { SessionEvents } from '../session/session-options.js';
import { Announcer } from '../ui/announcer.js';
import { LazyElement } from '../ui/lazy-element.js';
import { afterPaint } from '../ui/scheduling.js';
import { BoardInput } from './board-input.js';
import type { Chooser } from './chooser.js';
import { Controls } from './controls.js';
import type { DrawnOpening } from './drawn-opening.js';
import { FocusKeeper } from './focus.js';
import { Breakpoints } from '../ui/breakpoints.js';
import { SessionProvider } from '../session/session-provider.js';
import { reportFailedLoad, failedLoadNote } from '../ui/failed-loads.js';
import type { Entrance } from '../session/frame-playback.js';
import { absence, languageNote } from '../ui/fault.js';
import { cover, curtainStyles, gameFrame } from './game-frame.js';
import type { Departure } from './piece-animation.js';

const NONE: ReadonlySet<string> = new Set();
let boards = 0; // makes the ids of drawings unique on the page

/**
 * An element with a board and the content beside it.
 *
 * @cssproperty --playable-height - The height available for board, hand and prompt: the window's (`100dvh`) minus the height that the page needs above and below.
 * @cssproperty --playable-accent - The accent colour.
 * @cssproperty --playable-ink - The colour of text.
 * @cssproperty --playable-faint - The colour of secondary text.
 * @cssproperty --playable-paper - The background.
 * @cssproperty --playable-panel - The background of panels.
 * @cssproperty --playable-line - The colour of borders.
 * @cssproperty --playable-font - The font of text and controls.
 * @cssproperty --playable-letter-spacing - Space between letters, at most 0.12em.
 * @cssproperty --playable-word-spacing - Space between words, at most 0.16em.
 * @cssproperty --playable-line-height - Height of lines, at most 1.5; where the layout needs less, it stays.
 */
export abstract class BoardElement extends LazyElement {
  static override styles = [styles, nowStyles, sceneStyles, placeStyles, curtainStyles];
  /** The layouts around the board of a game. */
  protected static arrangements: readonly ((about: GameAbout) => CSSResult)[] = [layoutStyles, nowArrangement];

  /** The id of the game. Default: the first available game. */
  @property({ converter: (value) => value ?? firstGame() }) game = firstGame();
  /** The drawing fits the `screen` (column and window height, as far as it stays legible), or the `width` of the column. */
  @property() fit: Fit | null = 'screen';
  /** `off` disables the letter keys. */
  @property() shortcuts: string | null = null;
  /** The absolute address of the embed pages, for links that readers share. Default: beside the script. */
  @property() site: string | null = null;
  /** Words of the page that replace those of the catalogues in `src/i18n` and of the game, under the same keys. */
  @property({ attribute: false }) words: Catalogue = {};

  @state() protected session: Session | undefined;
  /** The game as it starts, until the session is there. */
  @state() protected opened: DrawnOpening | undefined;
  @state() protected refused: { refusal?: Refusal; anchor: string | undefined; from?: string | undefined } | undefined;
  /** The answer to the last letter key. It stays until the next move. */
  @state() protected answered: string | undefined;

  readonly #idPrefix = `p${++boards}-`;
  readonly #internals = typeof this.attachInternals === 'function' ? this.attachInternals() : undefined;
  readonly #breakpoints = new Breakpoints(this, () => [minBoardWidth(aboutGame(this.game))], 1);
  #curtain: Seat | undefined; // the seat that the curtain is for
  #refusedWith: string | undefined; // what was in the hand at a refusal; the refusal is cleared when the reader picks up something else
  #departures: Departure[] = [];
  protected text: Text = this.vocabulary.text();
  protected readonly announcer = new Announcer(this, (count) => this.text('ui.passedOver', { count }));
  readonly #anchors = () => this.session?.ui.anchors(this.session.view, this.#layout) ?? [];
  protected readonly context: GameContext = BoardElement.#contextOf(this);
  readonly #controls = new Controls(this.context);
  protected readonly input: BoardInput = new BoardInput(this, this.#anchors, this.#controls);
  readonly #lazyZoom = new LazyPart(this, 'zoom', () =>
    import('./board-zoom.js').then(({ BoardZoom }) => new BoardZoom(this, this.input, this.#anchors)),
  );
  /** Whether shortcuts are on: pieces stay in the hand after a move, and the reader can make several moves at once. */
  protected readonly hasShortcuts: boolean = true;
  /** What plays the game; there before the session. */
  protected playing: typeof import('./playing.js') | undefined;
  #chooser: Chooser | undefined;
  /** Resolves when everything is loaded that the first picture need not wait for. */
  #completing: Promise<unknown> | undefined;
  protected readonly focusKeeper = new FocusKeeper(this, this.input);
  /** Shows the text of a rule when its id is clicked. */
  protected readonly rules = new RuleLinks(this, () => {
    const { session, words, text } = this;
    return session && { root: this.renderRoot as ShadowRoot, ui: session.ui, words, text };
  });
  /** Shares the session with linked elements. */
  protected readonly sharing = new SessionProvider(this, () => this.shown);

  static #contextOf(element: BoardElement): GameContext {
    return {
      element,
      vocabulary: element.vocabulary,
      get session() {
        return element.session;
      },
      get text() {
        return element.text;
      },
      get words() {
        return element.words;
      },
      get isPicture() {
        return element.isPicture;
      },
      sentence: (fact) => element.sentence(fact),
      announce: (message) => element.announcer.say(message),
    };
  }
  get #layout(): Layout {
    return this.#breakpoints.step === 0 ? 'narrow' : 'wide';
  }
  /** The zoom of the board, if the game has it and it is loaded. */
  get #zoom(): BoardZoom | undefined {
    return this.session?.ui.zooms ? this.#lazyZoom.value : undefined;
  }
  /** The phase on show, as a state of the game's chart. Empty until the game is loaded. */
  get phase(): string {
    return this.shown?.view.phase ?? '';
  }
  /** The session on show. */
  protected get shown(): Session | undefined {
    return this.session;
  }

  /** Reacts to attributes that change after the first update. */
  protected abstract applyChanges(changed: ReadonlyMap<PropertyKey, unknown>): void;
  /** Further parts to load once the session is on show. */
  protected readonly laterParts: readonly Pick<LazyPart<unknown>, 'load'>[] = [];
  /** The board and the content beside it. */
  protected abstract content(session: Session): TemplateResult;
  /** Reserves the space of the content, and shows the board of a game that starts in it. */
  protected abstract readonly placeholder: (board?: TemplateResult, opened?: DrawnOpening) => TemplateResult;
  /** The order for screen readers: `.now` comes before the board, since most places of the board offer no action. */
  protected readonly readingOrder: string | undefined = 'now stage side';
  /** The content in a few words, for use outside the element. Empty until it is loaded. */
  abstract readonly summary: string;
  /** Whether the board is only for looking at. */
  protected isPicture = false;
  /** Adopts the styles of the game, as far as they are known. Can be called before the game is loaded. */
  protected dress(ui?: Pick<GameUi, 'styles' | 'palette'>): void {
    const { elementStyles, arrangements } = this.constructor as typeof BoardElement;
    const around = arrangements.map((arrange) => arrange(aboutGame(this.game)));
    adoptStyles(this.renderRoot as ShadowRoot, allStyles(elementStyles, around, ui));
  }
  /** Loads what plays the game, and its words. Must be awaited before a session. */
  protected async prepare(): Promise<void> {
    if (this.playing) return;
    const playing = await import('./playing.js');
    await this.vocabulary.also(playing.playingWords);
    if (this.playing) return;
    this.playing = playing;
    new playing.AutoScroll(this);
    const play = (move: Move, anchor: string) => void (this.session?.isOpen && this.session.play(move, anchor));
    this.#chooser = new playing.Chooser(this, (anchor) => this.input.focus(anchor), play);
    this.input.begin(playing.startGesture);
  }
  /** Renders the session's current state. */
  protected begin(session: Session): void {
    this.opened = this.fault = undefined;
    this.dress(session.ui);
    session.begin();
  }
  /** Ends the session, so that another can replace it. */
  protected leave(): void {
    this.session?.end();
    this.#chooser?.close();
    this.session = this.opened = this.fault = undefined;
    this.#controls.clear();
  }

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('load') && this.isConnected) this.loading.wait();
    if (this.loading.waitsForClick) this.vocabulary.need();
    this.applyChanges(changed);
    if (changed.has('game') && !this.session) this.dress();
    if (changed.has('opened') && this.opened) this.dress(this.opened.picture);
    this.#sync();
    const { session, input } = this;
    if (!session) return;
    if (changed.has('refused')) this.#refusedWith = input.chosen;
    else if (this.#refusedWith !== input.chosen) this.refused = undefined;
    if (session.hotSeat.curtain !== this.#curtain) this.#onCurtain(session.hotSeat.curtain);
    const ariaLabel = this.text('ui.region', { game: this.text('game.name'), summary: this.summary });
    Object.assign(this.#internals ?? {}, { role: 'region', ariaLabel });
  }
  /** Updates text and input from the session's current state. */
  #sync(): void {
    const { session, input } = this;
    const text = this.vocabulary.text(this.words, session?.view, session?.hotSeat.names, session?.hotSeat.reader);
    // Screen readers read the live region in the element's language, so messages in another language are removed.
    if (text.lang !== this.text.lang) this.announcer.clear();
    this.text = text;
    if (!session) return;
    input.offer(session.decisions.offer(this.hasShortcuts));
    input.settle(this.#anchors());
  }
  protected override updated(_changed: PropertyValues<this>): void {
    this.playing?.animatePieces(this.renderRoot, this.#departures.splice(0));
    const { session, refused, opened } = this;
    if (!session && opened) shape(this.renderRoot, opened.picture.size(opened.view, this.#layout));
    if (!session) return;
    const parts = session.ui.zooms ? [this.#lazyZoom, ...this.laterParts] : this.laterParts;
    this.#completing = Promise.all([...parts.map((part) => part.load()), this.#run(session)]);
    place(this.renderRoot, session, this.#layout, this.#chooser?.anchor ?? refused?.anchor, this.#zoom);
  }
  /** Starts the game's actor once the board is painted. A game that is only looked at needs none. */
  async #run({ playthrough }: Session): Promise<void> {
    if (this.isPicture || playthrough.isRunning) return;
    await afterPaint();
    await playthrough.run().catch((error: unknown) => reportFailedLoad(this, 'running', error, () => undefined));
  }
  /** An update is complete only when the controls are updated and all parts are loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#controls.complete();
    await this.#completing;
    return super.getUpdateComplete();
  }

  protected readonly events: SessionEvents = {
    frame: (facts, entrance) => this.#onFrame(facts, entrance),
    refused: (...refused) => this.refuse(...refused),
    forced: () => this.announcer.say(promptOf({ session: this.session!, text: this.text, readonly: this.isPicture })),
    ask: (moves, anchor) => this.ask(moves, anchor),
    failed: (error) => reportFailedLoad(this, 'bots', error, () => this.session?.resume()),
    tell: (type, detail, cancelable) => this.tell(type, detail, cancelable),
  };
  protected tell(type: string, detail: object, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }
  readonly #say = (key: string, { code, params }: Fact): string =>
    this.text(`${key}.${code}`, this.session!.ui.factParams(params, this.session!.view));
  protected readonly sentence = (fact: Fact): string => this.#say('fact', fact);
  /** The reason shown beside the place of a refusal. */
  protected get bubble(): string | undefined {
    const refusal = this.refused?.refusal;
    return refusal && this.reason(refusal);
  }
  protected reason(refusal: Refusal): string {
    const where = this.playing!.whereTo(this.session!, this.refused?.from, this.text, this.#controls) ?? '';
    return this.text('ui.refused', { reason: this.#say('refuse', refusal) + where, rule: refusal.rule });
  }
  protected get phaseAndPrompt(): string {
    return summaryOf({ session: this.session!, text: this.text, readonly: this.isPicture });
  }
  #onFrame(facts: readonly Fact[], entrance: Entrance): void {
    this.refused = this.answered = undefined;
    this.#chooser?.close();
    const motion = (fact: Fact) => this.session?.ui.motion?.(fact);
    if (entrance === 'step') this.#departures = this.playing!.measureStarts(this.renderRoot, facts, motion);
    const { knowledge, view } = this.session!;
    if (entrance !== 'jump') this.announcer.say(knowledge.factsToTell(facts, view).map(this.sentence).join(' '));
  }
  /** Removes everything that the next person at the device must not see: messages, open dialogs, refusals and the zoom. */
  #onCurtain(seat: Seat | undefined): void {
    this.#curtain = seat;
    this.#zoom?.view.all();
    if (seat === undefined) return;
    cover(this.renderRoot);
    this.refused = this.answered = undefined;
    this.#chooser?.close();
    this.announcer.clear();
    this.announcer.say(this.text('ui.curtain', { seat }));
  }
  protected refuse(...[move, refusal, anchor, from]: Parameters<SessionEvents['refused']>): void {
    this.refused = { refusal, anchor, from };
    this.announcer.say(this.reason(refusal));
    this.tell('playable-refuse', { move: move && this.session!.knowledge.redact(move), refusal });
    if (anchor !== undefined) this.playing!.shake(this.renderRoot, anchor);
  }
  /** Asks the reader which of several moves they mean. */
  protected ask(moves: readonly Move[], anchor: string): void {
    this.refused = undefined;
    this.#chooser?.open(moves, anchor);
    this.announcer.say(this.text('ui.ask', { count: moves.length }));
  }
  #onLetter(event: KeyboardEvent): void {
    const { session, text, sentence, phaseAndPrompt: summary, input } = this;
    const asked = { session: session!, text, sentence, summary, anchor: input.tabStop ?? '' };
    const answer = this.shortcuts === 'off' ? undefined : this.playing!.letterAnswer(event, asked);
    if (answer !== undefined) this.announcer.say((this.answered = answer));
  }
  /** The controls of the phase; `undefined` if nobody at this device may move. */
  protected control(session: Session): HTMLElement | undefined {
    return this.#controls.of(session, this.input, this.hasShortcuts);
  }
  /** The board with highlights. `shown` are the places that a lesson points at, `above` is rendered above the board, `over` covers it. */
  protected board(
    session: Session,
    shown?: ReadonlySet<string>,
    above?: TemplateResult,
    lights?: Highlights,
    over?: TemplateResult,
  ): TemplateResult {
    const [input, zoom] = [this.input, this.#zoom];
    const on = {
      press: (event: PointerEvent) => {
        this.refused = undefined;
        this.#chooser?.close();
        if (session.playback.isResting) (zoom ?? input).pointerdown(event);
        else session.playback.skip();
      },
      key: (event: KeyboardEvent) => {
        session.playback.skip();
        input.keydown(event);
        if (!event.defaultPrevented) zoom?.keydown(event);
        if (!event.defaultPrevented) this.#onLetter(event);
      },
    };
    const drawn = scene({
      ...this.#drawingProps(session),
      zoom,
      reason: this.refused?.anchor === undefined ? undefined : this.bubble,
      chooser: this.#chooser,
      shown,
      lights,
      over,
      on,
    });
    return html`<div class="stage" id="stage" @focusin=${keyed}>${above ?? nothing} ${drawn}</div>`;
  }
  #drawingProps(session: Session): DrawingProps {
    const [layout, prefix, marked] = [this.#layout, this.#idPrefix, this.#controls.marked()];
    return { session, input: this.input, text: this.text, layout, prefix, readonly: this.isPicture, marked };
  }
  #drawn({ picture, view, text, shown = NONE }: DrawnOpening): TemplateResult {
    const still = { state: () => 'idle' as const, changed: NONE, shown, tabStop: undefined };
    return picture.board(view, { text, layout: this.#layout, prefix: this.#idPrefix, ...still });
  }
  /** Further notes below the board. */
  protected get notes(): unknown {
    return nothing;
  }
  protected override render(): TemplateResult {
    const { session, text } = this;
    if (this.fault || (!session && this.loading.waitsForClick))
      return absence(this.loading, text, { fault: this.fault, faultKey: this.faultKey });
    if (!session && this.opened) return this.placeholder(this.#drawn(this.opened), this.opened);
    if (!session)
      return html`<slot @slotchange=${() => this.requestUpdate()}></slot
        >${this.childElementCount > 0 ? nothing : this.placeholder()}`;
    const inside = session.hotSeat.curtain === undefined ? this.content(session) : undefined;
    const notes = [this.notes, languageNote(this.vocabulary, text), failedLoadNote(this, text)];
    return gameFrame(inside, session, text, notes, this.readingOrder, this.announcer.region);
  }
}
