/**
 * Zooms and moves a board, for games that ask for it: by keys, buttons, pinch, and a drag that starts where nothing can be
 * picked up.
 */
import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { Anchor, AnchorState } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import type { Box } from '../../inspector/diagram.js';
import type { BoardInput } from './board-input.js';
import { boxAround, miniMap } from './mini-map.js';
import { Viewport, zoomButtons, type Picture } from '../ui/viewport.js';

/** The largest automatic zoom on a choice, and the margin around the choice as a fraction of the picture. */
const MOST = 2.2;
const MARGIN = 0.08;
/** The share of the board's width, and at most of its height, that the mini map and the labels beside a place take up. */
const CORNER = 0.36;
/** The least share of the board that counts as visible, whatever lies over it. */
const LEAST = 0.35;

export class BoardZoom {
  readonly view: Viewport;
  /** The choice that was zoomed in on last, and whether the zoom is still on it. */
  #followed = '';
  #isNear = false;
  /** The width of the part that was last shown by itself, in units of the picture; 0 before. */
  #framed = 0;
  /** Whether the reader has enlarged the board, and has not gone back to all of it. */
  #isEnlarged = false;
  /** Whether the mini map is at the left, because fewer of the offered places are there than at the right. */
  #isMapLeft = false;
  #size: Picture = { width: 1, height: 1 };
  readonly #host: LitElement;
  readonly #input: BoardInput;
  readonly #anchors: () => readonly Anchor[];

