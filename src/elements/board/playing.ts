/** What happens on a board while somebody plays: input, refusals, choices, answers, animations. Loaded with the rules. */
import type { TemplateResult } from 'lit';
import { dispatch } from '../../dom/dispatch.js';
import type { Layout } from '../../game-ui/game-ui.js';
import { formatRefusal } from '../../game-ui/sentences.js';
import type { Fact, Refusal, Seat } from '../../kernel/game.js';
import type { Entrance } from '../session/frame-playback.js';
import type { GameContext } from '../session/game-context.js';
import { promptOf, summaryOf } from '../session/prompt.js';
import { Session, type GameToShow } from '../session/session.js';
import type { SessionEvents, SessionOptions } from '../session/session-options.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import { LazyPart } from '../ui/lazy-part.js';
import { afterPaint } from '../ui/scheduling.js';
import { AutoScroll, type Step } from './auto-scroll.js';
import { BoardInput } from './board-input.js';
import { Chooser } from './chooser.js';
import { Controls } from './controls.js';
import { cover } from './curtain.js';
import { toFirstLetter } from './first-letter.js';
import { letterAnswer } from './letter-keys.js';
import { animatePieces, measureStarts, shake, type Departure } from './piece-animation.js';
import { placeBeside, scene, type SceneProps } from './scene.js';
import { whereTo } from './where-to.js';

export { playingWords } from '../../i18n/playing/index.js';

/** What the reader tried in vain. */
interface Refused {
  /** The place beside which the reason is shown. */
  readonly anchor: string | undefined;
  readonly rule?: string;
  /** The reason in the words of now; `undefined` once it no longer holds. */
  readonly reason: () => string | undefined;
}
/** What a board needs of its element besides the context. */
interface PlayingOptions {
  readonly layout: () => Layout;
  /** Makes the ids in the drawing unique on the page. */
  readonly prefix: string;
  /** Whether pieces stay in the hand after a move, and the reader can make several moves at once. */
  readonly hasShortcuts: boolean;
  /** Whether letter keys are answered. */
  readonly hasLetters: () => boolean;
}

export class Playing {
  readonly input: BoardInput;
  /** The last refusal, shown until the next move or press, or until the reader picks up something else or asks for help. */
  refused: Refused | undefined;
  /** The answer to the last letter key. It stays until the next move. */
  answered: string | undefined;
  /** The refusal that was rendered last, and what was in the hand then. */
  #rendered: { readonly refused: Refused | undefined; readonly chosen: string | undefined } | undefined;
  /** The step of a lesson that was rendered last. */
  #step: Step | undefined;
  /** The anchors at which pieces arrive in the frame that was rendered last. */
  #arrivals: readonly string[] = [];
  #curtain: Seat | undefined;
  #departures: Departure[] = [];
  readonly #context: GameContext;
  readonly #options: PlayingOptions;
  readonly #controls: Controls;
  readonly #chooser: Chooser;
  readonly #lazyZoom;

