/**
 * The contracts of the kernel: what a game is, and the plain data that goes in and out of it.
 * Everything here is JSON but the functions of a `Game`, so that snapshots, views and records can be stored and sent.
 */
import type { AnyStateMachine } from 'xstate';
import type { Check } from './check.js';
import type { Machine } from './setup.js';

/** A player's place at the table, from 0. */
export type Seat = number;
/** Who looks at a table: a seat, or somebody who holds no seat. */
export type Viewer = Seat | 'spectator';
/** Values that a sentence about a fact, a refusal or a move may need. */
export type Params = Readonly<Record<string, Json>>;
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What happened in one step, under the rule that made it happen. Logs, announcements and animation are made of these. */
export interface Fact<Rule extends string = string> {
  /** The ledger's id of the rule, such as `EW-5.11`. */
  readonly rule: Rule;
  /** Names the sentence in the game's catalogue. */
  readonly code: string;
  readonly params?: Params;
}
/** Why a move is not allowed; the same form as a fact. */
export type Refusal<Rule extends string = string> = Fact<Rule>;

/** Why a move may be good, or why it is doubtful; the same form as a fact, its rule where one says so. */
export interface Reason {
  /** Names the sentence in the game's words: `reason.<code>`, of a doubt `doubt.<code>`. */
  readonly code: string;
  readonly params?: Params;
  readonly rule?: string;
}

/** A move names its verb and its seat; a game adds fields of strings and numbers. */
export interface Move {
  readonly type: string;
  readonly seat: Seat;
}

/** What every game's table holds beside its own things. */
export interface Table {
  /** The state of the generator of chance: a secret. */
  readonly rng: readonly number[];
  readonly options: Params;
  /** The facts of the last step. */
  readonly last: readonly Fact[];
}

/** A move as somebody may know it: always with verb and seat, perhaps without other fields. */
export type RedactedMove<M extends Move = Move> = Move & Partial<M>;

/** One verb of a game: what may be offered, why not, and what follows. All three are pure. */
export interface Rule<T, M> {
  /** Moves worth asking about. The kernel offers those that are not refused, so this may be generous, but not short. */
  options(table: T): readonly M[];
  /** `undefined` when the move is allowed; otherwise the rule that forbids it. */
  refuse(table: T, move: M): Refusal | undefined;
  /** The table after an allowed move, with its facts in `last`. */
  apply(table: T, move: M): T;
}
/** The moves of one verb. */
export type MoveOf<M extends Move, V> = M extends Move
  ? V extends M['type']
    ? M & { readonly type: V }
    : never
  : never;
/** All verbs of a game. */
export type RuleBook<T, M extends Move> = { readonly [V in M['type']]: Rule<T, MoveOf<M, V>> };

/** Each verb's fields in the order of its notation, with the values each may take. */
export type Fields<M extends Move> = {
  readonly [V in M['type']]: {
    readonly [F in Exclude<keyof MoveOf<M, V>, 'type' | 'seat'>]: readonly (string | number)[];
  };
};

export type StateValue = string | { readonly [key: string]: StateValue };

/** XState's persisted form of a game, plain JSON. */
export interface Snapshot<T extends Table = Table> {
  readonly status: 'active' | 'done';
  readonly value: StateValue;
  readonly historyValue: Readonly<Record<string, never>>;
  readonly context: { readonly table: T };
  readonly children: Readonly<Record<string, never>>;
}

/** A new game. */
export interface NewGame {
  readonly players: number;
  /** A whole number from 0 to 4,294,967,295; the same seed and moves give the same game. */
  readonly seed: number;
  readonly options?: Params;
}
/** A game that begins at a position from outside. */
export interface FromPosition {
  readonly position: Position;
  readonly seed: number;
}
export type Start = NewGame | FromPosition;

/** A table as it lies, in a phase that waits for somebody; without the generator. */
export interface Position {
  readonly game: string;
  readonly version: number;
  /** The chart's state, nested ones joined by dots. */
  readonly phase: string;
  readonly table: Params;
  readonly options: Params;
}

/** What a seat may know. */
export interface View<T = unknown, M extends Move = Move> {
  readonly game: string;
  readonly phase: string;
  readonly seat: Viewer;
  /** The seats the game waits for; none when it is over. */
  readonly toAct: readonly Seat[];
  readonly players: number;
  readonly table: T;
  /** What to do now, as a key of the catalogue. */
  readonly prompt: { readonly code: string; readonly params?: Params };
  /** The moves this seat may make now. */
  readonly moves: readonly M[];
  /** The facts of the last step that this seat may know. */
  readonly last: readonly Fact[];
}

/** How an opponent is asked. */
export interface BotOptions {
  readonly seed: number;
  readonly level: Level;
  /** How many positions may be looked at: never a time, so that the same question has the same answer everywhere. */
  readonly budget?: number;
}
/** The budget of advice that names none. */
export const BUDGET = 250;
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The types of a chart, for XState's `setup`. */
export interface ChartTypes<T extends Table, M extends Move> {
  readonly context: { readonly table: T };
  readonly events: M;
  readonly input: { readonly table: T };
}

