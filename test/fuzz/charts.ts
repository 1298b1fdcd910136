/** Charts of any shape, with keys from a hostile alphabet: tree, picture and exports have all of them and nothing else. */
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
import { parseXml } from '../node/xml.js';

/** Draws one chart and writes it down in every form. Says what went wrong. */
export function drawOne(seed: number): string | undefined {
  try {
    const machine = anyMachine(seed);
    const graph = graphOf(machine);
    const things = [...graph.states, ...graph.transitions].map(({ id }) => id).sort();
    assert.equal(new Set(things).size, things.length, 'an id stands for two things');
    assert.deepEqual(visibleItems(outlineOf(graph)).map(itemId).sort(), things, 'the tree has what the chart has');
    const picture = layout(graph);
    assert.deepEqual(strangers(graph, picture), [], 'the picture has what the chart has');
    const boxes = parseXml(svgOf(graph, picture)).filter(({ attributes: { class: name } }) =>
      /^state /.test(name ?? ''),
    );
    assert.equal(boxes.length, graph.states.length, 'the SVG has every state');
    const again = createMachine(JSON.parse(JSON.stringify(configOf(machine))) as object);
    assert.deepEqual(graphOf(again), graph, 'the JSON makes the same chart again');
    const declared = [...mermaidOf(graph).matchAll(/^ *state "[^"\n]*" as (\w+)/gm)].map(([, name]) => name);
    assert.equal(new Set(declared).size, declared.length, 'Mermaid declares a state once');
    assert.ok(declared.length >= graph.states.length - 1, 'Mermaid has every state');
    if (!crosses(machine)) runBoth(machine, seed, { guard: (name) => name !== 'isTrue' });
    return undefined;
  } catch (error) {
    return `chart ${seed}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
