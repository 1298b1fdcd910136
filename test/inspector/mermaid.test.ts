/** What mermaid itself draws of the exported charts. */
import { expect } from '@open-wc/testing';
// The bundle: what it is made of has parts in CommonJS.
// eslint-disable-next-line @typescript-eslint/ban-ts-comment
// @ts-ignore it has no types of its own
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
  it('draws our charts', async () => {
    for (const machine of [elfenwizards.machine, toy.machine, ...foreign, ...strange])
      expect(await faultOf(mermaidOf(graphOf(machine))), machine.id).to.equal(undefined);
  });
  it('draws machines of any shape, regions among them', async () => {
    const faults: string[] = [];
    for (let seed = 0; seed < 15; seed++) {
      const fault = await faultOf(mermaidOf(graphOf(anyMachine(seed))));
      if (fault !== undefined) faults.push(`${seed}: ${fault}`);
    }
    expect(faults).to.eql([]);
  }).timeout(60_000);
});
