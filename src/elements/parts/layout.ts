/** Which of a board's layouts fits the room that an element has. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Layout } from '../game-ui.js';

/** Below this many pixels the board stacks its ranks, so that dice stay large enough to touch. */
const NARROW = 740;

export class LayoutController implements ReactiveController {
  layout: Layout = 'wide';
  #sized: ResizeObserver | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    if (!globalThis.ResizeObserver) return;
    this.#sized = new ResizeObserver(([entry]) => {
      const layout = entry!.contentRect.width < NARROW ? 'narrow' : 'wide';
      if (layout === this.layout) return;
      // Not within the observation: a board of another height is itself a resize.
      requestAnimationFrame(() => {
        this.layout = layout;
        this.#host.requestUpdate();
      });
    });
    this.#sized.observe(this.#host);
  }
  hostDisconnected(): void {
    this.#sized?.disconnect();
  }
}
