/**
 * A lesson is data: a position, and steps that say, show, play, ask, or wait for the reader's own move. It is walked
 * through the same machine as a game, by the player and by a test, so that a change of the rules breaks the build and
 * not the reader.
 */
import {
  BadInput,
  RefusedMove,
  type Game,
  type Move,
  type Params,
  type Refusal,
  type Seat,
  type Snapshot,
  type Start,
  type Table,
  type Viewer,
} from './game.js';
import { legalMoves } from './legal.js';
import { formatMove } from './notation.js';
import { parseMove } from './transcript.js';
import { frames, refusal } from './play.js';
import { startFrames } from './start.js';
import { vouchFor } from './vouched.js';

/** A choice of a question. */
export interface Choice {
  readonly say: string;
  readonly right?: boolean;
  /** What the reader is told who chose it. */
  readonly answer: string;
}

/**
 * A move that a reader may well try, and what to say to it. A line with `*` that means some moves which the rules allow
 * answers those alone: of the others the refusal says what is wrong.
 */
export interface WrongMove {
  readonly move: string;
  readonly say: string;
}

/** One step. Sentences are keys of the lesson's catalogue. */
export interface LessonStep {
  readonly say: string;
  /** Anchors that the board points at. */
  readonly show?: readonly string[];
  /** Rules that this step teaches by what it shows, where no move could. */
  readonly rules?: readonly string[];
  /** Moves that are played when the reader comes to this step, in notation. */
  readonly play?: readonly string[];
  /**
   * A fact of the last move. The game is shown as it stands when that has happened; what the move brings after it waits
   * for the next step. So a long outcome is told in stops.
   */
  readonly until?: { readonly code: string; readonly params?: Params };
  /** The reader's own move: any of these goes on. A `*` stands for any value: `red place * wizard`. */
  readonly expect?: readonly string[];
  readonly wrong?: readonly WrongMove[];
  readonly ask?: readonly Choice[];
}

export interface Lesson {
  readonly id: string;
  /** The rules it teaches, the first above all. */
  readonly rules: readonly string[];
  /** The seat through whose eyes it is read; without it, the one whose move it first waits for. */
  readonly seat?: Seat;
  readonly start: Start;
  /** Moves before the first step, in notation. */
  readonly moves?: readonly string[];
  readonly steps: readonly LessonStep[];
  /** The lesson of the other reading, where translations differ. */
  readonly otherReading?: string;
  /** The phases of the game stand beside it, the running one marked. */
  readonly phases?: boolean;
}

/** A lesson of our own begins without the game's checks of positions, which its tests have made, and with the moves that its position is known to offer. */
export function ours(lesson: Lesson, moves?: readonly Move[]): Lesson {
  if ('position' in lesson.start) vouchFor(lesson.start.position, moves);
  return lesson;
}

/** How a reader's move answers a step. */
export type Answer =
  | { readonly kind: 'right' }
  /** The rules allow it, the step waits for another: `say` is the author's answer, if there is one. */
  | { readonly kind: 'other'; readonly say: string | undefined }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly say: string | undefined };

/** Whether a move is one that a line names; `*` is any value. */
export function isMeant<T extends Table, M extends Move>(game: Game<T, M>, line: string, move: M): boolean {
  const words = formatMove(game, move).split(' ');
  const wanted = line.trim().split(/\s+/);
  return wanted.length === words.length && wanted.every((word, i) => word === '*' || word === words[i]);
}

/** What a reader's move means for a step that waits for one. */
export function answerTo<T extends Table, M extends Move>(
  game: Game<T, M>,
  snapshot: Snapshot<T>,
  step: LessonStep,
  move: M,
): Answer {
  const meant = step.wrong?.filter((wrong) => isMeant(game, wrong.move, move)) ?? [];
  const why = refusal(game, snapshot, move);
  if (why) {
    const legal = legalMoves(game, snapshot);
    const say = meant.find((wrong) => !legal.some((other) => isMeant(game, wrong.move, other)))?.say;
    return { kind: 'refused', refusal: why, say };
  }
  const say = meant[0]?.say;
  return step.expect?.some((line) => isMeant(game, line, move)) ? { kind: 'right' } : { kind: 'other', say };
}

/** The moves that go on from a step, in canonical order. */
export const expected = <T extends Table, M extends Move>(
  game: Game<T, M>,
  snapshot: Snapshot<T>,
  step: LessonStep,
): M[] => legalMoves(game, snapshot).filter((move) => step.expect?.some((line) => isMeant(game, line, move)));

/** The frames of a lesson's beginning: its start and the moves before the first step. Throws `BadInput` naming the line. */
export const openLesson = <T extends Table, M extends Move>(game: Game<T, M>, lesson: Lesson): Snapshot<T>[] =>
  openingMoves(game, lesson).flat();

function openingMoves<T extends Table, M extends Move>(game: Game<T, M>, lesson: Lesson): Snapshot<T>[][] {
  const begun = within(`${lesson.id}.start.`, () => startFrames(game, lesson.start));
  return [begun, ...playLines(game, begun.at(-1)!, lesson.moves ?? [], `${lesson.id}.moves`)];
}

