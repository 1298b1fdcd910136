import { LitElement, adoptStyles, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Fact, Move, Params, Position, Refusal } from '../../kernel/game.js';
import { formatRecord, parseMove } from '../../kernel/notation.js';
import { positionOf } from '../../kernel/play.js';
import { en as words } from '../../i18n/en.js';
import { textOf, type Catalogue, type Text } from '../../i18n/text.js';
import type { GameUi, Layout } from '../game-ui.js';
import { loadGame } from '../games.js';
import { Announcer } from '../parts/announcer.js';
import { BoardInput } from '../parts/board-input.js';
import type { Control } from '../parts/control.js';
import { anySeed } from '../parts/new-game.js';
import { FocusKeeper } from '../parts/focus.js';
import { download } from '../parts/saving.js';
import type { Entrance } from '../parts/stage.js';
import { letterAnswer } from './letter-keys.js';
import { departures, travel, wantsLessMotion, type Departure } from '../parts/travel.js';
import { Timer } from '../parts/timer.js';
import { LangController } from '../parts/words.js';
import { Keeper } from './keeper.js';
import { gamePanel, room, type PanelProps, type PanelState } from './panel.js';
import { styles } from './playable-game.styles.js';
import { placeReason, scene } from './scene.js';
import { Session, type SessionEvents } from './session.js';
import { cursorFrom, oneOf, parseTranscript, recordFrom } from './start.js';

/** Below this many pixels the board stacks its ranks, so that dice stay large enough to touch. */
const NARROW = 740;
/** Two boards on a page must not share the ids of their drawings. */
let boards = 0;

/**
 * A whole game: board, what to do now, all moves in words, players, log and result.
 *
 * @element playable-game
 * @slot - Shown until the game has come, and again when it cannot.
 * @fires {CustomEvent<{move: Move}>} playable-move - Before a move; cancelable.
 * @fires {CustomEvent<{move: Move, text: string}>} playable-moved - After a move.
 * @fires {CustomEvent<{phase: string}>} playable-phase - When another phase is shown.
 * @fires {CustomEvent<{move: Move, refusal: Refusal}>} playable-refuse - When the rules forbid what was tried.
 * @fires {CustomEvent<{scores: object}>} playable-over - When the game is over.
 * @csspart board - The drawing.
 * @csspart now - What to do now, with the controls of the phase.
 * @cssproperty --playable-accent - The one colour that stands out.
 * @cssproperty --playable-ink - Text.
 * @cssproperty --playable-paper - The ground.
 * @cssproperty --playable-panel - Panels.
 * @cssproperty --playable-line - Borders.
 * @cssproperty --playable-font - Text and controls.
 */
export class PlayableGame extends LitElement {
  static override styles = styles;

  /** Which game. */
  @property() game = 'elfenwizards';
  /** How many players; 4 where the game allows it. */
  @property() players: string | null = null;
  /** Who sits where: `human bot bot:hard`; without it one person and opponents. */
  @property() seats: string | null = null;
  /** The seed of chance, a whole number; any when there is none. */
  @property() seed: string | null = null;
  /** The game's options: `name=value` with spaces between. */
  @property() options: string | null = null;
  /** Moves made already, in notation, with `;` between. */
  @property() moves: string | null = null;
  /** How many of them are shown. */
  @property() at: string | null = null;
  /** Shows a position and lets nobody move. */
  @property({ type: Boolean }) readonly = false;
  /** Whether chance may be taken back: `fair` does not, `free` does. */
  @property({ attribute: 'undo' }) undoMode: 'fair' | 'free' | null = null;
  /** The name to keep the game under; `off` keeps nothing. */
  @property() save: string | null = null;
  /** When the game is loaded: `near` the viewport, on a `click`, or `now`. */
  @property() load: 'near' | 'click' | 'now' = 'near';
  /** Counts down the time that players may agree on; off unless set. */
  @property({ type: Boolean }) timer = false;
  /** `off` takes the letter keys away. */
  @property() shortcuts: string | null = null;

  @state() private session: Session | undefined;
  @state() private fault: unknown;
  @state() private refused: { refusal: Refusal; anchor: string | undefined } | undefined;
  @state() private layout: Layout = 'wide';
  @state() private panel: PanelState = { selected: undefined, filter: '', form: undefined, note: undefined };

