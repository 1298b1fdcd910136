import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { AnyActorRef } from 'xstate';
import { dispatch } from '../../dom/dispatch.js';
import { phasesWords } from '../../i18n/phases/index.js';
import { playingWords } from '../../i18n/playing/index.js';
import type { Catalogue } from '../../i18n/text.js';
import { badInput } from '../../kernel/bad-input.js';
import { badSource } from '../../kernel/bad-source.js';
import { BadInput, type Move } from '../../kernel/game.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { formatReason, formatRefusal } from '../../game-ui/sentences.js';
import { loadGame } from '../../loading/games.js';
import { logged } from '../ui/fault.js';
import { LazyElement } from '../ui/lazy-element.js';
import { Warnings } from '../ui/warnings.js';
import { afterPaint, pause } from '../ui/scheduling.js';
import { SessionConsumer } from '../session/session-consumer.js';
import { FocusKeeper } from '../board/focus.js';
import { styles as shared } from '../ui/shared.styles.js';
import { scrollCue } from '../ui/scroll-cue.styles.js';
import type { Session } from '../session/session.js';
import type { SessionEvents } from '../session/session-options.js';
import type { Graph } from '../../inspector/graph.js';
import { ActorSystem } from '../../inspector/actor-system.js';
import { ActorWatch } from './actor-watch.js';
import { bandStyles } from './band.styles.js';
import { ChartPanel, type ChartPanelProps } from './chart-panel.js';
import { chartStyles } from './chart.styles.js';
import { GameWatch } from './game-chart.js';
import { ownSession } from './own-session.js';
import { styles } from './playable-phases.styles.js';
import { indexIn, whereabouts, type LiveChart } from './live-chart.js';

/** How long news waits after an update, as a multiple of the time that this took. */
const REST = 3;

/**
 * The live statechart of a game or a lesson: its current state, what may happen next, what is refused and why, and its
 * history. It shows the game of another element of the page, a game of its own, or any XState actor.
 *
 * @element playable-phases
 * @slot - Fallback: shown until the chart is loaded, and if loading fails.
 * @fires {CustomEvent<{move: Move}>} playable-move - Before a move in the element's own game; cancelable.
 * @fires {CustomEvent<{move: Move, text: string}>} playable-moved - After a move in the element's own game.
 * @fires {CustomEvent<{phase: string}>} playable-phase - When the element's own game shows another phase.
 * @csspart now - The current state and the prompt.
 * @csspart picture - The drawn chart with its zoom buttons.
 */
export class PlayablePhases extends LazyElement {
  static override styles = [shared, chartStyles, bandStyles, styles, scrollCue];

  /** Id of a `<playable-game>` or `<playable-lesson>` in the same document or shadow root, whose game is shown in place of one of its own. */
  @property({ attribute: 'for' }) htmlFor: string | null = null;
  /** Any running actor of an XState 5 machine. Takes precedence over `for` and `game`. */
  @property({ attribute: false }) actor: AnyActorRef | undefined;
  /** Number of players of the element's own game. */
  @property() players: string | number | null = null;
  /** Random seed of the element's own game. */
  @property() seed: string | number | null = null;
  /** Options of the element's own game: `name=value`, separated by spaces. */
  @property() options: string | null = null;
  /** Moves already made in the element's own game, in notation, separated by `;`. They require a `seed`. */
  @property() moves: string | null = null;
  /** A permalink: start and moves in one word. */
  @property({ attribute: 'state' }) link: string | null = null;
  /** How many of the moves are shown. */
  @property() at: string | number | null = null;
  /**
   * The viewer of the element's own game: a seat by its name in notation, or `spectator`. By default the player to move,
   * or a spectator if the game has hidden information.
   */
  @property() seat: string | null = null;
  /** The selected phase, as the id of a state of the chart. */
  @property() phase: string | null = null;
  /** Address of your own external inspector, in place of Stately's. */
  @property({ attribute: 'inspector-url' }) inspectorUrl: string | null = null;

  @state() private own: Session | undefined;
  @state() private selected: string | undefined;

