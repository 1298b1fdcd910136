/**
 * Moments of a game at which a lesson may start: the first use of each rule, and the moves at which the strongest
 * opponent would have moved differently, those with the largest gain first.
 */
import type { Bot } from '../../../bots/protocol.js';
import type { BotRunner } from '../../../bots/runner.js';
import type { Game, Seat } from '../../../kernel/game.js';
import { formatMove, type GameRecord } from '../../../kernel/notation.js';
import { parseMove } from '../../../kernel/transcript.js';
import { botSeed } from '../../../bots/opponents.js';
import { Playthrough } from '../../../playthrough/playthrough.js';

export interface LessonMoment {
  /** How many moves were made before it. */
  readonly at: number;
  readonly seat: Seat;
  /** The move that was made, in notation. */
  readonly made: string;
  /** The rule that was applied for the first time. */
  readonly rule?: string;
  /** The opponent's move in notation, and how many times it chose that move when asked again. */
  readonly better?: string;
  readonly votes?: number;
  /** How much better that move is than the one made, if the opponent can rate moves. */
  readonly gain?: number | undefined;
}

/** Sorts by gain, then by how sure the opponent is, then by time. */
export const byStake = (a: LessonMoment, b: LessonMoment): number =>
  (b.gain ?? 0) - (a.gain ?? 0) || (b.votes ?? 0) - (a.votes ?? 0) || a.at - b.at;

/** The first use of each rule by a move, in the order of the game. */
export function firstUses(game: Game, record: GameRecord): readonly LessonMoment[] {
  const { plies } = new Playthrough(game, record);
  const seen = new Set(plies[0]!.frames.flatMap(({ context }) => context.table.last.map(({ rule }) => rule)));
  return plies.slice(1).flatMap(({ move, frames }, n) => {
    const rules = new Set(frames.flatMap(({ context }) => context.table.last.map(({ rule }) => rule)));
    const fresh = [...rules].filter((rule) => !seen.has(rule));
    fresh.forEach((rule) => seen.add(rule));
    return fresh.map((rule) => ({ at: n, seat: move!.seat, made: formatMove(game, move!), rule }));
  });
}

/** How many times the opponent is asked, each time with another seed. */
const ASKED = 3;

/**
 * Asks the opponent at every decision, and yields each result with the progress. The more often it gives the same answer,
 * the surer it is. `weigh` is its rating of moves, if it has one. Ends when `isWanted` returns `false`.
 */
export async function* doubtful(
  game: Game,
  record: GameRecord,
  runner: Pick<BotRunner, 'choose'>,
  isWanted: () => boolean,
  weigh?: Bot['weigh'],
): AsyncGenerator<{ readonly done: number; readonly of: number; readonly moment?: LessonMoment }, void> {
  const playthrough = new Playthrough(game, record);
  const of = record.moves.length;
  for (let n = 0; n < of && isWanted(); n++) {
    playthrough.look(n);
    const move = record.moves[n]!;
    const view = playthrough.view(move.seat);
    if (view.moves.length < 2) continue;
    const made = formatMove(game, move);
    const seed = botSeed({ record: { start: record.start, moves: record.moves.slice(0, n) } });
    const votes = new Map<string, number>();
    const worth = (line: string) => weigh?.(view as never, parseMove(game, line) as never) ?? 0;
    for (let i = 0; i < ASKED && isWanted(); i++) {
      const said = formatMove(game, await runner.choose(game.id, view, { level: 'hard', seed: seed + i }));
      // If the opponent would have made the same move, there is no need to ask again.
      if (said === made) break;
      votes.set(said, (votes.get(said) ?? 0) + 1);
    }
    const [better, most] = [...votes].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    const isSure = [...votes.values()].reduce((sum, count) => sum + count, 0) === ASKED;
    if (!isSure) yield { done: n + 1, of };
    else {
      const gain = weigh && worth(better!) - worth(made);
      yield { done: n + 1, of, moment: { at: n, seat: move.seat, made, better: better!, votes: most!, gain } };
    }
  }
}
