/** What a page shows of the game: the fields with their points, and who has claimed them. */
import {
  box,
  counter,
  defineUi,
  gridNames,
  gridArea,
  grown,
  nothing,
  SEAT_COLOURS,
  words,
} from 'playable-rules/kit/board';
import { game } from './game.js';
import { lesson, words as lessonWords } from './lesson.js';
import * as rulebook from './rulebook.js';
import { FIELDS, GRID, HIDDEN } from './rules.js';
import { en, fr, it } from './text.js';

/** What tells the seats apart without colours. */
const SIGNS = ['●', '■', '▲', '◆'];
const AREA = { x: 28, y: 10, w: 600, h: 460 };

/** The game as `addGame` takes it, and as `npm run site` finds it. */
export default defineUi({
  game,
  wide: { width: 636, height: 500 },
  text: { en, fr, it },
  lessons: [{ lesson, words: lessonWords }],
  rulebook,
  seatColours: SEAT_COLOURS,
  ground: ['#e6d3a8', '#5c4308'],
  scene: () => gridNames(GRID, AREA),
  // The places of the board: they can be clicked, dragged and reached by keys. `touches` says which of them a move names.
  places: ({ table }) =>
    FIELDS.map((field, n) => {
      const area = grown(gridArea(GRID, AREA, field), -4);
      const { x, y } = area;
      const points = table.values[n]!;
      const seat = table.owners[n] ?? null;
      return {
        ...{ id: field, area, rounding: 12 },
        // What the field is called, for readers who hear the board.
        label: (text) => {
          if (seat !== null) return text('board.claimed', { field, points, seat });
          return text(points === HIDDEN ? 'board.hidden' : 'board.free', { field, points });
        },
        draw: () => [
          box('paper', area, 12, points === HIDDEN ? '#8a7a58' : '#fff6e6', '#5c4308', 1.5),
          points === HIDDEN ? nothing : words(seat === null ? x + 56 : x + 88, y + 54, 36, points),
          seat === null
            ? nothing
            : counter({ x: x + 8, y: y + 11, size: 62, colours: SEAT_COLOURS[seat]!, said: SIGNS[seat]! }),
        ],
      };
    }),
  touches: ({ field }) => [field],
  // What moves when something happens, and which places are marked after it.
  motion: ({ code, params }) => (code === 'claim' ? { piece: 'counter', to: String(params!['field']) } : undefined),
  changed: ({ params }) => (params?.['field'] ? [String(params['field'])] : []),
});
