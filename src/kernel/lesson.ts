/**
 * A lesson is data: a start, and steps that say, show, play, ask, or wait for the reader's own move. The lesson element and
 * a test play it with the same kernel as a game, so a change of the rules that breaks a lesson fails in the build and not
 * in front of a reader.
 */
import { badInput, within } from './bad-input.js';
import {
  RefusedMove,
  type Game,
  type Move,
  type Params,
  type Refusal,
  type Seat,
  type Snapshot,
  type Start,
  type Viewer,
} from './game.js';
import { legalMoves } from './legal.js';
import { formatMove } from './notation.js';
import { parseMove } from './transcript.js';
import { frames, refusal } from './play.js';
import { startFrames } from './start.js';

/** One of the choices of a question. @public */
export interface Choice {
  /** What the choice says. */
  readonly say: string;
  /** Whether it is a right choice, of which each question has one or more. */
  readonly right?: boolean;
  /** The answer to a reader who picks this choice. */
  readonly answer: string;
}

/**
 * The choices of a question by their names, in this order, and which of them are right. The choice `two` of the step `level` says the
 * text `level.two`, and is answered with `level.two.answer`. @beta
 */
export const choices = <Name extends string>(
  step: string,
  names: readonly Name[],
  ...right: readonly NoInfer<Name>[]
): readonly Choice[] =>
  names.map((name) => ({
    say: `${step}.${name}`,
    ...((right as readonly string[]).includes(name) && { right: true }),
    answer: `${step}.${name}.answer`,
  }));

/**
 * A wrong move that readers are likely to try, and the answer to it. If a line with `*` matches moves that the rules allow,
 * it answers only these; for the moves that the rules forbid, the refusal explains what is wrong.
 * @public
 */
export interface WrongMove {
  /** The move in notation. A `*` matches any value. */
  readonly move: string;
  /** The answer to a reader who makes it. */
  readonly say: string;
}

/** One step of a lesson. Sentences are keys of the lesson's catalogue. @public */
export interface LessonStep {
  /** What the step says. */
  readonly say: string;
  /** Anchors that the board points at. */
  readonly show?: readonly string[];
  /** Ids of rules that this step teaches by showing, where no move could teach them. */
  readonly rules?: readonly string[];
  /** Moves that the lesson plays when the reader enters this step, in notation. */
  readonly play?: readonly string[];
  /**
   * A fact of the last move. The board shows the first frame with that fact; the rest of the move is shown with the next
   * step. So several steps can explain one long outcome.
   */
  readonly until?: { readonly code: string; readonly params?: Params };
  /** The moves that the step waits for; any of them continues the lesson. A `*` matches any value: `red place * wizard`. */
  readonly expect?: readonly string[];
  /** Answers to wrong moves, only beside `expect`. */
  readonly wrong?: readonly WrongMove[];
  /** A question with at least two choices, in place of `expect`. */
  readonly ask?: readonly Choice[];
}

/** A lesson whose id is told elsewhere, such as by the name of its folder. @beta */
export type LessonPlan = Omit<Lesson, 'id'>;

/** A lesson on a game: where it starts, and what it says, shows and asks, step by step. @public */
export interface Lesson {
  /** The name of the lesson, which no other lesson of the game has. */
  readonly id: string;
  /** Ids of the rules that it teaches, the main one first. */
  readonly rules: readonly string[];
  /** The seat whose view the lesson shows. Default: the seat whose move the lesson first waits for. */
  readonly seat?: Seat;
  /** The game or the position on which the lesson begins. */
  readonly start: Start;
  /** Moves before the first step, in notation. */
  readonly moves?: readonly string[];
  /** What the reader sees and does, step by step: at least one. */
  readonly steps: readonly LessonStep[];
  /** The id of the lesson about the other reading of the rule, where translations of the rules differ. */
  readonly otherReading?: string;
  /** Whether the lesson shows the phases of the game beside the board, with the current one marked. */
  readonly phases?: boolean;
  /** Whether the table of players and points, and a chart among the controls, are open from the start. */
  readonly open?: boolean;
}

/** How a reader's move answers a step. */
export type Answer =
  | { readonly kind: 'right' }
  /** The rules allow the move, but the step waits for another. `say` is the author's answer, if there is one. */
  | { readonly kind: 'other'; readonly say: string | undefined }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly say?: string | undefined };

/** Whether a line in notation matches a move; `*` matches any value. */
export function isMeant(game: Game, line: string, move: Move): boolean {
  const words = formatMove(game, move).split(' ');
  const wanted = line.trim().split(/\s+/);
  return wanted.length === words.length && wanted.every((word, i) => word === '*' || word === words[i]);
}

/** How a step that waits for a move answers the reader's move. Throws `BadInput` for a malformed move. */
export function answerTo(game: Game, snapshot: Snapshot, step: LessonStep, move: Move): Answer {
  const why = refusal(game, snapshot, move);
  const meant = step.wrong?.filter((wrong) => isMeant(game, wrong.move, move)) ?? [];
  if (why) {
    const legal = legalMoves(game, snapshot);
    const say = meant.find((wrong) => !legal.some((other) => isMeant(game, wrong.move, other)))?.say;
    return { kind: 'refused', refusal: why, say };
  }
  const say = meant[0]?.say;
  return step.expect?.some((line) => isMeant(game, line, move)) ? { kind: 'right' } : { kind: 'other', say };
}

/** The legal moves that the step waits for, in canonical order. */
export const expected = (game: Game, snapshot: Snapshot, step: LessonStep): Move[] =>
  legalMoves(game, snapshot).filter((move) => step.expect?.some((line) => isMeant(game, line, move)));

