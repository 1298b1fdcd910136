/** How much room an element has, in steps: it is drawn again when it comes to another step. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Breakpoints implements ReactiveController {
  readonly #widths: () => readonly number[];
  readonly #supposed: number;
  #width: number | undefined;
  #sized: ResizeObserver | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;

  /** `widths` in pixels, rising, as they are now; `supposed` is the step until the element is measured. */
  constructor(host: ReactiveControllerHost & HTMLElement, widths: () => readonly number[], supposed: number) {
    this.#host = host;
    this.#widths = widths;
    this.#supposed = supposed;
    host.addController(this);
  }
  /** How many of the widths the element reaches. The first drawing is made for the room there is: one for another would jump. */
  get step(): number {
    this.#width ??= this.#host.getBoundingClientRect?.().width || undefined;
    return this.#width === undefined ? this.#supposed : this.#stepAt(this.#width);
  }
  #stepAt(width: number): number {
    return this.#widths().filter((least) => width >= least).length;
  }
  hostConnected(): void {
    if (!globalThis.ResizeObserver) return;
    this.#sized = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect;
      if (this.#stepAt(width) === this.step) {
        this.#width = width;
        return;
      }
      // Not within the observation: a drawing of another height is itself a resize.
      requestAnimationFrame(() => {
        this.#width = width;
        this.#host.requestUpdate();
      });
    });
    this.#sized.observe(this.#host);
  }
  hostDisconnected(): void {
    this.#sized?.disconnect();
  }
}
