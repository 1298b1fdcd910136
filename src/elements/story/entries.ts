/** The entries of the log: past facts by round, by phase, and by frame. */
import type { Fact, Seat, Snapshot, Viewer } from '../../kernel/game.js';
import { phaseOf } from '../../kernel/chart.js';
import { hides } from '../../kernel/view.js';
import type { Ply } from '../../playthrough/history.js';
import type { Session } from '../session/session.js';

/** The facts of one frame. */
export interface LogEntry {
  /** The number of moves made, and the frame of the last of them by its index from 0. */
  readonly n: number;
  readonly frame: number;
  /** The seat that moved; `undefined` at the beginning of the game. */
  readonly seat: Seat | undefined;
  readonly phase: string;
  /** The round, from 1, if the game counts rounds. */
  readonly round: number | undefined;
  readonly facts: readonly Fact[];
}
/** Consecutive entries of one phase. */
export interface Passage {
  readonly phase: string;
  readonly entries: readonly LogEntry[];
}
/** A round and its passages, in order. */
export interface Chapter {
  readonly round: number | undefined;
  readonly passages: readonly Passage[];
}

const known = new WeakMap<
  Ply,
  { readonly viewer: Viewer; readonly before: LogEntry | undefined; readonly entries: readonly LogEntry[] }
>();

/**
 * The entries of a move, as its viewer may know it; `before` is the previous entry. Cached per move, since a log may have
 * hundreds of moves.
 */
function entriesOf(session: Session, n: number, before: LogEntry | undefined): readonly LogEntry[] {
  const { ui, playthrough } = session;
  // All see the same of a game that hides nothing, so its entries stay when another person's turn begins.
  const viewer = hides(ui.game) ? session.hotSeat.viewer : 'spectator';
  const ply = playthrough.plies[n]!;
  const from = playthrough.plies[n - 1]?.frames.at(-1);
  const made = known.get(ply);
  if (made && made.viewer === viewer && made.before === before) return made.entries;
  const entries: LogEntry[] = [];
  session.knowledge.factsByFrame(ply).forEach((facts, frame) => {
    if (facts.length === 0) return;
    // The first frame belongs to the phase in which the move was made, later ones to the phase that they lead to.
    const snapshot = (frame === 0 && from) || ply.frames[frame]!;
    const phase = phaseOf(snapshot.value);
    const last = entries.at(-1) ?? before;
    // A round can change only when the phase changes.
    const round = last?.phase === phase ? last.round : ui.chronicle?.(session.knowledge.viewOf(snapshot)).round;
    entries.push({ n, frame, seat: ply.move?.seat, phase, round, facts });
  });
  known.set(ply, { viewer, before, entries });
  return entries;
}

/** All entries that the viewer may know, in order. During playback only up to the frame on show. */
export function entries(session: Session): readonly LogEntry[] {
  const { playthrough, playback } = session;
  const { n: end, frame } = playthrough.plyOf(playback.isResting ? playthrough.end : playback.shown!);
  const all: LogEntry[] = [];
  for (let n = 0; n <= end; n++) all.push(...entriesOf(session, n, all.at(-1)));
  return all.filter((entry) => entry.n < end || entry.frame <= frame);
}

/** The entry that tells of the frame on show, or the last one before it. */
export function shownEntry({ playthrough, playback }: Session, all: readonly LogEntry[]): LogEntry | undefined {
  const { n, frame } = playthrough.plyOf(playback.shown!);
  return all.findLast((entry) => entry.n < n || (entry.n === n && entry.frame <= frame));
}

/** Groups entries by rounds and phases. */
export function chapters(all: readonly LogEntry[]): readonly Chapter[] {
  return runs(all, ({ round }) => round).map((inRound) => ({
    round: inRound[0]!.round,
    passages: runs(inRound, ({ phase }) => phase).map((inPhase) => ({ phase: inPhase[0]!.phase, entries: inPhase })),
  }));
}
/** Groups consecutive items with the same key. */
function runs<A>(all: readonly A[], by: (one: A) => unknown): readonly (readonly A[])[] {
  const found: A[][] = [];
  for (const one of all) {
    const run = found.at(-1);
    if (run && by(run[0]!) === by(one)) run.push(one);
    else found.push([one]);
  }
  return found;
}

/** The outermost state of the chart. States nested in it belong to the same phase. */
export const topPhase = ({ value }: Snapshot): string => phaseOf(value).split('.')[0]!;

/**
 * The facts of the nth move that its viewer may know: those of the move itself, and its consequences in the same phase; of
 * the move on show only up to the frame on show, or with `isPast` to the one before it. Consequences in a later phase belong to
 * the recap.
 */
export function moveFacts(
  { playthrough: { plies }, playback, knowledge }: Session,
  n: number,
  isPast = false,
): { readonly done: readonly Fact[]; readonly brought: readonly Fact[] } {
  const { frames } = plies[n]!;
  const phase = topPhase(plies[n - 1]!.frames.at(-1)!);
  const at = playback.isResting ? -1 : frames.indexOf(playback.shown!);
  const end = at < 0 ? frames.length : isPast ? at : at + 1;
  const [done = [], ...later] = knowledge.factsByFrame(plies[n]!).slice(0, end);
  return { done, brought: later.filter((_, i) => topPhase(frames[i + 1]!) === phase).flat() };
}

/**
 * The numbers of the moves that others made since the viewer's own last decision in a turn: a forced move is no decision, and
 * an answer does not end the turn of the others. `from` is the number of that decision (0 if there is none), `end` that of the
 * move on show.
 */
export function movesSinceOwnTurn(session: Session): {
  readonly moves: readonly number[];
  readonly from: number;
  readonly end: number;
} {
  const { playthrough, playback, decisions, ui } = session;
  const { viewer } = session.hotSeat;
  const { plies } = playthrough;
  const end = playthrough.plyOf(playback.shown!).n;
  const isOwn = (n: number) => plies[n]!.move?.seat === viewer;
  let n = end;
  const moves: number[] = [];
  const isOwnTurn = (n: number) => isOwn(n) && decisions.isDecision(n) && !ui.isAnswer?.(plies[n]!.move!);
  for (; n > 0 && !isOwnTurn(n); n--) if (!isOwn(n)) moves.unshift(n);
  return { moves: viewer === 'spectator' ? [] : moves, from: n, end };
}
