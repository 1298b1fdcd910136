/**
 * Moments of a game that a step may begin with: the first use of each rule, and the moves at which the strongest opponent
 * would have done something else, those first where its move is worth most more than the one made.
 */
import type { Bot } from '../../../opponents/protocol.js';
import type { BotRunner } from '../../../opponents/runner.js';
import type { Game, Seat } from '../../../kernel/game.js';
import { formatMove, type GameRecord } from '../../../kernel/notation.js';
import { parseMove } from '../../../kernel/transcript.js';
import { botSeed } from '../../../opponents/opponents.js';
import { Playthrough } from '../../../playthrough/playthrough.js';

export interface Moment {
  /** How many moves were made before it. */
  readonly at: number;
  readonly seat: Seat;
  /** The move that was made, in notation. */
  readonly made: string;
  /** The rule that was at work for the first time. */
  readonly rule?: string;
  /** What the opponent would have done, and how often it said so when it was asked again. */
  readonly better?: string;
  readonly votes?: number;
  /** How much more that is worth than what was made, where the opponent gives moves a worth. */
  readonly gain?: number | undefined;
}

/** Those first at which most was at stake, and of those alike where the opponent is surest. */
export const byStake = (a: Moment, b: Moment): number =>
  (b.gain ?? 0) - (a.gain ?? 0) || (b.votes ?? 0) - (a.votes ?? 0) || a.at - b.at;

/** For each rule its first use by a move, in the order of the game. */
export function firstUses(game: Game, record: GameRecord): readonly Moment[] {
  const { steps } = new Playthrough(game, record);
  const seen = new Set(steps[0]!.frames.flatMap(({ context }) => context.table.last.map(({ rule }) => rule)));
  return steps.slice(1).flatMap(({ move, frames }, n) => {
    const rules = new Set(frames.flatMap(({ context }) => context.table.last.map(({ rule }) => rule)));
    const fresh = [...rules].filter((rule) => !seen.has(rule));
    fresh.forEach((rule) => seen.add(rule));
    return fresh.map((rule) => ({ at: n, seat: move!.seat, made: formatMove(game, move!), rule }));
  });
}

/** How often the opponent is asked, each time with another chance. */
const ASKED = 3;

/**
 * Asks the opponent at every decision; each answer is told as it comes, with how far it has come. It is surer the more often
 * it says the same. `weigh` is its judgement of a move, if it has one. Ends when `isWanted` says no.
 */
export async function* doubtful(
  game: Game,
  record: GameRecord,
  runner: Pick<BotRunner, 'choose'>,
  isWanted: () => boolean,
  weigh?: Bot['weigh'],
): AsyncGenerator<{ readonly done: number; readonly of: number; readonly moment?: Moment }, void> {
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
      // Where it would have done the same nothing is to be asked.
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
