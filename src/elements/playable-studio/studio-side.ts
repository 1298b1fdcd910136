/** The board beside the text: the lesson as readers see it, or a game on which the author's moves are recorded. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { anchorIn } from '../../dom/anchors.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { BadInput, RefusedMove, type Move, type Refusal } from '../../kernel/game.js';
import { formatMove, formatRecord, type GameRecord } from '../../kernel/notation.js';
import { parseMove } from '../../kernel/transcript.js';
import { replay } from '../../kernel/play.js';
import { playersOf, positionOf } from '../../kernel/start.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import type { PlayableGame } from '../playable-game/playable-game.js';
import { addWrong, begin, expectMove, patchStep, withDots, writeLesson } from './model/draft.js';
import { faultInWords, isOutdated, moveInWords, SENTENCE, stepOf, type EditorContext } from './editor-context.js';
import { undo } from './model/undo-stack.js';
import { directionOf } from './undo.js';
import { LessonPreview } from './lesson-preview.js';
import type { PositionEditorPanel } from './position-editor-panel.js';
import type { PhasePathPanel } from './phase-path-panel.js';

/** The initial content of the board. It stays the same while that board is shown, whatever is recorded on it. */
interface Began {
  readonly key: string;
  readonly record: GameRecord | undefined;
  readonly transcript: string;
  /** How many of its moves come before those of the step. */
  readonly before: number;
}

/** The game at the point of recording: before the first step, or at a step with its moves. */
function recordAt(context: EditorContext): GameRecord | undefined {
  const { stops, n, mode } = context;
  const { start } = context.lesson;
  if (mode === 'setup') return beginningOf(context);
  const stop = stops[n];
  return stop && { start, moves: stop.moves };
}

/** `undefined` if the lesson cannot begin like this, which is reported with its faults. */
function beginningOf({ ui, lesson: { start, moves: lines = [] } }: EditorContext): GameRecord | undefined {
  try {
    const moves = lines.map((line) => parseMove(ui.game, line));
    replay(ui.game, start, moves);
    return { start, moves };
  } catch (error) {
    if (error instanceof BadInput || error instanceof RefusedMove) return undefined;
    throw error;
  }
}

function beganAt(context: EditorContext, known: Began | undefined): Began {
  const key = `${context.mode} ${context.at} ${context.n} ${context.ui.game.id}`;
  if (known?.key === key) return known;
  const record = recordAt(context);
  const transcript = record ? formatRecord(context.ui.game, record) : '';
  const before = (record?.moves.length ?? 0) - (stepOf(context)?.play?.length ?? 0);
  return { key, record, transcript, before };
}

export class StudioSide {
  readonly preview: LessonPreview;
  readonly #phasePath: PhasePathPanel;
  readonly #positionEditor: PositionEditorPanel;
  #began: Began | undefined;

