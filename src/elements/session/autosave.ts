/** Keeps an element's game over reloads, and notices when another element or window continues it. */
import type { LitElement } from 'lit';
import type { Game } from '../../kernel/game.js';
import { replay } from '../../kernel/play.js';
import type { Playthrough } from '../../playthrough/playthrough.js';
import { parseNames, parseSeats } from '../../playthrough/seats.js';
import { hasSavedGame, isShared, onOtherSave, saveKey } from '../ui/save-keys.js';
import { store } from '../ui/storage.js';
import { saveGame, loadSavedGame, type OutdatedGame, type Saved } from './saving.js';

export class Autosave {
  /** Whether another element with the same key, here or in another window, has saved a move later than this one. */
  otherMoved = false;
  /** A kept game that can no longer be replayed. */
  old: OutdatedGame | undefined;
  /** Whether the page may not store, or its storage is full: the game is lost when the reader leaves the page. */
  isLost = false;
  #named: string | undefined;
  #name = (): string | undefined => undefined;
  readonly #host: LitElement;
  readonly #listener = {
    key: () => this.#key,
    tell: () => {
      this.otherMoved = true;
      this.#host.requestUpdate();
    },
  };

  constructor(host: LitElement) {
    this.#host = host;
    onOtherSave(host, this.#listener);
  }

  /** It is made once: the place of the element may change, or it may have none before it is in the page again. */
  get #key(): string | undefined {
    return (this.#named ??= this.#name());
  }

  /** Sets the name to keep the game under. `off` keeps nothing. A copied element that kept its name would overwrite a game. */
  name(game: Game, save: string | null): void {
    const before = this.#key;
    this.#named = undefined;
    this.#name = () => saveKey(this.#host, game, save);
    const key = this.#key;
    if (save && key && key !== before && isShared(key, this.#listener))
      console.warn(
        `<${this.#host.localName}>: save: "${save}" is on this page twice; both go on with the game played last`,
      );
    this.otherMoved = this.isLost = false;
    this.old = undefined;
  }
  /** Whether a game is kept under this name. */
  keeps(game: Pick<Game, 'id' | 'data'>, save: string | null): boolean {
    const key = saveKey(this.#host, game, save);
    return key !== undefined && hasSavedGame(key);
  }
  /** Returns the game kept for this element. If it can no longer be replayed, returns `undefined` and sets `old`. */
  recall(game: Game): Saved | undefined {
    if (!this.#key || !hasSavedGame(this.#key)) return undefined;
    const kept = loadSavedGame(game, this.#key, ({ record, seats, names }) => {
      const { table } = replay(game, record.start, record.moves).context;
      parseSeats(seats, game.seated(table));
      parseNames(names.join(), game.seated(table));
    });
    this.old = kept && 'old' in kept ? kept : undefined;
    return kept && 'record' in kept ? kept : undefined;
  }
  keep(game: Game, { record }: Playthrough, { seats, names }: Pick<Saved, 'seats' | 'names'>): void {
    if (!this.#key) return;
    this.otherMoved = false;
    // An old game that could not be moved away stays until the reader removes it.
    this.isLost = this.old?.key === this.#key || !saveGame(game, this.#key, { record, seats, names }, this.#listener);
  }
  /** Removes the old game from the storage. */
  removeOld(): void {
    if (this.old) store.remove(this.old.key);
    this.old = undefined;
    this.#host.requestUpdate();
  }
}
