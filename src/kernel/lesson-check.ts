/** Validates lessons from outside: their form, and that every move in them does what the lesson needs. */
import { bool, int, list, optional, shape, text, type Check } from './check.js';
import {
  BadInput,
  type FromPosition,
  type Game,
  type Move,
  type NewGame,
  type Params,
  type Snapshot,
  type Start,
  type Table,
} from './game.js';
import { legalMoves } from './legal.js';
import {
  checkLine,
  expected,
  isMeant,
  readerOf,
  walk,
  within,
  type Choice,
  type Lesson,
  type LessonStep,
  type WrongMove,
} from './lesson.js';
import { parseMove } from './transcript.js';
import { hides } from './view.js';

/** Removes the keys whose value is `undefined`. */
const given = <A extends object>(check: Check<{ [K in keyof A]: A[K] | undefined }>): Check<A> => {
  return (value, path) =>
    Object.fromEntries(Object.entries(check(value, path)).filter(([, v]) => v !== undefined)) as A;
};
const lines = list(text);
/** Parameters of a fact. `walk` checks later whether a fact has them. */
const params: Check<Params> = (value, path) => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Params;
  throw new BadInput(path, value, 'an object');
};
const step: Check<LessonStep> = given<LessonStep>(
  shape({
    say: text,
    show: optional(lines),
    rules: optional(lines),
    play: optional(lines),
    until: optional(given<NonNullable<LessonStep['until']>>(shape({ code: text, params: optional(params) }))),
    expect: optional(list(text, 1)),
    wrong: optional(list(shape<WrongMove>({ move: text, say: text }))),
    ask: optional(list(given<Choice>(shape({ say: text, right: optional(bool), answer: text })), 2)),
  }),
);
/** `startFrames` checks the contents of a start. */
const any = (value: unknown): never => value as never;
const newGame = given<NewGame>(shape({ players: any, seed: any, options: any }));
const fromPosition = given<FromPosition>(shape({ position: any, seed: any }));
const start: Check<Start> = (value, path) => {
  if (typeof value === 'object' && value !== null && 'position' in value) return fromPosition(value, path);
  if (typeof value === 'object' && value !== null && 'players' in value) return newGame(value, path);
  throw new BadInput(path, value, '{ "players": 3, "seed": 1 } or { "position": ..., "seed": 1 }');
};
const form = given<Lesson>(
  shape({
    id: text,
    rules: lines,
    seat: optional(int(0, 99)),
    start,
    moves: optional(lines),
    steps: list(step, 1),
    otherReading: optional(text),
    phases: optional(bool),
  }),
);

/** Validates the form of a lesson. `path` is its place in the data. Throws `BadInput` naming the wrong part. */
export const checkLesson = (value: unknown, path = 'lesson'): Lesson => {
  const lesson = form(value, path);
  lesson.steps.forEach(({ expect, ask, wrong, until }, n) => {
    const at = `${path}.steps[${n}]`;
    if (expect && ask) throw new BadInput(`${at}.ask`, ask, 'a step that either waits for a move or asks');
    if (expect && until) throw new BadInput(`${at}.until`, until, 'no move of the reader before all is shown');
    if (wrong && !expect) throw new BadInput(`${at}.wrong`, wrong, 'wrong moves only where one is expected');
    if (ask && !ask.some(({ right }) => right)) throw new BadInput(`${at}.ask`, ask, 'a choice with "right": true');
  });
  return lesson;
};

/**
 * Plays a lesson from outside to its end. `places` returns the anchors that steps can point at. Throws `BadInput` naming
 * the line or the anchor that is wrong.
 */
export function tryLesson<T extends Table, M extends Move>(
  game: Game<T, M>,
  lesson: Lesson,
  places: (snapshot: Snapshot<T>) => readonly string[],
): void {
  let n = 0;
  const reader = readerOf(game, lesson);
  for (const { snapshot } of walk(game, lesson)) {
    const found = lesson.steps[n];
    const at = `${lesson.id}.steps[${n}]`;
    const players = game.seated(snapshot.context.table);
    if (typeof reader === 'number' && reader >= players)
      throw new BadInput(`${lesson.id}.seat`, reader, `a whole number from 0 to ${players - 1}`);
    const asked = found ? expected(game, snapshot, found)[0]?.seat : undefined;
    if (asked !== undefined && asked !== reader && hides(game))
      throw new BadInput(
        `${at}.expect`,
        found!.expect,
        `a move of ${game.seats[reader as number]!}, through whose eyes the lesson is read`,
      );
    found?.expect?.forEach((line, i) => within(`${at}.expect[${i}], `, () => checkLine(game, line)));
    found?.show?.forEach((place, i) => {
      const known = places(snapshot);
      if (!known.includes(place)) throw new BadInput(`${at}.show[${i}]`, place, `one of ${known.join(', ')}`);
    });
    found?.wrong?.forEach(({ move: line }, i) => {
      const path = `${at}.wrong[${i}].move`;
      try {
        if (!line.includes('*')) parseMove(game, line);
      } catch (error) {
        if (error instanceof BadInput) throw new BadInput(`${path}, ${error.path}`, error.value, error.expected);
        throw error;
      }
      const meant = legalMoves(game, snapshot).filter((move) => isMeant(game, line, move));
      // A line with `*` may match right moves as well: a right move never gets the answer of a wrong one.
      const isRight = (move: M) => found.expect!.some((right) => isMeant(game, right, move));
      if (meant.length > 0 && meant.every(isRight)) throw new BadInput(path, line, 'no move that the step waits for');
    });
    n++;
  }
}
