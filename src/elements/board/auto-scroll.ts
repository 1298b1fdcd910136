/**
 * Scrolls highlighted places into view where a board is higher than the window, so that the reader need not look for them.
 * Does not scroll a page on which the reader has done nothing yet. A board that scrolls by itself, as on a phone, follows the
 * game from the start.
 */
import type { LitElement, ReactiveController } from 'lit';
import { afterPaint } from '../ui/scheduling.js';
import { wantsLessMotion } from '../ui/less-motion.js';

/** The step of a lesson on show. */
export interface Step {
  readonly n: number;
  /** The anchors that it points at, the most important first. */
  readonly shown: readonly string[];
  /** Whether the moves that lead to it have been played. */
  readonly isReached: boolean;
}

const motion = (): ScrollBehavior => (wantsLessMotion() ? 'instant' : 'smooth');

export class AutoScroll implements ReactiveController {
  /** The places highlighted at the last update. Each highlight scrolls only once. */
  #lastHighlight = '';
  /** The part of the window that was free for the step of a lesson then: when an answer takes some of it, its places are shown again. */
  #lastFree: readonly [from: number, to: number] = [0, Infinity];
  /** The card over the board then: what is highlighted comes out from under it. */
  #lastCard: Element | null = null;
  /** Where the reader acted last; `undefined` until they act. */
  #actedIn: 'board' | 'panel' | undefined;
  /** The result element at the last update. */
  #result: Element | null = null;
  /** Its height, in pixels. */
  #height = 0;
  /** The picture of the end at the last update. */
  #picture: Element | null = null;
  /** Whether the reader has asked for another moment of the game, which they will look for on the board, or for the board itself. */
  #asked: 'moment' | 'board' | undefined;
  /** Whether the result was scrolled into view and the reader has not acted since. */
  #isRevealed = false;
  readonly #host: LitElement;
  readonly #complete: () => Promise<void>;
  readonly #marked: () => ReadonlySet<string>;
  readonly #step: () => Step | undefined;
  readonly #arrivals: () => readonly string[];

