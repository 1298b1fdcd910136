/** Tracks the width of an element in steps, and requests an update when the step changes. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Breakpoints implements ReactiveController {
  readonly #widths: () => readonly number[];
  readonly #initialStep: number;
  #width: number | undefined;
  #observer: ResizeObserver | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;

  /** `widths` returns the ascending widths in pixels; `supposed` is the step until the element is measured. */
  constructor(host: ReactiveControllerHost & HTMLElement, widths: () => readonly number[], supposed: number) {
    this.#host = host;
    this.#widths = widths;
    this.#initialStep = supposed;
    host.addController(this);
  }
  /** How many of the widths the element reaches. Measures the element before the first render, to avoid a layout shift. */
  get step(): number {
    this.#width ??= this.#host.getBoundingClientRect?.().width || undefined;
    return this.#width === undefined ? this.#initialStep : this.#stepAt(this.#width);
  }
  #stepAt(width: number): number {
    return this.#widths().filter((least) => width >= least).length;
  }
  hostConnected(): void {
    if (!globalThis.ResizeObserver) return;
    this.#observer = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect;
      if (this.#stepAt(width) === this.step) {
        this.#width = width;
        return;
      }
      // Not inside the observer callback: an update that changes the element's height is itself a resize.
      requestAnimationFrame(() => {
        this.#width = width;
        this.#host.requestUpdate();
      });
    });
    this.#observer.observe(this.#host);
  }
  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
