/**
 * What is pointed at comes into view by itself, where a board is higher than the window: nobody looks for it by scrolling. A
 * page that somebody has just opened stays where it is.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { wantsLessMotion } from './less-motion.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class Following implements ReactiveController {
  /** What was pointed at when last seen: the reader may look elsewhere after that. */
  #before = '';
  /** Whether the reader has done something here. */
  #begun = false;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    for (const type of ['pointerdown', 'keydown', 'change'])
      this.#host.renderRoot.addEventListener(type, this.#begin, { capture: true, once: true });
  }
  readonly #begin = (): void => void (this.#begun = true);
  hostUpdated(): void {
    const pointed = this.#pointed;
    const name = pointed.map((place) => place.dataset['anchor']).join();
    if (name === this.#before) return;
    this.#before = name;
    const [first] = pointed;
    if (!first || !this.#begun || !this.#isWatched) return;
    const block = this.#wayTo(first);
    if (block) first.scrollIntoView({ block, inline: 'nearest', behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  }
  /** The places that a lesson points at, else those that the last step changed. */
  get #pointed(): SVGGElement[] {
    const all = (what: string) => [
      ...this.#host.renderRoot.querySelectorAll<SVGGElement>(`.scene [data-anchor].${what}`),
    ];
    const shown = all('shown');
    return shown.length > 0 ? shown : all('changed');
  }
  get #board(): DOMRect | undefined {
    return this.#host.renderRoot.querySelector('.scene')?.getBoundingClientRect();
  }
  /** Whether the reader is at this board, and not elsewhere on the page, and it is higher than what they see of it. */
  get #isWatched(): boolean {
    const board = this.#board;
    if (!board) return false;
    const [from, to] = this.#free;
    // Under a tall step the board is in the lower half of the window.
    const middle = Math.max(innerHeight, from + to) / 2;
    return board.height > to - from && board.top < middle && board.bottom > middle;
  }
  /** What is left of the window above or below a part that stays in sight; one beside the board leaves all of it. */
  get #free(): readonly [from: number, to: number] {
    const { left, right } = this.#board!;
    const isOver = (part: Element) => {
      const at = part.getBoundingClientRect();
      return at.left < right && at.right > left && getComputedStyle(part).position === 'sticky';
    };
    const over = [...this.#host.renderRoot.querySelectorAll('.foot, .now')].find(isOver);
    if (!over) return [0, innerHeight];
    const { top, bottom } = over.getBoundingClientRect();
    return getComputedStyle(over).top === 'auto' ? [0, Math.min(innerHeight, top)] : [bottom, innerHeight];
  }
  /** How a place comes into sight: in the middle of the window, unless something lies there; `undefined` where it is seen. */
  #wayTo(place: Element): ScrollLogicalPosition | undefined {
    const { top, bottom, height } = place.getBoundingClientRect();
    const [from, to] = this.#free;
    if (top >= from && bottom <= to) return undefined;
    const inMiddle = (innerHeight - height) / 2;
    if (inMiddle < from) return 'end';
    return inMiddle + height > to ? 'start' : 'center';
  }
}
