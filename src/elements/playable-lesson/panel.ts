/** The content around the board of a lesson in play: the step above it, the controls below it. Loaded with the rules. */
import { html, nothing, type TemplateResult } from 'lit';
import { moves, type MoveList, type MoveListState } from '../panel/moves.js';
import { historyNote } from '../panel/notices.js';
import type { Session } from '../session/session.js';
import { shareButton } from '../panel/timeline.js';
import { storyLine } from '../story/story-line.js';
import { landmark } from '../ui/landmarks.js';
import { withRulings } from './rulings.js';
import { buttons, head, question, sentence, titleOf, type StepProps } from './step.js';
import { lastTold, type At } from './stops.js';

export { timeFor } from '../story/reading-time.js';
export { phaseList } from '../ui/phase-list.js';
export { lessonSet } from './lesson-set.js';

export interface LessonProps extends StepProps {
  readonly session: Session;
  readonly following: string | undefined;
  readonly isFirst: boolean;
  readonly waits: boolean;
  readonly isDone: boolean;
  /** Whether the step shows a frame in the middle of a move. */
  readonly isHeld: boolean;
  /** Whether the moves on show lead to the step. */
  readonly isLedTo?: boolean;
  /** The answer to the reader's last try. `first` is none to a move, but says what the step waits for. */
  readonly says: string | undefined;
  readonly answer?: At['answer'];
  readonly control: HTMLElement | undefined;
  /** The answer to the last letter key. */
  readonly answered: string | undefined;
  readonly list: MoveListState;
  readonly moveList: MoveList | undefined;
  readonly change: (list: Partial<MoveListState>) => void;
  readonly play: (index: number) => void;
  readonly follow: (id: string) => void;
  readonly playOn: () => void;
  readonly playGame: () => void;
  readonly again: () => void;
  readonly share: (() => void) | undefined;
}

export function lessonPanel(props: LessonProps): TemplateResult {
  const { text, says, answer, answered, lesson, n, isPlaying, isLedTo } = props;
  const before = isPlaying && isLedTo ? lesson.steps[n - 1] : undefined;
  return html`<section
    class="now"
    part="now"
    tabindex="-1"
    aria-label=${landmark(text, titleOf(text))}
    aria-busy=${isPlaying ? 'true' : nothing}
  >
    ${head(props)}
    ${says === undefined ? nothing : html`<p class=${answer === 'first' ? 'answer' : 'answer wrong'} dir="auto">${withRulings(says, text)}</p>`}
    ${answered ? html`<p class="note">${answered}</p>` : nothing} ${sentence(props, before)} ${shown(props)}
    ${question(props)} ${props.isHeld ? nothing : historyNote({ ...props, readonly: true })} ${buttons(props)}
    ${isPlaying ? nothing : end(props)}
  </section>`;
}

/**
 * The places that the step points at, and the line of the story above the board. The line tells what came of the moves before this
 * step, and is empty where none were: the last ones before the lesson have nothing to do with what it explains.
 */
export function onBoard(props: LessonProps, sentence: Parameters<typeof storyLine>[1]) {
  const { session, lesson, step, n, text, solved, isPlaying } = props;
  const before = lesson.steps[n - 1];
  const isNews =
    isPlaying || [step.play, step.until, before?.expect, before?.until, solved && step.expect].some(Boolean);
  const silence = isNews ? undefined : html`<p class="line"></p>`;
  const above = storyLine(session, sentence, text, lastTold(session), undefined, silence);
  return { shown: new Set(step.show), above };
}

/** The highlighted places, for screen readers. */
function shown({ session: { ui, view, playback }, step, text }: LessonProps): TemplateResult | typeof nothing {
  if (!step.show?.length || !playback.isResting) return nothing;
  // Some labels are names, others whole sentences.
  const places = step.show.map((anchor) => ui.label(anchor, view, text).replace(/[^.!?]$/, '$&.')).join(' ');
  return html`<p class="visually-hidden">${text('lesson.shown', { places })}</p>`;
}

/**
 * After the first lesson the reader plays a game, after each other one the next lesson comes. That a rule is also read
 * otherwise is told only now, to a reader who knows this reading.
 */
function end(props: LessonProps): TemplateResult | typeof nothing {
  const { text, lesson, following, isFirst, isDone, session, follow, playOn, playGame, again } = props;
  const other = lesson.otherReading;
  const canPlayOn = session.playthrough.snapshot.status === 'active';
  const isLast = isFirst || following === undefined;
  const button = (key: string, act: () => void, primary = false, says = key) =>
    html`<button data-do=${key} class=${primary ? 'primary' : ''} @click=${act}>${text(`lesson.${says}`)}</button>`;
  const game = () => button('playGame', playGame, isLast, isFirst ? 'playFirst' : 'playGame');
  const next = () => (following === undefined ? nothing : button('following', () => follow(following), !isLast));
  if (!isDone) return nothing;
  return html`<p class="well">${text('lesson.end')}</p>
    <div class="row">
      ${isLast ? game() : next()} ${isLast ? next() : game()} ${canPlayOn ? button('playOn', playOn) : nothing}
      ${other === undefined ? nothing : button('otherReading', () => follow(other))} ${button('again', again)}
    </div>`;
}

/** The controls of the phase and the list of moves, while a step waits for a move; and the table of players and points. */
export function tryPanel(props: LessonProps): TemplateResult {
  const { session, text, lesson, waits, control, list: state, moveList, change, play } = props;
  const { ui, view } = session;
  if (control) Object.assign(control, { unfolded: lesson.open === true });
  return html`<div class="try">
    ${
      waits
        ? html`<section class="controls" aria-label=${landmark(text, text('lesson.try'))}>
              <p class="phase">${text('lesson.try')}</p>
              <div class="controls">${control ?? nothing}</div>
            </section>
            ${moves({ session, text, state, moveList, change, play, summary: text('lesson.moves') })}`
        : nothing
    }
    <details class="players" ?open=${lesson.open === true}>
      <summary>${text('lesson.sheet')}</summary>
      <div class="sheet-room">${ui.scoreboard(view, { text })}</div>
    </details>
    ${props.share ? html`<div class="row">${shareButton(props)}</div>` : nothing}
  </div>`;
}