  protected override readonly faultKey = 'phases.error';
  readonly #warnings = new Warnings(this);
  readonly #consumer = new SessionConsumer(this);
  readonly #gameWatch = new GameWatch(() => this.requestUpdate());
  readonly #panel: ChartPanel = new ChartPanel(this, (message) => this.announcer.say(message));
  #actorWatch: ActorWatch | undefined;
  /** The actors of the system that were opened, by the actor. */
  readonly #opened = new Map<AnyActorRef, ActorWatch>();
  #system: ActorSystem | undefined;
  /** Whether an actor has news that no update has shown. */
  #hasNews = false;
  /** When the next news may be shown. */
  #restUntil = 0;
  /** Error for an invalid `actor`: stays until `actor` changes, whatever else loads. */
  #notActor: unknown;
  /** The game whose texts are loaded; `null` if there is no game. */
  #learnt: GameUi | null | undefined;
  /** The game whose texts are loading, or were loaded last. */
  #learning: GameUi | null | undefined;
  #chart: LiveChart | undefined;
  /** The chart in which `phase` was selected; from then on the reader selects. */
  #chosenIn: Graph | undefined;

  constructor() {
    super();
    new FocusKeeper(this, () => undefined);
  }

  /** Ids of the active states of the chart shown, outermost first; empty until it is loaded. */
  get active(): readonly string[] {
    return this.#chart ? [...this.#chart.active] : [];
  }

  // Loading.