/** `meta` of a chart's state. */
export interface StateMeta {
  /** The rules this state carries, as ids of the ledger. */
  readonly rules: readonly string[];
  /** For verbs that are closed here: the rule that says so. */
  readonly closed?: Readonly<Record<string, string>>;
}

/** What a table from outside must be: a game takes up no position without it. */
export interface Positions<T extends Table = Table> {
  /** Checks the form of a table from outside. */
  readonly table: Check<Omit<T, 'rng' | 'options' | 'last'>>;
  /** What must always hold in this phase; the first thing that does not, as path and expectation. */
  violation(table: T, phase: string): { path: string; value: Json; expected: string } | undefined;
}

/** A game as programs see it: no DOM in it and no side effects. On a page the checks of positions come behind the first board. */
export interface Game<T extends Table = Table, M extends Move = Move, V = unknown> extends Partial<Positions<T>> {
  readonly id: string;
  /**
   * The mark of the data that it is played with, where they are not its own, such as another deck: whatever is written
   * down of such a game names it beside the id, so that no other takes it for one of its own.
   */
  readonly data?: string;
  /** Rises when the same record would replay to another game. */
  readonly version: number;
  /** What came with each version from the second on, in a sentence: told to whoever has an older record. */
  readonly changes?: readonly string[];
  /** The fewest and the most players. */
  readonly players: readonly [number, number];
  /** A short name a seat, as notation writes it. */
  readonly seats: readonly string[];
  /** The options with the values each may take, the default first. */
  readonly options: Readonly<Record<string, readonly Json[]>>;
  /** The rule that closes a verb in a phase which is not its own, and the one that says whose turn it is. */
  readonly order: { readonly phase: string; readonly turn: string };
  /** The chart of its turn. */
  readonly machine: Machine;
  readonly rules: RuleBook<T, M>;
  readonly fields: Fields<M>;
  /** Lays the table out; throws a `BadInput` for options that are none. */
  setup(start: NewGame & { readonly options: Params; readonly rng: readonly number[] }): T;
  /** Fields of a table that only tell what happened, and that `table` does without: an address has no room for them. */
  readonly telling?: readonly (keyof T & string)[];
  /** The number of players at this table. */
  seated(table: T): number;
  /** The table without what this viewer may not know; never the generator. */
  view(table: T, viewer: Viewer): V;
  /** A whole table that agrees with the view, what is hidden dealt anew from this generator. */
  imagine(view: V, rng: readonly number[]): T;
  /** What to do now, made from what this viewer sees: it can say nothing that the viewer may not know. */
  prompt(seen: V, phase: string, viewer: Viewer): { code: string; params?: Params };
  /**
   * The move as this viewer may know it: a field whose value the viewer may not know is left out. A game that has this
   * hides something (hands, answers): a device that is passed on shows a curtain, and undo stops where hands were seen.
   * A game without it is open to all.
   */
  redact?(move: M, viewer: Viewer): RedactedMove<M>;
  /** Picks one of the view's moves. Without it nobody can be asked for one. */
  choose?(view: View<V, M>, advice: Required<BotOptions>): M;
  /** The same choice in small steps, one for each position looked at, for whoever must not block. */
  think?(view: View<V, M>, advice: Required<BotOptions>): Generator<void, M>;
  /** What speaks for one of the view's moves, the most important first: for whoever is shown a move and asks why. */
  reasons?(view: View<V, M>, move: M): readonly Reason[];
}

/** A game as programs get it: with its opponents, and its chart as a machine of XState's. */
export interface WholeGame<T extends Table = Table, M extends Move = Move, V = unknown> extends Game<T, M, V> {
  readonly table: Positions<T>['table'];
  readonly violation: Positions<T>['violation'];
  readonly machine: AnyStateMachine;
  choose(view: View<V, M>, advice: Required<BotOptions>): M;
}

/** A game of any tables and moves, for programs that treat several alike: `for (const game of [elfenwizards, darkMages] as AnyGame[])`. */
export type AnyGame = WholeGame<Table, Move, unknown>;

/** What records, links and positions call a game: its id, with the mark of its data where they are not its own. */
export const nameOf = ({ id, data }: Pick<Game, 'id' | 'data'>): string => (data === undefined ? id : `${id}-${data}`);

/** Data from outside that is not what it should be: where, what was found, what was expected. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  /** The place, as a path or a line. */
  readonly path: string;
  readonly value: unknown;
  readonly expected: string;
  constructor(path: string, value: unknown, expected: string, options?: ErrorOptions) {
    super(`${path}: ${show(value)}, expected ${expected}`, options);
    this.path = path;
    this.value = value;
    this.expected = expected;
  }
}

/** A move that the rules forbid. */
export class RefusedMove extends Error {
  override readonly name = 'RefusedMove';
  readonly refusal: Refusal;
  readonly move: Move;
  constructor(refusal: Refusal, move: Move) {
    super(`${JSON.stringify(move)} is refused by ${refusal.rule} (${refusal.code})`);
    this.refusal = refusal;
    this.move = move;
  }
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
