/** Counts XState's microsteps in recorded games: one per event, per end of a phase and per title or box awarded, and no more. */
import { createActor } from 'xstate';
import { elfenwizards, type Table } from '../../src/games/elfenwizards/index.js';
import { CONTESTS } from '../../src/games/elfenwizards/map.js';
import { seeded } from '../../src/kernel/random.js';
import type { Recorded } from './games.js';

const { machine } = elfenwizards;
export function microsteps(games: readonly Recorded[]): { counted: number; expected: number } {
  let counted = 0;
  let expected = 0;
  for (const { start, moves } of games) {
    const options = { firstPlaceTie: 'both-rise', greyMagicCost: 4, placement: null } as const;
    const table = elfenwizards.setup({ ...start, options, rng: seeded(start.seed) });
    const actor = createActor(machine, {
      input: { table },
      inspect: (event) => {
        if (event.type === '@xstate.microstep') counted++;
      },
    }).start();
    for (const move of moves) actor.send(move);
    const { turn } = (actor.getSnapshot().context as { readonly table: Table }).table;
    // All eleven phases end in every turn, the last one with the game. Starting the actor is also a microstep.
    expected += moves.length + turn * (PHASES + CONTESTS.length);
  }
  return { counted, expected };
}
/** The number of phases in a turn: all states but the final one. */
const PHASES = Object.keys(machine.states).length - 1;
