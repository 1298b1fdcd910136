'use deferred';
/** The playback of a move: how long each frame stays on show, as long as its text takes to read. */
import type { Fact, Seat, Snapshot } from '../../kernel/game.js';
import { pace, type Pace } from '../session/pace.js';
import type { Session } from '../session/session.js';
import { deed, outermost, since } from './entries.js';

/** The facts that are worth a sentence. All of them if the game does not implement `storyFacts`. */
export function storyFacts({ ui, view }: Pick<Session, 'ui' | 'view'>, facts: readonly Fact[]): readonly Fact[] {
  return ui.storyFacts?.(facts, view) ?? facts;
}

/**
 * The facts since the reader's own last decision that the game puts in the line above the board while the reader is asked,
 * such as how a lot was sold. `hasWord`: the coach has advice, which only news of the same phase replaces.
 */
export function headline(session: Session, hasWord: boolean): readonly Fact[] {
  const { ui, view, isOpen, isComing, playthrough } = session;
  if (!ui.headline || !(isOpen || isComing)) return [];
  const { steps } = playthrough;
  const { from, end, isNow } = since(session);
  const first = Math.max(1, isNow ? from : end);
  if (first > end || (hasWord && outermost(steps[first - 1]!.frames.at(-1)!) !== outermost(steps[end]!.frames.at(-1)!)))
    return [];
  const numbers = Array.from({ length: end - first + 1 }, (_, i) => first + i);
  return ui.headline(
    numbers.flatMap((n) => deed(session, n).brought),
    view,
  );
}

/** Reading time in milliseconds: before reading begins, and for each letter. */
const READING: Readonly<Record<Pace, readonly [begin: number, letter: number]>> = {
  slow: [800, 40],
  normal: [320, 14],
  fast: [0, 0],
  instant: [0, 0],
};
/** The factor for frames that concern the reader's own pieces. */
const OWN = 1.4;

/** Whether a fact is about a seat: facts name seats by the parameters `seat`, `seats` or `owner`. */
export const concerns = ({ params = {} }: Fact, seat: Seat): boolean =>
  [params['seat'], params['owner'], ...[params['seats']].flat()].includes(seat);

/**
 * How long a frame stays on show, in milliseconds. `least` is the time of its motion; `line` is its text, empty if the
 * reader has just made the move; `isOwn` says whether it concerns the reader's pieces.
 */
export function lookedAt(at: Pace, least: number, line: string, isOwn: boolean): number {
  if (at === 'instant') return 0;
  if (line === '') return least;
  const [begin, letter] = READING[at];
  const reading = begin + letter * line.length;
  return Math.max(least, isOwn ? OWN * reading : reading);
}

/** How long the frame on show stays, in milliseconds. */
export function timeFor(session: Session, frame: Snapshot, sentence: (fact: Fact) => string): number {
  const { ui, view, playthrough } = session;
  const { frames, move } = playthrough.steps.findLast((step) => step.frames.includes(frame)) ?? {};
  const before = frames?.[frames.indexOf(frame) - 1];
  // A transition without an action has no new facts.
  if (before?.context.table.last === frame.context.table.last) return 0;
  const told = storyFacts(session, view.last);
  const isMine = frames?.[0] === frame && move?.seat === view.seat;
  const isOwn = view.last.some((fact) => view.seat !== 'spectator' && concerns(fact, view.seat));
  return lookedAt(pace(), ui.duration(view.last), isMine ? '' : told.map(sentence).join(' '), isOwn);
}
