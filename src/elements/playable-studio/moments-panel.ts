/** List of moments at which a lesson may start. They appear as they are found; a click starts a lesson there. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { botRunnerFor } from '../../loading/bot-runner.js';
import type { BotRunner } from '../../bots/runner.js';
import { formatMove, type GameRecord } from '../../kernel/notation.js';
import { parseMove } from '../../kernel/transcript.js';
import { replay } from '../../kernel/play.js';
import { viewFor } from '../../kernel/view.js';
import { addWrong, begin, expectMove, languagesOf, newLesson, say, type DraftLesson } from './model/draft.js';
import { byStake, doubtful, firstUses, type LessonMoment } from './model/moments.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import type { EditorContext } from './editor-context.js';

export class MomentsPanel {
  /** The game from which the moments are taken. */
  #game: GameRecord | undefined;
  #firstUses: readonly LessonMoment[] = [];
  /** The moments that the opponent found, at which it would have moved differently. */
  #found: LessonMoment[] = [];
  /** How many of the moves the opponent was asked about. */
  #progress: { readonly done: number; readonly of: number } | undefined;
  #runner: BotRunner | undefined;
  readonly #words = new WeakMap<LessonMoment, { readonly lang: string; readonly words: string }>();
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }
  stop(): void {
    this.#close();
    this.#host.requestUpdate();
  }
  #close(): void {
    this.#runner?.close();
    this.#runner = undefined;
  }
  async #ask(ui: EditorContext['ui'], record: GameRecord): Promise<void> {
    const runner = (this.#runner = botRunnerFor(ui));
    const isWanted = () => this.#runner === runner;
    this.#found = [];
    this.#host.requestUpdate();
    try {
      const weigh = (await ui.bot?.())?.weigh;
      for await (const { done, of, moment } of doubtful(ui.game, record, runner, isWanted, weigh)) {
        if (!isWanted()) return;
        this.#progress = { done, of };
        if (moment) this.#found = [...this.#found, moment].sort(byStake);
        this.#host.requestUpdate();
      }
    } catch (error) {
      // A stopped runner rejects too: that is no error.
      if (isWanted())
        reportFailedLoad(this.#host, 'moments', error, () => record === this.#game && this.#ask(ui, record));
    }
    if (isWanted()) this.stop();
  }

  /** The opponent's move and the move made, in words. Cached, because the game is replayed up to the moment. */
  #inWords({ ui, text }: EditorContext, { start, moves }: GameRecord, moment: LessonMoment): string {
    const known = this.#words.get(moment);
    if (known?.lang === text.lang) return known.words;
    const view = viewFor(ui.game, replay(ui.game, start, moves.slice(0, moment.at)), moment.seat);
    const [better, made] = [moment.better!, moment.made].map((line) =>
      ui.describeMove(parseMove(ui.game, line), view, text),
    );
    const words = text('studio.moments.instead', { better: better!, made: made! });
    this.#words.set(moment, { lang: text.lang, words });
    return words;
  }

  panel(context: EditorContext): TemplateResult | typeof nothing {
    const { ui, text, source } = context;
    if (!source || source.moves.length === 0) return nothing;
    if (source !== this.#game) {
      // Undo and redo show another game: what the opponent finds in the one before is no moment of it.
      this.#close();
      this.#game = source;
      this.#firstUses = firstUses(ui.game, source);
      this.#found = [];
      this.#progress = undefined;
    }
    const entry = (moment: LessonMoment, words: string, more: string) =>
      html`<li>
        <button type="button" data-moment=${moment.at} @click=${() => startLesson(context, source, moment)}>
          ${words}<small>${more}</small>
        </button>
      </li>`;
    const meaning = (rule: string) => context.completions.find(({ word }) => word === rule)?.means ?? '';
    return html`<details class="moments" ?open=${isBlank(context.lesson)}>
      <summary>${text('studio.moments')}</summary>
      <div class="row">
        ${
          this.#runner
            ? html`<button type="button" data-do="stop" @click=${() => this.stop()}>
                ${text('studio.moments.stop')}
              </button>`
            : html`<button type="button" data-do="askOpponent" @click=${() => void this.#ask(ui, source)}>
                ${text('studio.moments.ask')}
              </button>`
        }
        ${this.#progress ? html`<span class="quiet">${text('studio.moments.asked', { ...this.#progress })}</span>` : nothing}
      </div>
      <ul class="found">
        ${this.#found.map((moment) => entry(moment, text('studio.moments.better', { n: moment.at + 1, seat: moment.seat }), this.#inWords(context, source, moment)))}
      </ul>
      <ul class="found">
        ${this.#firstUses.map((moment) => entry(moment, text('studio.moments.first', { rule: moment.rule!, n: moment.at + 1 }), meaning(moment.rule!)))}
      </ul>
    </details>`;
  }
}

const isBlank = ({ steps, words }: DraftLesson): boolean =>
  steps.length === 1 && Object.values(words).every((all) => Object.values(all).every((said) => said === ''));

/** Starts a lesson at that moment that asks for the move; an empty lesson is replaced. */
function startLesson(
  { ui, text, draft, lesson, at, selectLesson }: EditorContext,
  { start, moves }: GameRecord,
  moment: LessonMoment,
): void {
  const [lang = text.lang] = languagesOf(lesson);
  const before = moves.slice(0, moment.at).map((move) => formatMove(ui.game, move));
  const ids = draft.lessons.map(({ id }) => id);
  let n = ids.length + 1;
  while (ids.includes(`lesson-${n}`)) n++;
  const isNew = !isBlank(lesson);
  let made = isNew ? newLesson(start, before, lang, `lesson-${n}`) : begin(lesson, start, before);
  made = say(made, lang, made.steps[0]!.say, text('studio.moments.say'));
  made = expectMove(made, 0, moment.better ?? moment.made);
  if (moment.better) made = addWrong(made, 0, moment.made);
  if (moment.rule) made = { ...made, rules: [...new Set([...made.rules, moment.rule])] };
  selectLesson(isNew ? ids.length : at, (draft) => ({
    ...draft,
    lessons: isNew ? [...draft.lessons, made] : draft.lessons.with(at, made),
  }));
}
