/** What every element with a board shares: its words, its room, the session it draws, what readers do on it, and what is announced. */
import { LitElement, adoptStyles, html, nothing, type CSSResult, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { Fact, Move, Refusal, Seat } from '../../kernel/game.js';
import { isLoaded } from '../../kernel/deferred.js';
import type { Embed } from '../../embed/address.js';
import { placeStyles } from '../../drawing/place.styles.js';
import type { GameAbout } from '../../game-ui/about.js';
import type { GameUi, Layout } from '../../game-ui/game-ui.js';
import { aboutGame, firstGame } from '../../game-ui/games.js';
import { Ahead } from './ahead.js';
import { allStyles } from './all-styles.js';
import { promptOf, summaryOf } from './prompt.js';
import { arrangement, leastWide, type Fit } from './arrangement.styles.js';
import { nowArrangement, nowStyles } from './now.styles.js';
import { RuleDoor } from './rule-id.js';
import { styles } from './shared.styles.js';
import type { BoardZoom } from './board-zoom.js';
import { Door } from './door.js';
import { drawing, keyed, place, scene, type Lit, type DrawingProps } from './scene.js';
import { sceneStyles } from './scene.styles.js';
import { shareDoor } from './share-door.js';
import type { Session } from './session.js';
import type { SessionEvents } from './session-options.js';
import { Announcer } from './announcer.js';
import { LazyLoading, type Load } from './lazy-loading.js';
import { BoardInput } from './board-input.js';
import type { Chooser } from './chooser.js';
import { Running, type Behind, type Late } from './running.js';
import { Controls } from './controls.js';
import { FocusKeeper } from './focus.js';
import { Breakpoints } from './breakpoints.js';
import { LinkTarget } from './link-target.js';
import { missed, missedNote } from './missed.js';
import type { Entrance } from './frame-playback.js';
import { absence, isAway, isMissed, languageNote } from './fault.js';
import { cover, curtainStyles, gameFrame } from './game-frame.js';
import type { Departure } from './travel.js';
import { Vocabulary } from './words.js';

let boards = 0; // two on a page must not share the ids of their drawings
const waiting = new WeakSet<BoardElement>(); // those with children that nobody is near yet

/**
 * A board with what stands beside it.
 *
 * @cssproperty --playable-height - The height that board, hand and what to do fit into: the window's (`100dvh`), less what a page keeps above and below.
 * @cssproperty --playable-accent - The one colour that stands out.
 * @cssproperty --playable-ink - Text.
 * @cssproperty --playable-faint - Quiet text.
 * @cssproperty --playable-paper - The ground.
 * @cssproperty --playable-panel - Panels.
 * @cssproperty --playable-line - Borders.
 * @cssproperty --playable-font - Text and controls.
 */
export abstract class BoardElement extends LitElement {
  static override styles = [styles, nowStyles, sceneStyles, placeStyles, curtainStyles];
  /** What stands where around the board of a game. */
  protected static arrangements: readonly ((about: GameAbout) => CSSResult)[] = [arrangement, nowArrangement];

  /** Which game; the first there is, unless it says. */
  @property() game = firstGame();
  /** When the game is loaded: `near` the viewport, on a `click`, or `now`. */
  @property() load: Load | null = 'near';
  /** The drawing fits the `screen`, which is the column and the window's height, as far as it is legible, or the column's `width`. */
  @property() fit: Fit | null = 'screen';
  /** `off` takes the letter keys away. */
  @property() shortcuts: string | null = null;
  /** Where the embed pages of what is shared lie, a whole address; without it, beside the script. */
  @property() site: string | null = null;
  /** Words of the page's own, by the keys of the catalogues in `src/i18n` and the game's `text`: they come before those. */
  @property({ attribute: false }) words: Catalogue = {};

  @state() protected session: Session | undefined;
  @state() protected fault: unknown;
  @state() protected refused: { refusal?: Refusal; anchor: string | undefined; from?: string | undefined } | undefined;
  /** What the last letter key was answered with: it stands until the next move. */
  @state() protected answered: string | undefined;

  readonly #controls = new Controls(
    () => this.requestUpdate(),
    (act) => this.#running.whenHere(act),
  );
  readonly #prefix = `p${++boards}-`;
  readonly #internals = typeof this.attachInternals === 'function' ? this.attachInternals() : undefined;
  readonly #room = new Breakpoints(this, () => [leastWide(aboutGame(this.game))], 1);
  #isDressed = false; // with the styles that come behind a first board too
  #curtain: Seat | undefined; // for whom it is down
  #refusedWith: string | undefined; // what was in the hand at a refusal, which goes when something else is taken up
  #leaving: Departure[] = [];
  protected readonly vocabulary = new Vocabulary(this);
  protected text: Text = this.vocabulary.text();
  protected readonly loading = new LazyLoading(
    this,
    () => this.load ?? 'near',
    (isStale) => {
      if (waiting.has(this)) this.#wake();
      return this.fetchContent(isStale);
    },
    () => isMissed(this.fault),
  );
  protected readonly announcer = new Announcer(this, (count) => this.text('ui.passedOver', { count }));
  readonly #anchors = () => this.session?.ui.anchors(this.session.view, this.#layout) ?? [];
  protected readonly input = new BoardInput(this, this.#anchors, {
    point: (...pointed) => !!this.session && this.#controls.point(this.session, this.late, ...pointed),
    take: (count) => this.announcer.say(this.text('ui.taken', { count })),
  });
  readonly #zoomDoor = new Door(this, 'zoom', () =>
    import('./board-zoom.js').then(({ BoardZoom }) => new BoardZoom(this, this.input, this.#anchors)),
  );
  /** Whether readers may be quick: what a move was made with stays in the hand, several moves are made at once. */
  protected readonly hasShortcuts: boolean = true;
  #chooser: Chooser | undefined;
  readonly #running = new Running(this, this.input, this.vocabulary, (late) => {
    new late.Following(this);
    const play = (move: Move, anchor: string) => void (this.session?.isOpen && this.session.play(move, anchor));
    this.#chooser = new late.Chooser(this, (anchor) => this.input.focus(anchor), play);
  });
  protected get late(): Late | undefined {
    return this.#running.late;
  }
  readonly #ahead = new Ahead();
  protected readonly focusKeeper = new FocusKeeper(this, this.input);
  /** The text of a rule whose id is clicked. */
  protected readonly rules = new RuleDoor(this, () => {
    const { session, words, text } = this;
    return session && { root: this.renderRoot as ShadowRoot, ui: session.ui, words, text };
  });
  /** Gives what is on show to elements that go with this one. */
  protected readonly sharing = new LinkTarget(this, () => this.shown);

  get #layout(): Layout {
    return this.#room.step === 0 ? 'narrow' : 'wide';
  }
  /** Which part is seen of a board that can be made larger, once it has the styles for that. */
  get #zoom(): BoardZoom | undefined {
    return this.#isDressed && this.session?.ui.zooms ? this.#zoomDoor.fetched : undefined;
  }
  /** Resolves when what the attributes ask for now is on show; rejects with what keeps it from being shown. */
  async ready(): Promise<this> {
    if (waiting.has(this)) this.#wake();
    // What was just set may be something else to wait for.
    await this.updateComplete;
    await this.loading.last();
    if (this.fault) throw this.fault as Error;
    await this.updateComplete;
    return this;
  }
  /** The phase on show, as a state of the game's chart; empty until the game has come. */
  get phase(): string {
    return this.shown?.view.phase ?? '';
  }
  /** What is on show. */
  protected get shown(): Session | undefined {
    return this.session;
  }

  /**
   * An element with children that nobody is near stays as the page wrote it: in a shadow root all of them would be laid
   * out anew, and twenty of them in an article keep a slow machine busy for seconds.
   */
  override connectedCallback(): void {
    const isFar = !this.hasUpdated && this.childElementCount > 0 && this.loading.waitsToBeNear;
    if (!isFar) return this.#wake();
    waiting.add(this);
    this.loading.wait();
  }
  #wake(): void {
    waiting.delete(this);
    super.connectedCallback();
  }
  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    if (change[0] === 'load' && waiting.has(this) && this.isConnected) this.connectedCallback();
  }
  /** Fetches what is to be shown, and shows it unless it comes too late; keeps what goes wrong in `fault`. */
  protected abstract fetchContent(isStale: () => boolean): Promise<void>;
  /** Heeds attributes that change later. */
  protected abstract applyChanges(changed: ReadonlyMap<PropertyKey, unknown>): void;
  /** What else comes behind a first board. */
  protected readonly behind: readonly Behind[] = [];
  /** What of the element is shared; `undefined` where that has no address. */
  protected abstract readonly embed: Omit<Embed, 'game'> | undefined;
  /** The board when a session runs, and what to do on it; what else stands beside a first one is drawn behind it, `isWhole`. */
  protected abstract content(session: Session, isWhole: boolean): TemplateResult;
  /** The room that is kept where nothing stands in its place. */
  protected abstract readonly placeholder: TemplateResult;
  /** What to do now is read before the places of the board, most of which nothing can be done with. */
  protected readonly readingOrder: string | undefined = 'now stage side';
  /** What the element shows, in a few words, for what stands outside it; empty until it has come. */
  abstract readonly summary: string;
  /** What is said of a fault. */
  protected readonly faultKey: string = 'ui.error';
  /** Whether the board is only looked at. */
  protected isPicture = false;
  /** What goes wrong is shown, with the children, and not thrown. Says whether all went well. */
  protected attempt(act: () => void): boolean {
    try {
      act();
      this.fault = undefined;
    } catch (error) {
      this.fault = error;
    }
    return this.fault === undefined;
  }
  /** Takes on the styles of the game, as far as they are known before it has come. */
  protected dress(ui?: GameUi): void {
    this.#isDressed = ui !== undefined && isLoaded(ui.game.id);
    const { elementStyles, arrangements } = this.constructor as typeof BoardElement;
    const around = arrangements.map((arrange) => arrange(aboutGame(this.game)));
    adoptStyles(this.renderRoot as ShadowRoot, allStyles(elementStyles, around, ui));
  }
  /** Shows where a session stands. */
  protected begin(session: Session): void {
    this.#running.turnTo(session.ui);
    this.dress(session.ui);
    session.begin();
  }
  /** Lets go of the session, for another. */
  protected leave(): void {
    this.session?.end();
    this.#chooser?.close();
    this.session = this.fault = undefined;
    this.#controls.clear();
  }

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('load') && this.isConnected) this.loading.wait();
    if (this.loading.waitsForClick) this.vocabulary.need();
    this.applyChanges(changed);
    if (changed.has('game') && !this.session) this.dress();
    this.#see();
    const { session, input } = this;
    if (!session) return;
    if (changed.has('refused')) this.#refusedWith = input.chosen;
    else if (this.#refusedWith !== input.chosen) this.refused = undefined;
    if (isLoaded(session.ui.game.id) !== this.#isDressed) this.dress(session.ui);
    if (session.curtain !== this.#curtain) this.#onCurtain(session.curtain);
    const ariaLabel = this.text('ui.region', { game: this.text('game.name'), summary: this.summary });
    Object.assign(this.#internals ?? {}, { role: 'region', ariaLabel });
  }
  /** Takes in what is on show: the words for it, and what can be done. */
  #see(): void {
    const { session, input } = this;
    const text = this.vocabulary.text(this.words, session?.view, session?.names);
    // A voice reads what it finds in the language of the element: nothing that was said in another stays.
    if (text.lang !== this.text.lang) this.announcer.clear();
    this.text = text;
    if (!session) return;
    input.offer(session.decisions.offer(this.hasShortcuts));
    input.settle(this.#anchors());
  }
  readonly #drawAhead = (isGround: boolean): void => {
    this.#see();
    const { session } = this;
    if (session && session.curtain === undefined) this.#ahead.draw(drawing(this.#drawingProps(session)), isGround);
  };
  protected override updated(_changed: PropertyValues<this>): void {
    this.late?.travel(this.renderRoot, this.#leaving.splice(0));
    const { session, refused } = this;
    if (!session) return;
    const more = session.ui.zooms ? [this.#zoomDoor, ...this.behind] : this.behind;
    this.#running.begin(this.isPicture ? undefined : session.playthrough, session.ui, more);
    place(this.renderRoot, session, this.#layout, this.#chooser?.anchor ?? refused?.anchor, this.#zoom);
  }
  protected override scheduleUpdate(): void | Promise<unknown> {
    return this.#running.together(this.session?.ui, () => super.scheduleUpdate(), this.#drawAhead);
  }
  /** The controls of the phase are part of what is on show, so is what comes behind it. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#controls.complete();
    await this.#running.last;
    return super.getUpdateComplete();
  }

  protected readonly events: SessionEvents = {
    frame: (facts, entrance) => this.#onFrame(facts, entrance),
    refused: (...refused) => this.refuse(...refused),
    forced: () => this.announcer.say(promptOf({ session: this.session!, text: this.text, readonly: this.isPicture })),
    ask: (moves, anchor) => this.ask(moves, anchor),
    failed: (error) => (isAway(error) ? missed(this, 'bots', error, () => this.session?.goOn()) : this.fail(error)),
    tell: (type, detail, cancelable) => this.tell(type, detail, cancelable),
  };
  /** An opponent failed. */
  protected fail(_error: unknown): void {}
  protected tell(type: string, detail: object, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }
  readonly #say = (key: string, { code, params }: Fact): string =>
    this.text(`${key}.${code}`, this.session!.ui.factParams(params, this.session!.view));
  protected readonly sentence = (fact: Fact): string => this.#say('fact', fact);
  /** What is said beside the place that was refused. */
  protected get bubble(): string | undefined {
    const refusal = this.refused?.refusal;
    return refusal && this.#knows(refusal) ? this.reason(refusal) : undefined;
  }
  /** Whether the words for a refusal have come, which no first board needs. */
  readonly #knows = ({ code }: Refusal): boolean => !this.#running.last || this.text.has(`refuse.${code}`);
  protected reason(refusal: Refusal): string {
    const where = this.late?.whereTo(this.session!, this.refused?.from, this.text, this.#controls) ?? '';
    return this.text('ui.refused', { reason: this.#say('refuse', refusal) + where, rule: refusal.rule });
  }
  protected get phaseAndPrompt(): string {
    return summaryOf({ session: this.session!, text: this.text, readonly: this.isPicture });
  }
  #onFrame(facts: readonly Fact[], entrance: Entrance): void {
    this.refused = this.answered = undefined;
    this.#chooser?.close();
    const motion = (fact: Fact) => this.session?.ui.motion?.(fact);
    if (entrance === 'step') this.#leaving = this.late?.departures(this.renderRoot, facts, motion) ?? [];
    if (entrance !== 'jump') this.announcer.say(this.session!.worthTelling(facts).map(this.sentence).join(' '));
  }
  /** Whoever comes next finds nothing of what was said, opened or refused before, nor what was looked at. */
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
    const say = (): void => this.announcer.say(this.reason(refusal));
    if (this.#knows(refusal)) say();
    else void this.updateComplete.then(say);
    this.tell('playable-refuse', { move: move && this.session!.told(move), refusal });
    if (anchor !== undefined) this.late?.shake(this.renderRoot, anchor);
  }
  /** Several moves are meant by what the reader pointed at. */
  protected ask(moves: readonly Move[], anchor: string): void {
    this.refused = undefined;
    this.#chooser?.open(moves, anchor);
    this.announcer.say(this.text('ui.ask', { count: moves.length }));
  }
  #onLetter(event: KeyboardEvent): void {
    const { session, text, sentence, phaseAndPrompt: summary, input } = this;
    const asked = { session: session!, text, sentence, summary, anchor: input.tabStop ?? '' };
    const answer = this.shortcuts === 'off' ? undefined : this.late?.letterAnswer(event, asked);
    if (answer !== undefined) this.announcer.say((this.answered = answer));
  }
  /** Opens the menu for sharing; `undefined` where nothing can be shared. */
  protected get share(): (() => void) | undefined {
    const { session, text, embed } = this;
    if (!session || !embed || !this.#running.isWhole(session.ui)) return undefined;
    return shareDoor(this, { session, lang: text.lang, embed: { game: this.game, lang: text.lang, ...embed } });
  }
  /** The controls of the phase, when somebody at this device may move. */
  protected control(session: Session): HTMLElement | undefined {
    return this.#controls.of(session, this.text, this.input, this.hasShortcuts);
  }
  /** The board, with what a lesson points at, and above it what belongs to it. */
  protected board(session: Session, shown?: ReadonlySet<string>, above?: TemplateResult, lights?: Lit): TemplateResult {
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
      ahead: this.#ahead,
      on,
    });
    return html`<div class="stage" id="stage" @focusin=${keyed}>${above ?? nothing} ${drawn}</div>`;
  }
  #drawingProps(session: Session): DrawingProps {
    const [layout, prefix, marked] = [this.#layout, this.#prefix, this.#controls.marked()];
    return { session, input: this.input, text: this.text, layout, prefix, readonly: this.isPicture, marked };
  }
  protected override render(): TemplateResult {
    const { session, text } = this;
    if (this.fault || (!session && this.loading.waitsForClick))
      return absence(this.loading, text, { fault: this.fault, faultKey: this.faultKey });
    if (!session)
      return html`<slot @slotchange=${() => this.requestUpdate()}></slot
        >${this.childElementCount > 0 ? nothing : this.placeholder}`;
    const inside = session.curtain === undefined ? this.content(session, this.#running.isWhole(session.ui)) : undefined;
    const notes = [languageNote(this.vocabulary, text), missedNote(this, text)];
    return gameFrame(inside, session, text, notes, this.readingOrder, this.announcer.region);
  }
}