  /** `standsAt` is the place of the reader's own figure, around which the board is enlarged. */
  constructor(
    host: LitElement,
    input: BoardInput,
    anchors: () => readonly Anchor[],
    standsAt: () => string | undefined = () => undefined,
  ) {
    this.view = new Viewport(host, () => this.#place(standsAt()));
    this.#host = host;
    this.#input = input;
    this.#anchors = anchors;
  }

  /** Sets the `viewBox` of the drawing, which always contains the whole board, to the visible part. */
  updated(size: Picture): void {
    this.#show(size);
    const { seen } = this.view;
    const box = [seen.x, seen.y, seen.width, seen.height].map((value) => Number(value.toFixed(2)));
    this.#host.renderRoot.querySelector('.view > svg')?.setAttribute('viewBox', box.join(' '));
  }
  #show(size: Picture): void {
    const { width, height } = this.#size;
    if (size.width !== width || size.height !== height) this.#size = size;
    this.view.show(this.#size);
  }
  /**
   * On a narrow board, zooms in on the places of a map that the reader has marked, and back to the whole board afterwards. For
   * a reader who has enlarged the board, also on the places to choose among: others see at first where a choice leads. A zoom
   * by hand stays until the choice changes.
   */
  follow(size: Picture, isNarrow: boolean, marked: ReadonlySet<string>): void {
    this.#show(size);
    if (this.view.seen.width !== this.#framed) this.#isEnlarged = !this.view.isFullyVisible;
    const choice = isNarrow ? this.#choice(marked) : [];
    const key = choice.map(({ id }) => id).join();
    if (key === this.#followed) return;
    this.#followed = key;
    const isWanted = choice.length > 0 && (this.#isEnlarged || choice.some(({ id }) => marked.has(id)));
    if (isWanted) this.#zoomTo(choice, key);
    else if (this.#isNear) this.view.frame({ x: 0, y: 0, ...this.#size }, 1);
    this.#isNear = isWanted;
    this.#framed = this.view.seen.width;
  }
  /**
   * Zooms in on a choice, then moves it above `.now` where that lies over the board's foot. The height of `.now` is known
   * only in the next frame.
   */
  #zoomTo(choice: readonly Anchor[], key: string): void {
    const part = boxAround(choice, this.#size, MARGIN);
    this.#frame(part, choice);
    requestAnimationFrame(() => {
      const share = this.#share;
      if (share === 1 || key !== this.#followed) return;
      this.#frame(part, choice, share);
      this.#framed = this.view.seen.width;
      this.#host.requestUpdate();
    });
  }
  /** Shows a part, and puts the mini map into the corner that holds fewer of the choices. */
  #frame(part: Box, choice: readonly Anchor[], share?: number): void {
    this.view.frame(part, MOST, share);
    const { x, y, width } = this.view.seen;
    const near = choice.filter((place) => place.y < y + CORNER * width).map((place) => (place.x - x) / width);
    const [left, right] = [near.filter((at) => at < CORNER), near.filter((at) => at > 1 - CORNER)];
    this.#isMapLeft = left.length < right.length;
  }
  /** The share of the board's height, from its top, that no sticky element covers. */
  get #share(): number {
    const foot = this.#host.renderRoot.querySelector('.foot');
    const board = this.#host.renderRoot.querySelector('.view')?.getBoundingClientRect();
    if (!foot || !board || getComputedStyle(foot).position !== 'sticky') return 1;
    return Math.max(LEAST, Math.min(1, (foot.getBoundingClientRect().top - board.top) / board.height));
  }
  /** The places of the map that the reader chooses among. Empty if the choice includes a place beside the map. */
  #choice(marked: ReadonlySet<string>): readonly Anchor[] {
    const all = this.#anchors();
    const being = (...states: readonly AnchorState[]) => all.filter(({ id }) => states.includes(this.#input.state(id)));
    const targets = being('target');
    const offered = targets.length > 0 ? targets : being('source');
    const places = all.filter(({ id }) => marked.has(id));
    const choice = places.length > 0 ? places : offered;
    return choice.every(({ next }) => next) ? choice : [];
  }
  /** The mini map; nothing while the whole board is visible. */
  miniMap(): TemplateResult | typeof nothing {
    return this.view.isFullyVisible ? nothing : miniMap(this.view, this.#size, this.#anchors(), this.#isMapLeft);
  }
  buttons(text: Text): TemplateResult {
    return zoomButtons(this.view, text, text('ui.zoom'));
  }

  readonly pointerdown = (event: PointerEvent): void => {
    const carries = (event.target as Element).closest('.source, .chosen, .target') !== null;
    this.view.pointerdown(event, !carries);
    if (this.view.isPinched) this.#input.abandon();
    else this.#input.pointerdown(event);
  };
  readonly pointermove = (event: PointerEvent): void => {
    this.view.pointermove(event);
    this.#input.pointermove(event);
  };
  readonly pointerup = (event: PointerEvent): void => {
    this.view.pointerup(event);
    if (this.#wasMoved) this.#input.abandon();
    else this.#input.pointerup(event);
  };
  readonly pointercancel = (event: PointerEvent): void => {
    this.view.pointerup(event);
    this.#input.pointercancel();
  };
  /** The pointer will be released outside the board. */
  readonly pointerleave = (event: PointerEvent): void => {
    this.view.pointerup(event);
    if (this.#wasMoved) this.#input.abandon();
  };
  get #wasMoved(): boolean {
    return this.view.wasDragged && !this.view.isFullyVisible;
  }

  readonly keydown = (event: KeyboardEvent): void => {
    this.view.key(event);
    // Zooming keeps the focused place visible. Moving with the buttons may leave it.
    if (event.defaultPrevented && (event.target as Element).closest('[data-anchor]')) this.#reveal();
  };
  /** Keeps a place visible that gets the focus by keyboard. A clicked place is visible already and stays under the pointer. */
  readonly focusin = (event: FocusEvent): void => {
    this.#input.focusin(event);
    if ((event.target as Element).matches('[data-anchor]:focus-visible')) this.#reveal();
  };
  #reveal(): void {
    const anchor = this.#place(this.#input.tabStop);
    if (anchor) this.view.reveal(anchor);
  }
  readonly #place = (wanted: string | undefined): Anchor | undefined => this.#anchors().find(({ id }) => id === wanted);
}
