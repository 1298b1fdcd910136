/** Saves the lesson in this browser, so that it survives a reload; detects other windows that save to the same place. */
import { html, type LitElement, nothing, type TemplateResult } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Game } from '../../kernel/game.js';
import { formatRecord, type GameRecord } from '../../kernel/notation.js';
import { readOwn } from '../../loading/own-lesson.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import { onOtherSave, saveKey } from '../ui/save-keys.js';
import { safeStorage } from '../ui/storage.js';
import type { EditorContext } from './editor-context.js';
import type { Draft } from './model/draft.js';

const store = safeStorage();

/** What is saved: the lesson, and the game from which its moments are taken. */
export interface StoredDraft {
  readonly draft: Draft;
  readonly source: GameRecord | undefined;
}

export class DraftStorage {
  /** Another window has saved its lesson since this one did. */
  isElsewhere = false;
  /** The page may not store, or its storage is full: the lesson is lost when the page is left. */
  isLost = false;
  #key: string | undefined;
  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
    const tell = () => {
      this.isElsewhere = true;
      host.requestUpdate();
    };
    onOtherSave(host, { key: () => this.#key, tell });
  }

  /** Sets the name under which a game's lesson is saved; `off` saves nothing. */
  name({ game }: Pick<GameUi, 'game'>, save: string | null): void {
    const key = saveKey(this.#host, game, save);
    this.#key = key && `${key}:studio:${game.id}`;
    this.isElsewhere = this.isLost = false;
  }
  keep({ game }: Pick<GameUi, 'game'>, { draft, source }: StoredDraft): void {
    if (!this.#key) return;
    const json = JSON.stringify({ ...draft, ...(source && { source: formatRecord(game, source) }) });
    this.isElsewhere = false;
    // Unchanged content is not written again.
    if (json === store.get(this.#key)) return;
    this.isLost = !store.set(this.#key, json);
  }
  /** A note that nothing can be saved, or that another window saved its lesson here; `open` opens that one. */
  note(
    { ui, text }: Pick<EditorContext, 'ui' | 'text'>,
    open: (kept: StoredDraft) => void,
  ): TemplateResult | typeof nothing {
    if (this.isLost) return html`<p class="warning">${text('studio.unkept')}</p>`;
    if (!this.isElsewhere) return nothing;
    const openOther = () => {
      const kept = this.recall(ui);
      if (kept) open(kept);
    };
    return html`<p class="note">${text('studio.elsewhere')}</p>
      <div class="row">
        <button type="button" data-do="openOther" @click=${openOther}>${text('studio.elsewhere.open')}</button>
      </div>`;
  }
  /** The saved lesson if it has the form of one; faults in it are reported while it is edited. */
  recall({ game }: Pick<GameUi, 'game'>): StoredDraft | undefined {
    const text = this.#key === undefined ? null : store.get(this.#key);
    if (text === null) return undefined;
    try {
      const { source, ...draft } = JSON.parse(text) as Draft & { readonly source?: string };
      readOwn(draft, game.id, false);
      return { draft, source: sourceOf(game, source) };
    } catch {
      return undefined;
    }
  }
}

/** If the game is no longer valid, the lesson is opened without it. */
function sourceOf(game: Game, transcript: string | undefined): GameRecord | undefined {
  if (transcript === undefined) return undefined;
  try {
    return parseTranscript(game, transcript);
  } catch {
    return undefined;
  }
}
