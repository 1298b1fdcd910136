/** A position as one viewer knows it, for whoever shares a game and keeps its secrets. */
import type { Game, Move, Table, View } from '../kernel/game.js';
import { formatLink } from '../kernel/permalink.js';
import { positionOf } from '../kernel/start.js';
import { imagine } from '../kernel/view.js';

/**
 * A permalink of what a view shows: the hands that it does not show and all chance to come are dealt anew from `seed`, so
 * it says neither what others hold nor how the dice will fall. Throws `BadInput` where nobody may move any more.
 */
export function formatRedacted<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  view: View<V, M>,
  seed: number,
): string {
  const position = positionOf(game, imagine(game, view, seed));
  const told: readonly string[] = game.telling ?? [];
  const table = Object.fromEntries(Object.entries(position.table).filter(([name]) => !told.includes(name)));
  return formatLink(game, { start: { position: { ...position, table }, seed }, moves: [] });
}
