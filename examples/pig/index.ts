/** What a page shows of Pig: the die, the sum of the turn and the points as bars. */
import { box, defineUi, die, SEAT_COLOURS, words } from 'playable-rules/kit/board';
import { game } from './game.js';
import { lesson, words as lessonWords } from './lesson.js';
import { GOAL } from './rules.js';
import { en, fr, it } from './text.js';

const DIE = { x: 60, y: 30, w: 110, h: 110 };
const SUM = { x: 290, y: 30, w: 130, h: 110 };
const BARS = { x: 70, y: 176, w: 340, h: 24 };

export default defineUi({
  game,
  wide: { width: 480, height: 300 },
  text: { en, fr, it },
  lessons: [{ lesson, words: lessonWords }],
  seatColours: SEAT_COLOURS,
  places({ table }) {
    const colours = SEAT_COLOURS[table.turn]!;
    return [
      {
        id: 'die',
        area: DIE,
        rounding: 16,
        label: (text) => (table.die > 0 ? text('board.die', { die: table.die }) : text('board.noDie')),
        draw: () => die({ ...DIE, size: DIE.w, colours, ...(table.die > 0 && { face: table.die }) }),
      },
      {
        id: 'sum',
        area: SUM,
        rounding: 16,
        label: (text) => text('board.sum', { sum: table.sum }),
        draw: () => [
          box('body', SUM, 16, colours[0], colours[1], 3),
          words(SUM.x + SUM.w / 2, SUM.y + 76, 60, table.sum, colours[2]),
        ],
      },
    ];
  },
  touches: ({ type }) => [type === 'roll' ? 'die' : 'sum'],
  scene: ({ table }, { text }) =>
    table.points.map((points, seat) => {
      const y = BARS.y + 30 * seat;
      const [body, line] = SEAT_COLOURS[seat]!;
      return [
        box('body', { ...BARS, y }, 6, '#fff6e6', line, 1.5),
        box('tint', { ...BARS, y, w: (BARS.w * Math.min(points, GOAL)) / GOAL }, 6, body),
        words(BARS.x - 8, y + 17, 14, text(`seat:${seat}`), '#3d2a17', 'end'),
        words(BARS.x + BARS.w + 24, y + 18, 17, points),
      ];
    }),
  motion: ({ code }) => (code === 'roll' || code === 'lose' ? { piece: 'die', to: 'die', how: 'tumble' } : undefined),
  changed: ({ code }) => [code === 'keep' ? 'sum' : 'die'],
});
