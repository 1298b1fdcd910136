/** The worker's side of a `BotRunner`, with its messages. It contains no game: `load` imports the bot of a game. */
import type { BotOptions, Move, View } from '../kernel/game.js';
import { runToCompletion } from '../kernel/view.js';
import { serve, type WorkerScope } from '../workers/worker-client.js';

/** The functions of a game that choose a move, as `Game` defines them. The module of a game's bot is enough. @beta */
export interface Bot {
  choose?(view: View<never, never>, advice: Required<BotOptions>): Move;
  think?(view: View<never, never>, advice: Required<BotOptions>): Iterator<void, Move>;
  /** The bot's rating of one of the view's moves for the seat that makes it. Used to compare two moves. */
  readonly weigh?: (view: View<never, never>, move: never) => number;
}
/** Takes the id of a game; resolves to the functions that choose its moves. @beta */
export type LoadBot = (game: string) => Promise<Bot>;

export interface BotRequest {
  readonly id: number;
  readonly game: string;
  readonly view: View<unknown>;
  readonly advice: Required<BotOptions>;
}
/** A reply without a move means that the worker failed. The page then computes the move itself and gets the error. */
export interface BotReply {
  readonly id: number;
  readonly move?: Move;
}

/** An iterator that computes a bot's move part by part and returns it. */
export function thinking(bot: Bot, { view, advice }: Pick<BotRequest, 'view' | 'advice'>) {
  const seen = view as View<never, never>;
  return bot.think?.(seen, advice) ?? whole(() => bot.choose!(seen, advice));
}
// For a game without `think`: a generator that never yields.
// eslint-disable-next-line require-yield
function* whole(choose: () => Move): Generator<void, Move> {
  return choose();
}

/** Answers the requests of pages for moves: `scope` is `self` of the worker, `load` finds the functions of a game. @beta */
export const serveBots = (scope: WorkerScope<BotRequest, BotReply>, load: LoadBot): void =>
  serve(scope, async (request) => ({
    id: request.id,
    move: runToCompletion(thinking(await load(request.game), request)),
  }));
