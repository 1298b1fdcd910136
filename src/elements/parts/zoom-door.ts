/** The way to what makes a board larger, which is fetched when a game asks for it. */
import type { BoardInput } from './board-input.js';
import type { BoardZoom } from './board-zoom.js';
import { missed } from './missed.js';

type Made = ConstructorParameters<typeof BoardZoom>;

export class ZoomDoor {
  /** Until it has come the whole board is seen. */
  fetched: BoardZoom | undefined;
  #hasBegun = false;
  readonly #host: Made[0];
  readonly #input: BoardInput;
  readonly #anchors: Made[2];

  constructor(host: Made[0], input: BoardInput, anchors: Made[2]) {
    this.#host = host;
    this.#input = input;
    this.#anchors = anchors;
  }
  fetch(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    import('./board-zoom.js').then(
      ({ BoardZoom }) => {
        this.fetched = new BoardZoom(this.#host, this.#input, this.#anchors);
        this.#host.requestUpdate();
      },
      (error: unknown) => missed(this.#host, 'zoom', error, () => (this.#hasBegun = false)),
    );
  }
}
