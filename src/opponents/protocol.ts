/** The worker's side of an advisor. It knows no game: it is told how to load one. */
import type { BotOptions, Move, View } from '../kernel/game.js';
import { conclude } from '../kernel/view.js';
import { serve, type WorkerScope } from '../workers/link.js';

/** As much of a game as an advisor needs; a game's opponent alone is enough, without its chart. */
export interface Bot {
  choose?(view: View<never, never>, advice: Required<BotOptions>): Move;
  think?(view: View<never, never>, advice: Required<BotOptions>): Iterator<void, Move>;
  /** What one of the view's moves is worth to its seat, as it judges: for whoever compares two of them. */
  readonly weigh?: (view: View<never, never>, move: never) => number;
}
export type LoadBot = (game: string) => Promise<Bot>;

export interface BotRequest {
  readonly id: number;
  readonly game: string;
  readonly view: View<unknown>;
  readonly advice: Required<BotOptions>;
}
/** An answer without a move is a fault: whoever asked finds out why by thinking for itself. */
export interface BotReply {
  readonly id: number;
  readonly move?: Move;
}

/** The thought that ends in a move. */
export function thinking(thinker: Bot, { view, advice }: Pick<BotRequest, 'view' | 'advice'>) {
  const seen = view as View<never, never>;
  return thinker.think?.(seen, advice) ?? whole(() => thinker.choose!(seen, advice));
}
// A generator that never pauses: the choice of a game that cannot be taken in steps.
// eslint-disable-next-line require-yield
function* whole(choose: () => Move): Generator<void, Move> {
  return choose();
}

export const serveBots = (scope: WorkerScope<BotRequest, BotReply>, load: LoadBot): void =>
  serve(scope, async (request) => ({ id: request.id, move: conclude(thinking(await load(request.game), request)) }));
