import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { dispatch } from '../../dom/dispatch.js';
import { fetchFile } from '../../loading/file.js';
import { defineElement, loadGame } from '../../loading/games.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { studioWords } from '../../i18n/studio/index.js';
import type { GameRecord } from '../../kernel/notation.js';
import { reportFailedLoad, tryLoad } from '../ui/failed-loads.js';
import { LazyElement } from '../ui/lazy-element.js';
import { styles as shared } from '../ui/shared.styles.js';
import { scrollCue } from '../ui/scroll-cue.styles.js';
import { speaker } from '../ui/words.js';
import { anySeed } from '../../playthrough/attributes.js';
import { ourLessons, sourceChooser, type OurLesson } from './source-chooser.js';
import { styles as beginning } from './source-chooser.styles.js';
import { lessonSettings } from './lesson-settings.js';
import { completionsOf, type Completion } from './completions.js';
import type { EditorContext, Mode } from './editor-context.js';
import { untilPlaced } from '../ui/save-keys.js';
import { bringFocusBack, faultInWords, isOutdated, scrollToTask } from './editor-context.js';
import { stepEditor } from './editor.js';
import { PositionEditorPanel } from './position-editor-panel.js';
import { PositionJson } from './position-json.js';
import { head } from './head.js';
import { draftNotes } from './draft-notes.js';
import { DraftStorage, type StoredDraft } from './draft-storage.js';
import { joined, newLesson, writeDraft, type Draft, type DraftLesson } from './model/draft.js';
import { walked, type Walked } from './model/fault.js';
import { change, undo, undoStackOf, type UndoStack } from './model/undo-stack.js';
import { readInput } from './model/read.js';
import { errorText } from './error-text.js';
import { MomentsPanel } from './moments-panel.js';
import { draftFrom, draftFromData } from './draft-from.js';
import type { Completing } from './sentence.js';
import type { PlayableGame } from '../playable-game/playable-game.js';
import { StudioSide } from './studio-side.js';
import { stepList } from './steps.js';
import { announced, directionOf, type Direction } from './undo.js';
import { PhasePathPanel } from './phase-path-panel.js';
import { styles } from './playable-studio.styles.js';
import { where } from './where.styles.js';

/** Milliseconds without typing after which the lesson beside the text is updated. */
const PAUSE = 400;

/**
 * A studio for authors: a lesson is made by playing, and runs beside its text as the author writes. Nothing is sent to a
 * server.
 *
 * @element playable-studio
 * @slot - Fallback: shown until the studio is loaded, and if loading fails.
 * @fires {CustomEvent<{lesson: object}>} playable-written - When the lesson has changed; `lesson` is its output form.
 * @csspart steps - The list of steps.
 * @csspart write - The editor of the selected step, or of the lesson's settings.
 * @csspart side - The board beside the editor.
 */
export class PlayableStudio extends LazyElement {
  static override styles = [shared, where, styles, beginning, scrollCue];

  /** The name under which the lesson is saved; `off` saves nothing. */
  @property() save: string | null = null;
  /** The lesson to start with, packed in one word as the studio packs it for links; a saved lesson takes precedence. */
  @property() data: string | null = null;
  /** Absolute address of the site with the embed pages for exported lessons; by default derived from the script's address. */
  @property() site: string | null = null;

  @state() private ui: GameUi | undefined;
  @state() private undoStack: UndoStack<StoredDraft> | undefined;
  /** Index of the lesson in the set, and index of its step. */
  @state() private at = 0;
  @state() private n = 0;
  @state() private mode: Mode = 'reader';
  @state() private begins = false;
  /** Whether the next lesson opened is added to the present ones. */
  @state() private joins = false;
  @state() private problem: string | undefined;
  @state() private completing: Completing | undefined;
  @state() private ours: readonly OurLesson[] = [];
  @state() private completions: readonly Completion[] = [];

  protected override readonly faultKey = 'studio.error';
  readonly #phasePath = new PhasePathPanel(this);
  readonly #positionEditor = new PositionEditorPanel(this);
  readonly #positionJson = new PositionJson(this);
  readonly #side = new StudioSide((step) => (this.n = step - 1), this.#phasePath, this.#positionEditor);
  readonly #moments = new MomentsPanel(this);
  readonly #storage = new DraftStorage(this);
  /** Number of requests to open a lesson: only the last one is carried out. */
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The element that had the focus before the render. */
  #focused: Element | undefined;
  #walked: Walked | undefined;
  /** Drafts as they were opened: nothing is lost if another lesson replaces them. */
  readonly #unwritten = new WeakSet<Draft>();

