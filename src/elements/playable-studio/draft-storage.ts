/**
 * Saves the lesson in this browser, so that it survives a reload. Other studios, on this page and in other windows, may save
 * under the same key. A lesson that another one replaces there, or that cannot be read, is set aside until the author removes
 * it.
 */
import type { LitElement } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import { badInput } from '../../kernel/bad-input.js';
import { parseJson } from '../../kernel/bad-source.js';
import type { Game } from '../../kernel/game.js';
import { formatRecord, type GameRecord } from '../../kernel/notation.js';
import { readOwn } from '../../loading/own-lesson.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import { isUnexpected } from '../ui/fault.js';
import {
  backupKey,
  forgetAside,
  linesAside,
  moveAside,
  onOtherSave,
  saveKey,
  setAside,
  tellSaved,
} from '../ui/save-keys.js';
import { store } from '../ui/storage.js';
import type { Draft } from './model/draft.js';

/** The saved content: the lesson, and the game from which its moments are taken. */
export interface StoredDraft {
  readonly draft: Draft;
  readonly source: GameRecord | undefined;
}

export class DraftStorage {
  /** Another studio has saved its lesson since this one did. */
  isElsewhere = false;
  /** The page may not store, or its storage is full: the lesson is lost when the page is left. */
  isLost = false;
  /** The lesson was saved when the page was open before. */
  isRecalled = false;
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
    this.#key = key && `${key}:studio`;
    this.#last = null;
    this.isElsewhere = this.isLost = this.isRecalled = false;
  }
  keep({ game }: Pick<GameUi, 'game'>, lesson: StoredDraft): void {
    const key = this.#key;
    if (!key) return;
    const json = textOf(game, lesson);
    const stored = store.get(key);
    this.isElsewhere = false;
    if (stored !== null && stored !== json && stored !== this.#last) {
      // A suspended page receives no event when another one saves: this text is a lesson of another studio.
      // Without room for both, theirs stays.
      this.isLost = !moveAside(key, stored);
      if (this.isLost) return;
      // Undo still leads to the text that this studio saved before.
      if (this.#last !== null) forgetAside(key, this.#last);
    }
    forgetAside(key, json);
    this.#last = json;
    // Unchanged content is not written again.
    if (json === stored) return;
    this.isLost = !store.set(key, json) || !store.lasts(backupKey(key));
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
    const lesson = text === null ? undefined : readStored(game, text);
    this.#last = lesson ? text : null;
    this.isRecalled = lesson !== undefined;
    if (key !== undefined && text !== null && !lesson) moveAside(key, text);
    return lesson;
  }
  /** The texts of the lessons that are set aside. */
  get aside(): readonly string[] {
    return this.#key === undefined ? [] : linesAside(this.#key);
  }
  /** Removes a lesson that is set aside. */
  forgetAside(line: string): void {
    if (this.#key !== undefined) forgetAside(this.#key, line);
    this.#host.requestUpdate();
  }
}

const textOf = (game: Game, { draft, source }: StoredDraft): string =>
  JSON.stringify({ ...draft, ...(source && { source: formatRecord(game, source) }) });

/** Reads the text of a stored lesson; `undefined` if it does not have the form of one. */
export function readStored(game: Game, text: string): StoredDraft | undefined {
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
