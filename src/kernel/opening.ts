/** How a new game begins: its table is set up, and can be seen, without any rule of the game. */
import { int, list, optional, optionsOf } from './check.js';
import type { Chance, Game, Move, NewGame, Start, Table, View, Viewer } from './game.js';
import { MAX_SEED, seeded, WORD, type Rng } from './random.js';

/** A game without its rules: what a new table takes, and how it is seen. @beta */
export type Opening<T extends Table = Table, M extends Move = Move, V = unknown> = Pick<
  Game<T, M, V>,
  'id' | 'players' | 'seats' | 'options' | 'setup' | 'seated' | 'view' | 'redact'
>;

/** The first state of the generator. Throws `BadInput` for an invalid seed or word. */
const rngOf = ({ seed, draws }: Chance): Rng =>
  seeded(int(0, MAX_SEED)(seed, 'seed'), optional(list(int(0, WORD - 1)))(draws, 'draws'));

/** The table of a new game, before its first phase. Throws `BadInput` for an invalid number of players, seed or option. */
export function setUp<T extends Table, M extends Move, V>(opening: Opening<T, M, V>, from: NewGame): T {
  const players = int(...opening.players)(from.players, 'players');
  const rng = rngOf(from);
  const options: T['options'] = optionsOf(opening, from.options ?? {}, 'options');
  return opening.setup({ players, seed: from.seed, options, rng });
}

/** The table with which a game starts, before any rule. A position is taken as it is: `resume` checks it. */
export function startingTable<T extends Table, M extends Move, V>(opening: Opening<T, M, V>, from: Start): T {
  if (!('position' in from)) return setUp(opening, from);
  const { table, options } = from.position;
  const given = optionsOf(opening, options ?? {}, 'position.options');
  return { ...table, options: given, rng: rngOf(from), last: [] } as unknown as T;
}

/** What a viewer sees of a table in this phase, without the moves that the rules would offer. */
export function sightOf<T extends Table, M extends Move, V>(
  { id, view, seated }: Pick<Opening<T, M, V>, 'id' | 'view' | 'seated'>,
  phase: string,
  table: T,
  viewer: Viewer,
): View<V, M> {
  const seen = view(table, viewer);
  const { last } = seen as Pick<Table, 'last'>;
  return {
    game: id,
    phase,
    seat: viewer,
    toAct: [],
    players: seated(table),
    table: seen,
    prompt: { code: phase },
    moves: [],
    last,
  };
}
