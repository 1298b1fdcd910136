/** How much room an element has, in steps: it is drawn again when it comes to another step. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Breakpoints implements ReactiveController {
  /** How many of the widths the element reaches. */
  step: number;
  readonly #widths: readonly number[];
  #sized: ResizeObserver | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;

  /** `widths` in pixels, rising; `step` is what is supposed until the element is measured. */
  constructor(host: ReactiveControllerHost & HTMLElement, widths: readonly number[], step: number) {
    this.#host = host;
    this.#widths = widths;
    this.step = step;
    host.addController(this);
  }
  hostConnected(): void {
    if (!globalThis.ResizeObserver) return;
    this.#sized = new ResizeObserver(([entry]) => {
      const step = this.#widths.filter((width) => entry!.contentRect.width >= width).length;
      if (step === this.step) return;
      // Not within the observation: a drawing of another height is itself a resize.
      requestAnimationFrame(() => {
        this.step = step;
        this.#host.requestUpdate();
      });
    });
    this.#sized.observe(this.#host);
  }
  hostDisconnected(): void {
    this.#sized?.disconnect();
  }
}
