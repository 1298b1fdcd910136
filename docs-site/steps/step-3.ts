/** The rules with their chart, which XState runs here: turns end, and somebody wins. */
import { machineOf, seeded, type Rule } from 'playable-rules/kit';
import { createActor } from 'xstate';
import { machine, rules, type Move, type Table } from '../../examples/pig/rules.js';
import { showBench } from './bench.js';

export function show(room: HTMLElement): void {
  const table: Table = {
    ...{ rng: seeded(4), options: {}, last: [] },
    ...{ points: [0, 0], turn: 0, sum: 0, die: 0, isEnded: false },
  };
  const actor = createActor(machineOf(machine), { input: { table } }).start();
  const now = () => (actor.getSnapshot().context as { readonly table: Table }).table;
  showBench(room, {
    table: now,
    state: () => String(actor.getSnapshot().value),
    play(move) {
      const rule: Rule<Table, Move> = rules[move.type];
      const refused = rule.refuse(now(), move);
      actor.send(move);
      return refused;
    },
  });
  const phases = document.createElement('playable-phases');
  phases.actor = actor;
  room.append(phases);
}
