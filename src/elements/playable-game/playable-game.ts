import { LitElement, adoptStyles, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Fact, Move, Params, Position, Refusal } from '../../kernel/game.js';
import { formatRecord, parseMove } from '../../kernel/notation.js';
import { positionOf } from '../../kernel/play.js';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { GameUi } from '../game-ui.js';
import { loadGame } from '../games.js';
import { Announcer } from '../parts/announcer.js';
import { LayoutController } from '../parts/layout.js';
import { Arrival, LOAD, type Load } from '../parts/arrival.js';
import { BoardInput } from '../parts/board-input.js';
import { Controls } from '../parts/controls.js';
import { anySeed } from '../parts/new-game.js';
import { FocusKeeper } from '../parts/focus.js';
import { download } from '../parts/saving.js';
import type { Entrance } from '../parts/stage.js';
import { letterAnswer } from './letter-keys.js';
import { departures, shake, travel, type Departure } from '../parts/travel.js';
import { Timer } from '../parts/timer.js';
import { Vocabulary } from '../parts/words.js';
import { Keeper } from './keeper.js';
import { gamePanel, room, type PanelProps, type PanelState } from './panel.js';
import { styles } from './playable-game.styles.js';
import { placeReason, scene } from './scene.js';
import { Session, type SessionEvents } from './session.js';
import { cursorFrom, oneOf, parseTranscript, recordFrom } from './start.js';

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
  @property() load: Load = 'near';
  /** Counts down the time that players may agree on; off unless set. */
  @property({ type: Boolean }) timer = false;
  /** `off` takes the letter keys away. */
  @property() shortcuts: string | null = null;
  /** Words of the page's own, by the keys of the catalogues in `src/i18n` and the game's `text`: they come before those. */
  @property({ attribute: false }) words: Catalogue = {};

  @state() private session: Session | undefined;
  @state() private fault: unknown;
  @state() private refused: { refusal: Refusal; anchor: string | undefined } | undefined;
  @state() private panel: PanelState = { selected: undefined, filter: '', form: undefined, note: undefined };

  private leaving: readonly Departure[] = [];
  private readonly controls = new Controls();
  private readonly idPrefix = `p${++boards}-`;
  private readonly internals = typeof this.attachInternals === 'function' ? this.attachInternals() : undefined;
  private readonly vocabulary = new Vocabulary(this);
  private text: Text = this.vocabulary.text();
  private readonly arrival = new Arrival(
    this,
    () => this.load,
    () => this.arrive(),
  );
  private readonly room = new LayoutController(this);
  private readonly announcer = new Announcer(this);
  private readonly keeper = new Keeper(this);
  private readonly clock = new Timer(this, () => this.announcer.say(this.text('ui.timeUp')));
  private readonly input = new BoardInput(
    this,
    () => this.session?.ui.anchors(this.session.view, this.room.layout) ?? [],
    (path) => this.session?.point(path),
  );
  protected readonly focusKeeper = new FocusKeeper(this, this.input);
  // What hosts may use.

  /** Resolves when the game is on show; rejects with what keeps it from being shown. */
  async ready(): Promise<this> {
    await this.arrival.now();
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

  private async arrive(): Promise<void> {
    try {
      const ui = await loadGame(this.game);
      await this.vocabulary.learn(ui);
      this.start(ui, true);
    } catch (error) {
      this.fault = error;
    }
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
    if (isChanged('load') && this.isConnected) this.arrival.wait();
    if (this.load === 'click' && !this.arrival.hasBegun) void this.vocabulary.learn().catch(() => undefined);
    const isNew = isChanged('game', 'players', 'seed', 'options', 'moves');
    if (changed.has('session') || !(isNew || isChanged('seats', 'at', 'undoMode', 'load'))) return;
    if (session?.ui.game.id === this.game) {
      if (isNew) this.start(session.ui, false);
      else this.attempt(() => this.adjust(session, isChanged));
    } else if (session || this.fault) {
      session?.end();
      this.session = this.fault = undefined;
      this.controls.clear();
      void this.arrival.again();
    }
  }
  private adjust(session: Session, isChanged: (name: keyof this) => boolean): void {
    this.checkWords();
    if (isChanged('seats')) session.sit(this.seats);
    if (isChanged('at')) session.playthrough.look(cursorFrom(this.at, session.playthrough.length));
  }
  private checkWords(): void {
    oneOf('load', this.load, LOAD);
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
    this.text = this.vocabulary.text(this.words);
    const { session, input } = this;
    if (!session) return;
    const { ui, view } = session;
    input.offer(session.isOpen ? view.moves.map((move) => ui.path(move, view)).filter((p) => p.length > 0) : []);
    const anchors = ui.anchors(view, this.room.layout);
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
    if (this.session) placeReason(this.renderRoot, this.session, this.room.layout, this.refused?.anchor);
    const dialog = this.renderRoot.querySelector('dialog');
    if (!dialog || dialog.open === (this.panel.form !== undefined)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  }

  /** The controls of the phase are part of what is on show. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.controls.complete();
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
    const said = where['number'] ? this.text('ui.turnOf', where) : where['phase'];
    return `${String(said)}. ${this.text(`prompt.${prompt.code}`, prompt.params)}`;
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
    if (anchor !== undefined) shake(this.renderRoot, anchor);
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

  private panelProps(): PanelProps {
    const { text, panel, keeper, refused, change } = this;
    const session = this.session!;
    const { ui, playthrough, view } = session;
    return {
      session,
      text,
      state: panel,
      control: this.controls.of(session, text, this.input),
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
        <p class="warning" role="status" lang=${text.lang}>${text('ui.error', { message })}</p>`;
    }
    if (!session) {
      return this.load === 'click' && !this.arrival.hasBegun
        ? html`<slot></slot
            ><button class="primary" lang=${text.lang} @click=${() => void this.arrival.now()}>
              ${text('ui.start')}
            </button>`
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
    const { idPrefix: prefix, readonly } = this;
    const skip = () => session.stage.skip();
    return html`<div class="game" lang=${text.lang} @pointerdown=${skip} @keydown=${skip}>
      ${scene({ session, input, text, layout: this.room.layout, prefix, readonly, reason, on })}
      ${gamePanel(this.panelProps())}
      <p class="visually-hidden" role="status" aria-atomic="true">${this.announcer.message}</p>
    </div>`;
  }
}
