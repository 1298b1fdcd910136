/** How random games begin and which moves they make. It runs in Node and on a page. */
import type { Game, Move, NewGame } from '../kernel/game.js';
import { mayBegin } from '../kernel/start.js';
import { picker } from './picker.js';

export type Choose = <M extends Move>(offered: readonly M[]) => M;
/**
 * Chooses moves at random. An even seed makes every move equally likely; an odd one makes every verb equally likely, so
 * that rare verbs come up and games are shorter. Idle verbs are chosen one time in eight if there is anything else to
 * do.
 */
export function chooser(seed: number, idle: readonly string[] = []): Choose {
  const pick = picker(seed);
  return (all) => {
    const busy = idle.length > 0 ? all.filter(({ type }) => !idle.includes(type)) : all;
    const offered = busy.length > 0 && (busy.length === all.length || pick(8) > 0) ? busy : all;
    if (seed % 2 === 0) return offered[pick(offered.length)]!;
    const verbs = [...new Set(offered.map(({ type }) => type))];
    const type = verbs[pick(verbs.length)]!;
    const moves = offered.filter((move) => move.type === type);
    return moves[pick(moves.length)]!;
  };
}

/** The `n`th way to begin a game: numbers of players and option values are enumerated in turn. */
export function startOf(game: Game, n: number, seed: number): NewGame {
  const {
    players: [fewest, most],
    options,
  } = game;
  let rest = n;
  const next = (count: number) => {
    const chosen = rest % count;
    rest = Math.floor(rest / count);
    return chosen;
  };
  const players = fewest + next(most - fewest + 1);
  const open = Object.entries(options).filter(([, values]) => values.length > 0);
  const chosen = Object.fromEntries(open.map(([name, values]) => [name, values[next(values.length)]!]));
  const start = { players, seed: (seed + n * 2654435761) >>> 0, options: chosen };
  // Some options are not allowed with this number of players.
  return mayBegin(game, start) ? start : { ...start, options: {} };
}