/** What is wrong in a part is said with the way to it. */
function within<A>(path: string, act: () => A): A {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(`${path}${error.path}`, error.value, error.expected, { cause: error });
  }
}

/** Throws `BadInput` for a line with a seat, verb or value that the game does not have; `*` is any value. */
function checkLine<T extends Table, M extends Move>(game: Game<T, M>, line: string): void {
  const [seat = '', type = '', ...words] = line.trim().split(/\s+/);
  const somebody = seat === '*' ? game.seats[0] : seat;
  // Any verb has any number of fields.
  if (type === '*' && game.seats.includes(somebody!)) return;
  const fields: readonly (readonly (string | number)[])[] = Object.hasOwn(game.fields, type)
    ? Object.values(game.fields[type as M['type']])
    : [];
  const values = words.map((word, i) => (word === '*' ? (fields[i]?.[0] ?? word) : word));
  parseMove(game, [somebody, type, ...values].join(' '));
}

/** The frames of the moves that are played when a step is come to. */
export const enterStep = <T extends Table, M extends Move>(
  game: Game<T, M>,
  snapshot: Snapshot<T>,
  lesson: Lesson,
  n: number,
): Snapshot<T>[] => stepMoves(game, snapshot, lesson, n).flat();

const stepMoves = <T extends Table, M extends Move>(game: Game<T, M>, from: Snapshot<T>, lesson: Lesson, n: number) =>
  playLines(game, from, lesson.steps[n]!.play ?? [], `${lesson.id}.steps[${n}].play`);

/** The frame of a move at which a step is told: its last one, or the first with the fact that the step names; -1 where none has it. */
export function frameOf({ until }: LessonStep, last: readonly Snapshot[]): number {
  if (!until) return last.length - 1;
  const { code, params = {} } = until;
  const isMet = (value: Params = {}) =>
    Object.entries(params).every(([name, wanted]) => JSON.stringify(value[name]) === JSON.stringify(wanted));
  return last.findIndex(({ context }) => context.table.last.some((fact) => fact.code === code && isMet(fact.params)));
}

/** The frames of each line. */
function playLines<T extends Table, M extends Move>(
  game: Game<T, M>,
  from: Snapshot<T>,
  lines: readonly string[],
  path: string,
): Snapshot<T>[][] {
  const made: Snapshot<T>[][] = [];
  lines.forEach((line, i) => {
    try {
      made.push(frames(game, made.at(-1)?.at(-1) ?? from, parseMove(game, line)));
    } catch (error) {
      if (error instanceof RefusedMove) {
        const { rule, code } = error.refusal;
        const expected = `a move that the rules allow there: ${rule} (${code})`;
        throw new BadInput(`${path}[${i}]`, line, expected, { cause: error });
      }
      if (error instanceof BadInput) throw new BadInput(`${path}[${i}], ${error.path}`, error.value, error.expected);
      throw error;
    }
  });
  return made;
}

/** Who reads a lesson: the seat that it names, else the one whose move it first waits for; a spectator where it waits for none. */
export function readerOf<T extends Table, M extends Move>(game: Game<T, M>, lesson: Lesson): Viewer {
  if (lesson.seat !== undefined) return lesson.seat;
  let n = 0;
  for (const { snapshot } of walk(game, lesson)) {
    const [first] = expected(game, snapshot, lesson.steps[n++] ?? { say: '' });
    if (first) return first.seat;
  }
  return 'spectator';
}

/** A step as a reader finds it: the game as it is shown then, and all moves that led to it. */
export interface Stop<T extends Table = Table, M extends Move = Move> {
  readonly snapshot: Snapshot<T>;
  readonly moves: readonly M[];
}

/**
 * Walks a lesson: a stop for each step and one for the end. The reader's own move at a step is the one that `made` has,
 * else the first that the step waits for. Throws `BadInput` naming the line that does not hold.
 */
export function* walk<T extends Table, M extends Move>(
  game: Game<T, M>,
  lesson: Lesson,
  made: ReadonlyMap<number, M> = new Map(),
): Generator<Stop<T, M>, void> {
  let last: readonly Snapshot<T>[] = openingMoves(game, lesson).at(-1)!;
  const moves = (lesson.moves ?? []).map((line) => parseMove(game, line));
  for (const [n, step] of lesson.steps.entries()) {
    last = stepMoves(game, last.at(-1)!, lesson, n).at(-1) ?? last;
    moves.push(...(step.play ?? []).map((line) => parseMove(game, line)));
    const snapshot = last.at(-1)!;
    step.expect?.forEach((line, i) => within(`${lesson.id}.steps[${n}].expect[${i}], `, () => checkLine(game, line)));
    const [first] = expected(game, snapshot, step);
    if (step.expect && !first)
      throw new BadInput(`${lesson.id}.steps[${n}].expect`, step.expect, 'a move that the rules allow there');
    const told = last[frameOf(step, last)];
    if (!told) throw new BadInput(`${lesson.id}.steps[${n}].until`, step.until, 'a fact of the last move');
    yield { snapshot: told, moves: [...moves] };
    const own = first && (made.get(n) ?? first);
    if (!own) continue;
    last = frames(game, snapshot, own);
    moves.push(own);
  }
  yield { snapshot: last.at(-1)!, moves };
}
