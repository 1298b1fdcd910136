/** What a page shows of Fanorona: the lines, and the pieces on their points. */
import { anchor, box, counter, defineUi, nothing, path, sheet, words } from 'playable-rules/kit/board';
import type { Colours, Text } from 'playable-rules/kit/board';
import { lesson, words as lessonWords } from './lesson.js';
import { cell, game, joined, POINTS, type Table } from './rules.js';
import { en } from './text.js';

const COLOURS: readonly Colours[] = [
  ['#fff6e6', '#5c4308', '#3d2a17'],
  ['#3d2a17', '#1c1208', '#fff6e6'],
];
/** What tells the pieces apart without colours. */
const SIGNS = ['○', '●'] as const;
const SIZE = { width: 480, height: 480 };
const place = (point: string) => {
  const [x, y] = cell(point);
  return { x: 56 + 92 * x, y: 424 - 92 * y };
};
const LINES = POINTS.flatMap((point) => joined(point).map((other) => [place(point), place(other)] as const))
  .filter(([a, b]) => a.x < b.x || (a.x === b.x && a.y < b.y))
  .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
  .join('');

/** What stands on a point, in words. */
function labelOf(point: string, { board }: Pick<Table, 'board'>, text: Text): string {
  const seat = board[POINTS.indexOf(point)]!;
  return seat === null ? text('board.free', { point }) : text('board.piece', { point, seat });
}

export const fanorona = defineUi({
  game,
  wide: SIZE,
  text: { en },
  lessons: [{ lesson, words: lessonWords }],
  seatColours: COLOURS,
  anchors: () => POINTS.map((id) => ({ id, ...place(id) })),
  touches: (move) => (move.type === 'stop' ? [] : [move.from, move.to]),
  label: (id, { table }, text) => labelOf(id, table, text),
  board({ table }, ctx) {
    return sheet(SIZE, ctx, [
      box('paper', { x: 2, y: 2, w: 476, h: 476 }, 12, '#dcb878', '#5c4308', 2),
      path(LINES, 'none', '#5c4308', 2.5),
      POINTS.map((id, i) => {
        const { x, y } = place(id);
        const seat = table.board[i] ?? null;
        const room = { x: x - 38, y: y - 38, w: 76, h: 76 };
        return anchor({ id, label: labelOf(id, table, ctx.text), room, rounding: 38 }, ctx, () =>
          seat === null
            ? nothing
            : counter({ x: x - 32, y: y - 32, size: 64, colours: COLOURS[seat]!, said: SIGNS[seat] }),
        );
      }),
      [...'abcde'].map((column, n) => [words(56 + 92 * n, 474, 14, column), words(12, 429 - 92 * n, 14, n + 1)]),
    ]);
  },
  motion: ({ params }) =>
    params?.['to'] ? { piece: 'counter', from: String(params['from']), to: String(params['to']) } : undefined,
  changed: ({ params }) =>
    [params?.['from'], params?.['to'], params?.['points'] ?? []].flat().filter(Boolean) as string[],
});
