/** The SCXML export reaches the same states in an SCXML interpreter as the machine in XState, for the same events. */
import { test } from 'node:test';
import { anyMachine } from './any-machine.js';
import { eventsOf } from './machine-events.js';
import { foreign } from './machines.js';
import { crosses, runBoth } from './scxml-run.js';
import { strange } from './strange.js';

for (const machine of [...foreign, ...strange])
  test(`the SCXML of ${machine.id} reaches the same states as XState`, () => {
    const events = [...eventsOf(machine), 'door.slam', 'unheard'];
    for (let seed = 0; seed < 40; seed++) runBoth(machine, seed, { events, guard: () => seed % 2 === 1 });
  });
test('the SCXML of random machines reaches the same states as XState', () => {
  let run = 0;
  for (let seed = 0; run < 60; seed++) {
    const machine = anyMachine(seed);
    if (crosses(machine)) continue;
    run++;
    runBoth(machine, seed, { guard: (name) => name !== 'isTrue' });
  }
});
