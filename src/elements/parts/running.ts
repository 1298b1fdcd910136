/** XState, which runs a game and reads what is pointed at, comes behind the first board. */
import type { ReactiveControllerHost } from 'lit';
import type { Playthrough } from '../../playthrough/playthrough.js';
import type { BoardInput } from './board-input.js';

export class Running {
  /** Resolves when XState runs what was begun last, or cannot be had; nothing is waited for where it runs. */
  last: Promise<void> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #input: BoardInput;
  readonly #missed: (error: unknown) => void;
  #isMissing = false;

  /** `missed` is told once that it cannot be fetched; it is asked for again when the network is back. */
  constructor(host: ReactiveControllerHost, input: BoardInput, missed: (error: unknown) => void) {
    this.#host = host;
    this.#input = input;
    this.#missed = missed;
  }

  begin(playthrough: Playthrough): void {
    if (playthrough.isRunning && this.#input.isRunning) return;
    this.last = Promise.all([playthrough.run(), this.#input.begin()]).then(
      () => void (this.last = undefined),
      (error: unknown) => {
        this.last = undefined;
        if (this.#isMissing) return;
        this.#isMissing = true;
        this.#missed(error);
        addEventListener('online', () => this.#again(), { once: true });
      },
    );
  }
  #again(): void {
    this.#isMissing = false;
    this.#host.requestUpdate();
  }
}
