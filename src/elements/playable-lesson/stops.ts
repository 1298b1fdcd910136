/**
 * Functions for the steps of a lesson: steps that stop in the middle of a move, and answers to moves.
 */
import { formatRefusal, type Seen } from '../../game-ui/sentences.js';
import type { Text } from '../../i18n/text.js';
import type { Fact, Game, Move, Seat, Snapshot } from '../../kernel/game.js';
import { frameOf, walk, type Answer, type Lesson, type LessonStep } from '../../kernel/lesson.js';
import type { Found } from '../../loading/lesson-source.js';
import type { Change } from '../../playthrough/history.js';
import { namesRule } from '../ui/rule-id.js';
import type { Session } from '../session/session.js';

/** The reader's state within a step. */
export interface At {
  readonly n: number;
  /** Whether the step's move was made or its question answered; true if the step has neither. */
  readonly solved: boolean;
  /** The answer to the reader's last move; `first` if the reader wanted to go on without a move. */
  readonly answer?: Answer | 'first' | undefined;
  /** Whether the moves of the step were played after the step before, and not those that the step itself waits for. */
  readonly isLedTo?: boolean;
  /** The index of the chosen answer to a question. */
  readonly choice?: number | undefined;
}

/** The seat of the reader: the only one whose moves a lesson waits for, else the one that it names. */
export function seatOf(game: Pick<Game, 'seats'>, { seat, steps }: Lesson): Seat | undefined {
  const own = new Set(steps.flatMap(({ expect = [] }) => expect).map((line) => line.split(' ')[0]!));
  const [only] = own.size === 1 ? own : [];
  const named = only === undefined ? -1 : game.seats.indexOf(only);
  return named < 0 ? seat : named;
}

/** Whether a step asks nothing of the reader. */
export const asksNothing = ({ expect, ask }: LessonStep): boolean => !expect && !ask;

/** Returns the `n`-th item of an iterable, from 0, without iterating further. Throws `RangeError` if there is none. */
function stopAt<A>(stops: Iterable<A>, n: number): A {
  let i = 0;
  for (const stop of stops) if (i++ === n) return stop;
  throw new RangeError(`There is no item ${n}; the last one is ${i - 1}.`);
}

/**
 * The game at step `n` of a lesson, with the reader's own moves `made` by step. If these do not lead there (a step may take several), they
 * are forgotten for the author's.
 */
export function reach(game: Game, lesson: Lesson, made: Map<number, Move>, n: number) {
  const stop = () => stopAt(walk(game, lesson, made), n);
  try {
    return stop();
  } catch (error) {
    if (made.size === 0) throw error;
    made.clear();
    return stop();
  }
}

/** What a link to step `n` names; `undefined` for a lesson that is in the page alone. */
export const embedOf = ({ isOwn, lesson }: Found, data: string | null, n: number) =>
  isOwn && !data ? undefined : { kind: 'lesson' as const, ...(data && { data }), lesson: lesson.id, step: n + 1 };

const lastFrames = ({ playthrough }: Session) => playthrough.plies.at(-1)!.frames;

/**
 * The index of the frame of the last move at which a step holds the game; -1 if the step does not, or if something else is
 * on show.
 */
export function frameHeld(session: Session, { until }: LessonStep): number {
  const { playback } = session;
  const { isOn: isVisiting } = session.visit;
  return until && !isVisiting && playback.isResting ? lastFrames(session).indexOf(playback.shown!) : -1;
}

/** Shows the frame at which the step holds the game, if it does. */
export function hold(session: Session, step: LessonStep): void {
  if (step.until) session.look(session.playthrough.length, frameOf(step, lastFrames(session)));
}

/** Plays the frames of the last move after the frame with the index `from`: up to the frame of `step`, or all of them. */
export function release(session: Session, from: number, step: LessonStep | undefined): void {
  const frames = lastFrames(session);
  const to = step ? frameOf(step, frames) : frames.length - 1;
  session.playback.take({ cause: 'move', frames: frames.slice(from + 1, to + 1) });
}

/**
 * The facts that the line above the board tells while a lesson rests on a frame without one worth telling, as one that only says who
 * goes on: the last ones before it in the same move. A reader would take that for what the lesson wants.
 */
export function lastTold(session: Session): readonly Fact[] {
  const { playback, knowledge } = session;
  const { isResting, shown } = playback;
  if (!isResting) return [];
  const told = (frame: Snapshot) => {
    const view = knowledge.viewOf(frame);
    return knowledge.factsToTell(view.last, view);
  };
  if (told(shown!).length > 0) return [];
  const frames = lastFrames(session);
  const before = frames.slice(0, Math.max(0, frames.indexOf(shown!))).findLast((frame) => told(frame).length > 0);
  return before ? told(before) : [];
}

/** Cuts off the frames of the last move that come after the step's frame. */
export function trim({ playthrough }: Session, step: LessonStep, change: Change): Change {
  const { cause, frames, move } = change;
  if (cause !== 'move' || move !== playthrough.plies.at(-1)!.move) return change;
  return { ...change, frames: frames.slice(0, frameOf(step, frames) + 1) };
}

/**
 * The sentence that answers a move, with the id of the rule that the move violates (`taught` if the lesson's answer names none).
 * `undefined` for the right move.
 */
export function answered(
  answer: Answer | 'first',
  taught: string | undefined,
  seen: Seen,
  text: Text,
): string | undefined {
  if (answer === 'first') return text('lesson.first');
  if (answer.kind === 'right') return undefined;
  if (answer.kind === 'refused' && answer.say === undefined) return formatRefusal(answer.refusal, seen, text);
  // The rules allow a move without an answer of its own: a rule beside it would look like one that it violates.
  if (answer.say === undefined) return text('lesson.other');
  const reason = text(answer.say);
  // A legal but wrong move violates what the lesson teaches, unless the answer names another rule.
  const rule = answer.kind === 'refused' ? answer.refusal.rule : namesRule(reason) ? undefined : taught;
  return rule === undefined || reason.includes(rule) ? reason : text('ui.refused', { reason, rule });
}