  /** `onStep` receives the step to which the reader of the lesson goes. */
  constructor(onStep: (step: number) => void, phasePath: PhasePathPanel, positionEditor: PositionEditorPanel) {
    this.preview = new LessonPreview(onStep);
    this.#phasePath = phasePath;
    this.#positionEditor = positionEditor;
  }
  /** An author who goes elsewhere keeps what they have played on the board of the beginning. Returns whether that is anything. */
  keepPlayed(context: EditorContext, game: PlayableGame): boolean {
    const { ui, mode } = context;
    const before = mode === 'setup' ? recordAt(context) : undefined;
    // A beginning that was changed elsewhere since is not replaced.
    if (!before || formatRecord(ui.game, before) !== this.#began?.transcript) return false;
    if (game.phase === '' || game.record === this.#began.transcript) return false;
    beginAt(context, game);
    // If the board stays, its next moves come after this beginning.
    this.#began = undefined;
    return true;
  }
  /** Updates the lesson beside the text. If it cannot be read, the last readable version stays. */
  read(context: EditorContext, failed: (error: unknown) => void): void {
    // The reader is hidden while a position is set up.
    if (context.mode === 'hand' || isOutdated(context)) return;
    const { ui, text, words, lesson, fault, n } = context;
    const json = JSON.stringify(writeLesson(fault ? withDots(lesson) : lesson));
    this.preview.show({ game: ui.game.id, lang: text.lang, words, json, step: Math.max(0, n) + 1 }).catch(failed);
  }
  panel(context: EditorContext): TemplateResult {
    const { text, mode } = context;
    const isReading = mode === 'reader' || mode === 'point';
    const began = (this.#began = isReading || mode === 'hand' ? undefined : beganAt(context, this.#began));
    const point = (event: Event) => mode === 'point' && pointAt(context, event);
    return html`<section class="side" aria-label=${text('studio.side.reader')}>
      ${this.#doing(context)} ${isReading && isOutdated(context) ? this.#behind(context) : nothing}
      <div
        class=${mode === 'point' ? 'pointing' : ''}
        ?hidden=${!isReading}
        ?inert=${isOutdated(context)}
        @pointerdown=${{ handleEvent: point, capture: true }}
        @click=${{ handleEvent: point, capture: true }}
        @keydown=${{ handleEvent: point, capture: true }}
      >
        ${this.preview.element}
      </div>
      ${this.#positionEditor.panel(context)} ${began && mode === 'setup' ? this.#phasePath.panel(context) : nothing}
      ${began ? keyed(began.key, board(context, began)) : nothing}
    </section>`;
  }
  /** The current task of the board, with buttons to finish it; while a position is set up, those stand below the board. */
  #doing(context: EditorContext): TemplateResult {
    const { text, mode } = context;
    if (mode === 'reader')
      return isOutdated(context) ? html`` : html`<p class="quiet">${text('studio.side.reader')}</p>`;
    const isSetup = mode === 'setup';
    const noted = notedAt(context);
    return html`<div class=${mode === 'hand' ? 'doing' : 'doing task'}>
      <p role="status">${text(isSetup || mode === 'hand' ? `studio.${mode}.note` : `studio.side.${mode}`)}</p>
      ${noted === undefined ? nothing : html`<p><strong>${text('studio.noted', { move: moveInWords(context, noted) })}</strong></p>`}
      ${
        mode === 'hand'
          ? nothing
          : html`<div class="row">
              ${isSetup ? html`<button type="button" class="primary" data-do="use" @click=${(event: Event) => this.#use(context, event)}>${text('studio.setup.use')}</button>` : nothing}
              <button
                type="button"
                class=${isSetup ? '' : 'primary'}
                data-do="done"
                @click=${() => context.turn('reader')}
              >
                ${text(isSetup ? 'studio.cancel' : 'studio.done')}
              </button>
            </div>`
      }
    </div>`;
  }
  /** Starts the lesson at the position of the board, also after a jump to a phase; then its first step is edited. */
  #use(context: EditorContext, event: Event): void {
    const { turn, select, focus } = context;
    const game = boardOf(event);
    if (!game) return;
    beginAt(context, game);
    // The beginning is kept: `keepPlayed` must not replace it when the board goes.
    this.#began = undefined;
    turn('reader');
    select(0);
    focus(SENTENCE);
  }
  /** A note that the lesson shown is outdated, with the reason and a button that leads to the fault. */
  #behind(context: EditorContext): TemplateResult {
    const { ui, text, fault, lesson, select, turn } = context;
    const { step, part } = fault!;
    const isHand = part === 'start' && ui.editor !== undefined && 'position' in lesson.start;
    const wrong = isHand ? this.#positionEditor.wrong(context) : undefined;
    const mend = () => {
      select(step);
      if (isHand) turn('hand');
    };
    const where = step < 0 ? text('studio.beginning') : text('studio.step', { n: step + 1 });
    return html`<div class="doing behind task" role="status">
      <p>
        ${this.preview.isEmpty ? text('studio.behind.none') : html`<strong>${text('studio.behind')}</strong> ${text('studio.behind.old')}`}
      </p>
      <p class="warning">
        ${wrong === undefined ? faultInWords(context) : text('studio.hand.bad', { message: wrong })}
      </p>
      <div class="row">
        <button type="button" class="primary" data-do="mend" @click=${mend}>
          ${isHand ? text('studio.behind.hand') : text('studio.behind.go', { where })}
        </button>
      </div>
    </div>`;
  }
}

