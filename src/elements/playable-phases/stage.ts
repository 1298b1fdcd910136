/** How large the place is on which a picture stands, so that it can be seen whole or, where that would be too small, in part. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Picture } from '../parts/viewport.js';

export class Stage implements ReactiveController {
  #room: Picture | undefined;
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
  /** For a `ref`: measures this element, whose drawing may be no higher than its style allows. */
  readonly at = (element: Element | undefined): void => {
    if (!element || element === this.#element) return;
    this.#sized?.disconnect();
    this.#element = element;
    this.#sized?.observe(element);
  };
  #measure(element: Element): void {
    const { width } = element.getBoundingClientRect();
    const height = parseFloat(getComputedStyle(element).getPropertyValue('max-block-size')) || Infinity;
    if (width === 0 || (this.#room?.width === width && this.#room.height === height)) return;
    this.#room = { width, height };
    // Not within the observation: a drawing of another height is itself a resize.
    requestAnimationFrame(() => this.#host.requestUpdate());
  }

  /** How large a picture is drawn that is seen whole; 1 is its own size. Until the room is known, it has enough. */
  scaleOf({ width, height }: Picture): number {
    return this.#room ? Math.min(1, this.#room.width / width, this.#room.height / height) : 1;
  }
  /** Of several pictures of the same the one that is drawn largest; `undefined` until the room is known. */
  best<P extends Picture>(pictures: readonly P[]): P | undefined {
    if (!this.#room) return undefined;
    return pictures.toSorted((a, b) => this.scaleOf(b) - this.scaleOf(a))[0];
  }
}
