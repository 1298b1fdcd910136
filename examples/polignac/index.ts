/** What a page shows of Polignac: the hands of the others, the trick with each card before its seat, and the viewer’s own hand. */
import { cardTable, CLOTH, defineUi, playingCard, SEAT_COLOURS } from 'playable-rules/kit/board';
import { lesson, words as lessonWords } from './lesson.js';
import { game, HIDDEN, playedIn } from './rules.js';
import { en } from './text.js';

export default defineUi({
  game,
  wide: { width: 640, height: 480 },
  narrow: { width: 400, height: 390 },
  text: { en },
  lessons: [{ lesson, words: lessonWords }],
  seatColours: SEAT_COLOURS,
  ground: CLOTH,
  places: ({ table, seat }, size) =>
    cardTable({
      hands: table.hands,
      played: playedIn(table),
      hidden: HIDDEN,
      viewer: seat,
      size,
      face: playingCard,
    }),
  touches: (move) => [`card:${move.card}`],
  // What moves when something happens, which places are marked after it, and how long it is shown, in milliseconds.
  motion: ({ code, params }) =>
    code === 'play' ? { piece: 'card', to: `played:${String(params!['seat'])}` } : undefined,
  changed: ({ code, params }) => (code === 'play' ? [`played:${String(params!['seat'])}`] : []),
  duration: (facts) => (facts.some(({ code }) => code === 'take') ? 2000 : 600),
});
