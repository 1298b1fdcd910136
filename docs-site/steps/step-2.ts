/** The rules alone: nothing says yet what follows a move. */
import { seeded, type Rule } from 'playable-rules/kit';
import { rules, type Move, type Table } from '../../examples/pig/rules.js';
import { showBench } from './bench.js';

export function show(room: HTMLElement): void {
  let table: Table = {
    ...{ rng: seeded(4), options: {}, last: [] },
    ...{ points: [0, 0], turn: 0, sum: 0, die: 0, isEnded: false },
  };
  showBench(room, {
    table: () => table,
    play(move) {
      const rule: Rule<Table, Move> = rules[move.type];
      const refused = rule.refuse(table, move);
      if (!refused) table = rule.apply(table, move);
      return refused;
    },
  });
}
