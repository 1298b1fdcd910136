/** The content around a lesson's board: the step above it, the controls below it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Lesson, LessonStep } from '../../kernel/lesson.js';
import { moves, type MoveList, type MoveListState } from '../panel/moves.js';
import { past } from '../panel/notices.js';
import type { Session } from '../session/session.js';
import { shareButton } from '../panel/timeline.js';
import { withRulings } from './rulings.js';

export { lessonSet } from './lesson-set.js';

export interface LessonProps {
  readonly session: Session;
  readonly text: Text;
  readonly title: string;
  readonly lesson: Lesson;
  readonly following: string | undefined;
  /** Whether it is the game's first lesson. */
  readonly isFirst: boolean;
  readonly step: LessonStep;
  /** The index of the step, from 0. */
  readonly n: number;
  readonly solved: boolean;
  readonly waits: boolean;
  /** Whether the reader made the move of this step before. */
  readonly isMade: boolean;
  readonly isDone: boolean;
  /** Whether the step shows a frame in the middle of a move. */
  readonly isHeld: boolean;
  /** The answer to the reader's last move. */
  readonly says: string | undefined;
  readonly choice?: number | undefined;
  readonly control: HTMLElement | undefined;
  /** The answer to the last letter key. */
  readonly answered: string | undefined;
  readonly list: MoveListState;
  readonly moveList: MoveList | undefined;
  readonly change: (list: Partial<MoveListState>) => void;
  readonly play: (index: number) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly reveal: () => void;
  readonly choose: (choice: number) => void;
  readonly follow: (id: string) => void;
  readonly playOn: () => void;
  readonly playGame: () => void;
  readonly again: () => void;
  readonly share: (() => void) | undefined;
}

/** Reserves the space of a lesson before it is loaded. */
export const skeleton = (): TemplateResult =>
  html`<div class="game room" aria-hidden="true">
    <section class="now"></section>
    <div class="stage">
      <div class="story"><p class="line"></p></div>
      <div class="scene"></div>
    </div>
  </div>`;

export function lessonPanel(props: LessonProps): TemplateResult {
  const { text, title, lesson, step, n, solved, isMade, says, next, back, reveal } = props;
  const { length } = lesson.steps;
  const go = (key: string, act: () => void, isOff: boolean, primary = false) =>
    html`<button
      data-do=${key}
      class=${primary ? 'primary' : ''}
      aria-disabled=${isOff ? 'true' : 'false'}
      @click=${() => (isOff && key === 'back' ? undefined : act())}
    >
      ${text(`lesson.${key}`)}
    </button>`;
  return html`<section class="now" part="now" tabindex="-1" aria-label=${title}>
    <div class="head">
      <p class="title" dir="auto">${title}</p>
      <p class="quiet">${text('lesson.step', { n: n + 1, count: length })}</p>
    </div>
    <ol class="steps" data-lesson=${lesson.id} aria-label=${text('lesson.steps')}>
      ${lesson.steps.map(
        (_, i) =>
          html`<li class=${i < n || (i === n && solved) ? 'done' : ''} aria-current=${i === n ? 'step' : nothing}>
            <span class="visually-hidden">${text('lesson.step', { n: i + 1, count: length })}</span>
          </li>`,
      )}
    </ol>
    ${says === undefined ? nothing : html`<p class="answer wrong" dir="auto">${withRulings(says, text)}</p>`}
    ${props.answered ? html`<p class="note">${props.answered}</p>` : nothing}
    <p class="say" dir="auto" id="say" tabindex="-1">${withRulings(text(step.say), text)}</p>
    ${shown(props)} ${question(props)} ${props.isHeld ? nothing : past({ ...props, readonly: true })}
    <div class="row">
      ${go('back', back, n === 0)} ${n < length - 1 ? go('next', next, !solved && !isMade, true) : nothing}
      ${solved ? nothing : go('show', reveal, false)}
    </div>
    ${end(props)}
  </section>`;
}

/** The highlighted places, for screen readers. */
function shown({ session: { ui, view, playback }, step, text }: LessonProps): TemplateResult | typeof nothing {
  if (!step.show?.length || !playback.isResting) return nothing;
  const places = step.show.map((anchor) => ui.label(anchor, view, text)).join('; ');
  return html`<p class="visually-hidden">${text('lesson.shown', { places })}</p>`;
}

function question({ step, text, choice, choose }: LessonProps): TemplateResult | typeof nothing {
  if (!step.ask) return nothing;
  const chosen = choice === undefined ? undefined : step.ask[choice];
  return html`<div class="ask" role="group" aria-labelledby="say">
      ${step.ask.map(
        ({ say }, i) =>
          html`<button
            dir="auto"
            data-choice=${i}
            aria-pressed=${i === choice ? 'true' : 'false'}
            @click=${() => choose(i)}
          >
            ${text(say)}
          </button>`,
      )}
    </div>
    ${chosen ? html`<p class=${chosen.right ? 'answer right' : 'answer wrong'} dir="auto">${withRulings(text(chosen.answer), text)}</p>` : nothing}`;
}

/** After the first lesson the reader plays a game, after each other one the next lesson comes. */
function end(props: LessonProps): TemplateResult | typeof nothing {
  const { text, lesson, following, isFirst, isDone, session, follow, playOn, playGame, again } = props;
  const other = lesson.otherReading;
  const canPlayOn = session.playthrough.snapshot.status === 'active';
  const isLast = isFirst || following === undefined;
  const button = (key: string, act: () => void, primary = false, says = key) =>
    html`<button data-do=${key} class=${primary ? 'primary' : ''} @click=${act}>${text(`lesson.${says}`)}</button>`;
  const game = () => button('playGame', playGame, isLast, isFirst ? 'playFirst' : 'playGame');
  const next = () => (following === undefined ? nothing : button('following', () => follow(following), !isLast));
  if (!isDone && other === undefined) return nothing;
  return html`${isDone ? html`<p class="well">${text('lesson.end')}</p>` : nothing}
    <div class="row">
      ${isDone ? [isLast ? game() : next(), isLast ? next() : game()] : nothing}
      ${isDone && canPlayOn ? button('playOn', playOn) : nothing}
      ${other === undefined ? nothing : button('otherReading', () => follow(other))}
      ${isDone ? button('again', again) : nothing}
    </div>`;
}

/** The controls of the phase and the list of moves, while a step waits for a move; and the table of players and points. */
export function tryPanel(props: LessonProps): TemplateResult {
  const { session, text, waits, control, list: state, moveList, change, play } = props;
  const { ui, view } = session;
  return html`<div class="try">
    ${
      waits
        ? html`<section class="controls" aria-label=${text('lesson.try')}>
              <p class="phase">${text('lesson.try')}</p>
              <div class="controls">${control ?? nothing}</div>
            </section>
            ${moves({ session, text, state, moveList, change, play, summary: text('lesson.moves') })}`
        : nothing
    }
    <details class="players">
      <summary>${text('lesson.sheet')}</summary>
      <div class="sheet-room">${ui.scoreboard(view, { text })}</div>
    </details>
    ${props.share ? html`<div class="row">${shareButton(props)}</div>` : nothing}
  </div>`;
}
