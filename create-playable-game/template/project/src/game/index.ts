/** What a page shows of the game: the fields with their points, and who has claimed them. */
import { anchor, box, counter, defineUi, nothing, sheet, words, type Colours } from 'playable-rules/kit/board';
import { game } from './game.js';
import { lesson, words as lessonWords } from './lesson.js';
import * as rulebook from './rulebook.js';
import { cell, FIELDS, HIDDEN, type Seen } from './rules.js';
import { en, fr, it } from './text.js';

const COLOURS: readonly Colours[] = [
  ['#c8493a', '#5a1610', '#fff6e6'],
  ['#3a6fb0', '#12304f', '#fff6e6'],
  ['#3f7a38', '#1c3a18', '#fff6e6'],
  ['#e0b030', '#5c4308', '#3d2a17'],
];
/** What tells the seats apart without colours. */
const SIGNS = ['●', '■', '▲', '◆'];
const SIZE = { width: 636, height: 500 };
/** The room of a field. */
const roomOf = (field: string) => {
  const [x, y] = cell(field);
  return { x: 32 + 120 * x, y: 382 - 92 * y, w: 112, h: 84 };
};
/** What a field is called, for readers who hear the board. */
const labelOf = (field: string, { values, owners }: Seen) => {
  const n = FIELDS.indexOf(field);
  const seat = owners[n] ?? null;
  const key = seat !== null ? 'board.claimed' : values[n] === HIDDEN ? 'board.hidden' : 'board.free';
  return [key, { field, points: values[n]!, ...(seat !== null && { seat }) }] as const;
};

/** The game as `addGame` takes it, and as `npm run site` finds it. */
export default defineUi({
  game,
  wide: SIZE,
  text: { en, fr, it },
  lessons: [{ lesson, words: lessonWords }],
  rulebook,
  seatColours: COLOURS,
  // The places of the board, and which of them a move names: they can be clicked, dragged and reached by keys.
  anchors: () => FIELDS.map((id) => ({ id, x: roomOf(id).x + 56, y: roomOf(id).y + 42 })),
  touches: ({ field }) => [field],
  label: (id, { table }, text) => text(...labelOf(id, table)),
  board: ({ table }, ctx) =>
    sheet(SIZE, ctx, [
      box('paper', { x: 2, y: 2, w: 632, h: 496 }, 16, '#e6d3a8', '#5c4308', 3),
      [...'abcde'].map((column, n) => [words(88 + 120 * n, 487, 15, column), words(17, 430 - 92 * n, 15, n + 1)]),
      FIELDS.map((id, n) => {
        const room = roomOf(id);
        const { x, y } = room;
        const value = table.values[n]!;
        const seat = table.owners[n] ?? null;
        return anchor({ id, label: ctx.text(...labelOf(id, table)), room, rounding: 12 }, ctx, () => [
          box('paper', room, 12, value === HIDDEN ? '#8a7a58' : '#fff6e6', '#5c4308', 1.5),
          value === HIDDEN ? nothing : words(seat === null ? x + 56 : x + 88, y + 54, 36, value),
          seat === null
            ? nothing
            : counter({ x: x + 8, y: y + 11, size: 62, colours: COLOURS[seat]!, said: SIGNS[seat]! }),
        ]);
      }),
    ]),
  // What moves when something happens, and which places are marked after it.
  motion: ({ code, params }) => (code === 'claim' ? { piece: 'counter', to: String(params!['field']) } : undefined),
  changed: ({ params }) => (params?.['field'] ? [String(params['field'])] : []),
});