  /** The lesson, or the set of lessons, in its output form; `undefined` before one is opened. */
  get written(): Readonly<Record<string, unknown>> | undefined {
    return this.undoStack && writeDraft(this.undoStack.value.draft, this.game);
  }
  /**
   * Opens a lesson, a link, a saved game or a position, unless another one is begun meanwhile. Rejects with a `BadInput` for
   * any other or invalid text.
   */
  async open(given: string): Promise<void> {
    await this.#open(given, ++this.#asked);
  }
  async #open(coming: string | Promise<string>, asked: number): Promise<void> {
    const given = await coming;
    await this.ready();
    const ui = this.ui!;
    const { draft, source } = await draftFrom(readInput(given), ui, this.text.lang, fetchFile);
    if (asked !== this.#asked || ui !== this.ui) return;
    this.#unwritten.add(draft);
    this.#begin(draft, source);
  }

  protected override readonly ownWords = studioWords;
  protected override async fetchContent(isStale: () => boolean): Promise<void> {
    this.fault = undefined;
    const { lang } = this.vocabulary;
    const ui = await loadGame(this.game, lang);
    if (isStale()) return;
    await this.vocabulary.learn(speaker(ui, studioWords));
    await defineElement('playable-lesson');
    if (!this.save) await untilPlaced(this);
    if (isStale()) return;
    this.ui = ui;
    this.#storage.name(ui, this.save);
    const kept = this.#storage.recall(ui);
    const draft = kept?.draft ?? (this.data === null ? undefined : await draftFromData(this.data, ui, lang));
    if (isStale()) return;
    if (draft && !kept) this.#unwritten.add(draft);
    if (draft) this.#begin(draft, kept?.source, 0);
    // A lesson can be written without these.
    const ours = () => ourLessons(ui, lang).then((ours) => isStale() || (this.ours = ours));
    const completions = () => completionsOf(ui, lang).then((all) => isStale() || (this.completions = all));
    void tryLoad(this, 'ours', ours, isStale);
    void tryLoad(this, 'completions', completions, isStale);
  }
  /** Opens another lesson; undo restores the previous one. */
  #begin(draft: Draft, source?: GameRecord, n = source && source.moves.length > 0 ? -1 : 0): void {
    this.#keepPlayed();
    const before = this.undoStack?.value;
    const now = this.joins ? before?.draft : undefined;
    const next = { draft: now ? joined(now, draft) : draft, source };
    // Undo brings it back only until the page is left.
    if (before && !now && !this.#unwritten.has(before.draft)) this.#storage.setAside(this.ui!, before);
    this.undoStack = this.undoStack ? change(this.undoStack, next) : undoStackOf(next);
    this.#side.preview.clear();
    this.#moments.stop();
    this.at = now ? now.lessons.length : 0;
    this.n = n;
    this.mode = 'reader';
    this.begins = this.joins = false;
    this.problem = undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('pagehide', this.#keepPlayed);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pagehide', this.#keepPlayed);
    this.#keepPlayed();
    clearTimeout(this.#timer);
    this.#moments.stop();
    this.#phasePath.stop();
  }

  // Actions.

  readonly #editDraft = (draft: Draft, field?: string, what?: string): void => {
    const stack = this.undoStack!;
    if (draft === stack.value.draft) return;
    this.undoStack = change(stack, { ...stack.value, draft }, { field, time: performance.now(), what });
  };
  readonly #edit = (lesson: DraftLesson, field?: string, what?: string): void => {
    const { draft, lesson: present, at } = this.#context!;
    if (lesson !== present) this.#editDraft({ ...draft, lessons: draft.lessons.with(at, lesson) }, field, what);
  };
  readonly #travel = (direction: Direction): void => {
    const { undoStack } = this;
    // A piece in hand is not a change yet: undo puts it down.
    if (direction === undo && this.mode === 'hand' && this.#positionEditor.deselect()) return;
    if (!undoStack || !direction(undoStack)) return;
    this.#keepPlayed();
    const before = this.undoStack!;
    const after = direction(before);
    // The moves kept from the board may have been a change, after which there is nothing to redo.
    if (!after) return;
    this.undoStack = after;
    this.announcer.say(announced(this.text, direction, before, after));
    if (this.mode !== 'hand') this.mode = 'reader';
  };
  readonly #onKey = (event: KeyboardEvent): void => {
    const direction = this.undoStack && directionOf(event);
    // Fields beside the lesson, such as the JSON of a position, keep the undo of the browser.
    if (!direction || this.begins || (event.target as Element).matches('.code')) return;
    // Overrides the browser's undo in fields: their edits are on the lesson's undo stack.
    event.preventDefault();
    this.#travel(direction);
  };
  readonly #turn = (mode: Mode, isNew = false): void => {
    if (mode !== 'reader') this.#keepPlayed();
    else if (this.mode === 'setup') this.#leavePlayed();
    this.mode = mode;
    void this.#load(mode)
      .then(() => this.updateComplete)
      .then(() => scrollToTask(this, isNew));
  };
  /** Loads what the board needs in this mode. */
  async #load(mode: Mode): Promise<void> {
    if (mode === 'hand') await this.#positionEditor.load(this.ui!, this.vocabulary);
    if (mode === 'setup') await this.#phasePath.load();
  }
  readonly #select = (n: number): void => {
    this.#keepPlayed();
    this.n = n;
    this.mode = 'reader';
    this.completing = undefined;
  };
  readonly #selectLesson = (at: number, change?: (draft: Draft) => Draft): void => {
    // Leave the step first: the moves on the board belong to the lesson that is left.
    this.#select(0);
    if (change) this.#editDraft(change(this.undoStack!.value.draft));
    this.at = at;
  };
  /** Makes the moves on the board a change of the lesson. Call it before anything replaces the board. */
  readonly #keepPlayed = (): void => {
    const context = this.#context;
    // An element that waits to come near has no root yet.
    const game = context && this.renderRoot.querySelector<PlayableGame>('#stage');
    if (game && this.#side.keepPlayed(context, game)) this.announcer.say(this.text('studio.setup.kept'));
  };
  /** Leaves out the moves played on the board; undo brings them back. */
  #leavePlayed(): void {
    const { value } = this.undoStack!;
    this.#keepPlayed();
    if (this.undoStack!.value === value) return;
    this.#editDraft({ ...value.draft }, undefined, this.text('studio.cancel'));
    this.announcer.say(this.text('studio.setup.left'));
  }
  readonly #focus = (selector: string): void => {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  };
  async #tryOpen(given: string | Promise<string>): Promise<void> {
    const asked = ++this.#asked;
    try {
      await this.#open(given, asked);
    } catch (error) {
      if (asked === this.#asked) this.problem = errorText(error, this.text);
    }
  }
  // Rendering.

  #walk(lesson: DraftLesson): Walked {
    if (this.#walked?.lesson !== lesson) this.#walked = walked(this.ui!, lesson);
    return this.#walked;
  }
  get #context(): EditorContext | undefined {
    const { ui, undoStack } = this;
    if (!ui || !undoStack) return undefined;
    const { draft, source } = undoStack.value;
    const at = Math.min(this.at, draft.lessons.length - 1);
    const lesson = draft.lessons[at]!;
    const { fault, stops } = this.#walk(lesson);
    return {
      ui,
      draft,
      at,
      lesson,
      fault,
      stops,
      mode: this.mode,
      source,
      undoing: { canUndo: undoStack.past.length > 0, canRedo: undoStack.future.length > 0, travel: this.#travel },
      text: this.text,
      words: this.words,
      n: Math.min(this.n, lesson.steps.length - 1),
      completions: this.completions,
      edit: this.#edit,
      editDraft: this.#editDraft,
      select: this.#select,
      selectLesson: this.#selectLesson,
      turn: (mode) => this.#turn(mode),
      focus: this.#focus,
      say: (message) => this.announcer.say(message),
    };
  }
  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    // An invalid `load` may be corrected as long as nothing is shown.
    if (this.hasUpdated && this.loading.hasBegun && (changed.has('game') || (changed.has('load') && !this.ui))) {
      this.#keepPlayed();
      if (this.ui && this.undoStack) this.#storage.keep(this.ui, this.undoStack.value);
      this.ui = this.undoStack = undefined;
      this.ours = this.completions = [];
      void this.loading.again();
    }
    if (this.ui && changed.has('save')) this.#storage.name(this.ui, this.save);
    if ((changed.has('undoStack') || changed.has('save')) && this.undoStack && this.ui)
      this.#storage.keep(this.ui, this.undoStack.value);
    super.willUpdate(changed);
    this.text = this.vocabulary.text(this.words);
    this.#focused = this.shadowRoot?.activeElement ?? undefined;
  }
  protected override updated(changed: PropertyValues): void {
    bringFocusBack(this.shadowRoot!, this.#focused, changed.get('mode') as Mode | undefined);
    if (!this.undoStack || !this.ui) return;
    if (changed.has('undoStack')) dispatch(this, 'playable-written', { lesson: this.written });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#read(), changed.has('undoStack') && this.mode === 'reader' ? PAUSE : 0);
  }
  #read(): void {
    const context = this.#context;
    if (!context || !this.isConnected) return;
    this.#side.read(context, (error) =>
      reportFailedLoad(this, 'reader', error, () => {
        this.#side.preview.forget();
        this.#read();
      }),
    );
  }
  protected override render(): TemplateResult {
    const { ui, text } = this;
    if (this.fault || !ui) return this.fallback();
    const context = this.#context;
    return html`<div class="studio" lang=${text.lang} @keydown=${this.#onKey}>
      ${!context || this.begins ? this.#beginning(ui, context) : this.#writing(context)} ${this.loadNotes}
      ${this.announcer.region}
    </div>`;
  }
  #beginning(ui: GameUi, context: EditorContext | undefined): TemplateResult {
    return html`${this.#kept(ui)}
    ${sourceChooser({
      ui,
      text: this.text,
      ours: this.ours,
      problem: this.problem,
      newGame: (players, mode) => {
        this.#asked++;
        const draft = { lessons: [newLesson({ players, seed: anySeed() }, [], this.text.lang)] };
        this.#unwritten.add(draft);
        this.#begin(draft);
        this.n = -1;
        // The author has read what stands above the studio: scroll past it.
        this.#turn(mode, true);
      },
      openOurs: (id) => void this.#tryOpen(`e/${ui.game.id}/lesson/?v=1&lesson=${id}`),
      openYours: (given) => void this.#tryOpen(given),
      there: context && {
        back: () => (this.begins = this.joins = false),
        joins: this.joins,
        join: (joins) => (this.joins = joins),
      },
    })}`;
  }
  #kept(ui: GameUi): TemplateResult {
    const open = ({ draft, source }: StoredDraft) => this.#begin(draft, source, 0);
    const { text, undoStack } = this;
    return html`<div role="status">${draftNotes({ storage: this.#storage, ui, text, undoStack, open })}</div>`;
  }
  #writing(context: EditorContext): TemplateResult {
    const { n } = context;
    const sentences = {
      completing: this.completing,
      complete: (completing: Completing | undefined) => (this.completing = completing),
    };
    const says = faultInWords(context);
    return html`${head(context, {
        begin: () => {
          this.#keepPlayed();
          this.begins = true;
        },
        out: () =>
          void tryLoad(this, 'out', async () =>
            (await import('./export-dialog.js')).openExportDialog(this, this.#context ?? context),
          ),
      })}
      <p class=${isOutdated(context) ? 'state warning' : 'state quiet'} role="status">
        ${says ? html`<button type="button" class="where" @click=${() => this.#select(context.fault!.step)}>${says}</button>` : context.text('studio.fine')}
      </p>
      ${this.#kept(context.ui)}
      <div class=${context.mode === 'hand' || context.mode === 'setup' ? 'columns broad' : 'columns'}>
        <div part="steps">${stepList(context)}</div>
        <div part="write">
          ${
            n < 0
              ? html`${lessonSettings(context, sentences, this.#positionJson.panel(context))}
                ${this.#moments.panel(context)}`
              : stepEditor(context, sentences)
          }
        </div>
        <div part="side">${this.#side.panel(context)}</div>
      </div>`;
  }
}
