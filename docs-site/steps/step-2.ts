/** The rules alone: nothing says yet what follows a move. */
import { seeded } from 'playable-rules/kit';
import { rules, type Table } from '../../examples/pig/rules.js';
import { showBench } from './bench.js';

export function show(room: HTMLElement): void {
  let table: Table = {
    ...{ rng: seeded(4), options: {}, last: [] },
    ...{ points: [0, 0], turn: 0, sum: 0, die: 0, isEnded: false },
  };
  showBench(room, {
    table: () => table,
    play(move) {
      const rule = rules[move.type];
      const refused = rule.refuse(table, move as never);
      if (!refused) table = rule.apply(table, move as never);
      return refused;
    },
  });
}
