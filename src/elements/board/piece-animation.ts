/** Animates pieces from where a fact took them to where it put them, once the new frame is rendered. */
import { placesOf } from '../../dom/anchors.js';
import type { Fact } from '../../kernel/game.js';
import type { PieceMotion } from '../../game-ui/game-ui.js';
import { wantsLessMotion } from '../ui/less-motion.js';

const DURATION = 320;
const TUMBLE = 420;
const EASING = 'cubic-bezier(.3,.7,.3,1)';

/** The pieces of a kind at an anchor. An anchor that ends with a colon is a prefix. */
function piecesAt(root: ParentNode, anchor: string, kind: string): SVGGraphicsElement[] {
  const name = `[data-anchor${anchor.endsWith(':') ? '^' : ''}="${CSS.escape(anchor)}"]`;
  return [...root.querySelectorAll<SVGGraphicsElement>(`${name} [data-piece="${CSS.escape(kind)}"]`)];
}

/** A motion, and the rectangle on the page where it starts. */
export type Departure = readonly [PieceMotion, DOMRect | undefined];

/**
 * Measures where the motions of these facts start, unless the reader prefers reduced motion. Call it before the new frame
 * is rendered.
 */
export function measureStarts(
  root: ParentNode,
  facts: readonly Fact[],
  journey: (fact: Fact) => PieceMotion | undefined,
): Departure[] {
  // Skipped before measuring, because measuring forces a layout.
  if (wantsLessMotion()) return [];
  return facts.flatMap((fact): Departure[] => {
    const way = journey(fact);
    if (!way) return [];
    const piece = way.from === undefined ? undefined : piecesAt(root, way.from, way.piece).at(-1);
    return [[way, piece?.getBoundingClientRect()]];
  });
}

/** Starts the animations: pieces move, or appear in place. No other code reads positions or animations back. */
export function animatePieces(root: ParentNode, leaving: readonly Departure[]): void {
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
  // Everything is measured before anything moves, so that no animation affects a measurement.
  for (const move of moves) move();
  const fallen = leaving.filter(([{ how }]) => how === 'tumble').map(([{ piece, to }]) => piecesAt(root, to, piece));
  if (fallen.length > 0) holdBack(root, TUMBLE + 30 * Math.max(0, ...fallen.map(({ length }) => length - 1)));
}

const held = new WeakMap<ParentNode, ReturnType<typeof setTimeout>>();
/** Styles hide what dice have come to while they still fall: the class `falling` says so. */
function holdBack(root: ParentNode, time: number): void {
  const game = root.querySelector('.game');
  clearTimeout(held.get(root));
  game?.classList.add('falling');
  held.set(
    root,
    setTimeout(() => game?.classList.remove('falling'), time),
  );
}

/** Animations for the i-th of several pieces that appear in their place, each with a little more delay. */
const APPEAR: Readonly<Record<NonNullable<PieceMotion['how']>, (piece: SVGGraphicsElement, i: number) => void>> = {
  /** The piece falls on the table and comes to rest. */
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
  /** The piece turns over around its own centre. */
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

/** Shakes the place of a refusal. */
export function shake(root: ParentNode, anchor: string): void {
  if (wantsLessMotion()) return;
  const [place] = placesOf(root, anchor);
  const [left, right] = ['translate(-4px, 0)', 'translate(4px, 0)'];
  place?.animate({ transform: ['none', left, right, left, 'none'] }, 150);
}
