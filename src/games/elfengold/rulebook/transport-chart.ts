/** The transport chart as a table of the rulebook, from the game's data; each cell has a lesson. */
import type { RuleTable } from '../../../kit/board.js';
import { CHART, RAFTS, TRANSPORTS } from './chart.computed.js';
import type { CellWords } from './cell-lesson.js';

const LANDS = ['plain', 'forest', 'desert', 'mountain'] as const;
const WATERS = ['down', 'up', 'lake'] as const;

export interface ChartWords extends CellWords {
  readonly lang: string;
  readonly caption: string;
  /** The headings of the seven columns and of the seven rows, in order. */
  readonly grounds: readonly string[];
  readonly kinds: readonly string[];
}

/** Builds the table. A dash means impossible. */
export function transportChart({ lang, caption, grounds, kinds, ...words }: ChartWords): RuleTable {
  const cells = [
    ...TRANSPORTS.map((kind) => [...LANDS.map((land) => CHART[kind][land]), ...WATERS.map(() => undefined)]),
    [...LANDS.map(() => undefined), ...WATERS.map((way) => RAFTS[way])],
  ].map((row) => row.map((cell) => (cell === undefined ? '–' : String(cell))));
  return {
    caption,
    head: ['', ...grounds],
    rows: cells.map((row, i) => [kinds[i]!, ...row]),
    lesson: async (row, column) => {
      const title = `${kinds[row]!}, ${grounds[column]!} (${cells[row]![column]!})`;
      return (await import('./cell-lesson.js')).cellLesson(row, column, title, lang, words);
    },
  };
}
