/**
 * The editor of one step: its sentence, what it points at, the opponents' moves, the expected moves with answers, or a
 * question.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { refusal } from '../../kernel/play.js';
import { readerOf, type Choice, type LessonStep } from '../../kernel/lesson.js';
import { parseMove } from '../../kernel/transcript.js';
import { viewFor } from '../../kernel/view.js';
import { formatRefusal } from '../../game-ui/sentences.js';
import { BadInput, type Move, type Viewer } from '../../kernel/game.js';
import { checkbox } from '../ui/checkbox.js';
import { addChoice, cite, patchStep } from './model/draft.js';
import { moveInWords, playInWords, type EditorContext, type Mode } from './editor-context.js';
import { errorText } from './error-text.js';
import { rulePicker } from './rule-picker.js';
import { selectToAdd, small } from './small-parts.js';
import { sentenceField, type SentenceState } from './sentence.js';

/** The viewer of the lesson, as far as it is known while the lesson is written. */
function lessonViewer({ ui, lesson }: Pick<EditorContext, 'ui' | 'lesson'>): Viewer {
  try {
    return readerOf(ui.game, lesson);
  } catch (error) {
    if (error instanceof BadInput) return lesson.seat ?? 'spectator';
    throw error;
  }
}

export function stepEditor(context: EditorContext, state: SentenceState): TemplateResult {
  const { text, n, lesson, stops } = context;
  const step = lesson.steps[n]!;
  const isReached = stops[n] !== undefined;
  return html`<section class="write" aria-label=${text('studio.step', { n: n + 1 })}>
    ${sentenceField(context, state, { key: step.say, label: text('studio.say'), rows: 4 })}
    ${rulePicker(context, { field: 'cite', label: text('studio.cite'), pick: (id) => context.edit(cite(lesson, step.say, id)) })}
    ${isReached ? nothing : html`<p class="quiet">${text('studio.unreached')}</p>`} ${shown(context, step)}
    ${played(context, step)} ${step.ask ? nothing : expected(context, state, step)}
    ${step.expect ? nothing : asked(context, state, step)}
    ${
      step.until
        ? html`<p class="quiet">
            ${text('studio.until', { code: step.until.code })}
            ${small(text, 'remove', () => context.edit(patchStep(lesson, n, { until: undefined })))}
          </p>`
        : nothing
    }
  </section>`;
}

const doing = ({ text, mode, turn, stops, n }: EditorContext, to: Mode, key: string) =>
  html`<button
    type="button"
    data-mode=${to}
    aria-pressed=${mode === to ? 'true' : 'false'}
    ?disabled=${stops[n] === undefined && mode !== to}
    @click=${() => turn(mode === to ? 'reader' : to)}
  >
    ${text(key)}
  </button>`;

function shown(context: EditorContext, step: LessonStep): TemplateResult {
  const { ui, text, lesson, n, edit, stops } = context;
  const stop = stops[n];
  const view = stop && viewFor(ui.game, stop.snapshot, lessonViewer(context));
  const places = view ? ui.anchors(view, 'wide').map(({ id }) => id) : [];
  const named = (id: string) => (view && places.includes(id) ? ui.label(id, view, text) : id);
  const { show = [] } = step;
  const others = places.filter((id) => !show.includes(id)).map((id) => html`<option value=${id}>${named(id)}</option>`);
  return html`<fieldset>
    <legend>${text('studio.show')}</legend>
    <ul class="chips">
      ${show.map(
        (id) =>
          html`<li>
            ${named(id)}
            ${small(text, 'remove', () => edit(patchStep(lesson, n, { show: show.filter((o) => o !== id) })), text('ui.named', { what: text('studio.remove'), name: named(id) }))}
          </li>`,
      )}
    </ul>
    <div class="row">
      ${doing(context, 'point', 'studio.show.do')}
      ${selectToAdd('show', text('studio.show.add'), others, (id) => edit(patchStep(lesson, n, { show: [...show, id] })))}
    </div>
  </fieldset>`;
}

function played(context: EditorContext, step: LessonStep): TemplateResult {
  const { text, lesson, n, edit } = context;
  const { play = [] } = step;
  return html`<fieldset>
    <legend>${text('studio.play')}</legend>
    ${
      play.length > 0
        ? html`<ol class="lines">
            ${playInWords(context).map((line) => html`<li>${line}</li>`)}
          </ol>`
        : nothing
    }
    <div class="row">
      ${doing(context, 'play', 'studio.play.do')}
      ${
        play.length > 0
          ? html`<button type="button" @click=${() => edit(patchStep(lesson, n, { play: play.slice(0, -1) }))}>
              ${text('studio.play.less')}
            </button>`
          : nothing
      }
    </div>
  </fieldset>`;
}

