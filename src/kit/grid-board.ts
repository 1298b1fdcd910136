/** Draws boards of columns and rows. */
import type { Drawn, Rect } from '../drawing/strokes.js';
import { words } from '../drawing/strokes.js';
import type { Grid } from './grid.js';

/** The area of a field, if the whole board lies in `area`. @beta */
export function gridArea({ columns, rows, cell }: Grid, { x, y, w, h }: Rect, id: string): Rect {
  const [column, row] = cell(id);
  const size = { w: w / columns, h: h / rows };
  return { x: x + size.w * column, y: y + size.h * (rows - 1 - row), ...size };
}

/** The names of the columns below `area`, and of the rows on its left. They need 24 units there. @beta */
export const gridNames = (grid: Grid, area: Rect): Drawn =>
  grid.ids.flatMap((id) => {
    const [column, row] = grid.cell(id);
    const { x, y, w, h } = gridArea(grid, area, id);
    return [
      ...(row === 0 ? [words(x + w / 2, area.y + area.h + 18, 15, id.charAt(0))] : []),
      ...(column === 0 ? [words(area.x - 13, y + h / 2 + 5, 15, row + 1)] : []),
    ];
  });

/** The lines between the middles of the fields, as data of a `path`: from each to those that `joined` names. @beta */
export function gridLines(grid: Grid, area: Rect, joined: (id: string) => readonly string[]): string {
  const middle = (id: string) => {
    const { x, y, w, h } = gridArea(grid, area, id);
    return `${x + w / 2} ${y + h / 2}`;
  };
  return grid.ids
    .flatMap((id, n) =>
      joined(id)
        .filter((other) => grid.ids.indexOf(other) > n)
        .map((other) => `M${middle(id)}L${middle(other)}`),
    )
    .join('');
}
