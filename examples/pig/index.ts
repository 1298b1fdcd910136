/** What a page shows of Pig: the die, the sum of the turn and the points as bars. */
import { anchor, box, defineUi, die, SEAT_COLOURS, sheet, words } from 'playable-rules/kit/board';
import { lesson, words as lessonWords } from './lesson.js';
import { game, GOAL } from './rules.js';
import { en, fr, it } from './text.js';

const SIZE = { width: 480, height: 300 };
const DIE = { x: 60, y: 30, w: 110, h: 110 };
const SUM = { x: 290, y: 30, w: 130, h: 110 };
const BARS = { x: 60, y: 176, w: 360, h: 24 };

/** The key of what lies at a place. */
const keyOf = (id: string, die: number) => (id === 'sum' ? 'board.sum' : die > 0 ? 'board.die' : 'board.noDie');

export const pig = defineUi({
  game,
  wide: SIZE,
  text: { en, fr, it },
  lessons: [{ lesson, words: lessonWords }],
  seatColours: SEAT_COLOURS,
  anchors: () => [DIE, SUM].map(({ x, y, w, h }, n) => ({ id: n === 0 ? 'die' : 'sum', x: x + w / 2, y: y + h / 2 })),
  touches: ({ type }) => [type === 'roll' ? 'die' : 'sum'],
  label: (id, { table }, text) => text(keyOf(id, table.die), { die: table.die, sum: table.sum }),
  board({ table }, ctx) {
    const colours = SEAT_COLOURS[table.turn]!;
    const places = { die: table.die, sum: table.sum };
    return sheet(SIZE, ctx, [
      box('paper', { x: 2, y: 2, w: SIZE.width - 4, h: SIZE.height - 4 }, 12, '#f3e6c8', '#5c4308', 2),
      anchor({ id: 'die', label: ctx.text(keyOf('die', table.die), places), room: DIE, rounding: 16 }, ctx, () =>
        die({ ...DIE, size: DIE.w, colours, ...(table.die > 0 && { face: table.die }) }),
      ),
      anchor({ id: 'sum', label: ctx.text('board.sum', places), room: SUM, rounding: 16 }, ctx, () => [
        box('body', SUM, 16, colours[0], colours[1], 3),
        words(SUM.x + SUM.w / 2, SUM.y + 76, 60, table.sum, colours[2]),
      ]),
      table.points.map((points, seat) => {
        const y = BARS.y + 30 * seat;
        const [body, line, ink] = SEAT_COLOURS[seat]!;
        return [
          box('body', { ...BARS, y }, 6, '#fff6e6', line, 1.5),
          box('tint', { ...BARS, y, w: Math.max(12, (BARS.w * Math.min(points, GOAL)) / GOAL) }, 6, body),
          words(BARS.x - 24, y + 18, 17, points),
          words(BARS.x + 8, y + 17, 14, ctx.text(`seat:${seat}`), points > 6 ? ink : '#3d2a17', 'start'),
        ];
      }),
    ]);
  },
  motion: ({ code }) => (code === 'roll' || code === 'lose' ? { piece: 'die', to: 'die', how: 'tumble' } : undefined),
  changed: ({ code }) => [code === 'keep' ? 'sum' : 'die'],
});
