/** Random charts with hostile names: outline, diagram and exports must contain exactly their states and transitions. */
import assert from 'node:assert/strict';
import { createMachine } from 'xstate';
import { strangers } from '../../src/inspector/diagram.js';
import { configOf } from '../../src/inspector/exports/json.js';
import { mermaidOf } from '../../src/inspector/exports/mermaid.js';
import { svgOf } from '../../src/inspector/exports/svg.js';
import { graphOf } from '../../src/inspector/graph.js';
import { layout } from '../../src/inspector/layout.js';
import { itemId, outlineOf, visibleItems } from '../../src/inspector/outline.js';
import { anyMachine } from '../inspector/any-machine.js';
import { crosses, runBoth } from '../inspector/scxml-run.js';
import { parseXml } from '../../src/testing/xml.js';

/** Draws and exports one random chart. Returns a description of the failure, if any. */
export function exportOne(seed: number): string | undefined {
  try {
    const machine = anyMachine(seed);
    const graph = graphOf(machine);
    const ids = [...graph.states, ...graph.transitions].map(({ id }) => id).sort();
    assert.equal(new Set(ids).size, ids.length, 'ids are unique');
    assert.deepEqual(
      visibleItems(outlineOf(graph)).map(itemId).sort(),
      ids,
      'the outline has exactly the states and transitions of the chart',
    );
    const picture = layout(graph);
    assert.deepEqual(strangers(graph, picture), [], 'the diagram has exactly the states and transitions of the chart');
    const boxes = parseXml(svgOf(graph, picture)).filter(({ attributes: { class: name } }) =>
      /^state /.test(name ?? ''),
    );
    assert.equal(boxes.length, graph.states.length, 'the SVG has a box for every state');
    const again = createMachine(JSON.parse(JSON.stringify(configOf(machine))) as object);
    assert.deepEqual(graphOf(again), graph, 'the exported JSON gives the same chart');
    const declared = [...mermaidOf(graph).matchAll(/^ *state "[^"\n]*" as (\w+)/gm)].map(([, name]) => name);
    assert.equal(new Set(declared).size, declared.length, 'Mermaid declares no state twice');
    assert.ok(declared.length >= graph.states.length - 1, 'Mermaid declares every state');
    if (!crosses(machine)) runBoth(machine, seed, { guard: (name) => name !== 'isTrue' });
    return undefined;
  } catch (error) {
    return `chart ${seed}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
