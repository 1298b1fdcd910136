/** Turns the arrows that point at places, so that they cover no words. A picture without a page has them above their place. */
import type { Rect } from '../../drawing/strokes.js';

/** The size of an arrow of scale 1, and its distance from its place. */
const [BROAD, LONG, GAP] = [18, 24, 3];

interface Side {
  readonly turn: number;
  /** Where the point of the arrow is. */
  readonly x: number;
  readonly y: number;
  readonly covers: Rect;
}
/** The sides of a place at which an arrow may stand, the best first. The last is over the place itself. */
function sidesOf({ x, y, w, h }: Rect, scale: number): Side[] {
  const [broad, long, middle, half] = [BROAD * scale, LONG * scale, x + w / 2, y + h / 2];
  const down = (tip: number): Side => ({
    ...{ turn: 0, x: middle, y: tip },
    covers: { x: middle - broad / 2, y: tip - long, w: broad, h: long },
  });
  const aside = (turn: number, tip: number, from: number): Side => ({
    ...{ turn, x: tip, y: half },
    covers: { x: from, y: half - broad / 2, w: long, h: broad },
  });
  const below = y + h + GAP;
  return [
    down(y - GAP),
    { turn: 180, x: middle, y: below, covers: { x: middle - broad / 2, y: below, w: broad, h: long } },
    aside(-90, x - GAP, x - GAP - long),
    aside(90, x + w + GAP, x + w + GAP),
    down(y + long),
  ];
}
const meets = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export function turnArrows(root: ParentNode): void {
  const arrows = [...root.querySelectorAll('.board .pointer')];
  const board = arrows[0]?.closest<SVGSVGElement>('.board');
  const matrix = board?.getScreenCTM();
  if (!board || !matrix) return;
  const { a: scale, e, f } = matrix;
  const { x, y, width, height } = board.viewBox.baseVal;
  const rectOf = (element: Element): Rect => {
    const { left, top, width: w, height: h } = element.getBoundingClientRect();
    return { x: (left - e) / scale, y: (top - f) / scale, w: w / scale, h: h / scale };
  };
  const rects = (of: string) => [...board.querySelectorAll(of)].map(rectOf).filter(({ w }) => w > 0);
  const [words, places] = [rects('text'), rects('.anchor > .hit')];
  for (const arrow of arrows) {
    const [area, shape] = arrow.children;
    const at = rectOf(area!);
    const others = places.filter((place) => !meets(place, at));
    const size = Math.abs(Number(/scale\(([^)]+)\)/.exec(shape!.getAttribute('transform')!)![1]));
    /** Out of sight is worse than over words, and this worse than over another place. */
    const faults = ({ covers: c }: Side) =>
      (c.x < x || c.y < y || c.x + c.w > x + width || c.y + c.h > y + height ? 4 : 0) +
      (words.some((text) => meets(text, c)) ? 2 : 0) +
      (others.some((place) => meets(place, c)) ? 1 : 0);
    const best = sidesOf(at, size).reduce((one, other) => (faults(other) < faults(one) ? other : one));
    shape!.setAttribute('transform', `translate(${best.x} ${best.y})rotate(${best.turn})scale(${size})`);
    arrow.classList.add('turned');
  }
}
