/** Exported SCXML, run by an interpreter of it, comes to the states to which XState comes by the same events. */
import { test } from 'node:test';
import { anyMachine } from './any-machine.js';
import { eventsOf } from './machine-events.js';
import { foreign } from './machines.js';
import { crosses, runBoth } from './scxml-run.js';
import { strange } from './strange.js';

for (const machine of [...foreign, ...strange])
  test(`SCXML of ${machine.id} goes where XState goes`, () => {
    const events = [...eventsOf(machine), 'door.slam', 'unheard'];
    for (let seed = 0; seed < 40; seed++) runBoth(machine, seed, { events, guard: () => seed % 2 === 1 });
  });
test('SCXML of machines of any shape goes where XState goes', () => {
  let run = 0;
  for (let seed = 0; run < 60; seed++) {
    const machine = anyMachine(seed);
    if (crosses(machine)) continue;
    run++;
    runBoth(machine, seed, { guard: (name) => name !== 'isTrue' });
  }
});
