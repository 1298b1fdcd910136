/** Moves pieces from where a fact took them to where it put them, once the new frame is drawn. */
import type { Fact } from '../../kernel/game.js';

const DURATION = 320;

export const wantsLessMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

const anchorsNamed = (root: ParentNode, id: unknown): Element[] =>
  typeof id === 'string' ? [...root.querySelectorAll(`[data-anchor="${CSS.escape(id)}"]`)] : [];

/** Where each journey of these facts begins. To be taken before the new frame is drawn. */
export function departures(root: ParentNode, facts: readonly Fact[]): Map<Fact, DOMRect> {
  const rects = new Map<Fact, DOMRect>();
  for (const fact of facts) {
    const piece = pieceOf(anchorsNamed(root, fact.params?.['from']).at(-1));
    if (piece) rects.set(fact, piece.getBoundingClientRect());
  }
  return rects;
}

/** Lets the pieces travel. Geometry and animation are the element's alone: nothing is read back from them. */
export function travel(root: ParentNode, rects: ReadonlyMap<Fact, DOMRect>): void {
  if (wantsLessMotion()) return;
  const drawn: [SVGGraphicsElement, number, number][] = [];
  for (const [fact, from] of rects) {
    const piece = pieceOf(anchorsNamed(root, fact.params?.['to']).at(-1));
    const matrix = (piece?.parentNode as SVGGraphicsElement | undefined)?.getScreenCTM();
    if (!piece || !matrix) continue;
    const to = piece.getBoundingClientRect();
    const dx = (from.x + from.width / 2 - to.x - to.width / 2) / matrix.a;
    const dy = (from.y + from.height / 2 - to.y - to.height / 2) / matrix.d;
    if (Number.isFinite(dx + dy)) drawn.push([piece, dx, dy]);
  }
  // All is measured before anything moves, so that no journey is measured in another's motion.
  for (const [piece, dx, dy] of drawn) {
    piece.animate(
      { translate: [`${dx}px ${dy}px`, '0 0'] },
      { easing: 'cubic-bezier(.3,.7,.3,1)', duration: DURATION },
    );
  }
}

/** The piece in an anchor that travels: the last drawn, which is the newest. */
const pieceOf = (anchor: Element | undefined): SVGGraphicsElement | undefined => {
  const pieces = anchor?.querySelectorAll<SVGGraphicsElement>('[data-piece]');
  return pieces?.[pieces.length - 1] ?? (anchor as SVGGraphicsElement | undefined);
};
