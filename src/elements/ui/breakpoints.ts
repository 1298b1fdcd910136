/** Tracks which of some widths an element reaches, and requests an update when that changes. */
import type { LitElement, ReactiveController } from 'lit';

export class Breakpoints implements ReactiveController {
  readonly #widths: () => readonly number[];
  readonly #supposed: number;
  #width: number | undefined;
  #observer: ResizeObserver | undefined;
  readonly #host: LitElement;

  /** `widths` returns the ascending widths in pixels; `supposed` is how many it reaches until the element is measured. */
  constructor(host: LitElement, widths: () => readonly number[], supposed: number) {
    this.#host = host;
    this.#widths = widths;
    this.#supposed = supposed;
    host.addController(this);
  }
  /**
   * How many of the widths the element reaches. Measures the element before the first render, to avoid a layout shift: its own
   * width, as the observer does, and not that of a picture of it on a slide that is drawn smaller.
   */
  get reached(): number {
    this.#width ??= this.#host.offsetWidth || undefined;
    return this.#known;
  }
  get #known(): number {
    return this.#width === undefined ? this.#supposed : this.#reachedAt(this.#width);
  }
  #reachedAt(width: number): number {
    return this.#widths().filter((least) => width >= least).length;
  }
  hostConnected(): void {
    if (!globalThis.ResizeObserver) return;
    this.#observer = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect;
      // A hidden element, as in a closed tab, has no width: when it is shown again, it is what it was.
      if (width === 0) return;
      if (this.#reachedAt(width) === this.#known) {
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
