/**
 * What is pointed at comes into view by itself, where a board is higher than the window: nobody looks for it by scrolling. A
 * page that somebody has just opened stays where it is.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { wantsLessMotion } from './less-motion.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

const motion = (): ScrollBehavior => (wantsLessMotion() ? 'instant' : 'smooth');

export class Following implements ReactiveController {
  /** What was pointed at when last seen: the reader may look elsewhere after that. */
  #before = '';
  /** Where the reader did something last: on the board, in the panel, or nowhere yet. */
  #used: 'board' | 'panel' | undefined;
  /** The result that was on show when last seen. */
  #result: Element | null = null;
  /** How high it was, in pixels. */
  #height = 0;
  /** Whether it was brought into view, and the reader has done nothing since. */
  #isBrought = false;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    for (const type of ['pointerdown', 'keydown', 'change'])
      this.#host.renderRoot.addEventListener(type, this.#use, { capture: true });
  }
  readonly #use = ({ target }: Event): void => {
    this.#used = target instanceof Element && target.closest('.scene') ? 'board' : 'panel';
    this.#isBrought = false;
  };
  hostUpdated(): void {
    this.#showResult();
    const pointed = this.#pointed;
    const name = pointed.map((place) => place.dataset['anchor']).join();
    if (name === this.#before) return;
    this.#before = name;
    const [first] = pointed;
    if (!first || !this.#used || !this.#isWatched) return;
    // Of many places to go to it is enough to see one; what happens is seen where it begins.
    if (!(pointed.every((place) => place.matches('.target')) && pointed.some(this.#isSeen))) this.#show(first);
  }
  /**
   * The result comes into view once, where the reader has played: it stands below a board that fills the window. What is
   * added to it while they only look on comes into view with it.
   */
  #showResult(): void {
    const result = this.#host.renderRoot.querySelector<HTMLElement>('.result');
    if (result && result !== this.#result) this.#isBrought = this.#used !== undefined && this.#isWatched;
    const height = result?.offsetHeight ?? 0;
    if (this.#isBrought && height > this.#height) result?.scrollIntoView({ block: 'nearest', behavior: motion() });
    this.#result = result;
    this.#height = height;
  }
  /**
   * The places that a lesson points at, else those that the last step changed, else where that may go which was taken up in
   * the panel: on the board the reader has found it by themselves.
   */
  get #pointed(): SVGGElement[] {
    for (const what of this.#used === 'panel' ? ['shown', 'changed', 'target'] : ['shown', 'changed']) {
      const found = this.#host.renderRoot.querySelectorAll<SVGGElement>(`.scene [data-anchor].${what}`);
      if (found.length > 0) return [...found];
    }
    return [];
  }
  get #scene(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.scene');
  }
  /** Whether the reader is at this board, which is a third of what they see, and not elsewhere on the page; and it is higher than that. */
  get #isWatched(): boolean {
    const board = this.#scene?.getBoundingClientRect();
    if (!board) return false;
    const [from, to] = this.#free;
    const seen = Math.min(board.bottom, to) - Math.max(board.top, from);
    return board.height > to - from && seen > (to - from) / 3;
  }
  /**
   * What is left of the window between the parts that stay in sight above and below the board, wherever they are now; one
   * beside it leaves all of it.
   */
  get #free(): readonly [from: number, to: number] {
    const { left, right } = this.#scene!.getBoundingClientRect();
    let [from, to] = [0, innerHeight];
    for (const part of this.#host.renderRoot.querySelectorAll('.story, .foot, .now, .try > section')) {
      const at = part.getBoundingClientRect();
      const { position, top } = getComputedStyle(part);
      if (position !== 'sticky' || at.left >= right || at.right <= left) continue;
      if (top === 'auto') to = Math.min(to, innerHeight - at.height);
      else from = Math.max(from, at.height);
    }
    return [from, to];
  }
  readonly #isSeen = (place: Element): boolean => {
    const { top, bottom } = place.getBoundingClientRect();
    const [from, to] = this.#free;
    return top >= from && bottom <= to;
  };
  /** Brings a place into sight, in the middle of the window unless something lies there; one that is seen stays where it is. */
  #show(place: Element): void {
    if (this.#isSeen(place)) return;
    const { top, bottom, height } = place.getBoundingClientRect();
    const [from, to] = this.#free;
    const inMiddle = (innerHeight - height) / 2;
    const block = inMiddle < from ? 'end' : inMiddle + height > to ? 'start' : 'center';
    const under = parseFloat(getComputedStyle(place).scrollMarginBlockEnd);
    const up = { start: top, center: top + under / 2 - inMiddle, end: bottom + under - innerHeight }[block];
    // Beyond the ends of the board there is nothing to see, and what to do would come up with its foot and go down again.
    const scene = this.#scene!;
    const board = scene.getBoundingClientRect();
    const end = board.top - up > from ? 'start' : board.bottom - up < to ? 'end' : undefined;
    scene.style.setProperty('scroll-margin-block', `${from}px ${innerHeight - to}px`);
    const behavior = motion();
    (end ? scene : place).scrollIntoView({ block: end ?? block, inline: 'nearest', behavior });
  }
}
