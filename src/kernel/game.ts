/**
 * The types of the kernel: the interface of a game, the plain data that goes in and out of it, and the two errors that it throws.
 * All data here is JSON, so snapshots, views and records can be stored and sent. Only a `Game` has functions.
 */
import type { AnyStateMachine } from 'xstate';
import type { Check } from './check.js';
import type { Machine } from './define-chart.js';

/** A player's place at the table, from 0. @public */
export type Seat = number;
/** The person who looks at a table: a seat, or a spectator who holds none. @public */
export type Viewer = Seat | 'spectator';
/** Named JSON values, such as the parameters of a fact's sentence or the options of a game. @public */
export type Params = Readonly<Record<string, Json>>;
/** A plain value, which can be saved, sent and compared. @public */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * One thing that happened in a frame, with the rule that caused it. Logs, announcements and animations are made of facts.
 * @public
 */
export interface Fact<Rule extends string = string> {
  /** The ledger's id of the rule, such as `EW-5.11`. */
  readonly rule: Rule;
  /** The key of the sentence in the game's catalogue. */
  readonly code: string;
  /** The params of the sentence. */
  readonly params?: Params;
}
/** Why a move is not allowed; has the form of a fact. @public */
export type Refusal<Rule extends string = string> = Fact<Rule>;

/**
 * Why a move may be good, or why it is doubtful. Has the form of a fact; `rule` is set only where a rule is the reason.
 * @public
 */
export interface Reason {
  /** The key of the sentence in the game's catalogue: `reason.<code>`, or `doubt.<code>` for a doubt. */
  readonly code: string;
  /** The params of the sentence. */
  readonly params?: Params;
  /** The ledger's id of the rule. */
  readonly rule?: string;
}

/** A move: its verb (`type`) and its seat. A game adds fields whose values are strings or numbers. @public */
export interface Move {
  /** The verb, such as `roll`: a key of the game's `rules` and `fields`. */
  readonly type: string;
  /** The seat that moves. */
  readonly seat: Seat;
}

/** The fields that every game's table has beside its own. @public */
export interface Table {
  /** The state of the random generator: secret, never part of a view. */
  readonly rng: readonly number[];
  /** The options of the game, each with its value. */
  readonly options: Params;
  /** The facts of the last frame. */
  readonly last: readonly Fact[];
}

/** A move as a viewer may know it: always with verb and seat; hidden fields are left out. @public */
export type RedactedMove<M extends Move = Move> = Move & Partial<M>;

/** The rules of one verb: candidate moves, refusals, and effects. All three functions are pure. @public */
export interface Rule<T, M> {
  /** Candidate moves. The kernel offers those that `refuse` allows: the list may hold too many moves, but never too few. */
  options(table: T): readonly M[];
  /** `undefined` when the move is allowed; otherwise the rule that forbids it. */
  refuse(table: T, move: M): Refusal | undefined;
  /** The table after an allowed move, with its facts in `last`. */
  apply(table: T, move: M): T;
}
/** The move type of one verb. @public */
export type MoveOf<M extends Move, V> = M extends Move
  ? V extends M['type']
    ? M & { readonly type: V }
    : never
  : never;
/** The rules of all verbs of a game. @public */
export type Rules<T, M extends Move> = { readonly [V in M['type']]: Rule<T, MoveOf<M, V>> };

/** The fields of each verb in the order of its notation, with the values that each field may take. @public */
export type Fields<M extends Move> = {
  readonly [V in M['type']]: {
    readonly [F in Exclude<keyof MoveOf<M, V>, 'type' | 'seat'>]: readonly (string | number)[];
  };
};

/** The state of a chart, as XState writes it: its name, or for a state within others an object of names. @public */
export type StateValue = string | { readonly [key: string]: StateValue };

/** The state of a game in the form of a persisted XState snapshot: plain JSON. @public */
export interface Snapshot<T = Table> {
  /** `done` when the game is over. */
  readonly status: 'active' | 'done';
  /** The state of the chart. */
  readonly value: StateValue;
  /** Always empty: the chart of a game has no history states. */
  readonly historyValue: Readonly<Record<string, never>>;
  /** The table, with all secrets. */
  readonly context: { readonly table: T };
  /** Always empty: the chart of a game starts no other actors. */
  readonly children: Readonly<Record<string, never>>;
}

/** Where the chance of a game comes from. The same chance and moves give the same game. @public */
export interface Chance {
  /** An integer from 0 to 4,294,967,295. Who sees a part of the game can find it by trying, and with it all that is hidden. */
  readonly seed: number;
  /**
   * Words of 16 random bits from outside, in the order in which they are used: all chance comes from them until none is left, and
   * only then from the seed. A server draws them fresh for each move, so nothing seen tells anything of the rest.
   */
  readonly draws?: readonly number[];
}
/** A new game. @public */
export interface NewGame extends Chance {
  /** How many play, among the numbers that `Game.players` allows. */
  readonly players: number;
  /** Values of the game's options by name. One that is left out has its default. */
  readonly options?: Params;
}
/** A game that begins at a position from outside. @public */
export interface FromPosition extends Chance {
  /** Where the game begins. */
  readonly position: Position;
}
/** How a game begins: anew, or at a position. @public */
export type Start = NewGame | FromPosition;

