/** Completes a game of one's own: fills in what most games do not decide themselves, and checks what types cannot. */
import { badInput } from '../kernel/bad-input.js';
import { badSource } from '../kernel/bad-source.js';
import { chartOf } from '../kernel/chart.js';
import { list, object, text } from '../kernel/check.js';
import type { Fault, Game, Json, Move, Positions, Seat, Table } from '../kernel/game.js';
import { runToCompletion } from '../kernel/view.js';
import { search } from '../bots/search.js';

/**
 * The moves of a game, from the fields of each verb: `Moves<{ step: { from: string; to: string }; pass: object }>`.
 * @public
 */
export type Moves<F extends Readonly<Record<string, object>>> = {
  [V in keyof F & string]: { readonly type: V; readonly seat: Seat } & Readonly<F[V]>;
}[keyof F & string];

/** The fields of a game that have a default. */
type Defaulted = 'version' | 'options' | 'seated' | 'view' | 'imagine' | 'prompt' | 'violation' | 'faults' | 'choose';

/**
 * A game as its author writes it. What may be left out:
 *
 * - `version`: 1; `options`: none; `violation`: no table breaks an invariant; `faults`: none. Where a fault is that of a whole
 *   field of the table, `violation` may return the name of the field, which `faults` explains;
 * - `seated`: the number of players, if it is always the same;
 * - `view` and `imagine`: nothing is hidden but the random generator. A game that hides something gives both, and `redact`;
 * - `prompt`: the sentence `prompt.<state of the chart>`;
 * - `choose` and `think`: Monte Carlo tree search, which plays for `points`.
 * @public
 */
export type GameDefinition<T extends Table, M extends Move, V> = Omit<Game<T, M, V>, Defaulted | 'table' | 'points'> &
  Partial<Pick<Game<T, M, V>, Exclude<Defaulted, 'violation'>>> &
  Pick<Positions<T>, 'table'> &
  Required<Pick<Game<T, M, V>, 'points'>> & {
    /** The first invariant that the table breaks in this phase: a fault, or the name of the field that is wrong. */
    violation?(table: T, phase: string): Fault | (keyof T & string) | undefined;
  };

/** A complete game: it can be played by programs, by opponents, and from positions. @public */
export type DefinedGame<T extends Table = Table, M extends Move = Move, V = unknown> = Game<T, M, V> &
  Positions<T> &
  Required<Pick<Game<T, M, V>, 'points' | 'choose' | 'think'>>;

/**
 * The game of this definition, with the defaults. Throws `BadInput` that names the wrong field, such as
 * `pig.fields.roll: nothing, expected an object`.
 * @public
 */
export function defineGame<T extends Table, M extends Move, V = Omit<T, 'rng'>>(
  definition: GameDefinition<T, M, V>,
): DefinedGame<T, M, V> {
  check(definition as unknown as GameDefinition<Table, Move, unknown>);
  const [fewest] = definition.players;
  const game: DefinedGame<T, M, V> = {
    version: 1,
    options: {},
    seated: () => fewest,
    view: ({ rng: _rng, ...seen }) => seen as V,
    imagine: (seen, rng) => ({ ...seen, rng }) as unknown as T,
    prompt: (_seen, phase) => ({ code: phase }),
    faults: {},
    think: (view, advice) =>
      definition.choose ? once(definition.choose(view, advice)) : search<T, M, V>(game, view, advice),
    choose: (view, advice) => runToCompletion(game.think(view, advice)),
    ...definition,
    violation(table, phase) {
      const fault = definition.violation?.(table, phase);
      return typeof fault === 'string' ? { path: fault, value: table[fault] as Json, code: fault } : fault;
    },
  };
  return game;
}
// The choice of a game that does not think in steps, as a generator that never yields.
// eslint-disable-next-line require-yield
function* once<M>(move: M): Generator<void, M> {
  return move;
}

function check(game: GameDefinition<Table, Move, unknown>): void {
  object(game, 'defineGame');
  const { id } = game;
  if (typeof id !== 'string' || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id)) throw badSource('id', id, 'gameId');
  for (const name of ['rules', 'fields', 'machine'] as const) object(game[name], `${id}.${name}`);
  const wants = (path: string, of: object, name: string) => {
    const value = (of as Readonly<Record<string, unknown>> | undefined)?.[name];
    if (typeof value !== 'function') throw badInput(`${id}.${path}${name}`, value, 'function');
  };
  for (const name of ['setup', 'table', 'points'] as const) wants('', game, name);
  const [fewest = 0, most = 0] = list((n) => n as number)(game.players, `${id}.players`);
  if (![fewest, most].every(Number.isInteger) || fewest < 1 || most < fewest)
    throw badSource(`${id}.players`, game.players, 'range');
  if (fewest < most) wants('', game, 'seated');
  list(text, most)(game.seats, `${id}.seats`).forEach((seat, n) => {
    // As a word of a move, and of an address.
    if (!/^[\w.-]+$/.test(seat)) throw badSource(`${id}.seats[${n}]`, seat, 'ids');
    if (game.seats.indexOf(seat) !== n) throw badSource(`${id}.seats[${n}]`, seat, 'id');
  });
  // A table of which something is hidden can neither be shown nor imagined by the defaults.
  const hiding = ['view', 'imagine', 'redact'] as const;
  if (hiding.some((name) => game[name] !== undefined)) for (const name of hiding) wants('', game, name);
  const verbs = Object.keys(game.rules);
  for (const verb of verbs) {
    const rule = game.rules[verb];
    for (const name of ['options', 'refuse', 'apply'] as const) wants(`rules.${verb}.`, rule!, name);
    object(game.fields[verb], `${id}.fields.${verb}`);
  }
  const chart = chartOf(game.machine);
  for (const phase of chart.phases)
    for (const verb of chart.verbs(phase))
      if (!verbs.includes(verb))
        throw badInput(`${id}.machine.states.${phase}.on.${verb}`, verb, 'one', { values: verbs.join(', ') });
  const unused = verbs.find((verb) => !chart.phases.some((phase) => chart.verbs(phase).includes(verb)));
  if (unused !== undefined) throw badSource(`${id}.machine.states`, undefined, 'withVerb', { verb: unused });
}