  protected override readonly ownWords = phasesWords;
  protected override async fetchContent(isStale: () => boolean): Promise<void> {
    this.#leave(); // after a failure there may be a game, but none of its words
    if (this.actor || this.htmlFor !== null) return await this.#learn(this.#session?.ui ?? null);
    const ui = await loadGame(this.game, this.vocabulary.lang);
    const session = await ownSession(this, { ui, events: this.#events }, this);
    if (isStale()) return session.end();
    this.own = session;
    await this.#learn(ui);
  }
  /** Loads the texts of a game and those of this element. */
  async #learn(ui: GameUi | null): Promise<void> {
    this.#learning = ui;
    // The picture stands at the top, so it is awaited before the first render. A failure is reported in its place.
    const picture = ui?.diagrams?.().catch(() => undefined);
    const text = async (lang: string): Promise<Catalogue> => {
      const words = await Promise.all([phasesWords(lang), playingWords(lang), ui?.text(lang) ?? {}]);
      return Object.assign({}, ...words) as Catalogue;
    };
    await this.vocabulary.learn({
      text,
      languages: ui?.languages,
      ...(ui?.formatValue && { formatValue: ui.formatValue.bind(ui) }),
      ...(ui?.seatTerms && { seatTerms: ui.seatTerms }),
    });
    await picture;
    if (this.#learning === ui) this.#learnt = ui;
    this.requestUpdate();
  }
  /** Ends the element's own game, to start another. */
  #leave(): void {
    this.own?.end();
    this.own = this.fault = undefined;
  }
  #watchActor(): void {
    this.#stopWatching();
    this.#opened.clear();
    this.#actorWatch = this.#system = this.#notActor = undefined;
    try {
      if (!this.actor) return;
      this.#openActor(this.actor);
      this.#system = new ActorSystem(this.actor, this.#hearNews);
    } catch (error) {
      this.#notActor = error;
    }
    // `connectedCallback` starts it.
    if (!this.isConnected) this.#stopWatching();
  }
  /** Shows an actor of the system; its history begins when it is first shown. */
  #openActor(actor: AnyActorRef): void {
    this.#actorWatch = this.#opened.get(actor) ?? new ActorWatch(actor, this.#hearNews);
    this.#opened.set(actor, this.#actorWatch);
    this.selected = this.#chosenIn = undefined;
    this.requestUpdate();
  }
  readonly #hearNews = (): void => {
    this.#hasNews = true;
    this.requestUpdate();
  };
  /**
   * The page's actor may take many events between two frames. They are shown together, and a chart that takes long to show
   * leaves most of the time to the page.
   */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.#hasNews) await Promise.all([afterPaint(), pause(this.#restUntil - performance.now())]);
    this.#hasNews = false;
    const begun = performance.now();
    await super.scheduleUpdate();
    this.#restUntil = performance.now() + REST * (performance.now() - begun);
  }
  #stopWatching(): void {
    this.#system?.stop();
    this.#opened.forEach((watch) => watch.stop());
  }
  override connectedCallback(): void {
    super.connectedCallback();
    this.#system?.start();
    this.#opened.forEach((watch) => watch.start());
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching();
    this.#gameWatch.stop();
  }

  protected override get hindrance(): unknown {
    return this.#notActor ?? this.fault;
  }
  get #session(): Session | undefined {
    if (this.actor) return undefined;
    return this.htmlFor === null ? this.own : this.#consumer.session;
  }
  readonly #events: SessionEvents = {
    frame: (facts, entrance) => {
      // The first frame is shown while the game starts: there is nothing to announce.
      if (entrance === 'jump') return;
      this.announcer.say(facts.map((fact) => formatReason('fact', fact, this.own!, this.text)).join(' '));
    },
    refused: (_move, refusal) => this.announcer.say(formatRefusal(refusal, this.own!, this.text)),
    // Never called: the chart has no board on which a reader points at places.
    ask: () => undefined,
    failed: (error) => (this.fault = logged(error, this)),
    dispatch: (...event) => dispatch(this, ...event),
  };

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const isChanged = (...names: (keyof PlayablePhases)[]) => names.some((name) => changed.has(name));
    if (isChanged('htmlFor')) this.#consumer.follow(this.htmlFor);
    if (isChanged('actor')) this.#watchActor();
    const isOther = isChanged('htmlFor', 'game', 'players', 'seed', 'options', 'moves', 'link', 'at', 'seat', 'actor');
    // An invalid `load` may be corrected as long as nothing is shown.
    if (this.hasUpdated && this.loading.hasBegun && (isOther || (isChanged('load') && !this.#chart))) {
      this.#leave();
      this.selected = this.#chosenIn = undefined;
      void this.loading.again();
    }
    super.willUpdate(changed);
    const session = this.#session;
    this.#panel.follow(session, this.#actorWatch);
    // The element's own session exists before its first frame is shown.
    this.text = this.vocabulary.text(this.words, session?.playback.shown && session.view, session?.hotSeat.names);
    this.#look();
    if (isChanged('phase')) this.#chosenIn = undefined;
    if (this.#chart && this.#chart.graph !== this.#chosenIn) {
      this.#chosenIn = this.#chart.graph;
      this.#choose(this.phase);
    }
    if (this.#chart) {
      const game = this.#session ? this.text('game.name') : this.#chart.graph.id;
      this.nameRegion(this.text('phases.region', { game, now: whereabouts(this.#chart, this.text) }));
    }
  }
  /** Updates the chart's current state, once its texts are loaded. */
  #look(): void {
    const session = this.#session;
    this.#chart = undefined;
    if (!this.loading.hasBegun || this.#learnt === undefined || this.hindrance) return;
    if (this.#actorWatch) this.#chart = this.#actorWatch.look(this.text);
    else if (session?.playback.shown) {
      if (session.ui !== this.#learning) this.#learn(session.ui).catch((error: unknown) => this.loading.fail(error));
      if (session.ui !== this.#learnt) return;
      if (this.text.has('game.name')) this.#chart = this.#gameWatch.look(session, this.text);
    }
  }
  #has(id: string): boolean {
    return indexIn(this.#chart!).has(id);
  }
  #choose(id: string | null): void {
    this.selected = id !== null && this.#chart && this.#has(id) ? id : undefined;
    if (this.selected !== undefined) this.#panel.tree.reveal(this.selected);
  }

  // Rendering.

  #problems(): TemplateResult[] {
    const wrong: BadInput[] = [];
    if (this.#consumer.isMissing && !this.actor) {
      wrong.push(badInput('for', this.htmlFor, 'element'));
    }
    if (this.phase !== null && this.#chart && !this.#has(this.phase)) {
      wrong.push(badSource('phase', this.phase, 'state', { chart: this.#chart.graph.id }));
    }
    return this.#warnings.show(wrong, this.text.lang);
  }
  #panelProps(chart: LiveChart): ChartPanelProps {
    const session = this.#session;
    const host = this.#consumer.shared?.host;
    return {
      chart,
      session,
      watch: this.#actorWatch,
      system: this.#system,
      open: (actor) => this.#openActor(actor),
      text: this.text,
      isJoined: this.htmlFor !== null,
      isLesson: host?.localName === 'playable-lesson',
      roots: [this, host].flatMap((each) => each?.shadowRoot ?? []),
      undo: host?.undo ?? null,
      url: this.inspectorUrl,
      selected: this.selected,
      select: (id) => (this.selected = id === this.selected ? undefined : id),
      play: (move: Move) => {
        session?.playback.skip();
        session?.play(move);
      },
    };
  }
  protected override render(): TemplateResult {
    const { text } = this;
    const chart = this.#chart;
    if (this.hindrance || !chart) {
      // An invalid `actor` is detected before any text is loaded.
      const waiting = text.has('phases.waiting')
        ? html`<p class="quiet" lang=${text.lang}>${text('phases.waiting')}</p>`
        : nothing;
      return this.fallback({ startKey: 'phases.open', pending: html`${this.#problems()}${waiting}` });
    }
    return html`<div class="phases" lang=${text.lang}>
      ${this.#problems()} ${this.loadNotes} ${this.#panel.render(this.#panelProps(chart))} ${this.announcer.region}
    </div>`;
  }
}