/** A table in a phase that waits for a move, without the state of the random generator. @public */
export interface Position {
  /** The name of the game, as `nameOf` gives it. */
  readonly game: string;
  /** The version of the game's rules; `resume` refuses that of any other. */
  readonly version: number;
  /** The state of the chart, nested names joined by dots. */
  readonly phase: string;
  /** The table without `rng`, `options` and `last`. */
  readonly table: Params;
  /** The options of the game, each with its value. */
  readonly options: Params;
}

/** The part of a game that a seat or a spectator may know. @public */
export interface View<T = unknown, M extends Move = Move> {
  /** The id of the game. */
  readonly game: string;
  /** The state of the chart, nested names joined by dots. */
  readonly phase: string;
  /** Who sees this. */
  readonly seat: Viewer;
  /** The seats that the game waits for; empty when it is over. */
  readonly toAct: readonly Seat[];
  /** The number of players at the table. */
  readonly players: number;
  /** What the viewer may know of the table, as the game's `view` gives it. */
  readonly table: T;
  /** The sentence that says what to do now: a key of the catalogue and its parameters. */
  readonly prompt: { readonly code: string; readonly params?: Params };
  /** The moves this seat may make now. */
  readonly moves: readonly M[];
  /** The facts of the last frame that this seat may know. */
  readonly last: readonly Fact[];
}

/** The settings of a request for an opponent's move. @public */
export interface BotOptions {
  /** The seed of the opponent's own chance, a whole number up to 4,294,967,295. The game's chance is another. */
  readonly seed: number;
  /** How well the opponent plays. */
  readonly level: Level;
  /**
   * How much the opponent may compute: a game's own looks at this many positions, the default one plays out a multiple of so
   * many moves. Not a time, so the same request gives the same move on every machine.
   */
  readonly budget?: number;
}
/** The default of `BotOptions.budget`. @public */
export const BUDGET = 250;
/** The levels of opponents, the weakest first. @public */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
/** One of `LEVELS`. @public */
export type Level = (typeof LEVELS)[number];

/** The `meta` of a state of a chart. @public */
export interface StateMeta {
  /** The ledger's ids of the rules that this state implements. */
  readonly rules: readonly string[];
  /** For each verb that this state forbids: the id of the rule that forbids it. */
  readonly closed?: Readonly<Record<string, string>>;
  /**
   * The verb of the move after which players may do what this state forbids. What would be refused then too is refused for that
   * reason, since it says more than that the move belongs to another state. The refusal is the one after that move, so the move
   * must reveal nothing.
   * @beta
   */
  readonly openedBy?: string;
}

/** The checks of positions from outside. A game without them accepts no such position. @public */
export interface Positions<T extends Table = Table> {
  /** Checks the form of a table from outside. */
  readonly table: Check<Omit<T, 'rng' | 'options' | 'last'>>;
  /**
   * The first invariant that the table breaks in this phase; `undefined` when all hold. Throws `BadInput`, with a path such as
   * `options.teams`, for an option that does not suit the table.
   */
  violation(table: T, phase: string): Fault | undefined;
  /** A sentence in English for each code of a fault. Its params are those of the fault, its `value`, and the `seat` of its path. */
  readonly faults: Readonly<Record<string, string>>;
}

/** A broken invariant of a table: its place, the value there, and the code of the sentence that explains it. @public */
export interface Fault {
  /** The place in the table, such as `players[1].cards`. */
  readonly path: string;
  /** What stands there. */
  readonly value: Json;
  /** The key of the sentence in `Positions.faults`. */
  readonly code: string;
  /** The params of the sentence beside `value` and `seat`. */
  readonly params?: Params;
}

