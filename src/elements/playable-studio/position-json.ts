/** The position at which a lesson starts, as JSON that the author may edit and then use. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { parseJson } from '../../kernel/bad-source.js';
import type { Position, Start } from '../../kernel/game.js';
import { resume } from '../../kernel/resume.js';
import { begin } from './model/draft.js';
import type { EditorContext } from './editor-context.js';
import { beginsAt } from './position.js';
import { errorText } from './error-text.js';

/** An author's edit of a position as JSON that is not used yet, and why it is invalid. */
interface PositionEdit {
  readonly json: string;
  readonly problem: string | undefined;
}

export class PositionJson {
  /** Edits by the start that they would replace: they stay while the author works at the steps, or at another lesson. */
  readonly #edits = new WeakMap<Start, PositionEdit>();
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  panel(context: EditorContext): TemplateResult {
    const { ui, text, lesson, edit } = context;
    const { start } = lesson;
    const { json, problem } = this.#edits.get(start) ?? {};
    const given = json ?? JSON.stringify(beginsAt(ui, lesson), null, 1) ?? '';
    const read = (value: string): Position => {
      const position = parseJson('position', value) as Position;
      // The game's own check: such a position must be possible.
      resume(ui.game, position, { seed: start.seed });
      return position;
    };
    const problemOf = (value: string) => {
      try {
        read(value);
        return undefined;
      } catch (error) {
        return errorText(error, text);
      }
    };
    const input = ({ target }: Event) => {
      const { value } = target as HTMLTextAreaElement;
      this.#edits.set(start, { json: value, problem: problemOf(value) });
      // An edit is not a change of the lesson until the author uses it.
      this.#host.requestUpdate();
    };
    const use = () => {
      this.#edits.delete(start);
      edit(begin(lesson, { position: read(given), seed: start.seed }, []));
    };
    return html`<details class="position">
      <summary>${text(ui.editor ? 'studio.position.json' : 'studio.position')}</summary>
      <label
        ><span>${text('studio.position.json')}</span
        ><textarea rows="12" spellcheck="false" class="code" .value=${live(given)} @input=${input}></textarea>
      </label>
      <p role="status" class=${problem === undefined ? 'quiet' : 'warning'}>
        ${json === undefined ? nothing : problem === undefined ? text('studio.position.good') : text('studio.bad', { message: problem })}
      </p>
      <div class="row">
        <button type="button" ?disabled=${json === undefined || problem !== undefined} @click=${use}>
          ${text('studio.setup.use')}
        </button>
      </div>
    </details>`;
  }
}
