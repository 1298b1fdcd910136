/** A step of a lesson in words, and its buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Lesson, LessonStep } from '../../kernel/lesson.js';
import { withRulings } from './rulings.js';

export interface StepProps {
  readonly text: Text;
  readonly lesson: Lesson;
  readonly step: LessonStep;
  /** The index of the step, from 0. */
  readonly n: number;
  readonly solved: boolean;
  /** Whether the reader made the move of this step before. */
  readonly isMade?: boolean;
  /** Whether moves are being played, whose end "Next" shows first. */
  readonly isPlaying?: boolean;
  /** The index of the chosen answer to a question. */
  readonly choice?: number | undefined;
  /** What the buttons do; `undefined` until the rules are loaded. */
  readonly actions?: {
    readonly next: () => void;
    readonly back: () => void;
    readonly reveal: () => void;
    readonly choose: (choice: number) => void;
  };
}

export const titleOf = (text: Text): string => text(text.has('title') ? 'title' : 'lesson');

/** Title and progress. */
export function head({ text, lesson, n, solved }: StepProps): TemplateResult {
  const { length } = lesson.steps;
  return html`<div class="head">
      <p class="title" dir="auto">${titleOf(text)}</p>
      <p class="quiet">${text('lesson.step', { n: n + 1, count: length })}</p>
    </div>
    <ol class="steps" data-lesson=${lesson.id} aria-label=${text('lesson.steps')}>
      ${lesson.steps.map(
        (_, i) =>
          html`<li class=${i < n || (i === n && solved) ? 'done' : ''} aria-current=${i === n ? 'step' : nothing}>
            <span class="visually-hidden">${text('lesson.step', { n: i + 1, count: length })}</span>
          </li>`,
      )}
    </ol>`;
}

/**
 * `before` is the step before, while the moves between them are played: its room is kept, but its sentence no longer holds
 * once they begin.
 */
export const sentence = ({ text, step }: StepProps, before?: LessonStep): TemplateResult =>
  html`<p class="say" dir="auto" id="say" tabindex="-1">
    <span class="own">${withRulings(text(step.say), text)}</span>${
      before === undefined
        ? nothing
        : html`<span class="before" aria-hidden="true">${withRulings(text(before.say), text)}</span>
            <span class="watch">${text('lesson.watch')}</span>`
    }
  </p>`;

/** The choices of a question, and the answer to the one that the reader chose. */
export function question({ step, text, choice, actions }: StepProps): TemplateResult | typeof nothing {
  if (!step.ask) return nothing;
  const chosen = choice === undefined ? undefined : step.ask[choice];
  return html`<div class="ask" role="group" aria-labelledby="say">
      ${step.ask.map(
        ({ say }, i) =>
          html`<button
            dir="auto"
            data-choice=${i}
            aria-disabled=${actions ? nothing : 'true'}
            aria-pressed=${i === choice ? 'true' : 'false'}
            @click=${() => actions?.choose(i)}
          >
            ${text(say)}
          </button>`,
      )}
    </div>
    ${chosen ? html`<p class=${chosen.right ? 'answer right' : 'answer wrong'} dir="auto">${withRulings(text(chosen.answer), text)}</p>` : nothing}`;
}

/** The buttons that lead to other steps or show the right answer. */
export function buttons({ text, lesson, n, solved, isMade, isPlaying, actions }: StepProps): TemplateResult {
  const go = (key: string, act: (() => void) | undefined, isOff: boolean, primary = false) =>
    html`<button
      data-do=${key}
      class=${primary ? 'primary' : ''}
      aria-disabled=${isOff || !act ? 'true' : 'false'}
      @click=${() => (isOff && key === 'back' ? undefined : act?.())}
    >
      ${text(`lesson.${key}`)}
    </button>`;
  return html`<div class="row">
    ${go('back', actions?.back, n === 0)}
    ${n < lesson.steps.length - 1 ? go('next', actions?.next, !solved && !isMade && !isPlaying, true) : nothing}
    ${solved ? nothing : go('show', actions?.reveal, false)}
  </div>`;
}
