/** Parses the attributes that say how a game starts. An invalid value throws a `BadInput` that names the attribute. */
import { badInput } from '../kernel/bad-input.js';
import type { Game, Json, NewGame } from '../kernel/game.js';
import type { GameRecord } from '../kernel/notation.js';
import { MAX_SEED } from '../kernel/random.js';
import { parseMoves } from './transcripts.js';
import { parseInteger } from './value.js';

/** A random seed. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** The usual number of players, if the game allows it. */
const PLAYERS = 4;

export interface StartAttributes {
  readonly players: string | number | null;
  readonly seed: string | number | null;
  readonly options: string | null;
  readonly moves: string | null;
}
/** The attributes that a permalink already contains. */
export const IN_LINK = ['players', 'seed', 'options', 'moves'] as const satisfies readonly (keyof StartAttributes)[];
/** The attributes of a game of this page, which has no place at a table. */
export const OF_OWN_GAME = ['seed', 'state', 'moves', 'at', 'options', 'src', 'seats', 'undo', 'save'] as const;

/** Parses options such as `greyMagicCost=3 firstPlaceTie=none-rises`. Throws `BadInput` for an unknown name or value. */
function parseOptions(game: Pick<Game, 'options'>, text: string): Record<string, Json> {
  const options: Record<string, Json> = {};
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const [name = '', ...rest] = word.split('=');
    const value = rest.join('=');
    const values = Object.hasOwn(game.options, name) ? game.options[name]! : undefined;
    if (!values) throw badInput('options', word, 'pair', { names: Object.keys(game.options).join(', ') });
    const found = values.find((v) => String(v) === value);
    if (found === undefined) throw badInput(`options ${name}`, value, 'one', { values: values.join(', ') });
    options[name] = found;
  }
  return options;
}

/** The number of players when no attribute gives one: 4, or the nearest number that the game allows. */
export const usualPlayers = ({ players: [min, max] }: Pick<Game, 'players'>): number =>
  Math.min(max, Math.max(min, PLAYERS));

/** The new game that the attributes describe; without a seed its seed is `chance`. Throws `BadInput` for an invalid value. */
export function newGameFrom(
  game: Pick<Game, 'players' | 'options'>,
  { players, seed, options }: Omit<StartAttributes, 'moves'>,
  chance: () => number,
): NewGame {
  const [min, max] = game.players;
  return {
    players: players === null ? usualPlayers(game) : parseInteger('players', players, min, max),
    seed: seed === null ? chance() : parseInteger('seed', seed, 0, MAX_SEED),
    options: parseOptions(game, options ?? ''),
  };
}

/**
 * The record that the attributes describe: the one of a permalink (`linked`), or a start and moves separated by `;` or new
 * lines. Moves require a seed; without moves a missing seed is random. Throws `BadInput` for an invalid value, and for an
 * attribute that is set beside a permalink.
 */
export function recordFrom(
  game: Game,
  given: StartAttributes,
  linked?: GameRecord,
  chance: () => number = anySeed,
): GameRecord {
  const twice = linked && IN_LINK.find((name) => given[name] !== null);
  if (twice) throw badInput(twice, given[twice], 'held', { by: 'state' });
  if (linked) return linked;
  if (/[^\s;]/.test(given.moves ?? '') && given.seed === null) throw badInput('seed', undefined, 'seeded');
  const from = newGameFrom(game, given, chance);
  return { start: from, moves: given.moves === null ? [] : parseMoves(game, from, given.moves) };
}

/** The game of a permalink, if there is one: only then the module that reads it is loaded. Rejects with `BadInput`. */
export const linkedRecord = async (game: Game, link: string | null): Promise<GameRecord | undefined> =>
  link === null ? undefined : (await import('../kernel/permalink.js')).parseState(game, link);

/** The number of moves to show: the attribute `at`, or all. Throws `BadInput` naming `at`. */
export const cursorFrom = (at: string | number | null, length: number): number =>
  at === null ? length : parseInteger('at', at, 0, length);
