/** The measured variants. Most play a recorded game and return its final table. */
import { createActor, type AnyActorScope } from 'xstate';
import { elfenwizards, type Move, type Table } from '../../src/games/elfenwizards/index.js';
import { refuse } from '../../src/games/elfenwizards/rules/index.js';
import { BUDGET, type NewGame } from '../../src/kernel/game.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { play, replay } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { draw, seeded } from '../../src/kernel/random.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { bareBegin, bareOptions, barePlay, type Bare } from './bare.js';
import type { Recorded } from './games.js';

const { machine } = elfenwizards;
const tableOf = ({ context }: { readonly context: unknown }): Table => (context as { readonly table: Table }).table;
/** Prepares without being timed, and returns the run that is timed. */
export type Variant = (games: readonly Recorded[]) => Promise<Run> | Run;
export interface Run {
  /** The timed operation: plays a game to its end, or does something smaller. */
  play(index: number): Table | undefined;
  /** Whether each call is timed separately, such as one move of an opponent. */
  readonly each?: boolean;
  /** Prepares the next `play` without being timed; only with `each`. */
  again?(): void;
}

const options = { firstPlaceTie: 'both-rise', greyMagicCost: 4, placement: null } as const;
const setup = ({ players, seed }: NewGame): Table => elfenwizards.setup({ players, seed, options, rng: seeded(seed) });

const bare: Variant = (games) => ({
  play: (i) => games[i]!.moves.reduce(barePlay, bareBegin(setup(games[i]!.start))).table,
});

const actor: Variant = (games) => ({
  play(i) {
    const running = createActor(machine, { input: { table: setup(games[i]!.start) } }).start();
    for (const move of games[i]!.moves) running.send(move);
    return tableOf(running.getSnapshot());
  },
});

/** `machine.transition` with one actor scope for all steps, so that no actor is created per step. */
const transition: Variant = (games) => {
  const scope = createActor(machine, { input: { table: setup(games[0]!.start) } }) as unknown as {
    _actorScope: AnyActorScope;
  };
  const actorScope = scope._actorScope as never;
  return {
    play(i) {
      let snapshot = machine.getInitialSnapshot(actorScope, { table: setup(games[i]!.start) });
      for (const move of games[i]!.moves) snapshot = machine.transition(snapshot, move, actorScope);
      return tableOf(snapshot);
    },
  };
};

const headlessPlay: Variant = (games) => ({
  play(i) {
    let snapshot = start(elfenwizards, games[i]!.start);
    for (const move of games[i]!.moves) snapshot = play(elfenwizards, snapshot, move);
    return snapshot.context.table;
  },
});

const headlessReplay: Variant = (games) => ({
  play: (i) => replay(elfenwizards, games[i]!.start, games[i]!.moves).context.table,
});

const boardgameClient =
  (form: 'draft' | 'shared'): Variant =>
  async (games) => {
    const { asCalls, boardgame, client, tableOf } = await import('./boardgame.js');
    let table: Table;
    const game = boardgame(form, () => table);
    const calls = games.map(({ moves }) => asCalls(moves));
    return {
      play(i) {
        table = setup(games[i]!.start);
        const running = client(game, games[i]!.start.players);
        for (const [name, args] of calls[i]!) running.moves[name]!(...args);
        return tableOf(running.getState());
      },
    };
  };

const boardgameReducer =
  (form: 'draft' | 'shared'): Variant =>
  async (games) => {
    const { asActions, boardgame, initial, reducer, tableOf } = await import('./boardgame.js');
    let table: Table;
    const game = boardgame(form, () => table);
    const reduce = reducer(game);
    const actions = games.map(({ moves }) => asActions(moves));
    return {
      play(i) {
        table = setup(games[i]!.start);
        return tableOf(actions[i]!.reduce(reduce, initial(game, games[i]!.start.players)));
      },
    };
  };

/** Playouts start after this many moves, in the middle of a game as those of an opponent. */
export const PLAYOUT_FROM = 40;

/**
 * Random play to the end. Draws candidate moves until one is not refused: each legal move is as likely as in a draw from
 * the list of legal moves, without checking all candidates.
 */
function randomPlayout(from: Bare, rng: readonly number[]): readonly number[] {
  let now = from;
  let chance = { values: [0], rng };
  while (now.phase !== 'over') {
    const options = bareOptions(now);
    let move: Move;
    do {
      chance = draw(chance.rng, 1, 0, options.length - 1);
      move = options[chance.values[0]!]!;
    } while (refuse(now.table, move));
    now = barePlay(now, move);
  }
  return chance.rng;
}

