/** Ways that are stored with a game: for every state and every transition of its chart a legal log that takes it. */
import type { Game, Move, Params, Snapshot, Start, Table } from '../kernel/game.js';
import { formatRecord, type GameRecord } from '../kernel/notation.js';
import { parseRecord } from '../kernel/transcript.js';
import { play, replay } from '../kernel/play.js';
import { start, startFrames } from '../kernel/start.js';
import { graphOf, indexOf } from './graph.js';
import { searchPath } from './path-search.js';
import { trace, traceFrames, type TracedStep } from './steps.js';

export interface StoredPaths {
  /** Transcripts. */
  readonly logs: readonly string[];
  /** For each id of the chart the log that takes it, and with how many of its moves: the last of them does, or the beginning. */
  readonly paths: Readonly<Record<string, readonly [log: number, moves: number]>>;
}

/** The ids of the states and transitions that a game can come to: all but those of what is always active. */
export function targetsOf<T extends Table, M extends Move, V>({ machine }: Game<T, M, V>): string[] {
  const { root, states, transitions } = graphOf(machine);
  return [...states, ...transitions].map(({ id }) => id).filter((id) => id !== root);
}

/** The stored log for this id as a record; `undefined` when there is none. Its start names the options it needs. */
export function storedPath<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  { logs, paths }: StoredPaths,
  target: string,
): GameRecord<M> | undefined {
  if (!Object.hasOwn(paths, target)) return undefined;
  const [log, length] = paths[target]!;
  const { start: from, moves } = parseRecord(game, logs[log]!);
  return { start: from, moves: moves.slice(0, length) };
}

/** The moves of the stored log that lead on from here: none unless this very game is a part of it. */
export function knownPath<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  snapshot: Snapshot<T>,
  stored: StoredPaths,
  target: string,
): readonly M[] | undefined {
  const record = storedPath(game, stored, target);
  if (!record || ('players' in record.start && record.start.players !== game.seated(snapshot.context.table))) {
    return undefined;
  }
  const text = ({ value, context }: Snapshot<T>) => JSON.stringify([value, context]);
  const here = text(snapshot);
  let now = start(game, record.start);
  for (let n = 0; n < record.moves.length; n++) {
    // Two games whose generators stand alike are hardly ever two: the whole is compared only then.
    if (String(now.context.table.rng) === String(snapshot.context.table.rng) && text(now) === here) {
      return record.moves.slice(n);
    }
    now = play(game, now, record.moves[n]!);
  }
  return undefined;
}

/** Whether these steps take a transition, or come to a state. */
function takes<T extends Table, M extends Move, V>(
  { machine }: Game<T, M, V>,
  id: string,
  steps: readonly TracedStep<T>[],
): boolean {
  const index = indexOf(graphOf(machine));
  return steps.some(
    ({ transition, state }) => transition === id || index.around(state).some((around) => around.id === id),
  );
}

/** Each id with what is wrong with its stored way; nothing, when every one still leads there. */
export function brokenPaths<T extends Table, M extends Move, V>(game: Game<T, M, V>, stored: StoredPaths): string[] {
  const wrong = (id: string): string | undefined => {
    const record = storedPath(game, stored, id);
    if (!record) return 'has no log';
    const frames = startFrames(game, record.start);
    let now = frames.at(-1)!;
    let steps = traceFrames(game, undefined, undefined, frames);
    for (const [n, move] of record.moves.entries()) {
      steps = trace(game, now, move);
      if (steps.length === 0) return `move ${n + 1} is refused`;
      now = steps.at(-1)!.frame;
    }
    return takes(game, id, steps) ? undefined : 'is not taken by the last move';
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
  /** Games that come to what chance seldom finds. */
  readonly known?: readonly GameRecord[];
}

/**
 * Finds the shortest way to every id in games of the default options, and only where there is none in games of each
 * other option. What known games come to is not searched for. Throws when an id is not found at all. Slow: for the command that stores the result.
 */
export function computePaths<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  { players, games, budget, known = [] }: MakeOptions,
): StoredPaths {
  // The last move of a known game leads to what the game is known for.
  const endings = (known as readonly GameRecord<M>[]).map((record) => ({
    record,
    steps: trace(game, replay(game, record.start, record.moves.slice(0, -1)), record.moves.at(-1)!),
  }));
  const found = targetsOf(game).map((id) => {
    const rare = endings.find(({ steps }) => takes(game, id, steps));
    // A state that any game comes to is come to on the way of a known one too, which is far longer than need be.
    const isFar = () => isTransition(game, id) || !movesTo(game, { players, seed: 1 }, id, budget);
    if (rare && isFar()) return { id, record: rare.record };
    for (const options of optionsToTry(game)) {
      let best: GameRecord<M> | undefined;
      for (let seed = 1; seed <= games; seed++) {
        const from: Start = { players, seed, ...(options && { options }) };
        const moves = movesTo(game, from, id, budget);
        if (moves && moves.length < (best?.moves.length ?? Infinity)) best = { start: from, moves };
      }
      if (best) return { id, record: best };
    }
    throw new Error(`no way to ${id} was found`);
  });
  // A log that is the beginning of a longer one is not stored twice.
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

const isTransition = <T extends Table, M extends Move, V>({ machine }: Game<T, M, V>, id: string): boolean =>
  graphOf(machine).transitions.some((transition) => transition.id === id);

/** The moves of the shortest way found from this start: none where the beginning itself takes it. */
function movesTo<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  from: Start,
  id: string,
  budget: number,
): readonly M[] | undefined {
  const frames = startFrames(game, from);
  if (takes(game, id, traceFrames(game, undefined, undefined, frames))) return [];
  const steps = searchPath(game, frames.at(-1)!, id, { budget, seed: from.seed });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value.found ? value.moves : undefined;
  }
}

/** The default options, then each other value of each. */
const optionsToTry = <T extends Table, M extends Move, V>({ options }: Game<T, M, V>): (Params | undefined)[] => [
  undefined,
  ...Object.entries(options).flatMap(([name, values]) => values.slice(1).map((value) => ({ [name]: value }))),
];
