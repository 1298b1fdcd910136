/** Validates lessons from outside: their form, and that every move in them does what the lesson needs. */
import { badInput, within } from './bad-input.js';
import { badSource } from './bad-source.js';
import { bool, int, list, object, optional, shape, text, type Check } from './check.js';
import type { FromPosition, Game, Move, NewGame, Params, Snapshot, Start, Viewer } from './game.js';
import { legalMoves } from './legal.js';
import {
  checkLine,
  expected,
  isMeant,
  readerOf,
  walk,
  type Choice,
  type Lesson,
  type LessonStep,
  type WrongMove,
} from './lesson.js';
import { parseMove } from './transcript.js';
import { hides } from './view.js';

/** The object without the keys whose value is `undefined`. */
export const withoutUndefined = <A extends object>(value: { [K in keyof A]: A[K] | undefined }): A =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as A;
/** Checks an object, and leaves out the keys whose value is `undefined`. */
const given =
  <A extends object>(check: Check<{ [K in keyof A]: A[K] | undefined }>): Check<A> =>
  (value, path) =>
    withoutUndefined<A>(check(value, path));
/** Parameters of a fact. `walk` checks later whether a fact has them. */
const params = object as Check<Params>;
/** Takes any value in place of the one that is meant: `startFrames` checks the contents of a start. */
const later = (value: unknown): never => value as never;
const newGame = given<NewGame>(shape({ players: later, seed: later, draws: later, options: later }));
const fromPosition = given<FromPosition>(shape({ position: later, seed: later, draws: later }));
const start: Check<Start> = (value, path) => {
  if (typeof value === 'object' && value !== null && 'position' in value) return fromPosition(value, path);
  if (typeof value === 'object' && value !== null && 'players' in value) return newGame(value, path);
  throw badSource(path, value, 'start');
};
/** The form of a lesson whose sentences and lines of notation pass `said`. */
function formOf(said: Check<string>): Check<Lesson> {
  const lines = list(said);
  const step: Check<LessonStep> = given<LessonStep>(
    shape({
      say: said,
      show: optional(lines),
      rules: optional(lines),
      play: optional(lines),
      until: optional(given<NonNullable<LessonStep['until']>>(shape({ code: text, params: optional(params) }))),
      expect: optional(list(said, 1)),
      wrong: optional(list(shape<WrongMove>({ move: said, say: said }))),
      ask: optional(list(given<Choice>(shape({ say: said, right: optional(bool), answer: said })), 2)),
    }),
  );
  return given<Lesson>(
    shape({
      id: text,
      rules: lines,
      seat: optional(int(0, 99)),
      start,
      moves: optional(lines),
      steps: list(step, 1),
      otherReading: optional(text),
      phases: optional(bool),
      open: optional(bool),
    }),
  );
}
const form = formOf(text);

/** A text that may be empty. */
export const anyText: Check<string> = (value, path) => {
  if (typeof value === 'string') return value;
  throw badInput(path, value, 'text');
};
/**
 * Validates the form of a lesson that is still being written: its texts may be empty, and its questions without a right
 * answer. `path` is its place in the data. Throws `BadInput` naming the wrong part.
 */
export const checkUnfinished: Check<Lesson> = formOf(anyText);

/** Validates the form of a lesson. `path` is its place in the data. Throws `BadInput` naming the wrong part. */
export const checkLesson = (value: unknown, path = 'lesson'): Lesson => {
  const lesson = form(value, path);
  lesson.steps.forEach(({ expect, ask, wrong, until }, n) => {
    const at = `${path}.steps[${n}]`;
    if (expect && ask) throw badSource(`${at}.ask`, ask, 'either');
    if (expect && until) throw badSource(`${at}.until`, until, 'until');
    if (wrong && !expect) throw badSource(`${at}.wrong`, wrong, 'wrong');
    if (ask && !ask.some(({ right }) => right)) throw badSource(`${at}.ask`, ask, 'right');
  });
  return lesson;
};

/**
 * Plays a lesson from outside to its end. `places` returns the anchors that steps can point at, for the lesson's reader. Throws `BadInput` naming
 * the line or the anchor that is wrong.
 */
export function tryLesson(
  game: Game,
  lesson: Lesson,
  places: (snapshot: Snapshot, reader: Viewer) => readonly string[],
): void {
  const reader = readerOf(game, lesson);
  for (const { n, snapshot } of walk(game, lesson)) {
    const found = lesson.steps[n];
    const at = `${lesson.id}.steps[${n}]`;
    const players = game.seated(snapshot.context.table);
    if (typeof reader === 'number' && reader >= players)
      throw badInput(`${lesson.id}.seat`, reader, 'whole', { min: 0, max: players - 1 });
    const asked = found ? expected(game, snapshot, found)[0]?.seat : undefined;
    if (asked !== undefined && asked !== reader && hides(game))
      throw badSource(`${at}.expect`, found!.expect, 'reader', { seat: game.seats[reader as number]! });
    found?.expect?.forEach((line, i) => within(`${at}.expect[${i}], `, () => checkLine(game, line)));
    found?.show?.forEach((place, i) => {
      const known = places(snapshot, reader);
      if (!known.includes(place)) throw badInput(`${at}.show[${i}]`, place, 'one', { values: known.join(', ') });
    });
    found?.wrong?.forEach(({ move: line }, i) => {
      const path = `${at}.wrong[${i}].move`;
      if (!line.includes('*')) within(`${path}, `, () => parseMove(game, line));
      const meant = legalMoves(game, snapshot).filter((move) => isMeant(game, line, move));
      // A line with `*` may match right moves as well: a right move never gets the answer of a wrong one.
      const isRight = (move: Move) => found.expect!.some((right) => isMeant(game, right, move));
      if (meant.length > 0 && meant.every(isRight)) throw badSource(path, line, 'unlike');
    });
  }
}
