import type { PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { dispatch } from '../../dom/dispatch.js';
import { RefusedMove, type Move, type Position, type Viewer } from '../../kernel/game.js';
import { formatRecord, type GameRecord } from '../../kernel/notation.js';
import { parseMove } from '../../kernel/transcript.js';
import type { Opening } from '../../kernel/opening.js';
import { playersOf, positionOf } from '../../kernel/start.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { helpStyles } from '../help/help.styles.js';
import type { around } from './around.js';
import { PhonePanel } from './phone-panel.js';
import { checkChoices, loadFromAttributes } from './load-from-attributes.js';
import type { DrawnOpening } from '../board/drawn-opening.js';
import type { Playing } from '../board/playing.js';
import { newPicture } from './new-picture.js';
import { phoneStyles } from './phone.styles.js';
import { TableElement } from './table-element.js';
import { LazyGameActions } from './lazy-game-actions.js';
import { SettingsController, settings } from '../ui/settings.js';
import { Timer } from './timer.js';
import { Autosave } from '../session/autosave.js';
import { LessonLink } from './lesson-link.js';
import { gameEmbed, shareMenuOpener } from '../menu/lazy-share-menu.js';
import { LazyPart } from '../ui/lazy-part.js';
import { untilPlaced } from '../ui/save-keys.js';
import { skeleton } from '../panel/skeleton.js';
import type { Note, PanelProps, PanelState } from '../panel/props.js';
import type { GameToShow, Session } from '../session/session.js';
import { storyStyles } from '../story/story.styles.js';
import { SoundController } from './sound-controller.js';
import { namedViewer, parseNames, seating } from '../../playthrough/seats.js';
import { anySeed, cursorFrom, recordFrom } from '../../playthrough/attributes.js';
import { parseTranscript } from '../../playthrough/transcripts.js';

/**
 * A whole game: board, prompt and controls, the list of moves, players, log and result.
 *
 * @element playable-game
 * @slot - Shown until the game is loaded, and if it cannot be loaded.
 * @fires {CustomEvent<{move: Move}>} playable-move - Before a move; cancelable.
 * @fires {CustomEvent<{move: Move, text: string}>} playable-moved - After a move. `text` is the move in notation.
 * @fires {CustomEvent<null>} playable-changed - When `record` has changed: at a move, before `playable-moved`, and when the reader takes back or goes on from an earlier move, begins another game or opens one. Not when the page sets `record`, `position` or an attribute.
 * @fires {CustomEvent<{phase: string}>} playable-phase - When another phase is shown.
 * @fires {CustomEvent<{move: Move | undefined, refusal: Refusal}>} playable-refuse - When the rules forbid what the reader tried. `move` is undefined if the reader pointed at something that is no move.
 * @fires {CustomEvent<{standings: readonly Standing[]}>} playable-over - When the game ends, with the standings, best first, including ties and teams. Not when a game is loaded that was over before.
 * @csspart board - The drawing of the board.
 * @csspart now - The prompt with the controls of the phase.
 * @csspart finale - The picture of the end over the board of a game that was just played.
 * @csspart curtain - The curtain that hides the game while the device is passed on.
 */
export class PlayableGame extends TableElement {
  static override styles = [...TableElement.styles, storyStyles, helpStyles, phoneStyles];

  /** The number of players. Default: 4, if the game allows it. */
  @property() players: string | number | null = null;
  /** Who plays each seat, such as `human bot bot:hard`. Seats that are not listed are opponents. Default: `human`. */
  @property() seats: string | null = null;
  /** The names of the seats, separated by commas: `Ada, Ben`. A seat without a name has the game's own word. */
  @property() names: string | null = null;
  /** The viewer: a seat by its name in notation, or `spectator`. Without `seats` a person plays this seat. No effect if several people share the device: then the one who holds it is the viewer. */
  @property() seat: string | null = null;
  /** The seed of the random generator, a whole number. Default: a random one. */
  @property() seed: string | number | null = null;
  /** The options of the game: `name=value`, separated by spaces. */
  @property() options: string | null = null;
  /** The moves made so far, in notation, separated by `;`. They require a `seed`. */
  @property() moves: string | null = null;
  /** A permalink: start and moves in one word. It replaces `players`, `seed`, `options` and `moves`. */
  @property({ attribute: 'state' }) link: string | null = null;
  /** The URL of a file with the page's own data, such as another deck, in the format that the game documents. */
  @property() src: string | null = null;
  /** The same data as a value. It takes precedence over `src`. */
  @property({ attribute: false }) data: unknown;
  /** How many of the moves to show. A kept game goes on at its end. */
  @property() at: string | number | null = null;
  /** Shows the position and lets nobody move. */
  @property({ type: Boolean }) readonly = false;
  /** Whether an undo may take back random events: `free` may, `fair` may not. Default: `free` for one person, `fair` for several. */
  @property() undo: 'fair' | 'free' | null = null;
  /** The name under which a game is kept over reloads, for each `game` its own; `off` keeps nothing. Default: a name made from the page’s address, the element and the start of the game. */
  @property() save: string | null = null;
  /** `off`: the reader makes a move themselves even if it is the only legal one. Readers also have a setting for this. */
  @property() forced: 'off' | null = null;
  /** Shows a timer for the time that players may agree on. Default: no timer. */
  @property({ type: Boolean }) timer = false;
  /** Switches on a coach for the reader's first turn, unless the reader has switched it off. */
  @property({ type: Boolean }) coach = false;
  /** The viewer is always the acting seat, without a curtain: for one person who moves for all, such as a lesson's author. */
  @property({ attribute: false }) openHanded = false;

  @state() private panel: PanelState = {
    selected: undefined,
    filter: '',
    menu: undefined,
    end: undefined,
    rerun: undefined,
    note: undefined,
  };
  /** The record that a host set before the game was loaded, or since the last update, and with which a game begins. */
  private given: ((ui: GameUi) => GameRecord) | undefined;
  /** The viewer, if the page names one. */
  private fixedViewer: Viewer | undefined;
  /** The record of the permalink. */
  private linked: GameRecord | undefined;
  /** Whether the game on show is the one of the attributes. If they are invalid, an earlier game may still be on show. */
  private hasBegun = false;
  private readonly autosave = new Autosave(this);
  private readonly actions = new LazyGameActions(this.context, {
    change: (part) => this.change(part),
    note: (note) => this.note(note),
    ...this.forActions,
  });
  protected override readonly openTogether = this.actions.openTogether;
  protected readonly heedsSettings = new SettingsController(this);
  private readonly sounding = new SoundController(
    () => this.session,
    () => this.readonly,
  );
  protected readonly phonePanel = new PhonePanel(
    this,
    () => this.playing,
    () => this.layout,
    () => this.session?.playthrough,
  );
  private surroundings: ReturnType<typeof around> | undefined;
  private readonly moveList = new LazyPart(this, 'moves', () => import('../panel/move-list.js'));
  private readonly lessons = new LessonLink(this.context);
  private readonly clock = new Timer(this, () => this.announcer.say(this.text('ui.timeUp')));

  // The public API for hosts.
  /** The position on show, without the state of the random generator. It contains the hands of all seats: use it only where that is allowed. Setting it starts a game from that position, also before the element has loaded; throws `BadInput`. */
  get position(): Position {
    const { ui, playthrough } = this.running;
    return positionOf(ui.game, (playthrough.local ?? this.local).snapshot);
  }
  set position(position: Position) {
    this.take(() => ({ start: { position, seed: anySeed() }, moves: [] }));
  }
  /** The whole game as a transcript. It contains the seed and therefore everything. While a copy of the game is on show (“Take me there” of `<playable-phases>`), it stays that of the game itself, and no event tells of moves in the copy. Setting it starts from that game, also before the element has loaded and beside a new `game`, `players` or `seed`; throws `BadInput`, which names the line. */
  get record(): string {
    return formatRecord(this.running.ui.game, this.local.record);
  }
  set record(transcript: string) {
    this.take(({ game }) => parseTranscript(game, transcript));
  }
  private take(record: (ui: GameUi) => GameRecord): void {
    const { session } = this;
    if (session && session.ui.game.id === this.game) session.take(record(session.ui));
    // An attribute that is set in the same task would begin another game instead, perhaps with other rules.
    this.given = record;
  }
  /**
   * Plays a move, given as data or in notation. Returns whether it was made: a listener may cancel it. Throws `RefusedMove`
   * or `BadInput`, and an error while the past is on show.
   */
  play(move: Move | string): boolean {
    const { running } = this;
    const meant = typeof move === 'string' ? parseMove(running.ui.game, move) : move;
    running.playback.skip();
    const made = this.around.help.unasked(() => running.play(meant));
    if (made instanceof RefusedMove) throw made;
    return made;
  }
  /** Takes back the last decision of a person at this device, as far as `undo` allows. Returns whether it did. */
  takeBack(): boolean {
    const { hotSeat, playthrough } = this.running;
    const n = hotSeat.undoTo(this.undo);
    if (n === undefined) return false;
    playthrough.local!.undo(n);
    this.announcer.say(this.text((this.undo ?? hotSeat.undoMode) === 'free' ? 'ui.undoneFree' : 'ui.undone'));
    return true;
  }
  /** The number of moves of the game; 0 until it is loaded. */
  get length(): number {
    return this.session?.visit.own.length ?? 0;
  }
  /** Shows the game itself after `n` moves. Does not change the game. `n` is clamped to the range from 0 to `length`. */
  goTo(n: number): void {
    this.running.visit.leave();
    this.running.look(n);
  }
  private get around(): ReturnType<typeof around> {
    if (!this.surroundings) throw new Error('The game is not loaded; await ready().');
    return this.surroundings;
  }

  // Start of a game.

  protected async fetchContent(isStale: () => boolean): Promise<void> {
    if (await this.join(isStale)) return;
    const seed = anySeed();
    await this.foreshow(this.drawNew(seed), isStale);
    const [{ ui, linked }, playing] = await Promise.all([
      loadFromAttributes(this, this.vocabulary.lang),
      this.prepare(),
    ]);
    if (isStale()) return;
    await this.vocabulary.learn(ui);
    if (isStale()) return;
    this.linked = linked;
    if (!this.keptUnder) await untilPlaced(this);
    if (isStale()) return;
    this.start(playing, ui, true, seed);
  }
  protected override async prepare(): Promise<Playing> {
    const [{ around }, playing] = await Promise.all([import('./around.js'), super.prepare()]);
    this.surroundings ??= around(this.context, {
      rules: this.rules,
      input: () => playing.input,
      onAsk: () => (playing.refused = undefined),
      coach: () => this.coach,
      hasLetters: () => this.shortcuts !== 'off',
      isOff: () => this.readonly || this.openHanded,
    });
    this.laterParts = [this.surroundings.story, this.moveList];
    return playing;
  }
  private async drawNew(seed: number): Promise<DrawnOpening | undefined> {
    const isKept = (game: Opening) => this.autosave.keeps(game, this.keptUnder);
    return this.given || this.openHanded ? undefined : newPicture(this, this.vocabulary.lang, seed, isKept);
  }
  /** Starts the game that the attributes describe, or with `goesOn` continues the kept game. */
  private start(playing: Playing, ui: GameUi, goesOn: boolean, seed = anySeed()): void {
    const { given } = this;
    this.given = undefined;
    this.hasBegun = this.attempt(() => {
      checkChoices(this);
      this.autosave.name(ui.game, this.keptUnder);
      const set = given?.(ui);
      const kept = goesOn && !set ? this.autosave.recall(ui.game) : undefined;
      const record = set ?? kept?.record ?? recordFrom(ui.game, this, this.linked, () => seed);
      const players = playersOf(ui.game, record.start);
      const { viewer, seats } = kept?.seats ? { seats: kept.seats } : seating(ui.game, this, players);
      this.fixedViewer = viewer;
      const names = kept?.names ?? parseNames(this.names, players);
      // `at` is of the moves that the page gives; a kept game goes on at its end.
      const at = cursorFrom(kept ? null : this.at, record.moves.length);
      this.show(playing, ui, record, seats, names).playthrough.look(at);
    });
  }
  /** Runs a game of the table at which the reader sits. Nothing of it is kept here. */
  protected run(playing: Playing, ui: GameUi, ...game: GameToShow): void {
    this.autosave.name(ui.game, 'off');
    this.fixedViewer = undefined;
    this.hasBegun = true;
    this.show(playing, ui, ...game);
  }
  private show(playing: Playing, ui: GameUi, ...game: GameToShow): Session {
    const { around } = this;
    this.session?.replace(...game);
    this.session ??= playing.newSession(
      {
        ui,
        autosave: this.autosave,
        readonly: () => this.readonly,
        waits: (session) => around.help.welcomes(session),
        // With a timer all players have their time, so no move is played automatically.
        forces: () => this.forced !== 'off' && !this.timer && settings().forced,
        tells: () => around.timeOfForced(this.session!, this.context.text),
        pace: (frame) => around.timeInGame(this.session!, frame, this.context.sentence),
        events: this.sounding.events({
          ...playing.events,
          failed: (error) => (error instanceof around.LoadError ? playing.events.failed(error) : this.fail(error)),
          broke: (error) => this.note({ key: 'ui.moveError', params: { message: String(error) } }),
          changed: this.tellChange,
          unsent: (answer) => this.atTable && this.note(this.atTable.view.unsent(answer)),
        }),
        fixedViewer: (people) =>
          this.openHanded
            ? (this.session?.playthrough.toAct[0] ?? 0)
            : namedViewer(this.fixedViewer, people, this.readonly),
      },
      ...game,
    );
    this.begin(this.session);
    return this.session;
  }
  /** The name under which to keep the game. A game with `moves` or a permalink is kept only if `save` is set. */
  private get keptUnder(): string | null {
    const isGiven = this.readonly || ((this.moves !== null || this.linked) && !this.save);
    return isGiven ? 'off' : this.save;
  }
  protected override readonly keepOwn = (): void => this.autosave.name(this.running.ui.game, this.keptUnder);
  /** Reacts to attributes that change later: those of the start begin another game, others change the running one. */
  protected applyChanges(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const { session, playing } = this;
    const isChanged = (...names: readonly (keyof PlayableGame)[]) => names.some((name) => changed.has(name));
    const isTable = isChanged('server', 'room') || (this.room !== null && isChanged('readonly', 'seat'));
    const isOther = isTable || (!this.atTable && isChanged('game', 'link', 'src', 'data'));
    const isNew = isChanged('players', 'seed', 'options', 'moves');
    // Of the last five only the values are checked: who reads them always asks anew.
    const isAdjusted =
      isChanged('seats', 'seat', 'names', 'at', 'save', 'readonly', 'forced') ||
      isChanged('undo', 'load', 'fit', 'shortcuts', 'pageTitle');
    if (!this.hasUpdated || !this.loading.hasBegun || !(isOther || isNew || isAdjusted)) return;
    if (this.atTable && !isOther) return;
    if (isOther || !session || !playing) {
      this.leave();
      void this.loading.again();
    } else if (isNew || !this.hasBegun) this.start(playing, session.ui, false);
    else this.attempt(() => this.adjust(session, isChanged));
  }
  private adjust(session: Session, isChanged: (...names: readonly (keyof PlayableGame)[]) => boolean): void {
    checkChoices(this);
    // Not on other changes: a game that began readonly stays unsaved, since it would replace the game that the reader
    // played before.
    if (isChanged('save')) this.keepOwn();
    const players = session.ui.game.seated(session.playthrough.at(0).context.table);
    if (isChanged('seats', 'seat')) {
      const { viewer, seats } = seating(session.ui.game, this, players);
      this.fixedViewer = viewer;
      session.assignSeats(seats);
    } else if (isChanged('readonly', 'forced')) session.resume();
    if (isChanged('names')) session.hotSeat.names = parseNames(this.names, players);
    if (isChanged('at')) this.goTo(cursorFrom(this.at, this.length));
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { session } = this;
    this.isPicture = this.readonly;
    const isTimed = session && this.timer && !this.readonly;
    if (session) this.clock.time(isTimed ? session.ui.limit?.(session.view) : undefined, session.visit.own);
  }
  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.session) this.given = undefined;
    this.actions.showEnd();
    this.sounding.heed();
  }
  private readonly change = (part: Partial<PanelState>): void => {
    this.panel = { ...this.panel, ...part };
  };
  private readonly tellChange = (): void => void dispatch(this, 'playable-changed');
  private note(note: Note): void {
    this.change({ note });
    this.announcer.say(this.text(note.key, note.params));
  }
  private fail(error: unknown): void {
    console.error(error);
    this.note({ key: 'ui.botError', params: { message: String(error) } });
  }

  // Rendering.
  private panelProps(session: Session, playing: Playing): PanelProps {
    const { text, panel, around, change, actions, atTable } = this;
    const { refused, answered } = playing;
    const { ui, view } = session;
    const { local } = session.playthrough;
    const canUndo = this.canUndo(this.undo);
    return {
      ...{ session, text, answered, canUndo },
      state: panel,
      control: playing.control,
      help: this.readonly ? undefined : around.help,
      refused: refused?.reason(),
      lesson: this.lessons.to(ui, refused?.rule),
      timeLeft: this.clock.left,
      hasTimer: this.timer,
      switchTimer: () => (this.timer = !this.timer),
      table: this.atPrompt,
      isAtTable: atTable !== undefined,
      readonly: this.readonly,
      moveList: this.moveList.value,
      sentence: this.context.sentence,
      change,
      play: (index) => {
        change({ selected: undefined, pointed: undefined, filter: '' });
        session.play(view.moves[index]!);
      },
      story: around.story,
      undo: () => (local ? canUndo && this.takeBack() : atTable!.view.takeBack()),
      actions,
      share: local
        ? shareMenuOpener(this, session, text, gameEmbed(session, this.server))
        : () => this.note({ key: 'beside.shareLater', by: 'share' }),
      showOther: () => {
        this.start(playing, ui, true);
        this.tellChange();
      },
    };
  }
  protected override readonly placeholder = skeleton;
  override get summary(): string {
    return (this.session && this.playing?.summary) ?? '';
  }
  protected override content(session: Session, playing: Playing): readonly unknown[] {
    const { ui, view } = session;
    const { panel, around } = this;
    // The move pointed at or selected in the list of moves is highlighted on the board.
    const marked = view.moves[panel.pointed ?? panel.selected ?? -1];
    const places = marked && new Set(ui.touches(marked, view));
    const { line: above, marks: lights } = around.story.of(session, around.help.word(session));
    const { end, rerun } = panel;
    const over = session.isOver && rerun === undefined ? end?.over?.(session, this.text) : undefined;
    const board = playing.board({ shown: places ?? around.help.shown, above, lights, over });
    return [board, around.gamePanel(this.panelProps(session, playing))];
  }
}
