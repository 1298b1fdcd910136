/**
 * Places of a board: the targets for pointer and keys, with the marks of their state and their touch area.
 *
 * A board has dozens of places, and most updates leave most of them unchanged. Lit's parts for a place would take more memory
 * than the rest of the board, so in a page a place compares and updates its DOM itself.
 */
import { nothing, render, svg } from 'lit';
import { Directive, directive, type Part } from 'lit/directive.js';
import type { AnchorState, BoardContext } from '../game-ui/game-ui.js';
import { transformed, box, compact, grown, path, words, type Drawing, type Drawn, type Rect } from './strokes.js';
import { GOLD, INK } from './tones.js';
import { safeDocument } from '../dom/safe-document.js';

/** What `anchor` makes of a place of the board. @public */
export interface Place {
  /** The anchor's id. */
  readonly id: string;
  /** The accessible name: the place and its content. A function is called only when content or state change. */
  readonly label: string | (() => string);
  /** The touch area. */
  readonly area: Rect;
  /** The rectangle that the marks surround, if not `area`. */
  readonly frame?: Rect;
  /** The corner radius of the marks. */
  readonly rounding?: number;
  /** The scale of the arrow with which a lesson points here, and of the count of pieces. */
  readonly scale?: number;
  /**
   * If given, the content is redrawn only when one of these (compared by value), the texts, the layout or the prefix changes;
   * if omitted, at every update.
   */
  readonly dependencies?: readonly unknown[];
}

/** The current appearance of a place. */
interface Look {
  readonly place: Place;
  readonly ctx: BoardContext;
  readonly state: AnchorState;
  /** Bit flags of its marks; the bits above them (from `ONE` on) count the pieces that are picked up. */
  readonly marks: number;
}
const [CHANGED, RECENT, MARKED, SHOWN, LIVE, STOP, ONE] = [1, 2, 4, 8, 16, 32, 64];
/** The marks that are drawn under the content. */
const UNDER = CHANGED | RECENT | MARKED;

function lookOf(place: Place, ctx: BoardContext): Look {
  const { id } = place;
  const state = ctx.state(id);
  const isChanged = ctx.changed.has(id);
  const marks =
    (isChanged ? CHANGED : state !== 'chosen' && ctx.recent?.has(id) ? RECENT : 0) |
    (state !== 'idle' && state !== 'end' ? MARKED : 0) |
    (ctx.shown.has(id) ? SHOWN : 0) |
    (ctx.tabStop !== undefined ? LIVE : 0) |
    (ctx.tabStop === id ? STOP : 0);
  return { place, ctx, state, marks: marks + ONE * (state === 'chosen' ? (ctx.count ?? 1) : 1) };
}

const NAMES = ['class', 'data-anchor', 'role', 'tabindex', 'aria-label', 'aria-disabled', 'aria-pressed'];
/** The values of the attributes in `NAMES`. */
function attributes({ place: { id, label }, ctx, state, marks }: Look): readonly (string | typeof nothing)[] {
  const name = `anchor ${state}${marks & CHANGED ? ' changed' : ''}${marks & RECENT ? ' recent' : ''}${marks & SHOWN ? ' shown' : ''}`;
  if (!(marks & LIVE)) return [name, id, nothing, nothing, nothing, nothing, nothing];
  const isIdle = state === 'idle';
  const count = Math.floor(marks / ONE);
  const said = typeof label === 'string' ? label : label();
  return [
    name,
    id,
    'button',
    marks & STOP ? '0' : '-1',
    // The state is appended to the label, which may be a sentence: its full stop is removed. That it is chosen says `aria-pressed`.
    isIdle || (state === 'chosen' && count === 1)
      ? said
      : `${said.replace(/\.$/, '')}, ${ctx.text(count > 1 ? 'ui.state.taken' : `ui.state.${state}`, { count })}`,
    isIdle ? 'true' : nothing,
    state === 'chosen' ? 'true' : nothing,
  ];
}

const mark = (name: string, { frame, area, rounding = 6 }: Place, by: number, width: number): Drawing =>
  box(name, grown(frame ?? area, by), rounding, 'none', GOLD, width);
const under = ({ place, marks }: Look): Drawn =>
  compact([
    (marks & RECENT) > 0 && mark('recent under', place, 1, 3.5),
    (marks & RECENT) > 0 && mark('recent', place, 1, 2),
    (marks & CHANGED) > 0 && mark('halo wide', place, 2, 14),
    (marks & CHANGED) > 0 && mark('halo', place, 2, 5),
    (marks & MARKED) > 0 && mark('mark under', place, -1, 5.5),
    (marks & MARKED) > 0 && mark('mark', place, -1, 3),
  ]);
const over = ({ place, marks }: Look): Drawn =>
  compact([
    marks >= 2 * ONE && tally(place.frame ?? place.area, Math.floor(marks / ONE), place.scale ?? 1),
    (marks & SHOWN) > 0 && pointer(place.area, place.scale ?? 1),
    (marks & LIVE) > 0 && box('hit', place.area, 0, 'none'),
    (marks & STOP) > 0 && mark('focus-ring', place, 3, 3),
  ]);

