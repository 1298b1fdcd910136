/**
 * The visible part of a picture, zoomed and moved by buttons, keys, drag and pinch. The wheel is left to the page, also
 * with Ctrl or ⌘, since readers zoom the page with it.
 */
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Box, Point } from '../../inspector/diagram.js';
import type { Text } from '../../i18n/text.js';

/** A picture, of which only the size matters here. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

const MOST = 6;
const STEP = 1.4;
/** The least zoom at which showing a part alone is worthwhile, if something covers a share of the picture. */
const WORTH = 1.15;
/** The step of an arrow key, as a fraction of the visible part. */
const PART = 0.15;
/** The least distance of a focused place from the edge, as a fraction of the visible part. */
const EDGE = 0.08;
/** Pixels from which a press is a drag and not a click. */
const DRAG = 6;

export class Viewport implements ReactiveController {
  #zoom = 1;
  #at: Point = { x: 0, y: 0 };
  #picture: Picture | undefined;
  /** The position of each finger or the mouse, in pixels. */
  readonly #fingers = new Map<number, Point>();
  #moved = 0;
  /** Whether a single finger moves the picture. */
  #pans = true;
  readonly #host: ReactiveControllerHost;
  readonly #interest: () => Point | undefined;

  /** `interest` is the point that stays where it is while the picture is enlarged; the middle while that point is out of view. */
  constructor(host: ReactiveControllerHost, interest: () => Point | undefined = () => undefined) {
    this.#host = host;
    this.#interest = interest;
    host.addController(this);
  }
  hostDisconnected(): void {
    this.#fingers.clear();
  }

