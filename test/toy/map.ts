/** A second UI of the toy game: its cards are places on a map with paths between them, and the board can be zoomed. */
import { html } from 'lit';
import { anchor } from '../../src/drawing/place.js';
import { circle, path, words } from '../../src/drawing/strokes.js';
import { CREAM, INK } from '../../src/drawing/tones.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import type { Move, Seen, Table } from './game.js';
import { ui } from './ui.js';

/** The paths between nine places in three rows. Not all neighbours are connected. */
const WAYS: Readonly<Record<number, readonly number[]>> = {
  1: [2],
  2: [1, 3],
  3: [2, 6],
  4: [7, 5],
  5: [4, 9],
  6: [3, 9],
  7: [4, 8],
  8: [7, 9],
  9: [6, 8, 5],
};
const at = (n: number) => ({ x: 40 + ((n - 1) % 3) * 110, y: 40 + Math.floor((n - 1) / 3) * 60 });
const PLACES = Object.keys(WAYS).map(Number);
const id = (n: number) => `card:${n}`;

export const map: GameUi<Table, Move, Seen> = {
  ...ui,
  zooms: true,
  size: () => ({ width: 300, height: 200 }),
  anchors: () => PLACES.map((n) => ({ id: id(n), ...at(n), next: WAYS[n]!.map(id) })),
  board: (_view, ctx) =>
    html`<svg class="board" viewBox="0 0 300 200" role="group" aria-label="Map" text-anchor="middle">
      ${PLACES.flatMap((n) => WAYS[n]!.map((other) => path(`M${at(n).x} ${at(n).y}L${at(other).x} ${at(other).y}`, 'none', INK, 2)))}
      ${PLACES.map((n) => {
        const { x, y } = at(n);
        const area = { x: x - 16, y: y - 16, w: 32, h: 32 };
        const label = ctx.text('card', { n });
        return anchor({ id: id(n), label, area }, ctx, () => [
          circle('paper', x, y, 12, CREAM, INK, 1),
          words(x, y + 5, 14, n),
        ]);
      })}
    </svg>`,
};
