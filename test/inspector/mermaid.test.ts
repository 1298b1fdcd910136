/** Mermaid itself renders the exported charts without errors. */
import { expect } from '@open-wc/testing';
// The bundle is used because some of Mermaid's dependencies are CommonJS.
// eslint-disable-next-line @typescript-eslint/ban-ts-comment
// @ts-ignore the bundle has no types
import bundled from 'mermaid/dist/mermaid.esm.min.mjs';
import type { Mermaid } from 'mermaid';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { mermaidOf } from '../../src/inspector/exports/mermaid.js';
import { graphOf } from '../../src/inspector/graph.js';
import { toy } from '../toy/game.js';
import { anyMachine } from './any-machine.js';
import { foreign } from './machines.js';
import { strange } from './strange.js';

const mermaid = bundled as Mermaid;
mermaid.initialize({ startOnLoad: false, securityLevel: 'loose', logLevel: 'fatal' });
let drawings = 0;
const faultOf = async (chart: string): Promise<string | undefined> => {
  try {
    await mermaid.render(`drawing-${drawings++}`, chart);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    for (const left of document.querySelectorAll('[id^="ddrawing-"]')) left.remove();
  }
};

describe('mermaid', () => {
  it('renders the charts of the games and of the other test machines', async () => {
    for (const machine of [elfenwizards.machine, toy.machine, ...foreign, ...strange])
      expect(await faultOf(mermaidOf(graphOf(machine))), machine.id).to.equal(undefined);
  });
  it('renders random machines, with parallel regions among them', async () => {
    const faults: string[] = [];
    for (let seed = 0; seed < 15; seed++) {
      const fault = await faultOf(mermaidOf(graphOf(anyMachine(seed))));
      if (fault !== undefined) faults.push(`${seed}: ${fault}`);
    }
    expect(faults).to.eql([]);
  }).timeout(60_000);
});
