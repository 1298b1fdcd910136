/** Measures the space for a picture, to decide whether it is shown whole or, if that would be too small, in part. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Picture } from '../ui/viewport.js';

export class AvailableSpace implements ReactiveController {
  #size: Picture | undefined;
  #element: Element | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #sized = globalThis.ResizeObserver && new ResizeObserver(([entry]) => this.#measure(entry!.target));

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  hostDisconnected(): void {
    this.#sized?.disconnect();
    this.#element = undefined;
  }
  /** Callback for a `ref`: observes this element. The height of its drawing is limited by `max-block-size`. */
  readonly at = (element: Element | undefined): void => {
    if (!element || element === this.#element) return;
    this.#sized?.disconnect();
    this.#element = element;
    this.#sized?.observe(element);
  };
  #measure(element: Element): void {
    const { width } = element.getBoundingClientRect();
    const height = parseFloat(getComputedStyle(element).getPropertyValue('max-block-size')) || Infinity;
    if (width === 0 || (this.#size?.width === width && this.#size.height === height)) return;
    this.#size = { width, height };
    // Not inside the observer's callback: a drawing of another height is itself a resize.
    requestAnimationFrame(() => this.#host.requestUpdate());
  }

  /** The scale at which the whole picture fits; at most 1, and 1 until the space is measured. */
  scaleOf({ width, height }: Picture): number {
    return this.#size ? Math.min(1, this.#size.width / width, this.#size.height / height) : 1;
  }
  /** The picture that can be drawn largest; `undefined` until the space is measured. */
  best<P extends Picture>(pictures: readonly P[]): P | undefined {
    if (!this.#size) return undefined;
    return pictures.toSorted((a, b) => this.scaleOf(b) - this.scaleOf(a))[0];
  }
}