const playouts: Variant = (games) => {
  const from = games.map((g) => g.moves.slice(0, PLAYOUT_FROM).reduce(barePlay, bareBegin(setup(g.start))));
  let rng = seeded(1);
  return {
    play(i) {
      rng = randomPlayout(from[i]!, rng);
      return undefined;
    },
  };
};

const kernelPlayouts: Variant = (games) => {
  const from = games.map((g) => replay(elfenwizards, g.start, g.moves.slice(0, PLAYOUT_FROM)));
  let chance = { values: [0], rng: seeded(1) };
  return {
    play(i) {
      let now = from[i]!;
      while (now.status === 'active') {
        const moves: readonly Move[] = legalMoves(elfenwizards, now);
        chance = draw(chance.rng, 1, 0, moves.length - 1) as typeof chance;
        now = play(elfenwizards, now, moves[chance.values[0]!]!);
      }
      return undefined;
    },
  };
};

const boardgamePlayouts =
  (form: 'draft' | 'shared'): Variant =>
  async (games) => {
    const peer = await import('./boardgame.js');
    let table: Table;
    const game = peer.boardgame(form, () => table);
    const reduce = peer.reducer(game);
    const playout = peer.playouts(game);
    const from = games.map((g) => {
      table = setup(g.start);
      return peer.asActions(g.moves.slice(0, PLAYOUT_FROM)).reduce(reduce, peer.initial(game, g.start.players));
    });
    return {
      play(i) {
        playout(from[i]!);
        return undefined;
      },
    };
  };

/**
 * The cost of an event after `before` events: a player chooses a die and puts it back again and again. The whole long game
 * is played before anything is timed, so that the JIT compiler is in the same state for all values of `before`.
 */
const lateEvents =
  (before: number): Variant =>
  (games) => {
    const { start: from, moves } = games[0]!;
    const at = moves.findIndex(({ type }) => type === 'use');
    const use = moves[at]!;
    const back: Move = { type: 'putBack', seat: use.seat };
    const through = new Playthrough(elfenwizards, { start: from, moves: moves.slice(0, at) });
    while (through.length < at + 10_000) through.play((through.length - at) % 2 ? back : use);
    return {
      each: true,
      again: () => through.fork(at + before),
      play() {
        for (let i = 0; i < 50; i++) {
          through.play(use);
          through.play(back);
        }
        return undefined;
      },
    };
  };

/** Every seventh view of the games, without those that have a single legal move. */
const questions = (games: readonly Recorded[]) =>
  games.flatMap(({ start: from, moves }) => {
    let now = start(elfenwizards, from);
    return moves.flatMap((move, i) => {
      const view = viewFor(elfenwizards, now, move.seat);
      now = play(elfenwizards, now, move);
      return view.moves.length > 1 && i % 7 === 0 ? [view] : [];
    });
  });

/** An opponent of the default level chooses one move; the positions are spread over whole games. */
const opponent: Variant = (games) => {
  const views = questions(games);
  let next = 0;
  return {
    each: true,
    play() {
      chooseMove(elfenwizards, views[next++ % views.length]!, { seed: next, level: 'normal' });
      return undefined;
    },
  };
};

/** One step of the hardest opponent's computation, which is how long it can block a page at a time. */
const thought: Variant = (games) => {
  const views = questions(games);
  let next = 0;
  const ask = () => elfenwizards.think!(views[next++ % views.length]!, { seed: next, level: 'hard', budget: BUDGET });
  let thinking = ask();
  return {
    each: true,
    play() {
      if (thinking.next().done) thinking = ask();
      return undefined;
    },
  };
};

export const VARIANTS = {
  bare,
  actor,
  transition,
  play: headlessPlay,
  replay: headlessReplay,
  'boardgame.io client': boardgameClient('draft'),
  'boardgame.io client, shared': boardgameClient('shared'),
  'boardgame.io reducer': boardgameReducer('draft'),
  'boardgame.io reducer, shared': boardgameReducer('shared'),
  playouts,
  'kernel playouts': kernelPlayouts,
  'boardgame.io playouts': boardgamePlayouts('draft'),
  'boardgame.io playouts, shared': boardgamePlayouts('shared'),
  'event 100': lateEvents(100),
  'event 10000': lateEvents(10_000),
  opponent,
  thought,
} as const satisfies Record<string, Variant>;
export type VariantName = keyof typeof VARIANTS;
