/**
 * What moves in the picture of a game's end. The styles (`celebrationStyles`) move each thing for less than five seconds; with
 * reduced motion all of it stands still where it comes to rest.
 */
import { css, svg } from 'lit';
import type { Seat } from '../kernel/game.js';
import type { Standing } from '../game-ui/game-ui.js';
import { transformed, box, pathData, words, type Drawing, type Drawn } from './strokes.js';
import { CREAM, GOLD, INK } from './tones.js';

/** A seat with its rank. @beta */
export interface Ranked {
  /** One of the seats of the standing. */
  readonly seat: Seat;
  /** The rank of its standing; 1 is the best. */
  readonly rank: number;
  /** The standing, the same for all seats of a team. */
  readonly standing: Standing;
}
/** The seats in the order of the standings. @beta */
export const rankedSeats = (standings: readonly Standing[]): readonly Ranked[] =>
  standings.flatMap((standing) => standing.seats.map((seat) => ({ seat, rank: standing.rank, standing })));

/** A firework. `turn`, from 0, lets several open one after the other. @beta */
export function burst(x: number, y: number, radius: number, colour: string, turn: number): Drawing {
  const ring = (share: number, count: number, width: number) =>
    svg`<path fill="none" stroke=${share < 0.6 ? GOLD : share < 1 ? CREAM : colour} stroke-width=${width} stroke-linecap="round" d=${Array.from(
      { length: count },
      (_, i) => {
        const angle = (2 * Math.PI * (i + share)) / count;
        const [dx, dy] = [Math.cos(angle) * radius * share, Math.sin(angle) * radius * share];
        return pathData`M${dx * 0.86} ${dy * 0.86}L${dx} ${dy}`;
      },
    ).join('')} />`;
  return transformed(
    x,
    y,
    1,
    svg`<g class=${`burst b${turn % 4}`}>${ring(1, 18, 7)}${ring(0.7, 14, 6)}${ring(0.4, 9, 5)}</g>`,
  );
}

/** Flakes, sparks or leaves that drift over the whole picture: `rises` like sparks, or falls like snow. @beta */
export const drift = (width: number, height: number, count: number, colour: string, rises: boolean): Drawing =>
  svg`<g class=${`drift ${rises ? 'rises' : 'falls'}`}>${[0, 1].map(
    (layer) =>
      svg`<path fill="none" stroke=${colour} stroke-opacity=${layer ? 0.9 : 0.6} stroke-width=${layer ? 7 : 4.5} stroke-linecap="round" d=${Array.from(
        { length: count },
        (_, i) => pathData`M${((i * 2 + layer) * 397.3) % width} ${((i * 2 + layer) * 229.7) % height}h0`,
      ).join('')} />`,
  )}</g>`;

/** What hops for joy, one after the other by `turn`. @beta */
export const hopping = (turn: number, inner: Drawn): Drawing => svg`<g class=${`hop h${turn % 3}`}>${inner}</g>`;

/** A name on a ribbon, centred at x; the reader's own is of gold. @beta */
export const ribbon = (x: number, y: number, size: number, name: string, width: number, isOwn: boolean): Drawing =>
  svg`${box('', { x: x - width / 2, y, w: width, h: size * 1.5 }, size * 0.4, isOwn ? GOLD : CREAM, INK, 2)}${words(x, y + size * 1.1, size, name, INK)}`;

export const celebrationStyles = css`
  @media (prefers-reduced-motion: no-preference) {
    .burst {
      animation: burst 1500ms ease-out 2 both;
      transform-box: fill-box;
      transform-origin: center;
    }
    .burst.b1 {
      animation-delay: 400ms;
    }
    .burst.b2 {
      animation-delay: 800ms;
    }
    .burst.b3 {
      animation-delay: 1200ms;
    }
    @keyframes burst {
      from {
        opacity: 0;
        scale: 0.05;
      }
      40% {
        opacity: 1;
      }
    }
    .hop {
      animation: hop 560ms ease-in-out 6 alternate;
    }
    .hop.h1 {
      animation-delay: 180ms;
    }
    .hop.h2 {
      animation-delay: 360ms;
    }
    @keyframes hop {
      to {
        translate: 0 -14px;
      }
    }
    .falls {
      animation: drift-down 4600ms linear;
    }
    .rises {
      animation: drift-up 4600ms ease-out;
    }
    @keyframes drift-down {
      from {
        translate: -30px -160px;
      }
    }
    @keyframes drift-up {
      from {
        translate: 0 200px;
        opacity: 0;
      }
    }
  }
`;