  private text: Text = textOf('en', [words]);
  private catalogue: Catalogue = {};
  private booting: Promise<void> | undefined;
  private leaving: readonly Departure[] = [];
  private readonly controls = new Map<string, Control>();
  private readonly idPrefix = `p${++boards}-`;
  private readonly internals = typeof this.attachInternals === 'function' ? this.attachInternals() : undefined;
  private readonly language = new LangController(this, () => void this.learn());
  private readonly announcer = new Announcer(this);
  private readonly keeper = new Keeper(this);
  private readonly clock = new Timer(this, () => this.announcer.say(this.text('ui.timeUp')));
  private readonly input = new BoardInput(
    this,
    () => this.session?.ui.anchors(this.session.view, this.layout) ?? [],
    (path) => this.session?.point(path),
  );
  protected readonly focusKeeper = new FocusKeeper(this, this.input);
  private readonly near = globalThis.IntersectionObserver
    ? new IntersectionObserver(([entry]) => entry?.isIntersecting && void this.boot(), { rootMargin: '200px' })
    : undefined;
  private readonly sized = globalThis.ResizeObserver
    ? new ResizeObserver(([entry]) => {
        const layout = entry!.contentRect.width < NARROW ? 'narrow' : 'wide';
        // Not within the observation: a board of another height is itself a resize.
        requestAnimationFrame(() => (this.layout = layout));
      })
    : undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.sized?.observe(this);
    this.awaitReader();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.near?.disconnect();
    this.sized?.disconnect();
  }

  // What hosts may use.

  /** Resolves when the game is on show; rejects with what keeps it from being shown. */
  async ready(): Promise<this> {
    await this.boot();
    if (this.fault) throw this.fault as Error;
    await this.updateComplete;
    return this;
  }
  /** The position on show, without the generator. Setting one begins a game there; throws `BadInput` for a bad one. */
  get position(): Position {
    const { ui, playthrough } = this.running;
    return positionOf(ui.game, playthrough.snapshot);
  }
  set position(position: Position) {
    this.running.take({ start: { position, seed: anySeed() }, moves: [] });
  }
  /** The whole game as a transcript. It carries the seed and so everything. Setting one throws `BadInput` naming the line. */
  get record(): string {
    const { ui, playthrough } = this.running;
    return formatRecord(ui.game, playthrough.record);
  }
  set record(transcript: string) {
    this.running.take(parseTranscript(this.running.ui.game, transcript));
  }
  /** Plays a move, given as data or in notation. Throws `RefusedMove` or `BadInput`. */
  play(move: Move | string): void {
    const { running } = this;
    running.stage.skip();
    const refused = running.play(typeof move === 'string' ? parseMove(running.ui.game, move) : move);
    if (refused) throw refused;
  }
  /** Takes back the last decision of a person at this device, where that is fair. Says whether it could. */
  undo(): boolean {
    const n = this.running.undoTo(this.undoMode);
    if (n === undefined) return false;
    this.running.playthrough.undo(n);
    this.announcer.say(this.text((this.undoMode ?? this.running.undoMode) === 'free' ? 'ui.undoneDice' : 'ui.undone'));
    return true;
  }
  /** Shows the game after `n` moves; the game itself stays as it is. */
  goTo(n: number): void {
    this.running.playthrough.look(n);
  }
  private get running(): Session {
    if (!this.session) throw new Error('The game has not come yet: wait for ready().');
    return this.session;
  }

  // Beginning.

  private awaitReader(): void {
    if (this.load === 'now' || !this.near) void this.boot();
    else if (this.load !== 'click' && !this.booting) this.near.observe(this);
  }
  private boot(): Promise<void> {
    this.near?.disconnect();
    return (this.booting ??= this.arrive());
  }
  private async arrive(): Promise<void> {
    try {
      const ui = await loadGame(this.game);
      this.catalogue = await ui.text(this.language.lang);
      this.start(ui, true);
    } catch (error) {
      this.fault = error;
    }
  }
  /** The words of another language; until they have come the old ones stay. */
  private async learn(): Promise<void> {
    const { lang } = this.language;
    const catalogue = await this.session?.ui.text(lang).catch(() => undefined);
    if (!catalogue || lang !== this.language.lang) return;
    this.catalogue = catalogue;
    this.requestUpdate();
  }
  /** Begins as the attributes say, or goes on where the reader left. */
  private start(ui: GameUi, goesOn: boolean): void {
    this.attempt(() => {
      this.checkWords();
      const isGiven = this.readonly || (this.moves !== null && !this.save);
      this.keeper.name(ui.game, isGiven ? 'off' : this.save);
      const kept = goesOn ? this.keeper.recall(ui.game) : undefined;
      const record = kept?.record ?? recordFrom(ui.game, this);
      const seats = kept?.seats || this.seats;
      const at = cursorFrom(this.at, record.moves.length);
      this.session?.replace(record, seats);
      this.session ??= new Session(
        this,
        { ui, keeper: this.keeper, readonly: () => this.readonly, events: this.events },
        record,
        seats,
      );
      adoptStyles(this.renderRoot as ShadowRoot, [styles, ...ui.styles]);
      this.session.begin();
      this.session.playthrough.look(at);
    });
  }
  /** Heeds attributes that change later: what a game begins with begins another; seats and cursor do not. */
  private heed(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const { session } = this;
    const isChanged = (...names: (keyof this)[]) => names.some((name) => changed.has(name));
    if (isChanged('load') && this.isConnected) this.awaitReader();
    const isNew = isChanged('game', 'players', 'seed', 'options', 'moves');
    if (changed.has('session') || !(isNew || isChanged('seats', 'at', 'undoMode', 'load'))) return;
    if (session?.ui.game.id === this.game) {
      if (isNew) this.start(session.ui, false);
      else this.attempt(() => this.adjust(session, isChanged));
    } else if (session || this.fault) {
      session?.end();
      this.session = this.fault = this.booting = undefined;
      this.controls.clear();
      void this.boot();
    }
  }
  private adjust(session: Session, isChanged: (name: keyof this) => boolean): void {
    this.checkWords();
    if (isChanged('seats')) session.sit(this.seats);
    if (isChanged('at')) session.playthrough.look(cursorFrom(this.at, session.playthrough.length));
  }
  private checkWords(): void {
    oneOf('load', this.load, ['near', 'click', 'now']);
    oneOf('undo', this.undoMode, ['fair', 'free']);
  }
  /** What goes wrong is shown, with the children, and not thrown. */
  private attempt(act: () => void): void {
    try {
      act();
      this.fault = undefined;
    } catch (error) {
      this.fault = error;
    }
  }
  private readonly events: SessionEvents = {
    frame: (facts, entrance) => this.onFrame(facts, entrance),
    refused: (move, refusal, anchor) => this.refuse(move, refusal, anchor),
    failed: (error) => this.change({ note: { key: 'ui.botError', params: { message: String(error) } } }),
    tell: (type, detail, cancelable = false) =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable })),
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.heed(changed as ReadonlyMap<PropertyKey, unknown>);
    const { session, input } = this;
    if (!session) return;
    const { ui } = session;
    this.text = textOf(this.language.lang, [this.catalogue, words], ui.phrase);
    const { view } = session;
    input.offer(session.isOpen ? view.moves.map((move) => ui.path(move, view)).filter((p) => p.length > 0) : []);
    const anchors = ui.anchors(view, this.layout);
    if (!anchors.some(({ id }) => id === input.tabStop)) {
      input.tabStop = (anchors.find(({ id }) => input.state(id) === 'source') ?? anchors[0])?.id;
    }
    this.clock.time(this.timer && !this.readonly ? ui.limit?.(view) : undefined);
    if (this.internals) {
      this.internals.role = 'region';
      this.internals.ariaLabel = this.text('ui.region', { game: this.text('game.name'), summary: this.summary });
    }
  }
  protected override updated(): void {
    travel(this.renderRoot, this.leaving);
    this.leaving = [];
    if (this.session) placeReason(this.renderRoot, this.session, this.layout, this.refused?.anchor);
    const dialog = this.renderRoot.querySelector('dialog');
    if (!dialog || dialog.open === (this.panel.form !== undefined)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  }

  /** The controls of the phase are part of what is on show. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    const shown = [...this.controls.values()].filter((control) => control.isConnected);
    await Promise.all(shown.map((control) => control.updateComplete));
    return isComplete;
  }

  // What happens.

  private readonly change = (part: Partial<PanelState>): void => {
    this.panel = { ...this.panel, ...part };
  };
  private readonly say = (key: string, { code, params }: Fact): string =>
    this.text(`${key}.${code}`, this.session!.ui.terms(params));
  private readonly sentence = (fact: Fact): string => this.say('fact', fact);
  private reason(refusal: Refusal): string {
    return this.text('ui.refused', { reason: this.say('refuse', refusal), rule: refusal.rule });
  }
  private get summary(): string {
    const { phase, prompt } = this.session!.view;
    const where: Params = { number: this.text(`number:${phase}`), phase: this.text(`phase:${phase}`) };
    return `${this.text('ui.turnOf', where)}. ${this.text(`prompt.${prompt.code}`, prompt.params)}`;
  }
  private onFrame(facts: readonly Fact[], entrance: Entrance): void {
    this.refused = undefined;
    if (entrance === 'step') {
      this.leaving = departures(this.renderRoot, facts, (fact) => this.session?.ui.journey?.(fact));
    }
    if (entrance !== 'jump') this.announcer.say(facts.map(this.sentence).join(' '));
  }
  private refuse(move: Move | undefined, refusal: Refusal, anchor: string | undefined): void {
    this.refused = { refusal, anchor };
    this.announcer.say(this.reason(refusal));
    this.events.tell('playable-refuse', { move, refusal });
    const place = anchor && this.renderRoot.querySelector<SVGElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
    if (!place || wantsLessMotion()) return;
    const [left, right] = ['translate(-4px, 0)', 'translate(4px, 0)'];
    place.animate({ transform: ['none', left, right, left, 'none'] }, 150);
  }
  private async importGame(file: File): Promise<void> {
    try {
      this.record = await file.text();
      this.session!.keep();
      this.change({ note: { key: 'ui.imported' } });
    } catch (error) {
      this.change({ note: { key: 'ui.notImported', params: { message: (error as Error).message } } });
    }
  }
  private onLetter(event: KeyboardEvent): void {
    if (this.shortcuts === 'off' || event.altKey || event.ctrlKey || event.metaKey) return;
    const { session, text, sentence, summary, input } = this;
    const answer = letterAnswer(event.key, { session: session!, text, sentence, summary, anchor: input.tabStop ?? '' });
    if (answer === undefined) return;
    event.preventDefault();
    this.announcer.say(answer);
  }

  // Drawing.

  /** The controls of the phase on show: the chart's state chooses them and nothing else. */
  private control(): Control | undefined {
    const { ui, view, isOpen, isGoingOn } = this.session!;
    const make = ui.controls[view.phase];
    // While a reader's own move is being shown, the same controls stay where they are, so that nothing jumps.
    if (isGoingOn && make) return this.controls.get(view.phase);
    if (!isOpen || !make) return undefined;
    const control = this.controls.get(view.phase) ?? (new make() as Control);
    this.controls.set(view.phase, control);
    return Object.assign(control, {
      view,
      text: this.text,
      chosen: this.input.chosen,
      choose: (move: Move) => this.session!.isOpen && this.session!.play(move),
      point: (anchor: string) => this.input.point(anchor),
    });
  }
  private panelProps(): PanelProps {
    const { text, panel, keeper, refused, change } = this;
    const session = this.session!;
    const { ui, playthrough, view } = session;
    return {
      session,
      text,
      state: panel,
      control: this.control(),
      refused: refused && this.reason(refused.refusal),
      timeLeft: this.clock.left,
      hasTimer: this.timer,
      switchTimer: () => (this.timer = !this.timer),
      canUndo: session.undoTo(this.undoMode) !== undefined,
      readonly: this.readonly,
      sentence: this.sentence,
      change,
      play: (index) => {
        change({ selected: undefined, filter: '' });
        session.play(view.moves[index]!);
      },
      undo: () => this.undo(),
      openForm: () => {
        const { start } = playthrough.record;
        const { table } = playthrough.snapshot.context;
        const options = 'options' in start ? (start.options ?? {}) : {};
        change({
          form: { players: ui.game.seated(table), seats: session.seats.split(' '), seed: anySeed(), options },
        });
      },
      start: ({ start, seats }) => {
        change({ form: undefined, note: undefined });
        session.replace({ start, moves: [] }, seats);
        session.keep();
      },
      exportGame: () => download(`${ui.game.id}.txt`, this.record),
      importGame: (file) => void this.importGame(file),
      exportOld: () => keeper.exportOld(`${ui.game.id}-old.txt`),
      showOther: () => this.start(ui, true),
    };
  }
  protected override render(): TemplateResult {
    const { session, input, text } = this;
    if (this.fault) {
      const message = this.fault instanceof Error ? this.fault.message : String(this.fault);
      return html`<slot></slot>
        <p class="warning" role="status">${text('ui.error', { message })}</p>`;
    }
    if (!session) {
      return this.load === 'click' && !this.booting
        ? html`<slot></slot><button class="primary" @click=${() => void this.boot()}>${text('ui.start')}</button>`
        : html`<slot @slotchange=${() => this.requestUpdate()}></slot>${this.childElementCount > 0 ? nothing : room}`;
    }
    const reason = this.refused?.anchor === undefined ? undefined : this.reason(this.refused.refusal);
    const on = {
      press: (event: PointerEvent) => {
        this.refused = undefined;
        if (session.stage.isResting) input.pointerdown(event);
        else session.stage.skip();
      },
      key: (event: KeyboardEvent) => {
        session.stage.skip();
        input.keydown(event);
        if (!event.defaultPrevented) this.onLetter(event);
      },
    };
    const { layout, idPrefix: prefix, readonly } = this;
    const skip = () => session.stage.skip();
    return html`<div class="game" @pointerdown=${skip} @keydown=${skip}>
      ${scene({ session, input, text, layout, prefix, readonly, reason, on })} ${gamePanel(this.panelProps())}
      <p class="visually-hidden" role="status" aria-atomic="true">${this.announcer.message}</p>
    </div>`;
  }
}
