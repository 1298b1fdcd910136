/** Moves pieces from where a fact took them to where it put them, once the new frame is drawn. */
import type { Fact } from '../../kernel/game.js';
import type { PieceMotion } from '../../game-ui/game-ui.js';
import { wantsLessMotion } from './less-motion.js';

const DURATION = 320;
const TUMBLE = 420;
const EASING = 'cubic-bezier(.3,.7,.3,1)';

/** The pieces of a kind at an anchor; one that ends with a colon names all that begin so. */
function piecesAt(root: ParentNode, anchor: string, kind: string): SVGGraphicsElement[] {
  const name = `[data-anchor${anchor.endsWith(':') ? '^' : ''}="${CSS.escape(anchor)}"]`;
  return [...root.querySelectorAll<SVGGraphicsElement>(`${name} [data-piece="${CSS.escape(kind)}"]`)];
}

/** A journey with where on the page it begins. */
export type Departure = readonly [PieceMotion, DOMRect | undefined];

/** Where each journey of these facts begins, if pieces are to travel. To be taken before the new frame is drawn. */
export function departures(
  root: ParentNode,
  facts: readonly Fact[],
  journey: (fact: Fact) => PieceMotion | undefined,
): Departure[] {
  // To ask where a piece is makes the browser lay out all that has changed.
  if (wantsLessMotion()) return [];
  return facts.flatMap((fact): Departure[] => {
    const way = journey(fact);
    if (!way) return [];
    const piece = way.from === undefined ? undefined : piecesAt(root, way.from, way.piece).at(-1);
    return [[way, piece?.getBoundingClientRect()]];
  });
}

/** Lets the pieces travel, or appear where they lie. Geometry and animation are the element's alone: nothing is read back. */
export function travel(root: ParentNode, leaving: readonly Departure[]): void {
  const moves: (() => void)[] = [];
  for (const [{ piece: kind, from, to, how }, rect] of leaving) {
    const pieces = piecesAt(root, to, kind);
    if (from === undefined) pieces.forEach((piece, i) => moves.push(() => APPEAR[how ?? 'fade'](piece, i)));
    const piece = pieces.at(-1);
    const matrix = (piece?.parentNode as SVGGraphicsElement | undefined)?.getScreenCTM();
    if (!rect || !piece || !matrix) continue;
    const end = piece.getBoundingClientRect();
    const dx = (rect.x + rect.width / 2 - end.x - end.width / 2) / matrix.a;
    const dy = (rect.y + rect.height / 2 - end.y - end.height / 2) / matrix.d;
    if (!Number.isFinite(dx + dy)) continue;
    moves.push(() => {
      piece.animate({ translate: [`${dx}px ${dy}px`, '0 0'] }, { easing: EASING, duration: DURATION });
      if (how) APPEAR[how](piece, 0);
    });
  }
  // All is measured before anything moves, so that no journey is measured in another's motion.
  for (const move of moves) move();
}

/** How the i-th of some pieces comes to the place where it lies, each a little after the one before it. */
const APPEAR: Readonly<Record<NonNullable<PieceMotion['how']>, (piece: SVGGraphicsElement, i: number) => void>> = {
  /** It falls on the table and comes to rest. */
  tumble(piece, i) {
    const aside = i % 2 ? 14 : -22;
    piece.animate(
      { translate: [`${aside}px -52px`, `${aside / 4}px 5px`, '0 -9px', '0 0'], opacity: [0.2, 1, 1, 1] },
      { duration: TUMBLE, delay: i * 30, easing: 'ease-in', fill: 'backwards' },
    );
  },
  fade(piece, i) {
    piece.animate({ opacity: [0, 1] }, { duration: DURATION, delay: i * 30, fill: 'backwards' });
  },
  /** It turns over, about its own middle. */
  flip(piece, i) {
    const middle = { transformBox: 'fill-box', transformOrigin: 'center' };
    piece.animate(
      [
        { scale: '0 1', ...middle },
        { scale: '1 1', ...middle },
      ],
      { duration: DURATION, delay: i * 30, easing: EASING, fill: 'backwards' },
    );
  },
};

/** What was refused shakes its head. */
export function shake(root: ParentNode, anchor: string): void {
  if (wantsLessMotion()) return;
  const place = root.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
  const [left, right] = ['translate(-4px, 0)', 'translate(4px, 0)'];
  place?.animate({ transform: ['none', left, right, left, 'none'] }, 150);
}
