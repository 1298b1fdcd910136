/** The whole game without a page, with its opponent. */
import { chooseMove, legalMoves, play, refusal, start, viewFor } from 'playable-rules/kit';
import { game } from '../../examples/pig/game.js';
import { showBench } from './bench.js';

export function show(room: HTMLElement): void {
  let seed = 4;
  const begin = () => start(game, { players: 2, seed: seed++ });
  let now = begin();
  showBench(room, {
    table: () => now.context.table,
    state: () => String(now.value),
    play(move) {
      const refused = refusal(game, now, move);
      if (!refused) now = play(game, now, move);
      return refused;
    },
    more: {
      chooseMove() {
        const seat = legalMoves(game, now)[0]?.seat;
        if (seat !== undefined)
          now = play(game, now, chooseMove(game, viewFor(game, now, seat), { seed, level: 'normal' }));
      },
      start: () => (now = begin()),
    },
  });
}
