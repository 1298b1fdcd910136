/**
 * A long outcome told in stops, steps that show the game in the middle of its last move; what a move is answered with; and
 * the game that a reader plays on.
 */
import type { Text } from '../../i18n/text.js';
import type { Position, Refusal } from '../../kernel/game.js';
import { frameOf, type Answer, type LessonStep } from '../../kernel/lesson.js';
import { positionOf } from '../../kernel/start.js';
import type { Change } from '../../playthrough/playthrough.js';
import { namesRule } from '../parts/rule-id.js';
import type { Session } from '../parts/session.js';

/** Where the reader is in a step. */
export interface At {
  readonly n: number;
  /** Whether the step's move was made, or its question answered; true where there is neither. */
  readonly solved: boolean;
  /** What the reader's last move was answered with; `first` when there was none and the reader wanted to go on. */
  readonly answer?: Answer | 'first' | undefined;
  /** The choice of a question. */
  readonly choice?: number | undefined;
}

/** The `n`-th of the stops of a walk, from 0, which is walked no further. */
export function stopAt<A>(stops: Iterable<A>, n: number): A {
  let i = 0;
  for (const stop of stops) if (i++ === n) return stop;
  throw new RangeError(String(n));
}

const lastFrames = ({ playthrough }: Session) => playthrough.steps.at(-1)!.frames;

/** The frame of the last move at which a step holds the game; -1 where it does not, or something else is looked at. */
export function frameHeld(session: Session, { until }: LessonStep): number {
  const { playback, isAway } = session;
  return until && !isAway && playback.isResting ? lastFrames(session).indexOf(playback.shown!) : -1;
}

/** Shows the frame that a step tells of. */
export function hold(session: Session, step: LessonStep): void {
  if (step.until) session.look(session.playthrough.length, frameOf(step, lastFrames(session)));
}

/** Shows what the last move brought after a frame: as far as a step tells of it, else all. */
export function release(session: Session, from: number, step: LessonStep | undefined): void {
  const frames = lastFrames(session);
  const to = step ? frameOf(step, frames) : frames.length - 1;
  session.playback.take({ cause: 'move', frames: frames.slice(from + 1, to + 1) });
}

/** Of the last move before a step, what the step tells of. */
export function trim({ playthrough }: Session, step: LessonStep, change: Change): Change {
  const { cause, frames, move } = change;
  if (cause !== 'move' || move !== playthrough.steps.at(-1)!.move) return change;
  return { ...change, frames: frames.slice(0, frameOf(step, frames) + 1) };
}

/** A game that a reader plays on from a lesson: from where, and who sits there. */
export interface Freed {
  readonly position: Position;
  readonly seats: string;
  readonly players: number;
}
/** The game as it stands, the reader at this seat, or at the one that is to act, and opponents at the others. */
export function freed({ ui, playthrough, view }: Session, own = view.toAct[0]): Freed {
  const seats = Array.from({ length: view.players }, (_, seat) => (seat === own ? 'human' : 'bot'));
  return { position: positionOf(ui.game, playthrough.snapshot), seats: seats.join(' '), players: view.players };
}

/** What a move is answered with, under the rule that it missed, `taught` where that is not said; nothing to the right one. */
export function answered(
  answer: Answer | 'first',
  taught: string | undefined,
  text: Text,
  reasonOf: (refusal: Refusal) => string,
): string | undefined {
  if (answer === 'first') return text('lesson.first');
  if (answer.kind === 'right') return undefined;
  if (answer.kind === 'refused' && answer.say === undefined) return reasonOf(answer.refusal);
  const reason = text(answer.say ?? 'lesson.other');
  // A move that the rules allow misses what is taught, unless the answer says which rule it is about.
  const rule = answer.kind === 'refused' ? answer.refusal.rule : namesRule(reason) ? undefined : taught;
  return rule === undefined || reason.includes(rule) ? reason : text('ui.refused', { reason, rule });
}