type Data = Readonly<Record<string, unknown>>;
/** Deep equality of plain data. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!a || !b || typeof a !== 'object' || typeof b !== 'object') return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same((a as Data)[key], (b as Data)[key]));
}
const lies = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
/** Whether the marks of both have the same geometry. */
const stands = (a: Place, b: Place): boolean =>
  lies(a.area, b.area) &&
  lies(a.frame ?? a.area, b.frame ?? b.area) &&
  a.rounding === b.rounding &&
  a.scale === b.scale;
/** Whether the content is the same. */
const holds = ({ place: a, ctx }: Look, { place: b, ctx: before }: Look): boolean =>
  a.id === b.id &&
  ctx.text === before.text &&
  ctx.layout === before.layout &&
  ctx.prefix === before.prefix &&
  same(a.dependencies, b.dependencies);

/** Renders a drawing to nodes that Lit does not keep track of. */
function nodes(drawn: Drawn): DocumentFragment {
  const fragment = safeDocument.createDocumentFragment();
  if (drawn !== nothing) render(drawn, fragment);
  return fragment;
}
const group = (): SVGGElement => safeDocument.createElementNS('http://www.w3.org/2000/svg', 'g');

class PlaceDirective extends Directive {
  #look: Look | undefined;
  #group!: SVGGElement;
  #thing!: SVGGElement;

  /** Renders without a DOM, as a template. */
  override render(place: Place, ctx: BoardContext, draw: () => Drawn): unknown {
    const look = lookOf(place, ctx);
    const [name, id, role, tabindex, label, isDisabled, isPressed] = attributes(look);
    return svg`<g class=${name}
    data-anchor=${id}
    role=${role}
    tabindex=${tabindex}
    aria-label=${label}
    aria-disabled=${isDisabled}
    aria-pressed=${isPressed}
  >${under(look)}<g class="thing" aria-hidden="true">${draw()}</g>${over(look)}</g>`;
  }
  override update(_part: Part, [place, ctx, draw]: Parameters<this['render']>): SVGGElement {
    const last = this.#look;
    const look = (this.#look = lookOf(place, ctx));
    if (!last) {
      this.#thing = group();
      this.#thing.setAttribute('class', 'thing');
      this.#thing.setAttribute('aria-hidden', 'true');
      this.#group = group();
      this.#group.append(this.#thing);
    }
    const element = this.#group;
    const thing = this.#thing;
    const isElsewhere = !last || !stands(place, last.place);
    const isOther = !last || !holds(look, last);
    const differs = last ? look.marks ^ last.marks : 0;
    if (isElsewhere || differs & UNDER) {
      while (thing.previousSibling) thing.previousSibling.remove();
      thing.before(nodes(under(look)));
    }
    if (isElsewhere || differs > UNDER) {
      while (thing.nextSibling) thing.nextSibling.remove();
      thing.after(nodes(over(look)));
    }
    if (!place.dependencies) render(draw(), thing as Element as HTMLElement);
    else if (isOther) {
      // Nothing is replaced if the new content is equal, for example after new texts that this place does not use.
      const fresh = nodes(draw());
      const whole = thing.cloneNode() as SVGElement;
      whole.append(fresh);
      if (!whole.isEqualNode(thing)) thing.replaceChildren(...whole.childNodes);
    }
    const isCalled = typeof place.label === 'string' && place.label !== last?.place.label;
    if (isOther || isCalled || differs || look.state !== last.state)
      attributes(look).forEach((value, i) => {
        const name = NAMES[i]!;
        if (value === nothing) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value as string);
      });
    return element;
  }
}
const directed = directive(PlaceDirective);

/**
 * A place of a board: a button with the anchor's id, the marks of its state, the content from `draw`, and the focus ring.
 * In a static picture (`tabStop` is `undefined`) it has no role. The elements have the styles of the marks.
 * @public
 */
export const anchor = (place: Place, ctx: BoardContext, draw: () => Drawn): Drawing =>
  directed(place, ctx, draw) as Drawing;

/** The number of equal pieces that are picked up, at the upper right corner. */
const tally = ({ x, y, w }: Rect, count: number, scale: number): Drawing =>
  transformed(
    x + w,
    y,
    scale,
    svg`<g class="tally">${box('paper', { x: -13, y: -11, w: 24, h: 20 }, 9, GOLD, INK, 2)}${words(-1, 4.5, 15, count)}</g>`,
  );

/** An arrow to a place from above, or from below if there is no space above. In a page `turnArrows` finds the best side. */
function pointer(area: Rect, scale: number): Drawing {
  const { x, y, w, h } = area;
  const isHigh = y < 32 * scale;
  const arrow = path('M0 0-9-13H-4V-24H4V-13H9Z', GOLD, INK, 2);
  const placed = transformed(x + w / 2, isHigh ? y + h + 3 : y - 3, isHigh ? -scale : scale, arrow);
  return svg`<g class="pointer">${box('area', area, 0, 'none')}${placed}</g>`;
}