/** The move that was noted last. */
const notedAt = (context: EditorContext): string | undefined => {
  const { expect, wrong } = stepOf(context) ?? {};
  if (context.mode === 'expect') return expect?.at(-1);
  return context.mode === 'wrong' ? wrong?.at(-1)?.move : undefined;
};

/** A press, Enter or Space on a place toggles whether the step points at it. */
function pointAt({ lesson, n, edit }: EditorContext, event: Event): void {
  const anchor = anchorIn(event);
  if (anchor === undefined) return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
  event.stopPropagation();
  event.preventDefault();
  if (event.type === 'click') return;
  const { show = [] } = lesson.steps[n] ?? {};
  edit(patchStep(lesson, n, { show: show.includes(anchor) ? show.filter((id) => id !== anchor) : [...show, anchor] }));
}

function board(context: EditorContext, began: Began): TemplateResult | typeof nothing {
  const { ui, text, words } = context;
  const { record, transcript } = began;
  if (!record) return html`<p class="quiet">${text('studio.unreached')}</p>`;
  return html`<playable-game
    id="stage"
    game=${ui.game.id}
    load="now"
    save="off"
    forced="off"
    undo="free"
    shortcuts="off"
    .openHanded=${true}
    .words=${words}
    seats=${'human '.repeat(playersOf(ui.game, record.start))}
    .record=${transcript}
    @playable-move=${(event: CustomEvent<{ move: Move }>) => onMove(context, event)}
    @playable-changed=${(event: Event) => onChanged(context, began, event.currentTarget as PlayableGame)}
    @keydown=${onKey}
    @playable-refuse=${(event: CustomEvent<{ move: Move | undefined; refusal: Refusal }>) => onRefuse(context, event)}
  ></playable-game>`;
}

function onMove(context: EditorContext, event: CustomEvent<{ move: Move }>): void {
  const { ui, mode, lesson, n, edit, say, text } = context;
  if (mode !== 'expect' && mode !== 'wrong') return;
  event.preventDefault();
  const line = formatMove(ui.game, event.detail.move);
  edit(mode === 'expect' ? expectMove(lesson, n, line) : addWrong(lesson, n, line));
  say(text('studio.noted', { move: moveInWords(context, line) }));
}
/** On the board the undo key takes back a move; only if there is none, it undoes a change of the lesson. */
function onKey(event: KeyboardEvent): void {
  const game = event.currentTarget as PlayableGame;
  if (directionOf(event) !== undo || game.phase === '' || !game.takeBack()) return;
  event.preventDefault();
  event.stopPropagation();
}
function onRefuse(
  { ui, mode, lesson, n, edit, say, text }: EditorContext,
  event: CustomEvent<{ move: Move | undefined }>,
): void {
  const { move } = event.detail;
  if (mode !== 'wrong' || !move) return;
  const line = formatMove(ui.game, move);
  edit(addWrong(lesson, n, line));
  say(text('studio.noted', { move: line }));
}
/** Records the moves of the step that are on the board. */
function onChanged({ ui, mode, lesson, n, edit }: EditorContext, { before }: Began, game: PlayableGame): void {
  if (mode !== 'play') return;
  const { moves } = parseTranscript(ui.game, game.record);
  edit(patchStep(lesson, n, { play: moves.slice(before).map((move) => formatMove(ui.game, move)) }));
}
const boardOf = (event: Event) =>
  ((event.currentTarget as Element).getRootNode() as ShadowRoot).querySelector<PlayableGame>('#stage');
/** How many moves lead to the position shown: the reader may have gone back on the board. */
function shownAt(ui: GameUi, { start, moves }: GameRecord, game: PlayableGame): number {
  const shown = JSON.stringify(game.position);
  for (let n = moves.length; n > 0; n--)
    if (JSON.stringify(positionOf(ui.game, replay(ui.game, start, moves.slice(0, n)))) === shown) return n;
  return 0;
}
function beginAt({ ui, text, lesson, edit }: EditorContext, game: PlayableGame): void {
  const record = parseTranscript(ui.game, game.record);
  const moves = record.moves.slice(0, shownAt(ui, record, game)).map((move) => formatMove(ui.game, move));
  edit(begin(lesson, record.start, moves), undefined, text('studio.setup'));
}