  constructor(context: GameContext, options: PlayingOptions) {
    const { element } = context;
    this.#context = context;
    this.#options = options;
    this.#controls = new Controls(context);
    this.input = new BoardInput(element, this.#anchors, this.#controls);
    new AutoScroll(
      element,
      () => this.complete(),
      () => this.#controls.marked(),
      () => this.#step,
      () => this.#arrivals,
    );
    this.#chooser = new Chooser(context, this.input);
    element.addEventListener('keydown', (event) => options.hasLetters() && toFirstLetter(event));
    this.#lazyZoom = new LazyPart(element, 'zoom', () =>
      import('./board-zoom.js').then(({ BoardZoom }) => {
        const standsAt = () => this.#session.ui.standsAt?.(this.#session.view);
        return new BoardZoom(element, this.input, this.#anchors, standsAt);
      }),
    );
  }
  /** The session on show. Whoever plays has one. */
  get #session(): Session {
    return this.#context.session!;
  }
  get #shown() {
    const { text, isPicture: readonly } = this.#context;
    return { session: this.#session, text, readonly };
  }
  get #root() {
    return this.#context.element.renderRoot;
  }
  /** The zoom of the board, if the game has it and it is loaded. */
  get #zoom() {
    return this.#session.ui.zooms ? this.#lazyZoom.value : undefined;
  }
  readonly #anchors = () => this.#session.ui.anchors(this.#session.view, this.#options.layout());

  /** Makes the session of a game. Throws `BadInput` or `RefusedMove` if the record or the seats are invalid. */
  newSession(options: SessionOptions, ...game: GameToShow): Session {
    return new Session(this.#context.element, options, ...game);
  }
  /** Closes what belongs to the session on show, before another. */
  leave(): void {
    this.#chooser.close();
    this.#controls.clear();
  }

  /** Reads the state of the session, before it is rendered. */
  update(): void {
    const { decisions, hotSeat } = this.#session;
    const { input, refused } = this;
    input.offer(decisions.offer(this.#options.hasShortcuts));
    input.settle(this.#anchors());
    const { chosen } = input;
    if (this.#rendered?.refused !== refused) this.#rendered = { refused, chosen };
    else if (this.#rendered?.chosen !== chosen) this.refused = undefined;
    if (hotSeat.curtain !== this.#curtain) this.#onCurtain(hotSeat.curtain);
  }
  /** Moves what was rendered to its place. Resolves when everything is loaded that a board need not wait for. */
  updated(): Promise<unknown> {
    const session = this.#session;
    animatePieces(this.#root, this.#departures.splice(0));
    const anchor = this.#chooser.anchor ?? this.refused?.anchor;
    const size = session.ui.size(session.view, this.#options.layout());
    this.#zoom?.updated(size);
    placeBeside(this.#root, this.#zoom?.view.seen ?? { x: 0, y: 0, ...size }, this.#anchors, anchor);
    this.#chooser.placed();
    return Promise.all([session.ui.zooms && this.#lazyZoom.load(), this.#run(session)]);
  }
  /** Starts the game's actor once the board is painted. A game that is only looked at needs none. */
  async #run({ playthrough }: Session): Promise<void> {
    const { element, isPicture } = this.#context;
    if (isPicture || playthrough.isRunning) return;
    await afterPaint();
    await playthrough.run().catch((error: unknown) => reportFailedLoad(element, 'running', error, () => undefined));
  }
  complete(): Promise<void> {
    return this.#controls.complete();
  }

  readonly events: SessionEvents = {
    frame: (facts, entrance) => this.#onFrame(facts, entrance),
    refused: (move, refusal, anchor, from) => {
      this.refuse({ anchor, rule: refusal.rule, reason: () => this.#reason(refusal, from) });
      this.events.dispatch('playable-refuse', { move: move && this.#session.knowledge.redact(move), refusal });
    },
    forced: () => this.#say(promptOf(this.#shown)),
    ask: (moves, anchor) => {
      this.refused = undefined;
      this.#chooser.open(moves, anchor);
      this.#say(this.#context.text('ui.ask', { count: moves.length }));
    },
    failed: (error) => reportFailedLoad(this.#context.element, 'bots', error, () => this.#context.session?.resume()),
    dispatch: (...event) => dispatch(this.#context.element, ...event),
  };
  #say(message: string): void {
    this.#context.announcer.say(message);
  }
  #forget(): void {
    this.refused = this.answered = undefined;
    this.#chooser.close();
  }
  #onFrame(facts: readonly Fact[], entrance: Entrance): void {
    const { ui, knowledge, view } = this.#session;
    this.#forget();
    if (entrance === 'next') this.#departures = measureStarts(this.#root, facts, (fact) => ui.motion?.(fact));
    if (entrance === 'jump') return;
    // Who listens does not see the board: what is not told above it is said all the same, as that somebody passes.
    const told = knowledge.factsToTell(facts, view);
    this.#say((told.length > 0 ? told : facts).map(this.#context.sentence).join(' '));
  }
  /** Removes everything that the next person at the device must not see: messages, open dialogs, refusals and the zoom. */
  #onCurtain(seat: Seat | undefined): void {
    this.#curtain = seat;
    this.#zoom?.view.all();
    if (seat === undefined) return;
    cover(this.#root);
    this.#forget();
    this.#context.announcer.clear();
    this.#say(this.#context.text('ui.curtain', { seat }));
  }
  /** Shows and announces that something was refused. */
  refuse(refused: Refused): void {
    this.refused = refused;
    this.#say(refused.reason() ?? '');
    if (refused.anchor !== undefined) shake(this.#root, refused.anchor);
    this.#context.element.requestUpdate();
  }
  /** Why a move is refused, and where the piece at `from` may go instead. */
  #reason(refusal: Refusal, from: string | undefined): string {
    const { text } = this.#context;
    return formatRefusal(refusal, this.#session, text, whereTo(this.#session, from, text, this.#controls));
  }
  #onLetter(event: KeyboardEvent): void {
    if (!this.#options.hasLetters()) return;
    const { sentence, element } = this.#context;
    const answer = letterAnswer(event, { ...this.#shown, sentence, anchor: this.input.tabStop ?? '' });
    if (answer === undefined) return;
    this.#say((this.answered = answer));
    element.requestUpdate();
  }

  /** The phase and its prompt, or whom the curtain is for. */
  get summary(): string {
    return summaryOf(this.#shown);
  }
  /** The controls of the phase; `undefined` if nobody at this device may move. */
  get control(): HTMLElement | undefined {
    return this.#controls.of(this.#session, this.input);
  }
  /** The board with highlights; in a lesson those of step `n`. */
  board(highlights: Pick<SceneProps, 'above' | 'shown' | 'lights' | 'over'>, n?: number): TemplateResult {
    const { ui, view, playback } = this.#session;
    const isReached = playback.isResting;
    this.#step = n === undefined ? undefined : { n, shown: [...(highlights.shown ?? [])], isReached };
    this.#arrivals = view.last.flatMap((fact) => ui.motion?.(fact)?.to ?? []);
    return scene({
      ...this.#shown,
      ...highlights,
      prefix: this.#options.prefix,
      layout: this.#options.layout(),
      input: this.input,
      zoom: this.#zoom,
      marked: this.#controls.marked(),
      chooser: this.#chooser,
      reason: this.refused?.anchor === undefined ? undefined : this.refused.reason(),
      on: { press: this.#onPress, key: this.#onKey },
    });
  }
  readonly #onPress = (event: PointerEvent): void => {
    const { playback } = this.#session;
    if (this.refused) this.#context.element.requestUpdate();
    this.refused = undefined;
    this.#chooser.close();
    if (playback.isResting) (this.#zoom ?? this.input).pointerdown(event);
    else playback.skip();
  };
  readonly #onKey = (event: KeyboardEvent): void => {
    this.input.keydown(event);
    if (!event.defaultPrevented) this.#zoom?.keydown(event);
    if (!event.defaultPrevented) this.#onLetter(event);
  };
}