  /** Sets the picture. A new picture is shown whole. */
  show(picture: Picture): void {
    if (picture === this.#picture) return;
    this.#picture = picture;
    this.#zoom = 1;
    this.#at = { x: 0, y: 0 };
  }
  /** The visible part, in units of the picture. */
  get seen(): Box {
    const { width, height } = this.#picture ?? { width: 1, height: 1 };
    return { ...this.#at, width: width / this.#zoom, height: height / this.#zoom };
  }
  get isFullyVisible(): boolean {
    return this.#zoom === 1;
  }
  get isLargest(): boolean {
    return this.#zoom >= MOST;
  }
  /** Whether two fingers touch the picture. */
  get isPinched(): boolean {
    return this.#fingers.size > 1;
  }
  /** Whether the press that ends now was a drag or a pinch. */
  get wasDragged(): boolean {
    return this.#moved > DRAG;
  }

  /** Moves a point, in units of the picture, into the visible part. Does nothing if it is visible already. */
  reveal(point: Point): void {
    const { seen } = this;
    if (this.isFullyVisible || this.#isSeen(point, EDGE)) return;
    this.#set(this.#zoom, { x: point.x - seen.width / 2, y: point.y - seen.height / 2 });
  }
  /** Whether a point is in the visible part, and not within this fraction of its edge. */
  #isSeen({ x, y }: Point, edge: number): boolean {
    const { seen } = this;
    const isWithin = (at: number, from: number, size: number) => Math.abs(at - from - size / 2) <= size * (0.5 - edge);
    return isWithin(x, seen.x, seen.width) && isWithin(y, seen.y, seen.height);
  }

  /**
   * Shows a part of the picture in the middle, enlarged up to `most` times; shows the whole picture if the part is nearly
   * all of it. If something covers the foot of the picture, centres the part in the upper `share`. Does not request an
   * update.
   */
  frame(part: Box, most: number, share = 1): void {
    const { width, height } = this.#picture ?? { width: 1, height: 1 };
    const fits = Math.min(most, width / part.width, (share * height) / part.height);
    const size = fits < (share === 1 ? STEP : WORTH) ? 1 : fits;
    const lower = ((1 - share) * height) / size / 2;
    this.lookAt({ x: part.x + part.width / 2, y: part.y + part.height / 2 + lower }, size);
  }
  /** Moves a point to the centre of the visible part. */
  readonly moveTo = (point: Point): void => {
    this.lookAt(point);
    this.#host.requestUpdate();
  };
  /** Sets the centre and the zoom. Does not request an update, so that a host may call it during one. */
  lookAt({ x, y }: Point, zoom = this.#zoom): void {
    const { width, height } = this.#picture ?? { width: 1, height: 1 };
    const size = Math.min(MOST, Math.max(1, zoom));
    this.#place(size, { x: x - width / size / 2, y: y - height / size / 2 });
  }

  readonly all = (): void => this.#set(1, { x: 0, y: 0 });
  readonly larger = (): void => {
    const { seen } = this;
    const point = this.#interest();
    if (!point || !this.#isSeen(point, 0)) return this.#zoomBy(STEP);
    this.#zoomBy(STEP, { x: (point.x - seen.x) / seen.width, y: (point.y - seen.y) / seen.height });
  };
  readonly smaller = (): void => this.#zoomBy(1 / STEP);
  readonly left = (): void => this.#moveBy(-PART, 0);
  readonly right = (): void => this.#moveBy(PART, 0);
  readonly up = (): void => this.#moveBy(0, -PART);
  readonly down = (): void => this.#moveBy(0, PART);

  /** Zooms around a point that keeps its position, given as fractions of the visible part. */
  #zoomBy(factor: number, { x, y }: Point = { x: 0.5, y: 0.5 }): void {
    const { seen } = this;
    const zoom = Math.min(MOST, Math.max(1, this.#zoom * factor));
    const by = this.#zoom / zoom;
    this.#set(zoom, { x: seen.x + seen.width * x * (1 - by), y: seen.y + seen.height * y * (1 - by) });
  }
  /** Moves by fractions of the visible part. */
  #moveBy(x: number, y: number): void {
    const { seen } = this;
    this.#set(this.#zoom, { x: seen.x + seen.width * x, y: seen.y + seen.height * y });
  }
  #set(zoom: number, at: Point): void {
    this.#place(zoom, at);
    this.#host.requestUpdate();
  }
  #place(zoom: number, { x, y }: Point): void {
    this.#zoom = zoom;
    const { width, height } = this.#picture ?? { width: 1, height: 1 };
    const within = (value: number, whole: number) => Math.max(0, Math.min(value, whole - whole / zoom));
    this.#at = { x: within(x, width), y: within(y, height) };
  }

  readonly key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = new Map<string, () => void>([
      ['+', this.larger],
      ['=', this.larger],
      ['-', this.smaller],
      ['−', this.smaller],
      ['0', this.all],
      ['ArrowLeft', this.left],
      ['ArrowRight', this.right],
      ['ArrowUp', this.up],
      ['ArrowDown', this.down],
    ]).get(event.key);
    // While the whole picture is visible, the arrow keys scroll the page.
    if (!act || (this.isFullyVisible && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    act();
  };
  /** `pans` says whether this finger alone moves the picture. It does not while it carries a piece. */
  readonly pointerdown = (event: PointerEvent, pans = true): void => {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.#moved = 0;
      this.#pans = pans;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  readonly pointermove = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const rect = (event.currentTarget as Element).getBoundingClientRect();
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (!other && !this.#pans) return;
    this.#moved += distance(before, now);
    if (other) {
      const middle = { x: (now.x + other.x - 2 * rect.x) / 2, y: (now.y + other.y - 2 * rect.y) / 2 };
      const far = distance(before, other);
      if (far > 0) {
        this.#zoomBy(distance(now, other) / far, { x: middle.x / rect.width, y: middle.y / rect.height });
      }
    }
    const share = other ? 2 : 1;
    if (!this.isFullyVisible)
      this.#moveBy((before.x - now.x) / rect.width / share, (before.y - now.y) / rect.height / share);
  };
  readonly pointerup = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };
}

/**
 * Buttons for zooming and moving. `label` is the name of the group for screen readers. While the whole picture is visible,
 * only the one that enlarges it is shown; one that has the focus stays.
 */
export function zoomButtons(view: Viewport, text: Text, label: string): TemplateResult {
  const button = (key: string, glyph: string, isOff: boolean, act: () => void) =>
    html`<button
      aria-label=${text(key)}
      title=${text(key)}
      aria-disabled=${isOff ? 'true' : 'false'}
      @click=${() => isOff || act()}
    >
      ${glyph}
    </button>`;
  const { isFullyVisible } = view;
  return html`<div class=${`row zoom${isFullyVisible ? ' whole' : ''}`} role="group" aria-label=${label}>
    ${button('ui.moveLeft', '←', isFullyVisible, view.left)} ${button('ui.moveUp', '↑', isFullyVisible, view.up)}
    ${button('ui.moveDown', '↓', isFullyVisible, view.down)} ${button('ui.moveRight', '→', isFullyVisible, view.right)}
    ${button('ui.zoomAll', '↔', isFullyVisible, view.all)} ${button('ui.zoomOut', '−', isFullyVisible, view.smaller)}
    ${button('ui.zoomIn', '+', view.isLargest, view.larger)}
  </div>`;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
