/** Keeps an element's game over reloads, and hears when another window goes on with it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Game } from '../../kernel/game.js';
import { replay } from '../../kernel/play.js';
import type { Playthrough } from '../../playthrough/playthrough.js';
import { parseNames, parseSeats } from '../../playthrough/seats.js';
import { isKept, keepsPosition, onOther, saveKey } from './kept.js';
import { download, forgetOld, keep, recall, type Saved } from './saving.js';

export class Autosave implements ReactiveController {
  /** Another element under the same name, here or in another window, moved later than this one. */
  otherMoved = false;
  /** A kept game that no longer replays, as its text. */
  old: string | undefined;
  /** The page may not store, or its storage is full: the game is gone when the page is left. */
  isLost = false;
  #key: string | undefined;
  #stop: (() => void) | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #listener = {
    key: () => this.#key,
    tell: () => {
      this.otherMoved = true;
      this.#host.requestUpdate();
    },
  };

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    this.#stop = onOther(this.#listener);
  }
  hostDisconnected(): void {
    this.#stop?.();
  }

  /** From now on the game is kept under this name; `off` keeps nothing. */
  name(game: Game, save: string | null): void {
    this.#key = saveKey(this.#host, game, save);
    this.otherMoved = this.isLost = false;
    this.old = undefined;
  }
  /** Whether a game is kept under this name, and whether it began at a position. */
  keeps(game: Game, save: string | null): 'game' | 'position' | undefined {
    const key = saveKey(this.#host, game, save);
    return key === undefined || !isKept(key) ? undefined : keepsPosition(key) ? 'position' : 'game';
  }
  /** The game kept for this element, if it still holds. */
  recall(game: Game): Saved | undefined {
    if (!this.#key || !isKept(this.#key)) return undefined;
    const kept = recall(game, this.#key, ({ record, seats, names }) => {
      const { table } = replay(game, record.start, record.moves).context;
      parseSeats(seats, game.seated(table));
      parseNames(names.join(), game.seated(table));
    });
    this.old = kept && 'old' in kept ? kept.old : undefined;
    return kept && 'record' in kept ? kept : undefined;
  }
  keep(game: Game, { record }: Playthrough, { seats, names }: Pick<Saved, 'seats' | 'names'>): void {
    if (!this.#key) return;
    this.otherMoved = false;
    this.isLost = !keep(game, this.#key, { record, seats, names }, this.#listener);
  }
  /** Hands the reader the old game as a file and lets go of it. */
  exportOld(name: string): void {
    if (!this.old || !this.#key) return;
    download(name, this.old);
    forgetOld(this.#key);
    this.old = undefined;
    this.#host.requestUpdate();
  }
}
