/** What a page shows of Fanorona: the lines, and the pieces on their points. */
import { counter, defineUi, gridLines, gridNames, gridArea, grown, nothing, path } from 'playable-rules/kit/board';
import type { Colours } from 'playable-rules/kit/board';
import { lesson, words as lessonWords } from './lesson.js';
import { game, GRID, joined } from './rules.js';
import { en } from './text.js';

const COLOURS: readonly Colours[] = [
  ['#fff6e6', '#5c4308', '#3d2a17'],
  ['#3d2a17', '#1c1208', '#fff6e6'],
];
/** What tells the pieces apart without colours. */
const SIGNS = ['○', '●'] as const;
const AREA = { x: 30, y: 10, w: 440, h: 440 };
const LINES = path(gridLines(GRID, AREA, joined), 'none', '#5c4308', 2.5);

export default defineUi({
  game,
  wide: { width: 480, height: 480 },
  text: { en },
  lessons: [{ lesson, words: lessonWords }],
  seatColours: COLOURS,
  ground: ['#dcb878', '#5c4308'],
  scene: () => [LINES, gridNames(GRID, AREA)],
  places: ({ table }) =>
    GRID.ids.map((point, n) => {
      const area = grown(gridArea(GRID, AREA, point), -6);
      const seat = table.board[n] ?? null;
      return {
        ...{ id: point, area, rounding: 38 },
        label: (text) => (seat === null ? text('board.free', { point }) : text('board.piece', { point, seat })),
        draw: () =>
          seat === null
            ? nothing
            : counter({ x: area.x + 7, y: area.y + 7, size: 62, colours: COLOURS[seat]!, said: SIGNS[seat] }),
      };
    }),
  touches: (move) => (move.type === 'stop' ? [] : [move.from, move.to]),
  motion: ({ params }) =>
    params?.['to'] ? { piece: 'counter', from: String(params['from']), to: String(params['to']) } : undefined,
  changed: ({ params }) =>
    [params?.['from'], params?.['to'], params?.['points'] ?? []].flat().filter(Boolean) as string[],
});