/** The frames before the first step: of the lesson's start and of its `moves`. Throws `BadInput` naming a wrong line. */
export const openLesson = (game: Game, lesson: Lesson): Snapshot[] => framesOf(openingMoves(game, lesson));

function openingMoves(game: Game, lesson: Lesson): Played[] {
  const begun = within(`${lesson.id}.start.`, () => startFrames(game, lesson.start));
  return [{ frames: begun }, ...playLines(game, begun.at(-1)!, lesson.moves ?? [], `${lesson.id}.moves`)];
}

/** Throws `BadInput` for a line with a seat, verb or value that the game does not have; `*` is any value. */
export function checkLine(game: Game, line: string): void {
  const [seat = '', type = '', ...words] = line.trim().split(/\s+/);
  const somebody = seat === '*' ? game.seats[0] : seat;
  // Any verb has any number of fields.
  if (type === '*' && game.seats.includes(somebody!)) return;
  const fields: readonly (readonly (string | number)[])[] = Object.hasOwn(game.fields, type)
    ? Object.values(game.fields[type]!)
    : [];
  const values = words.map((word, i) => (word === '*' ? (fields[i]?.[0] ?? word) : word));
  parseMove(game, [somebody, type, ...values].join(' '));
}

/** The frames of the moves that the lesson plays when the reader enters step `n`. Throws `BadInput` naming a wrong line. */
export const enterStep = (game: Game, snapshot: Snapshot, lesson: Lesson, n: number): Snapshot[] =>
  framesOf(stepMoves(game, snapshot, lesson, n));

const stepMoves = (game: Game, from: Snapshot, lesson: Lesson, n: number) =>
  playLines(game, from, lesson.steps[n]!.play ?? [], `${lesson.id}.steps[${n}].play`);

/**
 * The index of the frame that a step shows, among the frames of the last move: the last one, or the first with the fact of
 * `until`; -1 when no frame has that fact.
 */
export function frameOf({ until }: LessonStep, last: readonly Snapshot[]): number {
  if (!until) return last.length - 1;
  const { code, params = {} } = until;
  const isMet = (value: Params = {}) =>
    Object.entries(params).every(([name, wanted]) => JSON.stringify(value[name]) === JSON.stringify(wanted));
  return last.findIndex(({ context }) => context.table.last.some((fact) => fact.code === code && isMet(fact.params)));
}

/** A move with its frames, or the frames of a start. */
interface Played {
  readonly move?: Move;
  readonly frames: readonly Snapshot[];
}
const framesOf = (played: readonly Played[]): Snapshot[] => played.flatMap(({ frames }) => frames);
/** Plays lines in notation. Throws `BadInput` naming the line that is wrong or refused. */
function playLines(game: Game, from: Snapshot, lines: readonly string[], path: string): Played[] {
  let now = from;
  return lines.map((line, i) => {
    const at = `${path}[${i}]`;
    try {
      return within(`${at}, `, () => {
        const move = parseMove(game, line);
        const made = frames(game, now, move);
        now = made.at(-1)!;
        return { move, frames: made };
      });
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const { rule, code } = error.refusal;
      throw badInput(at, line, 'refused', { rule, code }, { cause: error });
    }
  });
}

/** The viewer of a lesson: its `seat`, else the seat whose move it first waits for, else a spectator. */
export function readerOf(game: Game, lesson: Lesson): Viewer {
  if (lesson.seat !== undefined) return lesson.seat;
  for (const { n, snapshot } of walk(game, lesson)) {
    const [first] = expected(game, snapshot, lesson.steps[n] ?? { say: '' });
    if (first) return first.seat;
  }
  return 'spectator';
}

/** The game as a step shows it, and all moves that led to it. */
export interface Stop {
  /** The index of the step; at the end, the number of steps. */
  readonly n: number;
  readonly snapshot: Snapshot;
  readonly moves: readonly Move[];
}

/**
 * Plays a lesson and yields a stop for each step and one for the end. As the reader's move at a step it plays the one in
 * `made`, else the first that the step waits for. Throws `BadInput` naming the line that is wrong.
 */
export function* walk(game: Game, lesson: Lesson, made: ReadonlyMap<number, Move> = new Map()): Generator<Stop, void> {
  const opening = openingMoves(game, lesson);
  let last: readonly Snapshot[] = opening.at(-1)!.frames;
  const moves = opening.flatMap(({ move = [] }) => move);
  for (const [n, step] of lesson.steps.entries()) {
    const shown = stepMoves(game, last.at(-1)!, lesson, n);
    last = shown.at(-1)?.frames ?? last;
    moves.push(...shown.flatMap(({ move = [] }) => move));
    const snapshot = last.at(-1)!;
    const [first] = expected(game, snapshot, step);
    if (step.expect && !first) {
      const path = `${lesson.id}.steps[${n}].expect`;
      step.expect.forEach((line, i) => within(`${path}[${i}], `, () => checkLine(game, line)));
      throw badInput(path, step.expect, 'move');
    }
    const told = last[frameOf(step, last)];
    if (!told) throw badInput(`${lesson.id}.steps[${n}].until`, step.until, 'fact');
    yield { n, snapshot: told, moves: [...moves] };
    const own = first && (made.get(n) ?? first);
    if (!own) continue;
    last = frames(game, snapshot, own);
    moves.push(own);
  }
  yield { n: lesson.steps.length, snapshot: last.at(-1)!, moves };
}
