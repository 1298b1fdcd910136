/** Boards whose fields or points lie in columns and rows. */
import { int } from '../kernel/check.js';

/** The fields of a board in columns and rows, named as in chess: `a1` is below on the left. @beta */
export interface Grid {
  /** The number of columns, which are `a`, `b` and so on from the left. */
  readonly columns: number;
  /** The number of rows, which are 1, 2 and so on from below. */
  readonly rows: number;
  /** All fields, row by row from below. */
  readonly ids: readonly string[];
  /** Column and row of a field, from 0. */
  readonly cell: (id: string) => readonly [column: number, row: number];
  /** The fields that share a side with this one. */
  readonly beside: (id: string) => readonly string[];
  /** The fields that share a side or a corner with this one. */
  readonly around: (id: string) => readonly string[];
  /** For two neighbours: the fields behind the second in a straight line, the nearest first. There are none behind a field itself. */
  readonly beyond: (from: string, to: string) => readonly string[];
}

const ROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx || dy);
const STRAIGHT = ROUND.filter(([dx, dy]) => dx * dy === 0);

/** A board of so many columns, at most 26, and rows. Throws `BadInput` for more columns, which have no letter. @beta */
export function grid(columns: number, rows: number): Grid {
  int(1, 26)(columns, 'grid, columns');
  const cells = Array.from({ length: columns * rows }, (_, n) => [n % columns, Math.floor(n / columns)] as const);
  const ids = cells.map(([x, y]) => String.fromCharCode(97 + x) + (1 + y));
  const cell = (id: string) => cells[ids.indexOf(id)]!;
  const at = (x: number, y: number) => (x < 0 || x >= columns ? undefined : ids[y * columns + x]);
  // Asked for thousands of times by an opponent that searches.
  const neighbours = (steps: typeof ROUND) => {
    const found = new Map(
      ids.map((id, n) => [id, steps.flatMap(([dx, dy]) => at(cells[n]![0] + dx, cells[n]![1] + dy) ?? [])]),
    );
    return (id: string) => found.get(id)!;
  };
  return {
    columns,
    rows,
    ids,
    cell,
    beside: neighbours(STRAIGHT),
    around: neighbours(ROUND),
    beyond(from, to) {
      if (from === to) return [];
      const [[x, y], [u, v]] = [cell(from), cell(to)];
      const line: string[] = [];
      for (let n = 1; ; n++) {
        const next = at(u + n * (u - x), v + n * (v - y));
        if (next === undefined) return line;
        line.push(next);
      }
    },
  };
}