  /**
   * `complete` resolves when the controls are updated: the height of the panel follows from them. `marked` are the anchors
   * that they mark. `step` is the step of a lesson, `arrivals` the anchors at which pieces of the last frame arrive.
   */
  constructor(
    host: LitElement,
    complete: () => Promise<void>,
    marked: () => ReadonlySet<string>,
    step: () => Step | undefined,
    arrivals: () => readonly string[],
  ) {
    this.#host = host;
    this.#complete = complete;
    this.#marked = marked;
    this.#step = step;
    this.#arrivals = arrivals;
    host.addController(this);
  }
  hostConnected(): void {
    for (const type of ['pointerdown', 'keydown', 'change'])
      this.#host.renderRoot.addEventListener(type, this.#onAction, { capture: true });
    this.#host.renderRoot.addEventListener('click', this.#onClick, { capture: true });
  }
  readonly #onAction = ({ target }: Event): void => {
    this.#actedIn = target instanceof Element && target.closest('.scene') ? 'board' : 'panel';
    this.#isRevealed = false;
  };
  readonly #onClick = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-do=board]')) this.#asked = 'board';
    else if (target.closest('[data-do=undo], [data-do=turning]')) this.#asked ??= 'moment';
  };
  hostUpdated(): void {
    void this.#complete().then(this.#follow);
  }
  readonly #follow = (): void => {
    // The game waits, and who reads what it is about looks at the whole board.
    if (this.#host.renderRoot.querySelector('.welcome')) return;
    this.#showResult();
    if (this.#asked) this.#showAsked(this.#asked);
    const { what, places: pointed } = this.#highlighted;
    const ofStep = what === 'shown' ? this.#step() : undefined;
    const name = `${what} ${ofStep?.n} ${pointed.map((place) => place.dataset['anchor']).join()}`;
    const card = this.#card;
    const isKnown = name === this.#lastHighlight;
    const isCovered = ofStep !== undefined && this.#isCovered();
    if (isKnown && card === this.#lastCard && !isCovered) return;
    this.#lastHighlight = name;
    this.#lastCard = card;
    const [first] = pointed;
    if (!first) return;
    if (this.#isScroller) this.#showInside(pointed, what === 'target' || what === 'source');
    if ((isKnown && !isCovered) || !this.#actedIn) return;
    if (ofStep && !this.#isScroller) {
      // The browser first makes up for the text above, which is of another height: that would end a smooth scrolling.
      void afterPaint().then(() => name === this.#lastHighlight && this.#showOfStep(pointed));
      return;
    }
    if (!this.#isWatched) return;
    const isCut = !this.#isHigh && !pointed.every(this.#isSeen);
    if (this.#isScroller || isCut) return this.#showScene();
    // Of several targets one in view is enough. Of changed places the first is shown.
    if (!(pointed.every((place) => place.matches('.target')) && pointed.some(this.#isSeen))) this.#show(first);
  };
  /** Whether less of the window is free than at the last update. */
  #isCovered(): boolean {
    const [from, to] = this.#lastFree;
    const now = (this.#lastFree = this.#scene ? this.#visibleRange : [0, Infinity]);
    return now[0] > from + 1 || now[1] < to - 1;
  }
  /**
   * Scrolls the result into view once if the reader has played, since it is below a board that fills the window, and then
   * the picture of the end above it. While the reader does nothing, content added to the result is scrolled into view too.
   */
  #showResult(): void {
    const result = this.#host.renderRoot.querySelector<HTMLElement>('.result');
    if (result && result !== this.#result)
      this.#isRevealed = this.#actedIn !== undefined && this.#isWatched && this.#isHigh;
    const height = result?.offsetHeight ?? 0;
    const picture = this.#host.renderRoot.querySelector('.finale');
    if (this.#isRevealed && (height > this.#height || picture !== this.#picture))
      (picture ?? result)?.scrollIntoView({ block: 'nearest', behavior: motion() });
    this.#result = result;
    this.#height = height;
    this.#picture = picture;
  }
  /**
   * The places that a lesson points at, first those to which the piece in hand may go, else those that the last frame changed
   * (of these only where pieces arrive, if any do, because there the eye is: a board on which a die falls stays as it is), else
   * the targets of a piece that was picked up in the panel, and on a board of which all can be in view what may be picked up. A
   * reader who picks up a piece on the board sees its targets already, unless the board scrolls by itself: there the targets
   * are shown wherever the piece was picked up, before that what may be picked up, and where nothing may, what the controls
   * mark.
   */
  get #highlighted(): { readonly what?: string; readonly places: readonly SVGGElement[] } {
    const isAsked = this.#isScroller || this.#actedIn === 'panel';
    const asked = isAsked ? ['target', ...(this.#isScroller || !this.#isHigh ? ['source'] : [])] : [];
    const { shown = [], isReached = true } = this.#step() ?? {};
    const order = (place: SVGGElement) =>
      shown.indexOf(place.dataset['anchor']!) - (place.matches('.target') ? shown.length : 0);
    for (const what of [...(isReached ? ['shown'] : []), 'changed', ...asked]) {
      const arrivals = what === 'changed' ? this.#arrivals() : [];
      const found = this.#host.renderRoot.querySelectorAll<SVGGElement>(`.scene [data-anchor].${what}`);
      if (found.length === 0) continue;
      const reached = [...found].filter(({ dataset }) => arrivals.includes(dataset['anchor']!));
      return { what, places: (reached.length > 0 ? reached : [...found]).sort((a, b) => order(a) - order(b)) };
    }
    if (!this.#isScroller) return { places: [] };
    const all = this.#host.renderRoot.querySelectorAll<SVGGElement>('.scene [data-anchor]');
    const marked = this.#marked();
    return { what: 'marked', places: [...all].filter(({ dataset }) => marked.has(dataset['anchor']!)) };
  }
  get #scene(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.scene');
  }
  /**
   * Whether the reader is at this board: it takes up more than a third of the visible area, or half of it is in view if all of it
   * could be. After an action in the panel, which stays in view above or below a board that is higher, an eighth is enough.
   */
  get #isWatched(): boolean {
    const board = this.#scene?.getBoundingClientRect();
    if (!board) return false;
    const [from, to] = this.#visibleRange;
    const seen = Math.min(board.bottom, to) - Math.max(board.top, from);
    return seen > (this.#isHigh ? (to - from) / (this.#actedIn === 'panel' ? 8 : 3) : board.height / 2);
  }
  /** Whether the board is higher than the visible area, or scrolls by itself. */
  get #isHigh(): boolean {
    const scene = this.#scene;
    if (!scene || this.#isScroller) return true;
    const [from, to] = this.#visibleRange;
    return scene.getBoundingClientRect().height > to - from;
  }
  /**
   * The part of the window between the sticky elements above and below the board, wherever they are now. Elements beside
   * the board do not count.
   */
  get #visibleRange(): readonly [from: number, to: number] {
    const { left, right } = this.#scene!.getBoundingClientRect();
    let [from, to] = [0, innerHeight];
    for (const part of this.#host.renderRoot.querySelectorAll('.story, .foot, .now, .phases, .try > section')) {
      const at = part.getBoundingClientRect();
      const { position, top, bottom, marginBlockStart } = getComputedStyle(part);
      if (position !== 'sticky' || at.left >= right || at.right <= left) continue;
      // A panel that may be lowered begins above the end of the board, by its margin.
      if (top === 'auto')
        to = Math.min(to, innerHeight - parseFloat(bottom) - at.height - parseFloat(marginBlockStart));
      else from = Math.max(from, at.height);
    }
    return [from, to];
  }
  readonly #isSeen = (place: Element): boolean => {
    const { top, bottom } = place.getBoundingClientRect();
    const [from, to] = this.#visibleRange;
    return top >= from && bottom <= to;
  };
  /** Whether the board scrolls by itself. */
  get #isScroller(): boolean {
    const scene = this.#scene;
    // Its style is asked first: asking for heights makes the browser lay out the page at once.
    return !!scene && getComputedStyle(scene).overflowY === 'auto' && scene.scrollHeight > scene.clientHeight + 1;
  }
  /** The card that sums up a phase: on a phone it lies over the board. */
  get #card(): Element | null {
    return this.#host.renderRoot.querySelector('.recap');
  }
  /**
   * Scrolls the board, not the page, until the middle of these places is in the middle of what is seen of it. Of places too far
   * apart, the first that is out of view is shown; of targets (`isChoice`) as many as possible. Does nothing if that is so
   * already, or while a piece is dragged.
   */
  #showInside(places: readonly Element[], isChoice: boolean): void {
    const scene = this.#scene!;
    const { top: start, bottom: end } = scene.getBoundingClientRect();
    const [above, below] = this.#visibleRange;
    const foot = end - parseFloat(getComputedStyle(scene).paddingBlockEnd);
    const card = this.#card?.getBoundingClientRect();
    const free = card && card.top < foot ? Math.max(start, card.bottom) : start;
    const head = Math.min(Math.max(free, above), foot);
    // Of a board out of the window as much is shown as if it were in the window.
    const room = new DOMRect(0, head, 0, (below > head ? Math.min(foot, below) : foot) - head);
    const drawn = scene.querySelector('.view')!.getBoundingClientRect();
    // No scrolling shows what is beyond the part of an enlarged map.
    const rects = places
      .map((place) => place.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > drawn.top && top < drawn.bottom);
    if (rects.length === 0) return;
    const within = (top: number) => rects.filter((rect) => rect.top >= top - 1 && rect.bottom <= top + room.height + 1);
    const seen = within(room.top);
    const together = rects
      .map(({ top }) => within(top))
      .reduce((most, some) => (some.length > most.length ? some : most));
    const isEnough = seen.length === rects.length || (isChoice && seen.length >= together.length);
    if (isEnough || scene.querySelector('.carried')) return;
    const isAll = together.length === rects.length;
    const shown = isAll || (isChoice && together.length > 0) ? together : [rects.find((rect) => !seen.includes(rect))!];
    const [top, bottom] = [Math.min(...shown.map((rect) => rect.top)), Math.max(...shown.map((rect) => rect.bottom))];
    scene.scrollBy({ top: (top + bottom - room.top - room.bottom) / 2, behavior: motion() });
  }
  /** Scrolls the page to the board, which is shown from its top; for another moment only unless half of what has room of it is in view. */
  #showAsked(asked: 'moment' | 'board'): void {
    this.#asked = undefined;
    const board = this.#scene?.getBoundingClientRect();
    if (!board) return;
    if (asked === 'board') this.#scene!.scrollTop = 0;
    const [from, to] = this.#visibleRange;
    const seen = Math.min(board.bottom, to) - Math.max(board.top, from);
    if (asked === 'board' || seen < Math.min(board.height, to - from) / 2) this.#showScene();
  }
  /** Scrolls the page until no sticky element covers the board. */
  #showScene(): void {
    const scene = this.#scene!;
    const [from, to] = this.#visibleRange;
    scene.style.setProperty('scroll-margin-block', `${from}px ${innerHeight - to}px`);
    scene.scrollIntoView({ block: 'nearest', behavior: motion() });
  }
  /**
   * Scrolls a place to the middle of the window, or to the nearest position that no sticky element covers. Does nothing if
   * the place is in view.
   */
  #show(place: Element): void {
    if (this.#isSeen(place)) return;
    const { top, bottom, height } = place.getBoundingClientRect();
    const [from, to] = this.#visibleRange;
    const inMiddle = (innerHeight - height) / 2;
    const block = inMiddle < from ? 'end' : inMiddle + height > to ? 'start' : 'center';
    const under = parseFloat(getComputedStyle(place).scrollMarginBlockEnd);
    const up = { start: top, center: top + under / 2 - inMiddle, end: bottom + under - innerHeight }[block];
    // Does not scroll past the ends of the board: nothing is there, and `.now` would move up and down.
    const scene = this.#scene!;
    const board = scene.getBoundingClientRect();
    const end = board.top - up > from ? 'start' : board.bottom - up < to ? 'end' : undefined;
    scene.style.setProperty('scroll-margin-block', `${from}px ${innerHeight - to}px`);
    const behavior = motion();
    (end ? scene : place).scrollIntoView({ block: end ?? block, inline: 'nearest', behavior });
  }
  /**
   * Scrolls the first place that a step points at to the middle of what is free of the window, with as many of the next ones
   * as have room there. The sentence is about them, and the text above has another height at every step: so it does this
   * wherever on the board the reader is, unless the lesson is out of the window. A piece that is dragged stays under the finger.
   */
  #showOfStep(places: readonly Element[]): void {
    const lesson = this.#host.getBoundingClientRect();
    const scene = this.#scene!;
    if (lesson.bottom < 0 || lesson.top > innerHeight || scene.querySelector('.carried')) return;
    const [from, to] = this.#visibleRange;
    let [top, bottom] = [Infinity, -Infinity];
    for (const rect of places.map((place) => place.getBoundingClientRect())) {
      const [first, last] = [Math.min(top, rect.top), Math.max(bottom, rect.bottom)];
      if (top < bottom && last - first > to - from) break;
      [top, bottom] = [first, last];
    }
    if (top >= from && bottom <= to) return;
    const board = scene.getBoundingClientRect();
    // Nothing is there beyond the ends of the board.
    const begin = Math.min(from, Math.max(to - board.height, board.top + (from + to - top - bottom) / 2));
    scene.style.setProperty('scroll-margin-block', `${begin}px 0px`);
    scene.scrollIntoView({ block: 'start', inline: 'nearest', behavior: motion() });
  }
}
