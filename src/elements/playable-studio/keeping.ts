/** The lesson that is written, kept in this browser over reloads; another window that writes its own there is heard. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Game } from '../../kernel/game.js';
import { checkLesson } from '../../kernel/lesson-check.js';
import { formatRecord, type GameRecord } from '../../kernel/notation.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import { onOther, saveKey } from '../parts/kept.js';
import { safeStorage } from '../parts/storage.js';
import type { Desk } from './desk.js';
import type { Draft, DraftLesson } from './model/draft.js';

const store = safeStorage();

/** What is kept: the lesson, and the game that its moments are taken from. */
export interface Kept {
  readonly draft: Draft;
  readonly source: GameRecord | undefined;
}

export class Keeping implements ReactiveController {
  /** Another window has written its lesson since this one did. */
  isElsewhere = false;
  /** The page may not store, or its storage is full: the lesson is gone when the page is left. */
  isLost = false;
  #key: string | undefined;
  #stop: (() => void) | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    const tell = () => {
      this.isElsewhere = true;
      this.#host.requestUpdate();
    };
    this.#stop = onOther({ key: () => this.#key, tell });
  }
  hostDisconnected(): void {
    this.#stop?.();
  }

  /** From now on a game's lesson is kept under this name; `off` keeps nothing. */
  name({ game }: Pick<GameUi, 'game'>, save: string | null): void {
    const key = saveKey(this.#host, game, save);
    this.#key = key && `${key}:studio:${game.id}`;
    this.isElsewhere = this.isLost = false;
  }
  keep({ game }: Pick<GameUi, 'game'>, { draft, source }: Kept): void {
    if (!this.#key) return;
    const json = JSON.stringify({ ...draft, ...(source && { source: formatRecord(game, source) }) });
    this.isElsewhere = false;
    // What lies there already is not written again.
    if (json === store.get(this.#key)) return;
    this.isLost = !store.set(this.#key, json);
  }
  /** That this browser keeps nothing, or that another window keeps its own in the same place; `open` opens that. */
  note({ ui, text }: Pick<Desk, 'ui' | 'text'>, open: (kept: Kept) => void): TemplateResult | typeof nothing {
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
  /** What was kept, if it still has the form of a lesson; whether it holds, the walk says. */
  recall({ game }: Pick<GameUi, 'game'>): Kept | undefined {
    const text = this.#key === undefined ? null : store.get(this.#key);
    if (text === null) return undefined;
    try {
      const { source, ...draft } = JSON.parse(text) as Draft & { readonly source?: string };
      const isWhole = draft.lessons.length > 0 && (draft.lessons as DraftLesson[]).every(hasForm);
      return isWhole ? { draft, source: sourceOf(game, source) } : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Throws for what is no lesson. */
function hasForm({
  words,
  game: _game,
  lang: _lang,
  title: _title,
  chapter: _chapter,
  ...lesson
}: DraftLesson): boolean {
  checkLesson(lesson);
  return Object.keys(words).length > 0;
}
/** A game that no longer holds takes nothing of the lesson with it. */
function sourceOf(game: Game, transcript: string | undefined): GameRecord | undefined {
  if (transcript === undefined) return undefined;
  try {
    return parseTranscript(game, transcript);
  } catch {
    return undefined;
  }
}
