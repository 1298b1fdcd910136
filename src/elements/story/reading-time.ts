/** The playback of a move: how long each frame stays on show, as long as its text takes to read. */
import type { Text } from '../../i18n/text.js';
import type { Fact, Seat, Snapshot } from '../../kernel/game.js';
import type { History, Ply } from '../../playthrough/history.js';
import { pace, type Pace } from '../session/pace.js';
import { forcedSentence } from '../session/prompt.js';
import type { Session } from '../session/session.js';
import { moveFacts, topPhase, movesSinceOwnTurn } from './entries.js';

/**
 * The facts since the reader's own last decision that the game puts in the line above the board while the reader is asked,
 * such as how a lot was sold. `hasWord`: the coach has advice, which only news of the same phase replaces.
 */
export function headline(session: Session, hasWord: boolean): readonly Fact[] {
  const { ui, view, isOpen, isComing, playthrough } = session;
  if (!ui.headline || !(isOpen || isComing)) return [];
  const { plies } = playthrough;
  const { from, end } = movesSinceOwnTurn(session);
  const first = Math.max(1, from);
  if (first > end || (hasWord && topPhase(plies[first - 1]!.frames.at(-1)!) !== topPhase(plies[end]!.frames.at(-1)!)))
    return [];
  const numbers = Array.from({ length: end - first + 1 }, (_, i) => first + i);
  return ui.headline(
    numbers.flatMap((n) => moveFacts(session, n).brought),
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

/** How long a forced move is announced at least, in milliseconds. */
const TOLD = 1000;
/** How long a forced move is announced by a sentence before it is played, in milliseconds. */
export const announced = (at: Pace, sentence: string): number => Math.max(TOLD, lookedAt(at, 0, sentence, true));
/** How long the forced move of a session is announced. */
export const timeOfForced = (session: Session, text: Text): number =>
  announced(pace(), forcedSentence(session.decisions.forced!, session, text));

/** How long a further one of like moves stays: several dice that a player places go as one. In milliseconds. */
const LIKE = 160;
/** How long a reader waits for a decision of their own until the others hurry, in milliseconds. */
const PATIENCE = 2000;
/** How long a hurried frame stays at least, and one that concerns the reader's pieces, in milliseconds. */
const LEAST = 160;
const LEAST_OWN = 700;

/**
 * The time of a frame, for a reader who has waited this long for a decision: further ones of like moves are short, and the
 * longer the wait, the more the others hurry, less so with what concerns the reader's pieces. A slow pace keeps its time.
 */
export function hastened(
  at: Pace,
  time: number,
  is: { readonly like: boolean; readonly own: boolean },
  waited: number,
): number {
  if (at === 'slow') return time;
  const short = is.like && !is.own ? Math.min(time, LIKE) : time;
  if (waited <= PATIENCE) return short;
  const share = PATIENCE / waited;
  return Math.min(short, is.own ? Math.max(LEAST_OWN, short * share) : Math.max(LEAST, short * share ** 2));
}

/**
 * What a seat has done in a row, up to the frame on show, in words; `undefined` for a single move or if the game has no words
 * for it. The line grows with each move, so that none wipes out the one before unread. The reader's own moves are told so only
 * within a series, which they have decided on as a whole; consequences for others have their own sentences.
 */
export function summaryOfRun(session: Session, text: Text): string | undefined {
  const { ui, playthrough, playback, knowledge, decisions, view } = session;
  const { plies } = playthrough;
  const { n, frame } = playthrough.plyOf(playback.shown!);
  const { seat } = plies[n]?.move ?? {};
  if (seat === undefined || !isRun(plies, n) || (seat === view.seat && decisions.isDecision(n))) return undefined;
  if (frame > 0 && view.last.some((fact) => !concerns(fact, seat))) return undefined;
  let first = n;
  while (isRun(plies, first)) first--;
  const { done, brought } = moveFacts(session, n);
  const facts = [...plies.slice(first, n).flatMap(knowledge.factsOf), ...done, ...brought];
  const said = ui.movesSummary?.(facts, text);
  return said && `${text('ui.seats', { seat })} – ${said}`;
}

/** Whether the nth move goes on with what its seat did in the move before it: in the same phase. */
function isRun(plies: readonly Ply[], n: number): boolean {
  const [before, move] = [plies[n - 1]?.move, plies[n]?.move];
  if (before === undefined || before.seat !== move?.seat) return false;
  return topPhase(plies[n - 2]!.frames.at(-1)!) === topPhase(plies[n - 1]!.frames.at(-1)!);
}
/** Whether the nth move is of the same seat and kind as the one before it. */
function isLike(plies: readonly Ply[], n: number): boolean {
  const [before, move] = [plies[n - 1]?.move, plies[n]?.move];
  return before !== undefined && move !== undefined && before.seat === move.seat && before.type === move.type;
}

interface Timed {
  readonly time: number;
  /** Whether it concerns the reader's pieces. */
  readonly own: boolean;
  /** The number of the move, and whether this is its first frame. */
  readonly n: number;
  readonly isFirst: boolean;
}
function timed(session: Session, frame: Snapshot, sentence: (fact: Fact) => string): Timed {
  const { ui, view, playthrough, knowledge } = session;
  const { n, frame: index } = playthrough.plyOf(frame);
  const { frames, move } = playthrough.plies[n] ?? {};
  const before = frames?.[index - 1];
  const isFirst = index === 0;
  // A transition without an action has no new facts.
  if (before?.context.table.last === frame.context.table.last) return { time: 0, own: false, n, isFirst };
  const told = knowledge.factsToTell(view.last, view);
  const isMine = isFirst && move?.seat === view.seat;
  const own = view.last.some((fact) => view.seat !== 'spectator' && concerns(fact, view.seat));
  return {
    time: lookedAt(pace(), ui.duration(view.last), isMine ? '' : told.map(sentence).join(' '), own),
    own,
    n,
    isFirst,
  };
}

/** How long the frame on show stays in a lesson, in milliseconds. */
export const timeFor = (...shown: Parameters<typeof timed>): number => timed(...shown).time;

interface Wait {
  readonly waited: number;
  readonly for: History;
  /** The frame on show, and when its text has had the time to be read, also if the reader waits no longer. */
  readonly frame: Snapshot;
  readonly readAt: number;
}
const waits = new WeakMap<Session, Wait>();
/** How long the frame on show stays in a game, in milliseconds. */
export function timeInGame(...shown: Parameters<typeof timed>): number {
  const [session, frame] = shown;
  const { playthrough, decisions, view } = session;
  const { plies } = playthrough;
  const { time, own, n, isFirst } = timed(...shown);
  const isOwnMove = plies[n]?.move?.seat === view.seat;
  const wait = waits.get(session);
  const begins = wait?.for !== playthrough || (isFirst && isOwnMove && decisions.isDecision(n));
  const waited = begins ? 0 : wait.waited;
  const given = hastened(pace(), time, { like: isFirst && !isOwnMove && isLike(plies, n), own }, waited);
  waits.set(session, { waited: waited + given, for: playthrough, frame, readAt: performance.now() + time });
  return given;
}
/** For how many milliseconds more the text of the frame on show is to be left to read. */
export function unread(session: Session): number {
  const { frame, readAt } = waits.get(session) ?? {};
  return frame !== undefined && frame === session.playback.shown ? Math.max(0, readAt! - performance.now()) : 0;
}
