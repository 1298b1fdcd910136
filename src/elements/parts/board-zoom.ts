/** Makes a board larger and moves it, for games that ask for it: keys, buttons, pinch, and a drag on what nobody can take up. */
import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Anchor, AnchorState } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import type { Box } from '../../inspector/diagram.js';
import type { BoardInput } from './board-input.js';
import { around, miniMap } from './mini-map.js';
import { Viewport, zoomButtons, type Picture } from './viewport.js';

/** How much nearer a choice is brought by itself, and how much of the picture lies around it. */
const MOST = 2.2;
const MARGIN = 0.08;
/** How much of a board's width the small map and what is written of a place beside it take up, and no more of its height. */
const CORNER = 0.36;
/** So much of the board is always reckoned to be in sight, whatever lies over it. */
const LEAST = 0.35;

export class BoardZoom {
  readonly view: Viewport;
  /** The choice that was brought near last, and whether it still is. */
  #followed = '';
  #isNear = false;
  /** Whether the small map lies at the left, which holds fewer of the places to choose among than the right. */
  #isMapLeft = false;
  #size: Picture = { width: 1, height: 1 };
  readonly #host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly #input: BoardInput;
  readonly #anchors: () => readonly Anchor[];

  constructor(
    host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    input: BoardInput,
    anchors: () => readonly Anchor[],
  ) {
    this.view = new Viewport(host);
    this.#host = host;
    this.#input = input;
    this.#anchors = anchors;
  }

  /** Lets the drawing, which is all of the board, show the part that is seen. */
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
   * Where there is little room, what the reader chooses among on a map, or has marked there, is brought as near as it goes;
   * once that is over the whole is seen again. What a reader looks at by hand stays until the choice is another.
   */
  follow(size: Picture, isNarrow: boolean, marked: ReadonlySet<string>): void {
    this.#show(size);
    const choice = isNarrow ? this.#choice(marked) : [];
    const key = choice.map(({ id }) => id).join();
    if (key === this.#followed) return;
    this.#followed = key;
    if (choice.length > 0) this.#bring(choice, key);
    else if (this.#isNear) this.view.frame({ x: 0, y: 0, ...this.#size }, 1);
    this.#isNear = choice.length > 0;
  }
  /** Near, and above what to do now where that lies over the board's foot: how high it is shows when it is drawn. */
  #bring(choice: readonly Anchor[], key: string): void {
    const part = around(choice, this.#size, MARGIN);
    this.#frame(part, choice);
    requestAnimationFrame(() => {
      const share = this.#share;
      if (share === 1 || key !== this.#followed) return;
      this.#frame(part, choice, share);
      this.#host.requestUpdate();
    });
  }
  /** Brings a part near, and puts the small map where it lies over fewer of the choices. */
  #frame(part: Box, choice: readonly Anchor[], share?: number): void {
    this.view.frame(part, MOST, share);
    const { x, y, width } = this.view.seen;
    const near = choice.filter((place) => place.y < y + CORNER * width).map((place) => (place.x - x) / width);
    const [left, right] = [near.filter((at) => at < CORNER), near.filter((at) => at > 1 - CORNER)];
    this.#isMapLeft = left.length < right.length;
  }
  /** How much of the board, from its top, nothing that stays in sight lies over. */
  get #share(): number {
    const foot = this.#host.renderRoot.querySelector('.foot');
    const board = this.#host.renderRoot.querySelector('.view')?.getBoundingClientRect();
    if (!foot || !board || getComputedStyle(foot).position !== 'sticky') return 1;
    return Math.max(LEAST, Math.min(1, (foot.getBoundingClientRect().top - board.top) / board.height));
  }
  /** The places of the map that are chosen among; none where something is chosen among that lies beside it. */
  #choice(marked: ReadonlySet<string>): readonly Anchor[] {
    const all = this.#anchors();
    const being = (...states: readonly AnchorState[]) => all.filter(({ id }) => states.includes(this.#input.state(id)));
    const targets = being('target');
    const offered = targets.length > 0 ? targets : being('source');
    const choice = marked.size > 0 ? all.filter(({ id }) => marked.has(id)) : offered;
    return choice.every(({ next }) => next) ? choice : [];
  }
  /** Small, in the corner of a map that is seen in part. */
  miniMap(): TemplateResult | typeof nothing {
    return this.view.isWhole ? nothing : miniMap(this.view, this.#size, this.#anchors(), this.#isMapLeft);
  }
  buttons(text: Text): TemplateResult {
    return zoomButtons(this.view, text, text('ui.board'));
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
  /** A finger that left comes up elsewhere. */
  readonly pointerleave = (event: PointerEvent): void => {
    this.view.pointerup(event);
    if (this.#wasMoved) this.#input.abandon();
  };
  get #wasMoved(): boolean {
    return this.view.wasDragged && !this.view.isWhole;
  }

  readonly keydown = (event: KeyboardEvent): void => {
    this.view.key(event);
    // Larger or smaller, the place that has the focus stays in sight; the buttons' arrows may leave it.
    if (event.defaultPrevented && (event.target as Element).closest('[data-anchor]')) this.#reveal();
  };
  /** The place that the focus comes to is seen. One that is clicked is seen already and stays under the pointer. */
  readonly focusin = (event: FocusEvent): void => {
    this.#input.focusin(event);
    if ((event.target as Element).matches('[data-anchor]:focus-visible')) this.#reveal();
  };
  #reveal(): void {
    const anchor = this.#anchors().find(({ id }) => id === this.#input.tabStop);
    if (anchor) this.view.reveal(anchor);
  }
}
