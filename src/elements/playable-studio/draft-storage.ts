/**
 * Saves the lesson in this browser, so that it survives a reload. Others may save to the same place: studios on this page
 * and in other windows. A lesson that another one replaces there, or that cannot be read, is set aside and listed, until the
 * author removes it.
 */
import { html, type LitElement, nothing, type TemplateResult } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import { badInput } from '../../kernel/bad-input.js';
import { parseJson } from '../../kernel/bad-source.js';
import type { Game } from '../../kernel/game.js';
import { formatRecord, type GameRecord } from '../../kernel/notation.js';
import { readOwn, saidIn, titleIn } from '../../loading/own-lesson.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import { download } from '../ui/download.js';
import { isUnexpected } from '../ui/fault.js';
import { forgetAside, linesAside, onOtherSave, saveKey, setAside, store, tellSaved } from '../ui/save-keys.js';
import type { EditorContext } from './editor-context.js';
import type { Draft } from './model/draft.js';

/** What is saved: the lesson, and the game from which its moments are taken. */
export interface StoredDraft {
  readonly draft: Draft;
  readonly source: GameRecord | undefined;
}

export class DraftStorage {
  /** Another studio has saved its lesson since this one did. */
  isElsewhere = false;
  /** The page may not store, or its storage is full: the lesson is lost when the page is left. */
  isLost = false;
  #key: string | undefined;
  /** The text that this studio read or saved last. */
  #last: string | null = null;
  readonly #host: LitElement;
  readonly #listener = {
    key: () => this.#key,
    tell: () => {
      this.isElsewhere = true;
      this.#host.requestUpdate();
    },
  };

  constructor(host: LitElement) {
    this.#host = host;
    onOtherSave(host, this.#listener);
  }

  /** Sets the name under which a game's lesson is saved; `off` saves nothing. */
  name({ game }: Pick<GameUi, 'game'>, save: string | null): void {
    const key = saveKey(this.#host, game, save);
    this.#key = key && `${key}:studio:${game.id}`;
    this.#last = null;
    this.isElsewhere = this.isLost = false;
  }
  keep({ game }: Pick<GameUi, 'game'>, lesson: StoredDraft): void {
    const key = this.#key;
    if (!key) return;
    const json = textOf(game, lesson);
    const stored = store.get(key);
    this.isElsewhere = false;
    if (stored !== null && stored !== json && stored !== this.#last) {
      // A page that slept is not told of what was saved meanwhile.
      setAside(key, stored);
      // What this studio saved before is on its undo stack.
      if (this.#last !== null) forgetAside(key, this.#last);
    }
    forgetAside(key, json);
    this.#last = json;
    // Unchanged content is not written again.
    if (json === stored) return;
    this.isLost = !store.set(key, json);
    tellSaved(key, this.#listener);
  }
  /** Sets a lesson aside that is being replaced by another. */
  setAside({ game }: Pick<GameUi, 'game'>, lesson: StoredDraft): void {
    if (this.#key) setAside(this.#key, textOf(game, lesson));
  }
  /** The saved lesson; if it does not have the form of one, it is set aside. Faults in it are reported while it is edited. */
  recall({ game }: Pick<GameUi, 'game'>): StoredDraft | undefined {
    const key = this.#key;
    const text = key === undefined ? null : store.get(key);
    this.#last = text;
    if (key === undefined || text === null) return undefined;
    const lesson = readText(game, text);
    if (lesson) return lesson;
    setAside(key, text);
    store.remove(key);
    return undefined;
  }
  /**
   * Notes that nothing can be saved, that another studio saved its lesson here, and what is set aside; `open` opens those. A
   * list, because a template would leave white space where there is nothing to note.
   */
  note(
    { ui, text }: Pick<EditorContext, 'ui' | 'text'>,
    open: (kept: StoredDraft) => void,
  ): readonly (TemplateResult | typeof nothing)[] {
    const openOther = () => {
      const kept = this.recall(ui);
      if (kept) open(kept);
    };
    const elsewhere = () =>
      html`<p class="note">${text('studio.elsewhere')}</p>
        <div class="row">
          <button type="button" data-do="openOther" @click=${openOther}>${text('studio.elsewhere.open')}</button>
        </div>`;
    return [
      this.isLost ? html`<p class="warning">${text('studio.unkept')}</p>` : nothing,
      this.isElsewhere ? elsewhere() : nothing,
      this.#aside({ ui, text }, open),
    ];
  }
  #aside(
    { ui, text }: Pick<EditorContext, 'ui' | 'text'>,
    open: (kept: StoredDraft) => void,
  ): TemplateResult | typeof nothing {
    const key = this.#key;
    const lines = key === undefined ? [] : linesAside(key);
    if (key === undefined || lines.length === 0) return nothing;
    const entry = (line: string) => {
      const lesson = readText(ui.game, line);
      const name = lesson ? nameOf(lesson.draft, text.lang) || text('studio.untitled') : text('studio.aside.unread');
      const openIt = (kept: StoredDraft) => {
        open(kept);
        forgetAside(key, line);
      };
      // A frame may not be allowed to save files, and says nothing then: saving removes nothing.
      const save = () => download(`${ui.game.id}-lesson.json`, line, 'application/json');
      const remove = () => {
        forgetAside(key, line);
        this.#host.requestUpdate();
      };
      const button = (what: string, key: string, act: () => void) =>
        html`<button
          type="button"
          data-do=${what}
          aria-label=${text('ui.named', { what: text(key), name })}
          @click=${act}
        >
          ${text(key)}
        </button>`;
      return html`<li class="row">
        <span>${name}</span>
        ${lesson ? button('openAside', 'studio.begin.open', () => openIt(lesson)) : nothing}
        ${button('saveAside', 'studio.out.save', save)} ${button('removeAside', 'studio.remove', remove)}
      </li>`;
    };
    return html`<details class="aside">
      <summary>${text('studio.aside', { count: lines.length })}</summary>
      <ul>
        ${lines.map(entry)}
      </ul>
      <p class="quiet">${text('studio.aside.note')}</p>
    </details>`;
  }
}

const textOf = (game: Game, { draft, source }: StoredDraft): string =>
  JSON.stringify({ ...draft, ...(source && { source: formatRecord(game, source) }) });

/** `undefined` if the text does not have the form of a lesson. */
function readText(game: Game, text: string): StoredDraft | undefined {
  try {
    const { source, ...draft } = Object(parseJson('lesson', text)) as Draft & { readonly source?: string };
    const { lessons } = readOwn(draft, game.id, false);
    if (!lessons.every(({ words = {} }) => Object.keys(words).length > 0)) throw badInput('lesson.words', '', 'text');
    return { draft, source: sourceOf(game, source) };
  } catch (error) {
    if (isUnexpected(error)) throw error;
    return undefined;
  }
}
/** If the game is no longer valid, the lesson is opened without it. */
export function sourceOf(game: Game, transcript: unknown): GameRecord | undefined {
  if (typeof transcript !== 'string') return undefined;
  try {
    return parseTranscript(game, transcript);
  } catch {
    return undefined;
  }
}
/** The title of a lesson or set, else its first sentence. */
function nameOf({ title, lessons: [lesson] }: Draft, lang: string): string {
  const said = title ?? titleIn(lang, lesson!) ?? saidIn(lang, lesson!, lesson!.steps[0]!.say);
  return said === lesson!.steps[0]!.say ? '' : said;
}
