/** What has happened, as a log tells it: by rounds, by phases, and in these frame by frame. */
import type { Fact, Seat, Viewer } from '../../kernel/game.js';
import { phaseOf } from '../../kernel/chart.js';
import type { Step } from '../../playthrough/playthrough.js';
import type { Session } from '../parts/session.js';

/** What one frame has told. */
export interface Entry {
  /** After how many moves, and which frame of the last of them, from 0. */
  readonly n: number;
  readonly frame: number;
  /** Whose move it was; nobody's at the beginning. */
  readonly seat: Seat | undefined;
  readonly phase: string;
  /** The round in which it was, from 1, where the game counts rounds. */
  readonly round: number | undefined;
  readonly facts: readonly Fact[];
}
/** Entries in a row of one phase. */
export interface Passage {
  readonly phase: string;
  readonly entries: readonly Entry[];
}
/** A round, with its passages in order. */
export interface Chapter {
  readonly round: number | undefined;
  readonly passages: readonly Passage[];
}

const known = new WeakMap<
  Step,
  { readonly viewer: Viewer; readonly before: Entry | undefined; readonly entries: readonly Entry[] }
>();

/** What a move has told its viewer; `before` is the entry before. A log of hundreds of moves works out each of them once. */
function entriesOf(session: Session, n: number, before: Entry | undefined): readonly Entry[] {
  const { ui, viewer, playthrough } = session;
  const step = playthrough.steps[n]!;
  const from = playthrough.steps[n - 1]?.frames.at(-1);
  const made = known.get(step);
  if (made && made.viewer === viewer && made.before === before) return made.entries;
  const entries: Entry[] = [];
  session.factsByFrame(step).forEach((facts, frame) => {
    if (facts.length === 0) return;
    // A move is told where it was made, and what follows from it where that leads to.
    const snapshot = (frame === 0 && from) || step.frames[frame]!;
    const phase = phaseOf(snapshot.value);
    const last = entries.at(-1) ?? before;
    // A round ends where a phase does.
    const round = last?.phase === phase ? last.round : ui.chronicle?.(session.viewOf(snapshot)).round;
    entries.push({ n, frame, seat: step.move?.seat, phase, round, facts });
  });
  known.set(step, { viewer, before, entries });
  return entries;
}

/** The move that is on show: while its frames pass it is not the one at the cursor. */
export function shownMove({ playthrough, playback }: Session): number {
  const { steps, cursor } = playthrough;
  return playback.isResting ? cursor : steps.findLastIndex(({ frames }) => frames.includes(playback.shown!));
}

/** All that the viewer may know of a game, in order; while frames pass, as far as they have come. */
export function entries(session: Session): readonly Entry[] {
  const { playthrough, playback } = session;
  const { steps } = playthrough;
  const all: Entry[] = [];
  const end = playback.isResting ? steps.length - 1 : shownMove(session);
  for (let n = 0; n <= end; n++) all.push(...entriesOf(session, n, all.at(-1)));
  if (playback.isResting) return all;
  const frame = steps[end]!.frames.indexOf(playback.shown!);
  return all.filter((entry) => entry.n < end || entry.frame <= frame);
}

/** The same by rounds and phases. */
export function chapters(all: readonly Entry[]): readonly Chapter[] {
  return runs(all, ({ round }) => round).map((inRound) => ({
    round: inRound[0]!.round,
    passages: runs(inRound, ({ phase }) => phase).map((inPhase) => ({ phase: inPhase[0]!.phase, entries: inPhase })),
  }));
}
/** Those in a row that agree. */
function runs<A>(all: readonly A[], by: (one: A) => unknown): readonly (readonly A[])[] {
  const found: A[][] = [];
  for (const one of all) {
    const run = found.at(-1);
    if (run && by(run[0]!) === by(one)) run.push(one);
    else found.push([one]);
  }
  return found;
}

/**
 * The numbers of the moves that others made last, after the last turn of the viewer's own. `isNow` says that the viewer has
 * decided nothing since: a move that was the only one changes nothing of that.
 */
export function since(session: Session): { readonly moves: readonly number[]; readonly isNow: boolean } {
  const { playthrough, viewer, decisions } = session;
  const { steps } = playthrough;
  const end = shownMove(session);
  const isOwn = (n: number) => steps[n]!.move?.seat === viewer;
  let n = end;
  let isNow = true;
  for (; n > 0 && isOwn(n); n--) if (decisions.isDecision(n)) isNow = false;
  const moves: number[] = [];
  for (; n > 0 && !(isOwn(n) && decisions.isDecision(n)); n--) if (!isOwn(n)) moves.unshift(n);
  return { moves: viewer === 'spectator' ? [] : moves, isNow };
}
