/** XState, which runs a game and reads what is pointed at, comes behind the first board. */
import type { ReactiveControllerHost } from 'lit';
import type { Playthrough } from '../../playthrough/playthrough.js';
import type { BoardInput } from './board-input.js';
import { missed } from './missed.js';

export class Running {
  /** Resolves when XState runs what was begun last, or cannot be had; nothing is waited for where it runs. */
  last: Promise<void> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #input: BoardInput;
  #isMissing = false;

  constructor(host: ReactiveControllerHost, input: BoardInput) {
    this.#host = host;
    this.#input = input;
  }

  begin(playthrough: Playthrough): void {
    if ((playthrough.isRunning && this.#input.isRunning) || this.#isMissing) return;
    this.last = Promise.all([playthrough.run(), this.#input.begin()]).then(
      () => void (this.last = undefined),
      (error: unknown) => {
        this.last = undefined;
        this.#isMissing = true;
        missed(this.#host, 'running', error, () => (this.#isMissing = false));
      },
    );
  }
}
