/** Paths stored with a game: for every state and every transition of its chart, a legal log that reaches it. */
import type { Game, Move, Params, Snapshot, Start } from '../kernel/game.js';
import { formatRecord, type GameRecord } from '../kernel/notation.js';
import { parseRecord } from '../kernel/transcript.js';
import { play, replay } from '../kernel/play.js';
import { mayBegin, start, startFrames } from '../kernel/start.js';
import { graphOf, indexOf } from './graph.js';
import { searchPath } from './path-search.js';
import { trace, traceFrames, type Microstep } from './microsteps.js';

/** Logs, and by id of the chart the part of one that reaches it. @beta */
export interface StoredPaths {
  /** Transcripts. */
  readonly logs: readonly string[];
  /**
   * For each id of the chart: the index of its log, and the number of moves after which it is reached (by the last of
   * them, or with 0 by the start).
   */
  readonly paths: Readonly<Record<string, readonly [log: number, moves: number]>>;
}

/** Ids of the states and transitions that a game can reach: all except the root, which is always active. */
export function targetsOf({ machine }: Game): string[] {
  const { root, states, transitions } = graphOf(machine);
  return [...states, ...transitions].map(({ id }) => id).filter((id) => id !== root);
}

/** The stored log for an id, as a record; `undefined` if there is none. Its start contains the options it needs. */
export function storedPath(game: Game, { logs, paths }: StoredPaths, target: string): GameRecord | undefined {
  if (!Object.hasOwn(paths, target)) return undefined;
  const [log, length] = paths[target]!;
  const { start: from, moves } = parseRecord(game, logs[log]!);
  return { start: from, moves: moves.slice(0, length) };
}

/** The remaining moves of the stored log from this position; `undefined` unless this very game is a part of it. */
export function knownPath(
  game: Game,
  snapshot: Snapshot,
  stored: StoredPaths,
  target: string,
): readonly Move[] | undefined {
  const record = storedPath(game, stored, target);
  if (!record || ('players' in record.start && record.start.players !== game.seated(snapshot.context.table))) {
    return undefined;
  }
  const text = ({ value, context }: Snapshot) => JSON.stringify([value, context]);
  const here = text(snapshot);
  let now = start(game, record.start);
  for (let n = 0; n < record.moves.length; n++) {
    // Comparing the generators first is cheap: two different games hardly ever have equal ones. Only then compare
    // everything.
    if (String(now.context.table.rng) === String(snapshot.context.table.rng) && text(now) === here) {
      return record.moves.slice(n);
    }
    now = play(game, now, record.moves[n]!);
  }
  return undefined;
}

/** Whether these microsteps take a transition, or reach a state. */
function takes({ machine }: Game, id: string, microsteps: readonly Microstep[]): boolean {
  const index = indexOf(graphOf(machine));
  return microsteps.some(({ transition, state }) => transition === id || index.isWithin(state, id));
}

/** Reports each id whose stored path is invalid, with the reason; empty if all paths are valid. */
export function brokenPaths(game: Game, stored: StoredPaths): string[] {
  const wrong = (id: string): string | undefined => {
    const record = storedPath(game, stored, id);
    if (!record) return 'has no log';
    const frames = startFrames(game, record.start);
    let now = frames.at(-1)!;
    let microsteps = traceFrames(game, undefined, undefined, frames);
    for (const [n, move] of record.moves.entries()) {
      microsteps = trace(game, now, move);
      if (microsteps.length === 0) return `move ${n + 1} is refused`;
      now = microsteps.at(-1)!.frame;
    }
    return takes(game, id, microsteps) ? undefined : 'is not taken by the last move';
  };
  const all = targetsOf(game);
  const unknown = Object.keys(stored.paths).filter((id) => !all.includes(id));
  return [
    ...unknown.map((id) => `${id} is not in the chart`),
    ...all.flatMap((id) => {
      const fault = wrong(id);
      return fault ? [`${id} ${fault}`] : [];
    }),
  ];
}

export interface MakeOptions {
  readonly players: number;
  /** How many games are searched, and how many moves may be played in each. */
  readonly games: number;
  readonly budget: number;
  /** Games that reach what random play seldom finds. */
  readonly known?: readonly GameRecord[];
}

/**
 * Finds the shortest path to every id in games with the default options; if there is none, in games with each other
 * option value. What known games reach is not searched for. Throws if an id is not found at all. Slow: for the command
 * that stores the result.
 */
export function computePaths(game: Game, { players, games, budget, known = [] }: MakeOptions): StoredPaths {
  // The last move of a known game reaches the targets for which the game is given.
  const endings = (known as readonly GameRecord[]).map((record) => ({
    record,
    microsteps: trace(game, replay(game, record.start, record.moves.slice(0, -1)), record.moves.at(-1)!),
  }));
  const found = targetsOf(game).map((id) => {
    const rare = endings.find(({ microsteps }) => takes(game, id, microsteps));
    // Use the known game only for transitions, and for states that a search does not find: to a common state the known
    // game has a far longer path than necessary.
    const isFar = () => isTransition(game, id) || !movesTo(game, { players, seed: 1 }, id, budget);
    if (rare && isFar()) return { id, record: rare.record };
    for (const options of optionsFor(game, players)) {
      let best: GameRecord | undefined;
      for (let seed = 1; seed <= games; seed++) {
        const from: Start = { players, seed, ...(options && { options }) };
        const moves = movesTo(game, from, id, budget);
        if (moves && moves.length < (best?.moves.length ?? Infinity)) best = { start: from, moves };
      }
      if (best) return { id, record: best };
    }
    throw new Error(`no way to ${id} was found`);
  });
  // A log that is the start of a longer one is not stored twice.
  const texts = found.map(({ record }) => formatRecord(game, record));
  const logs = [...new Set(texts)].filter((text) => !texts.some((other) => other !== text && other.startsWith(text)));
  return {
    logs,
    paths: Object.fromEntries(
      found.map(({ id, record }, i) => [
        id,
        [logs.findIndex((log) => log.startsWith(texts[i]!)), record.moves.length] as const,
      ]),
    ),
  };
}

const isTransition = ({ machine }: Game, id: string): boolean => !indexOf(graphOf(machine)).isState(id);

/**
 * The moves of the shortest path found from this start; empty if the start itself reaches the target, `undefined` if none
 * was found.
 */
function movesTo(game: Game, from: Start, id: string, budget: number): readonly Move[] | undefined {
  const frames = startFrames(game, from);
  if (takes(game, id, traceFrames(game, undefined, undefined, frames))) return [];
  const search = searchPath(game, frames.at(-1)!, id, { budget, seed: from.seed });
  for (;;) {
    const { done, value } = search.next();
    if (done) return value.found ? value.moves : undefined;
  }
}

/** The default options, then each other value of each option with which so many can play. */
const optionsFor = (game: Game, players: number): (Params | undefined)[] => [
  undefined,
  ...Object.entries(game.options)
    .flatMap(([name, values]) => values.slice(1).map((value) => ({ [name]: value })))
    .filter((options) => mayBegin(game, { players, seed: 1, options })),
];
