/** How much room an element has, in steps: a list, or a picture in one, two or three columns. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** From how many pixels on a picture has so many columns. */
const FROM = [480, 740, 1140];

export class Room implements ReactiveController {
  /** 0 where a picture would be too small to read. */
  columns = 2;
  #sized: ResizeObserver | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    if (!globalThis.ResizeObserver) return;
    this.#sized = new ResizeObserver(([entry]) => {
      const columns = FROM.filter((from) => entry!.contentRect.width >= from).length;
      if (columns === this.columns) return;
      // Not within the observation: a picture of another height is itself a resize.
      requestAnimationFrame(() => {
        this.columns = columns;
        this.#host.requestUpdate();
      });
    });
    this.#sized.observe(this.#host);
  }
  hostDisconnected(): void {
    this.#sized?.disconnect();
  }
}
