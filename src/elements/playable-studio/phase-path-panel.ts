/** Lets an author pick a phase and takes the board there, without playing to it. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { formatRecord } from '../../kernel/notation.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import type { PlayableGame } from '../playable-game/playable-game.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import { LazyPart } from '../ui/lazy-part.js';
import type { EditorContext } from './editor-context.js';

type Search = typeof import('./phase-path.js');

export class PhasePathPanel {
  #abort: AbortController | undefined;
  #answer = '';
  readonly #search: LazyPart<Search>;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#search = new LazyPart(host, 'setup', () => import('./phase-path.js'));
  }
  /** Loads the panel, and removes the answer of an earlier search. Resolves also if that fails. */
  load(): Promise<void> {
    this.#answer = '';
    return this.#search.load();
  }
  stop(): void {
    this.#abort?.abort();
  }

  panel(context: EditorContext): TemplateResult | typeof nothing {
    const { ui, text } = context;
    const { value: search } = this.#search;
    if (!search) return nothing;
    return html`<form
      class="phase"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const game = (form.getRootNode() as ShadowRoot).querySelector<PlayableGame>('#stage');
        if (game) void this.#go(search, context, game, form.querySelector('select')!.value);
      }}
    >
      <label class="field"
        ><span>${text('studio.chart')}</span>
        <select name="phase">
          ${search.phasesOf(ui, text).map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
        </select></label
      >
      <button data-do="go">${text('studio.go')}</button>
      <p class="quiet" role="status">${this.#answer || nothing}</p>
    </form>`;
  }
  async #go(search: Search, context: EditorContext, game: PlayableGame, phase: string): Promise<void> {
    const { ui, text } = context;
    this.stop();
    const { signal } = (this.#abort = new AbortController());
    const says = (answer: string) => {
      this.#answer = answer;
      this.#host.requestUpdate();
    };
    says(text('studio.going'));
    try {
      const from = parseTranscript(ui.game, game.record);
      const found = await search.pathToPhase(ui, from, phase, signal);
      if (signal.aborted || !game.isConnected) return;
      if (typeof found === 'string') return says(text(`studio.${found}`));
      game.record = formatRecord(ui.game, found);
      says(text('studio.there', { count: found.moves.length - from.moves.length }));
    } catch (error) {
      // A cancelled search shows no result.
      if (signal.aborted) return;
      says('');
      const again = () => game.isConnected && this.#go(search, context, game, phase);
      reportFailedLoad(this.#host, 'path', error, again);
    }
  }
}