function expected(context: EditorContext, state: SentenceState, step: LessonStep): TemplateResult {
  const { text, lesson, n, edit } = context;
  const { expect = [], wrong = [] } = step;
  const change = (i: number, line: string) =>
    edit(patchStep(lesson, n, { expect: expect.with(i, line) }), `${n} expect ${i}`);
  return html`<fieldset>
      <legend>${text('studio.expect')}</legend>
      ${expect.map(
        (line, i) =>
          html`<div class="line">
            <span>${moveInWords(context, line)}</span>
            <input
              aria-label=${text('studio.move', { n: i + 1 })}
              .value=${live(line)}
              spellcheck="false"
              @input=${({ target }: Event) => change(i, (target as HTMLInputElement).value)}
            />
            ${small(text, 'remove', () => edit(patchStep(lesson, n, { expect: expect.toSpliced(i, 1), ...(expect.length === 1 && { wrong: undefined }) })), text('ui.named', { what: text('studio.remove'), name: line }))}
          </div>`,
      )}
      ${expect.length > 0 ? html`<p class="quiet">${text('studio.expect.note')}</p>` : nothing}
      <div class="row">${doing(context, 'expect', 'studio.expect.do')}</div>
    </fieldset>
    ${
      expect.length > 0
        ? html`<fieldset>
            <legend>${text('studio.wrong')}</legend>
            ${wrong.map(
              ({ move, say }, i) =>
                html`<div class="wrong">
                  <p>
                    <strong>${moveInWords(context, move)}</strong>
                    ${small(text, 'remove', () => edit(patchStep(lesson, n, { wrong: wrong.toSpliced(i, 1) })), text('ui.named', { what: text('studio.remove'), name: move }))}
                  </p>
                  <p class="quiet">${whyNot(context, move)}</p>
                  ${sentenceField(context, state, { key: say, label: text('studio.wrong.say', { move: moveInWords(context, move) }), rows: 2 })}
                </div>`,
            )}
            <div class="row">${doing(context, 'wrong', 'studio.wrong.do')}</div>
          </fieldset>`
        : nothing
    }`;
}

/** Why the rules refuse a wrong move, in words. */
function whyNot({ ui, text, stops, n }: EditorContext, line: string): string {
  const snapshot = stops[n]?.snapshot;
  if (!snapshot || line.includes('*')) return '';
  let move: Move;
  try {
    move = parseMove(ui.game, line);
  } catch (error) {
    return errorText(error, text);
  }
  const why = refusal(ui.game, snapshot, move);
  if (!why) return text('studio.wrong.allowed');
  const view = viewFor(ui.game, snapshot, move.seat);
  return formatRefusal(why, { ui, view }, text);
}

function asked(context: EditorContext, state: SentenceState, step: LessonStep): TemplateResult {
  const { text, lesson, n, edit, focus } = context;
  const { ask = [] } = step;
  const put = (choices: readonly Choice[]) => edit(patchStep(lesson, n, { ask: choices }));
  const setRight = (choice: Choice, isRight: boolean): Choice => {
    const { right: _right, ...rest } = choice;
    return isRight ? { say: rest.say, right: true, answer: rest.answer } : rest;
  };
  return html`<fieldset>
    <legend>${text('studio.ask')}</legend>
    ${ask.map(
      (choice, i) =>
        html`<div class="choice" data-choice=${i}>
          ${sentenceField(context, state, { key: choice.say, label: text('studio.ask.say', { n: i + 1 }), rows: 1 })}
          ${sentenceField(context, state, { key: choice.answer, label: text('studio.ask.answer', { n: i + 1 }), rows: 2 })}
          <p class="row">
            ${checkbox(text('studio.ask.right', { n: i + 1 }), choice.right === true, (isOn) => put(ask.with(i, setRight(choice, isOn))))}
            ${small(text, 'remove', () => put(ask.length > 2 ? ask.toSpliced(i, 1) : []), text('ui.named', { what: text('studio.remove'), name: text('studio.ask.say', { n: i + 1 }) }))}
          </p>
        </div>`,
    )}
    <div class="row">
      <button
        type="button"
        data-do="ask"
        @click=${() => {
          edit(addChoice(lesson, n));
          focus(`[data-choice="${ask.length}"] textarea`);
        }}
      >
        ${text(ask.length > 0 ? 'studio.ask.add' : 'studio.ask.do')}
      </button>
    </div>
  </fieldset>`;
}
