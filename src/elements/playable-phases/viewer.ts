/** Who looks at a game, as `seat` says it: for the element and for its embeds. */
import { BadInput, type Game, type Viewer } from '../../kernel/game.js';

/** Throws `BadInput` for a seat at which nobody sits among so many players. */
export function viewerOf({ seats }: Pick<Game, 'seats'>, seat: string, players: number): Viewer {
  if (seat === 'spectator') return seat;
  const taken = seats.slice(0, players);
  if (taken.includes(seat)) return taken.indexOf(seat);
  throw new BadInput('seat', seat, `one of ${taken.join(', ')}, spectator`);
}