/** A game: rules and data, without DOM and side effects. @public */
export interface Game<T extends Table = Table, M extends Move = Move, V = unknown> extends Partial<Positions<T>> {
  /** The name of the game in records, links and addresses: small letters and digits, with hyphens between. */
  readonly id: string;
  /**
   * Identifies custom data of the game, such as another deck; `undefined` for the game's own data. Records, links and
   * positions name it beside the id, so that a game with other data refuses them.
   */
  readonly data?: string;
  /** Increases when an old record would replay to a different game. */
  readonly version: number;
  /** One sentence for each version from the second on: what it changed. Error messages about older records quote them. */
  readonly changes?: readonly string[];
  /** The minimum and the maximum number of players. */
  readonly players: readonly [number, number];
  /** A short name for each seat, as notation writes it. */
  readonly seats: readonly string[];
  /** The options, each with its allowed values, the default first. An empty list: `setup` checks the value. */
  readonly options: Readonly<Record<string, readonly (string | number | boolean | null)[]>>;
  /** The id of the rule that forbids a verb outside its phase, and of the rule that says whose turn it is. */
  readonly order: { readonly phase: string; readonly turn: string };
  /** The game's statechart. */
  readonly machine: Machine;
  /** What each verb may do and does. */
  readonly rules: Rules<T, M>;
  /** What a move of each verb says beside its verb and seat. */
  readonly fields: Fields<M>;
  /** Creates the table of a new game. Throws `BadInput` for invalid options. */
  setup(start: NewGame & { readonly options: T['options']; readonly rng: readonly number[] }): T;
  /** Fields of a table that only describe what happened. Links to positions omit them to stay short; `table` accepts that. */
  readonly telling?: readonly string[];
  /** The number of players at this table. */
  seated(table: T): number;
  /** The table without anything that this viewer may not know; never with the generator's state. */
  view(table: T, viewer: Viewer): V;
  /** A complete table that agrees with the view: hidden things are dealt anew with this generator. */
  imagine(view: V, rng: readonly number[]): T;
  /** What to do now. It is made from the viewer's own view, so it cannot reveal anything hidden. */
  prompt(seen: V, phase: string, viewer: Viewer): { code: string; params?: Params };
  /**
   * The move without the fields whose values this viewer may not know. A game with this function hides something (hands,
   * answers): people who share a device pass it on behind a curtain, and undo stops where a player saw something hidden.
   * A game without it hides nothing.
   */
  redact?(move: M, viewer: Viewer): RedactedMove<M>;
  /**
   * The points of each seat so far, as the viewer knows them; at the end of the game, most points win. A game in which one wins
   * without points gives the winner 1 and the others 0. The default opponent plays for them.
   */
  points?(seen: V): readonly number[];
  /** Chooses one of the view's moves. `defineGame` adds the default opponent to a game without it. */
  choose?(view: View<V, M>, advice: Required<BotOptions>): M;
  /** The same choice as a generator that yields after each position it looks at, for callers that must not block. */
  think?(view: View<V, M>, advice: Required<BotOptions>): Generator<void, M>;
  /** The reasons for one of the view's moves, the most important first, for a reader who asks why a move is suggested. */
  reasons?(view: View<V, M>, move: M): readonly Reason[];
}

/** A game as programs get it: with checks of positions, an opponent, and an XState machine as its chart. @public */
export interface WholeGame<T extends Table = Table, M extends Move = Move, V = unknown> extends Game<T, M, V> {
  /** Checks the form of a table from outside. */
  readonly table: Positions<T>['table'];
  /** The first invariant that a table breaks in a phase. */
  readonly violation: Positions<T>['violation'];
  /** A sentence in English for each code of a fault. */
  readonly faults: Positions<T>['faults'];
  /** The game's statechart, for actors and inspectors of XState. */
  readonly machine: AnyStateMachine;
  /** Chooses one of the view's moves. */
  choose(view: View<V, M>, advice: Required<BotOptions>): M;
}

/**
 * A game of any table and move types, for programs that handle several: `const games: AnyGame[] = [elfenwizards, darkMages]`.
 * @public
 */
export type AnyGame = WholeGame<Table, Move, unknown>;

/** The name of a game in records, links and positions: its id, followed by the mark of its custom data, if any. @public */
export const nameOf = ({ id, data }: Pick<Game, 'id' | 'data'>): string => (data === undefined ? id : `${id}-${data}`);

/** A bundled game brings the kernel it was written with, and the page or server that plays it has its own: errors are told by their name. */
const isNamed = (value: unknown, name: string): boolean => value instanceof Error && value.name === name;

/** Thrown for invalid data from outside: says where, what was found, and what was expected. @public */
export class BadInput extends Error {
  /** Whether this is such an error, also one of another copy of this package. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'BadInput');
  }
  /** Tells such errors from others, also those of another copy of this package. */
  override readonly name = 'BadInput';
  /** The place in the data: a path or a line. */
  readonly path: string;
  /** What was found there. */
  readonly value: unknown;
  /** What was expected: the key of a sentence, and its params. */
  readonly code: string;
  /** The params of that sentence. */
  readonly params: Params;
  /** The sentence in English. */
  readonly expected: string;
  constructor(path: string, value: unknown, { code, params, expected }: Expectation, options?: ErrorOptions) {
    super(`${path}: ${show(value)}, expected ${expected}`, options);
    this.path = path;
    this.value = value;
    this.code = code;
    this.params = params;
    this.expected = expected;
  }
}
/** What a `BadInput` says was expected: the key of its sentence, the params, and the sentence in English. @public */
export type Expectation = Pick<BadInput, 'code' | 'params' | 'expected'>;

/** Thrown for a move that the rules forbid. @public */
export class RefusedMove extends Error {
  /** Whether this is such an error, also one of another copy of this package. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'RefusedMove');
  }
  /** Tells such errors from others, also those of another copy of this package. */
  override readonly name = 'RefusedMove';
  /** Which rule forbids the move, and why. */
  readonly refusal: Refusal;
  /** The move that was not made. */
  readonly move: Move;
  constructor(refusal: Refusal, move: Move) {
    super(`${JSON.stringify(move)} is refused by ${refusal.rule} (${refusal.code})`);
    this.refusal = refusal;
    this.move = move;
  }
}

/** A value as errors quote it: JSON, shortened. @public */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : written(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
/** JSON; the type of a value that JSON cannot write: a whole number of any size, or data that contain themselves. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value;
  }
}
