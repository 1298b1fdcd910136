/**
 * What is pointed at comes into view by itself, where a board is higher than the window, or a step that stays in sight lies
 * over it: nobody looks for it by scrolling. A page that somebody has just opened stays where it is.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { wantsLessMotion } from './travel.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class Following implements ReactiveController {
  /** What was pointed at when last seen: the reader may look elsewhere after that. */
  #before = '';
  /** Whether the reader has done something here; `undefined` until that is listened for. */
  #begun: boolean | undefined;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }
  hostUpdated(): void {
    if (this.#begun === undefined) {
      this.#begun = false;
      for (const type of ['pointerdown', 'keydown', 'change'])
        this.#host.renderRoot.addEventListener(type, () => (this.#begun = true), { capture: true, once: true });
    }
    const pointed = this.#pointed;
    const name = pointed.map((place) => place.dataset['anchor']).join();
    if (name === this.#before) return;
    this.#before = name;
    const [first] = pointed;
    if (first && this.#begun && this.#isWatched && !this.#isSeen(first)) {
      first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: wantsLessMotion() ? 'instant' : 'smooth' });
    }
  }
  /** The places that a lesson points at, else those that the last step changed. */
  get #pointed(): SVGGElement[] {
    const all = (what: string) => [
      ...this.#host.renderRoot.querySelectorAll<SVGGElement>(`.scene [data-anchor].${what}`),
    ];
    const shown = all('shown');
    return shown.length > 0 ? shown : all('changed');
  }
  /** Whether the reader is at this board, and not elsewhere on the page, and it is higher than what they see of it. */
  get #isWatched(): boolean {
    const board = this.#host.renderRoot.querySelector('.scene')?.getBoundingClientRect();
    if (board === undefined) return false;
    const { from } = this.#free;
    const isHigher = board.height > innerHeight || (from > 0 && board.top < from);
    return isHigher && board.top < innerHeight / 2 && board.bottom > innerHeight / 2;
  }
  /** The part of the window that nothing lies over that stays in sight. */
  get #free(): { readonly from: number; readonly to: number } {
    const parts = [...this.#host.renderRoot.querySelectorAll('.foot, .now')];
    const over = parts.find((part) => getComputedStyle(part).position === 'sticky')?.getBoundingClientRect();
    if (!over) return { from: 0, to: innerHeight };
    return over.top <= 1 ? { from: over.bottom, to: innerHeight } : { from: 0, to: Math.min(innerHeight, over.top) };
  }
  #isSeen(place: Element): boolean {
    const { top, bottom } = place.getBoundingClientRect();
    const { from, to } = this.#free;
    return top >= from && bottom <= to;
  }
}
