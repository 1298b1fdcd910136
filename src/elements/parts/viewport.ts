/**
 * Which part of a picture is seen: zoomed and moved by buttons, keys, drag and pinch. The wheel is the page's, with Ctrl
 * or ⌘ as well: readers enlarge the page by it.
 */
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Box, Point } from '../../inspector/diagram.js';
import type { Text } from '../../i18n/text.js';

/** What is looked at: of a picture no more than how large it is. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

const MOST = 6;
const STEP = 1.4;
/** From what size on a part is worth being shown alone, where something lies over the picture. */
const WORTH = 1.15;
/** How much of what is seen an arrow key moves by. */
const PART = 0.15;
/** How near the edge, in parts of what is seen, a place may be that the focus comes to. */
const EDGE = 0.08;
/** From how many pixels on a press is a drag and not a click. */
const DRAG = 6;

export class Viewport implements ReactiveController {
  #zoom = 1;
  #at: Point = { x: 0, y: 0 };
  #picture: Picture | undefined;
  /** Where each finger or the mouse is, in pixels. */
  readonly #fingers = new Map<number, Point>();
  #moved = 0;
  /** Whether one finger alone moves the picture. */
  #pans = true;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  hostDisconnected(): void {
    this.#fingers.clear();
  }

  /** From now on this picture is looked at; another one from its whole on. */
  show(picture: Picture): void {
    if (picture === this.#picture) return;
    this.#picture = picture;
    this.#zoom = 1;
    this.#at = { x: 0, y: 0 };
  }
  /** The part that is seen, in the picture's units. */
  get seen(): Box {
    const { width, height } = this.#picture ?? { width: 1, height: 1 };
    return { ...this.#at, width: width / this.#zoom, height: height / this.#zoom };
  }
  get isWhole(): boolean {
    return this.#zoom === 1;
  }
  get isLargest(): boolean {
    return this.#zoom >= MOST;
  }
  /** Whether two fingers are on it. */
  get isPinched(): boolean {
    return this.#fingers.size > 1;
  }
  /** Whether the press that ends now was a drag, or one of two fingers. */
  get wasDragged(): boolean {
    return this.#moved > DRAG;
  }

  /** Brings a point, in the picture's units, into what is seen; where it is seen already nothing moves. */
  reveal({ x, y }: Point): void {
    const { seen } = this;
    const isSeen = (at: number, from: number, size: number) => Math.abs(at - from - size / 2) <= size * (0.5 - EDGE);
    if (this.isWhole || (isSeen(x, seen.x, seen.width) && isSeen(y, seen.y, seen.height))) return;
    this.#set(this.#zoom, { x: x - seen.width / 2, y: y - seen.height / 2 });
  }

  /**
   * Shows a part of the picture as large as `most` times, in the middle; the whole, where that part is nearly all of it.
   * Where something lies over the picture, it is the middle of the `share` above that. It is for a picture that is being
   * drawn: nothing is asked to be drawn anew.
   */
  frame(part: Box, most: number, share = 1): void {
    const { width, height } = this.#picture ?? { width: 1, height: 1 };
    const fits = Math.min(most, width / part.width, (share * height) / part.height);
    const size = fits < (share === 1 ? STEP : WORTH) ? 1 : fits;
    const lower = ((1 - share) * height) / size / 2;
    this.lookAt({ x: part.x + part.width / 2, y: part.y + part.height / 2 + lower }, size);
  }
  /** Brings a point into the middle of what is seen. */
  readonly moveTo = (point: Point): void => {
    this.lookAt(point);
    this.#host.requestUpdate();
  };
  /** Has this point in the middle from now on, at this size; for a host that is just drawing. */
  lookAt({ x, y }: Point, zoom = this.#zoom): void {
    const { width, height } = this.#picture ?? { width: 1, height: 1 };
    const size = Math.min(MOST, Math.max(1, zoom));
    this.#place(size, { x: x - width / size / 2, y: y - height / size / 2 });
  }

  readonly all = (): void => this.#set(1, { x: 0, y: 0 });
  readonly larger = (): void => this.#zoomBy(STEP);
  readonly smaller = (): void => this.#zoomBy(1 / STEP);
  readonly left = (): void => this.#moveBy(-PART, 0);
  readonly right = (): void => this.#moveBy(PART, 0);
  readonly up = (): void => this.#moveBy(0, -PART);
  readonly down = (): void => this.#moveBy(0, PART);

  /** Zooms so that the point, in parts of what is seen, stays where it is. */
  #zoomBy(factor: number, { x, y }: Point = { x: 0.5, y: 0.5 }): void {
    const { seen } = this;
    const zoom = Math.min(MOST, Math.max(1, this.#zoom * factor));
    const by = this.#zoom / zoom;
    this.#set(zoom, { x: seen.x + seen.width * x * (1 - by), y: seen.y + seen.height * y * (1 - by) });
  }
  /** Moves by parts of what is seen. */
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
    // Where all is seen, the arrows are the page's.
    if (!act || (this.isWhole && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    act();
  };
  /** `pans` says whether this finger alone moves the picture, and does not carry something on it. */
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
    if (!this.isWhole) this.#moveBy((before.x - now.x) / rect.width / share, (before.y - now.y) / rect.height / share);
  };
  readonly pointerup = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };
}

/** Buttons that do what keys and fingers do: `label` names what they are about. */
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
  const { isWhole } = view;
  return html`<div class="row zoom" role="group" aria-label=${label}>
    ${button('ui.moveLeft', '←', isWhole, view.left)} ${button('ui.moveUp', '↑', isWhole, view.up)}
    ${button('ui.moveDown', '↓', isWhole, view.down)} ${button('ui.moveRight', '→', isWhole, view.right)}
    ${button('ui.zoomIn', '+', view.isLargest, view.larger)} ${button('ui.zoomOut', '−', isWhole, view.smaller)}
    ${button('ui.zoomAll', '↔', isWhole, view.all)}
  </div>`;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
