/** What a page shows of the game: the hands of the others, the trick, and the viewer’s own hand. */
import { card, cardTable, CLOTH, defineUi, SEAT_COLOURS, words } from 'playable-rules/kit/board';
import { game } from './game.js';
import { lesson, words as lessonWords } from './lesson.js';
import * as rulebook from './rulebook.js';
import { HIDDEN, playedIn } from './rules.js';
import { en, fr, it } from './text.js';

/** The game as `addGame` takes it, and as `npm run site` finds it. */
export default defineUi({
  game,
  wide: { width: 640, height: 480 },
  narrow: { width: 400, height: 390 },
  text: { en, fr, it },
  lessons: [{ lesson, words: lessonWords }],
  rulebook,
  seatColours: SEAT_COLOURS,
  ground: CLOTH,
  // The places of the board: they can be clicked, dragged and reached by keys. `touches` says which of them a move names.
  places: ({ table, seat }, size) =>
    cardTable({
      hands: table.hands,
      played: playedIn(table),
      hidden: HIDDEN,
      viewer: seat,
      size,
      // Cards of a hand may overlap, so the number is on the left.
      face: (value, area) => card(area, words(38, 90, 48, value)),
    }),
  touches: (move) => [`card:${move.card}`],
  // What moves when something happens, which places are marked after it, and how long it is shown, in milliseconds.
  motion: ({ code, params }) =>
    code === 'play' ? { piece: 'card', to: `played:${String(params!['seat'])}` } : undefined,
  changed: ({ code, params }) => (code === 'play' ? [`played:${String(params!['seat'])}`] : []),
  duration: (facts) => (facts.some(({ code }) => code === 'take') ? 2000 : 600),
});
