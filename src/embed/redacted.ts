/** A position as one viewer knows it, for sharing a game without its secrets. */
import type { Game, Move, Table, View } from '../kernel/game.js';
import { formatLink } from '../kernel/permalink.js';
import { positionOf } from '../kernel/start.js';
import { imagine } from '../kernel/view.js';

/**
 * A permalink of what a view shows. Hidden hands and future chance are dealt anew from `seed`, so the link reveals
 * neither the hands of others nor the coming dice. Throws `BadInput` if the game is over.
 * @public
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
