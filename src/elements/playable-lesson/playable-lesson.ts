import { nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { dispatch } from '../../dom/dispatch.js';
import { lessonWords } from '../../i18n/lesson/index.js';
import type { Move } from '../../kernel/game.js';
import { answerTo, expected, readerOf, type Answer, type LessonStep } from '../../kernel/lesson.js';
import { formatMove } from '../../kernel/notation.js';
import { hides } from '../../kernel/view.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { speaker } from '../ui/words.js';
import { loadGame } from '../../loading/games.js';
import { BoardElement } from '../board/board-element.js';
import { AfterPlayback } from './after-playback.js';
import { Answers } from './answers.js';
import type { Playing } from '../board/playing.js';
import { FreePlay } from './free-play.js';
import { NextLesson, opensPage } from './next-lesson.js';
import type { Session } from '../session/session.js';
import type { SessionEvents } from '../session/session-options.js';
import { storyStyles } from '../story/story.styles.js';
import { parseInteger } from '../../playthrough/value.js';
import { answered, asksNothing, embedOf, frameHeld, hold, reach, release, seatOf, trim, type At } from './stops.js';
import { shareMenuOpener } from '../menu/lazy-share-menu.js';
import { LazyPart } from '../ui/lazy-part.js';
import { firstStep, skeleton } from './first-step.js';
import type { LessonProps } from './panel.js';
import { titleOf } from './step.js';
import { withoutMarks } from './rulings.js';
import { lessonArrangement } from './lesson-arrangement.styles.js';
import { styles } from './playable-lesson.styles.js';
import { findLesson, preloadLesson, type Found } from '../../loading/lesson-source.js';

/**
 * A lesson on one rule: the reader goes through its steps and makes moves on a real board.
 *
 * An author can write a lesson as a child `<script type="application/json">`, in the format of the game's lessons but with
 * full sentences instead of catalogue keys, and with an optional `title`; or give it by `src` or `data`.
 *
 * @element playable-lesson
 * @slot - Shown until the lesson is loaded, and if it cannot be loaded.
 * @fires {CustomEvent<{lesson: string, step: number, of: number}>} playable-step - When another step is shown.
 * @fires {CustomEvent<{lesson: string}>} playable-over - When the lesson is completed: by opening its last step, or if that asks something, by the right answer.
 * @fires {CustomEvent<{move: Move}>} playable-move - Before the move that a step waits for; cancelable.
 * @fires {CustomEvent<{move: Move, text: string}>} playable-moved - After a move. `text` is the move in notation.
 * @fires {CustomEvent<{phase: string}>} playable-phase - When another phase is shown.
 * @fires {CustomEvent<{move: Move | undefined, refusal: Refusal}>} playable-refuse - When the rules forbid what the reader tried. `move` is undefined if the reader pointed at something that is no move.
 * @csspart board - The drawing of the board.
 * @csspart now - The step.
 */
export class PlayableLesson extends BoardElement {
  protected override readonly hasShortcuts = false;
  static override styles = [...BoardElement.styles, storyStyles, styles];
  protected static override arrangements = [...BoardElement.arrangements, lessonArrangement];

  /** The id of the rule whose lesson is shown, such as `EW-5.11`. */
  @property() rule: string | null = null;
  /** The id of the lesson. It takes precedence over `rule`. */
  @property() lesson: string | null = null;
  /** The URL of a JSON file with an author's lesson. */
  @property() src: string | null = null;
  /** An author's lesson, compressed to letters and digits as a link holds it. */
  @property() data: string | null = null;
  /** The address of the page of each lesson, with `{lesson}` for its id: another lesson then opens there. Default: in this element. */
  @property() pages: string | null = null;
  /** The step on show, from 1; setting it goes there. As an attribute, and before the lesson is there, the step to open at. */
  @property({ hasChanged: () => true })
  get step(): string | number | null {
    return this.session ? this.at.n + 1 : this.asked;
  }
  set step(step: string | number | null) {
    this.asked = step;
  }
  /** The number of steps; 0 until the lesson is loaded. */
  get length(): number {
    return this.session ? this.count : 0;
  }

  @state() private at: At = { n: 0, solved: true };
  @state() private list: LessonProps['list'] = { selected: undefined, filter: '' };

  protected override readonly faultKey = 'lesson.error';
  protected override readonly placeholder = skeleton;
  /** Renders the content around the board; there before the session. */
  private panel!: typeof import('./panel.js');
  /** The current lesson. */
  private found: Found | undefined;
  /** The reader's own moves, by step. */
  private readonly made = new Map<number, Move>();
  /** The step that the page asked for and the reader has not been led to yet. */
  private asked: string | number | null = null;
  /** Whether the reader asked for the next content, so that the focus moves to it. */
  private leads = false;
  /** The expected move of the reader, while it is being made. */
  private awaited: Move | undefined;
  private readonly moveList = new LazyPart(this, 'moves', () => import('../panel/move-list.js'));
  protected override laterParts = [this.moveList];
  private readonly nextLesson = new NextLesson(this);
  private readonly free = new FreePlay(this.context);
  private readonly afterPlayback = new AfterPlayback(this, () => this.session?.playback);

  constructor() {
    super();
    new Answers(this, () => this.at.answer && (this.at = { ...this.at, answer: undefined }));
  }
  /** Goes to a step, unless the reader is there. */
  private goOnAt(step: number): void {
    if (step !== this.step || this.free.isOn) this.goTo(step);
  }
  /** Shows a step, counted from 1. */
  goTo(step: number): void {
    if (!this.session) throw new Error('The lesson is not loaded; await ready().');
    this.fault = undefined;
    this.free.leave();
    this.show(Math.max(1, Math.min(Math.trunc(step) || 1, this.count)) - 1);
  }

  // Start of a lesson.

  protected override readonly ownWords = lessonWords;
  protected override async fetchContent(isStale: () => boolean): Promise<void> {
    const { lang } = this.vocabulary;
    const preloaded = preloadLesson(this, this.game, this, lang);
    await this.foreshow(firstStep(preloaded, this, this.asked, lang), isStale);
    if (isStale()) return;
    const [ui, playing, panel] = await Promise.all([loadGame(this.game, lang), this.prepare(), import('./panel.js')]);
    const found = await findLesson(this, ui, this, lang, preloaded);
    if (isStale()) return;
    this.panel = panel;
    await this.vocabulary.learn(speaker(ui, lessonWords, (lang) => found.text(lang)));
    if (!isStale()) this.open(playing, ui, found);
  }
  private open(playing: Playing, ui: GameUi, found: Found): void {
    const { lesson } = found;
    const { panel } = this;
    const n = parseInteger('step', this.asked ?? 1, 1, lesson.steps.length) - 1;
    this.found = found;
    this.made.clear();
    this.asked = null;
    this.at = { n, solved: asksNothing(lesson.steps[n]!) };
    const { moves, snapshot } = this.reach(ui, n);
    const reader = hides(ui.game) ? readerOf(ui.game, lesson) : undefined;
    this.session = playing.newSession(
      {
        ui,
        readonly: () => !this.waits || this.session?.visit.isOn === true,
        events: this.events(playing),
        pace: (frame) => panel.timeFor(this.session!, frame, this.context.sentence),
        // If nothing is hidden, the viewer is the seat that acts: a reader may move for several seats.
        fixedViewer: () => reader,
        you: seatOf(ui.game, lesson),
        trim: (change) => trim(this.session!, this.current, change),
      },
      { start: lesson.start, moves },
      'human '.repeat(ui.game.seated(snapshot.context.table)),
    );
    this.begin(this.session);
    hold(this.session, this.current);
    this.enter();
    this.nextLesson.after(found);
  }
  protected override applyChanges(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const { session } = this;
    if (!this.hasUpdated || !this.loading.hasBegun) return;
    const isOther = ['game', 'lesson', 'rule', 'src', 'data'].some((name) => changed.has(name));
    if (isOther || (this.fault && !session && (changed.has('step') || changed.has('load')))) {
      // A lesson that has never opened opens at the step in the attribute.
      if (this.found && !changed.has('step')) this.asked = null;
      this.leave();
      this.free.leave();
      void this.loading.again();
    } else if (changed.has('step') && session) {
      const { asked } = this;
      this.asked = null;
      this.attempt(() => asked === null || this.goOnAt(parseInteger('step', asked, 1, this.count)));
    }
  }

  // Steps.

  private get count(): number {
    return this.found!.lesson.steps.length;
  }
  private get current(): LessonStep {
    return this.found!.lesson.steps[this.at.n]!;
  }
  /** Whether the step waits for the reader's move. */
  private get waits(): boolean {
    return this.current.expect !== undefined && !this.at.solved;
  }
  private get isDone(): boolean {
    return this.at.n === this.count - 1 && this.at.solved;
  }
  private reach({ game }: GameUi, n: number) {
    return reach(game, this.found!.lesson, this.made, n);
  }
  /** Shows a step. For the next step only its new moves are played; for any other step the game is replaced. */
  private show(n: number): void {
    const { session } = this;
    const heldAt = frameHeld(session!, this.current);
    if (heldAt < 0) session!.goLive();
    const { ui, playthrough } = session!;
    const { moves } = this.reach(ui, n);
    const done = playthrough.local!.record.moves;
    const goesOn = done.every((move, i) => moves[i] && formatMove(ui.game, move) === formatMove(ui.game, moves[i]));
    const isNext = goesOn && n === this.at.n + 1;
    this.at = { n, solved: asksNothing(this.found!.lesson.steps[n]!), isLedTo: isNext };
    this.list = { ...this.list, selected: undefined, filter: '' };
    if (isNext) {
      if (heldAt >= 0) release(session!, heldAt, done.length === moves.length ? this.current : undefined);
      moves.slice(done.length).forEach((move) => playthrough.local!.play(move));
    } else {
      session!.replace({ start: this.found!.lesson.start, moves }, session!.hotSeat.seats);
      hold(session!, this.current);
    }
    this.enter();
  }
  private enter(): void {
    dispatch(this, 'playable-step', { lesson: this.found!.lesson.id, step: this.at.n + 1, of: this.count });
    this.tellEnd();
    const { leads } = this;
    this.afterPlayback.run(() => leads && this.focusOn('.say'));
    this.leads = false;
  }
  private focusOn(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }
  private tellEnd(): void {
    if (this.isDone) dispatch(this, 'playable-over', { lesson: this.found!.lesson.id });
  }
  private solve(): void {
    this.at = { ...this.at, solved: true, isLedTo: false };
    this.tellEnd();
  }

  // Actions of the reader.

  private readonly next = (): void => {
    const { n, solved } = this.at;
    // Nobody has read yet what comes of the moves on show.
    if (!this.session!.playback.isResting) this.session!.playback.skip();
    else if (!solved && !this.made.has(n)) {
      this.at = { ...this.at, answer: 'first' };
      this.announcer.say(this.text('lesson.first'));
    } else this.lead(() => this.attempt(() => this.show(n + 1)));
  };
  private readonly back = (): void => this.lead(() => this.attempt(() => this.show(this.at.n - 1)));
  /** Makes the move, or gives the answer, that the step waits for. */
  private readonly reveal = (): void =>
    this.lead((session) => {
      const { ask } = this.current;
      if (!ask) session.goLive();
      if (ask) this.choose(ask.findIndex(({ right }) => right));
      else session.play(expected(session.ui.game, session.playthrough.snapshot, this.current)[0]!);
      this.leads = false;
    });
  private readonly choose = (choice: number): void => {
    const { answer, right } = this.current.ask![choice]!;
    this.at = { ...this.at, choice, answer: undefined };
    this.announcer.say(withoutMarks(this.text(answer)));
    if (right && !this.at.solved) this.solve();
  };
  /** Runs `go`, a step on the way that the reader asked for. */
  private lead(go: (session: Session) => void): void {
    const session = this.session!;
    session.playback.skip();
    this.leads = true;
    go(session);
  }
  /** Opens another lesson. The current one is loaded already and begins anew. Lessons of an author's set have no pages. */
  private readonly follow = (id: string): void => {
    if (id === this.found!.lesson.id) return this.lead(() => this.show(0));
    if (!this.found!.isOwn && opensPage(this.pages, id)) return;
    this.leads = true;
    this.lesson = id;
  };
  private readonly playOn = (): void => {
    // The reader keeps the seat whose moves they made in the lesson.
    this.free.begin([...this.made.values()].at(-1)?.seat);
    this.focusOn('[data-do="return"]');
  };
  private readonly playGame = (): void => {
    this.free.beginGame(this.nextLesson.isFirst);
    this.focusOn('[data-do="return"]');
  };
  private readonly comeBack = (): void => {
    this.free.leave();
    this.focusOn('.say');
  };

  /** Lets only the expected move of the step be made; other moves are answered. */
  private events(playing: Playing): SessionEvents {
    return {
      ...playing.events,
      refused: (move, refusal, anchor) =>
        move ? this.admit(playing, move) : this.respond(playing, { kind: 'refused', refusal }, move, anchor),
      dispatch: (type, detail, cancelable) => {
        const { move } = detail as { readonly move?: Move };
        if (type === 'playable-move' && !this.admit(playing, move!)) return false;
        const isAllowed = dispatch(this, type, detail, cancelable);
        if (type === 'playable-move') this.awaited = isAllowed ? move : undefined;
        if (type === 'playable-moved' && move !== undefined && move === this.awaited) this.advance(move);
        return isAllowed;
      },
    };
  }
  private admit(playing: Playing, move: Move): boolean {
    const { ui, playthrough, view } = this.session!;
    const answer = answerTo(ui.game, playthrough.snapshot, this.current, move);
    if (answer.kind === 'right') {
      this.at = { ...this.at, answer: undefined };
      return true;
    }
    this.respond(playing, answer, move, ui.touches(move, view).at(-1));
    return false;
  }
  private respond(playing: Playing, answer: Answer, move: Move | undefined, anchor: string | undefined): void {
    this.at = { ...this.at, answer };
    playing.refuse({ anchor, reason: () => this.reply && withoutMarks(this.reply) });
    if (answer.kind === 'refused') dispatch(this, 'playable-refuse', { move, refusal: answer.refusal });
  }
  /** The expected move was made: goes on to the next step. */
  private advance(move: Move): void {
    const { n } = this.at;
    this.awaited = undefined;
    this.made.set(n, move);
    if (n === this.count - 1) {
      this.afterPlayback.run(() => this.announcer.say(this.text('lesson.end')));
      return this.solve();
    }
    const isLed = this.leads;
    // Of an added game, nobody but the tests of its author has played the lesson before.
    this.attempt(() => this.show(n + 1));
    if (!isLed) this.afterPlayback.run(() => this.announcer.say(withoutMarks(this.text(this.current.say))));
  }

  // Rendering.

  override get summary(): string {
    return this.session ? titleOf(this.text) : '';
  }
  /** The answer to the reader's last move, with the rule that the move violates. */
  private get reply(): string | undefined {
    const { answer } = this.at;
    const rule = (this.current.rules ?? this.found!.lesson.rules)[0];
    return answer && answered(answer, rule, this.session!, this.text);
  }
  private props(session: Session, playing: Playing): LessonProps {
    const { text, at, found, next, back, reveal, choose, follow, playOn, playGame } = this;
    return {
      session,
      text,
      lesson: found!.lesson,
      following: this.nextLesson.id,
      isFirst: this.nextLesson.isFirst,
      ...at,
      ...{ step: this.current, waits: this.waits, isMade: this.made.has(at.n), isDone: this.isDone },
      isPlaying: !session.playback.isResting,
      isHeld: frameHeld(session, this.current) >= 0,
      says: this.reply,
      answered: playing.answered,
      control: playing.control,
      list: this.list,
      moveList: this.moveList.value,
      change: (part) => (this.list = { ...this.list, ...part }),
      play: (index) => {
        this.list = { ...this.list, selected: undefined, filter: '' };
        session.play(session.view.moves[index]!);
      },
      actions: { next, back, reveal, choose },
      ...{ follow, playOn, playGame },
      again: () => this.lead(() => this.show(0)),
      share: shareMenuOpener(this, session, text, embedOf(found!, this.data, at.n)),
    };
  }
  protected override readonly readingOrder = undefined;
  protected override content(session: Session, playing: Playing): readonly unknown[] {
    const { found, text, panel } = this;
    const props = this.props(session, playing);
    // The phases come after the board, since the first step is drawn without them.
    return [
      panel.lessonPanel(props),
      playing.board(panel.onBoard(props, this.context.sentence), this.at.n),
      found!.lesson.phases ? panel.phaseList(session, text, text('lesson.phases')) : nothing,
      panel.tryPanel(props),
      panel.lessonSet({ ...props, game: this.game, found: found! }),
    ];
  }
  protected override get shown(): Session | undefined {
    return this.free.isOn ? this.free.session : this.session;
  }
  protected override render(): TemplateResult {
    const { free, game, shortcuts, comeBack } = this;
    return free.isOn && this.session ? free.render(game, shortcuts, comeBack) : super.render();
  }
}
