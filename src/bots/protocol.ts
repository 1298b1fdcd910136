/** The worker's side of a `BotRunner`, with its messages. It contains no game: `load` imports the bot of a game. */
import type { BotOptions, Move, View } from '../kernel/game.js';
import { amongMoves, runToCompletion } from '../kernel/view.js';
import { serve, type WorkerScope } from '../workers/worker-client.js';

/** The functions of a game that choose a move, as `Game` defines them. The module of a game's bot is enough. @beta */
export interface Bot {
  /** Chooses one of the view's moves. Needed without `think`. */
  choose?(view: View<never, never>, advice: Required<BotOptions>): Move;
  /** The same choice as a generator, which is taken before `choose`. */
  think?(view: View<never, never>, advice: Required<BotOptions>): Generator<void, Move>;
  /** The bot's rating of one of the view's moves for the seat that makes it. Used to compare two moves. */
  readonly weigh?: (view: View<never, never>, move: never) => number;
}
/** Takes the id of a game; resolves to the functions that choose its moves. @beta */
export type LoadBot = (game: string) => Promise<Bot>;

/** What a page asks of its worker: the move of an opponent. */
export interface BotRequest {
  /** The number of the request, which its reply repeats. */
  readonly id: number;
  /** The id of the game, for `LoadBot`. */
  readonly game: string;
  /** What the seat that moves may know. */
  readonly view: View<unknown>;
  /** The level, the seed and the budget. */
  readonly advice: Required<BotOptions>;
}
/**
 * A reply without a move means that the worker failed, or that the bot did: then it has the bot's error. The page then computes the
 * move itself and gets the error.
 */
export interface BotReply {
  /** The number of the request. */
  readonly id: number;
  /** One of the view's moves. */
  readonly move?: Move;
  /** What the bot threw. */
  readonly error?: unknown;
}

/** Computes a bot's move part by part and returns it. Throws when it is none of the view's moves. */
export function* thinking(bot: Bot, { view, advice }: Pick<BotRequest, 'view' | 'advice'>): Generator<void, Move> {
  const seen = view as View<never, never>;
  return amongMoves(view, bot.think ? yield* bot.think(seen, advice) : bot.choose!(seen, advice));
}

/** Answers the requests of pages for moves: `scope` is `self` of the worker, `load` finds the functions of a game. @beta */
export const serveBots = (scope: WorkerScope<BotRequest, BotReply>, load: LoadBot): void =>
  serve(scope, async (request) => {
    const { id, game } = request;
    const bot = await load(game);
    try {
      return { id, move: runToCompletion(thinking(bot, request)) };
    } catch (error) {
      return { id, error };
    }
  });
