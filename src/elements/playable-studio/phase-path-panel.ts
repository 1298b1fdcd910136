/** Lets an author pick a phase and takes the board there, without playing to it. */
import { html, nothing, type TemplateResult } from 'lit';
import { formatRecord } from '../../kernel/notation.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import type { PlayableGame } from '../playable-game/playable-game.js';
import type { EditorContext, Failed } from './editor-context.js';

type Search = typeof import('./phase-path.js');

export class PhasePathPanel {
  #search: Search | undefined;
  #abort: AbortController | undefined;
  #answer = '';
  readonly #changed: () => void;
  readonly #failed: Failed;

  constructor(changed: () => void, failed: Failed) {
    this.#changed = changed;
    this.#failed = failed;
  }
  async load(): Promise<void> {
    this.#answer = '';
    this.#search ??= await import('./phase-path.js');
    this.#changed();
  }
  stop(): void {
    this.#abort?.abort();
  }

  panel({ ui, text }: EditorContext): TemplateResult | typeof nothing {
    if (!this.#search) return nothing;
    return html`<form
      class="phase"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const game = (form.getRootNode() as ShadowRoot).querySelector<PlayableGame>('#stage');
        if (game) void this.#go(ui, text, game, form.querySelector('select')!.value);
      }}
    >
      <label class="field"
        ><span>${text('studio.chart')}</span>
        <select name="phase">
          ${this.#search.phasesOf(ui, text).map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
        </select></label
      >
      <button data-do="go">${text('studio.go')}</button>
      <p class="quiet" role="status">${this.#answer || nothing}</p>
    </form>`;
  }
  async #go(ui: EditorContext['ui'], text: EditorContext['text'], game: PlayableGame, phase: string): Promise<void> {
    this.stop();
    const { signal } = (this.#abort = new AbortController());
    const says = (answer: string) => {
      this.#answer = answer;
      this.#changed();
    };
    says(text('studio.going'));
    try {
      const from = parseTranscript(ui.game, game.record);
      const way = await this.#search!.pathToPhase(ui, from, phase, signal);
      if (signal.aborted || !game.isConnected) return;
      if (typeof way === 'string') return says(text(`studio.${way}`));
      game.record = formatRecord(ui.game, way);
      says(text('studio.there', { count: way.moves.length - from.moves.length }));
    } catch (error) {
      // A cancelled search shows no result.
      if (signal.aborted) return;
      says('');
      this.#failed(error, () => game.isConnected && this.#go(ui, text, game, phase));
    }
  }
}
