/** Checks of the data derived from a game's chart: texts, logs that take every transition, and diagrams. */
import assert from 'node:assert/strict';
import { graphOf, indexOf } from '../../inspector/graph.js';
import { strangers, widthOf } from '../../inspector/diagram.js';
import { COLUMNS, diagramsOf } from '../../inspector/diagrams.js';
import { brokenPaths, storedPath, targetsOf, knownPath } from '../../inspector/stored-paths.js';
import { catalogueWords, transitionWords } from '../../inspector/words.js';
import { replay } from '../../index.js';
import { checkLines, checkNesting, overlap } from '../diagram-checks.js';
import type { Checks, Subject } from '../subject.js';

export function chart({ ui, languages, isDraft }: Subject): Checks {
  const { game } = ui;
  const graph = graphOf(game.machine);
  const index = indexOf(graph);
  const leaves = graph.states.filter(({ children }) => children.length === 0);
  const catalogues = () => Promise.all(languages.map((lang) => ui.text(lang)));
  const checks: Record<string, () => unknown> = {
    'transitions lead from the beginning to every state'() {
      const entered = new Set([index.leafOf(graph.root)]);
      for (const id of entered)
        for (const { source, targets } of graph.transitions)
          if (index.isWithin(id, source)) targets.forEach((target) => entered.add(index.leafOf(target)));
      for (const { id } of leaves) assert.ok(entered.has(id), `${id}: no transition leads there`);
    },
    async 'every state, event and guard of the chart has a text in every language'() {
      for (const [n, words] of (await catalogues()).entries()) {
        const wants = (key: string) => assert.ok(words[key], `${languages[n]}: no sentence for ${key}`);
        for (const { id } of leaves) wants(`phase:${id}`);
        for (const { kind, event, guard } of graph.transitions.filter(({ kind }) => kind === 'event' || !isDraft))
          wants(kind === 'event' ? `group:${event}` : `guard:${guard ?? 'else'}`);
      }
    },
  };
  if (ui.paths)
    Object.assign(checks, {
      async 'a stored log reaches every state and takes every transition (if not, run `npm run reach`)'() {
        const stored = await ui.paths!();
        assert.deepEqual(brokenPaths(game, stored), []);
        assert.ok(stored.logs.every((log, i) => Object.values(stored.paths).some(([n]) => n === i) && log));
      },
      async 'a game halfway along a stored path is completed by the rest of that path'() {
        const stored = await ui.paths!();
        for (const id of targetsOf(game)) {
          const { start, moves } = storedPath(game, stored, id)!;
          const cut = moves.length >> 1;
          const rest = knownPath(game, replay(game, start, moves.slice(0, cut)), stored, id);
          assert.deepEqual(rest, moves.length > 0 ? moves.slice(cut) : undefined);
        }
      },
    } satisfies Checks);
  if (ui.diagrams)
    Object.assign(checks, {
      async 'the stored diagrams equal a fresh layout'() {
        assert.deepEqual(await ui.diagrams!(), diagramsOf(game.machine, await catalogues()));
      },
      async 'diagrams nest states in their parents, connect source to target, and leave room for every label'() {
        for (const diagram of await ui.diagrams!()) {
          assert.deepEqual(strangers(graph, diagram), []);
          checkNesting(graph, diagram);
          checkLines(graph, diagram);
          for (const words of await catalogues()) {
            const said = catalogueWords(graph, [words]);
            for (const { id, title } of diagram.states.filter(({ id: each }) => each !== graph.root))
              assert.ok(title.width >= widthOf(said.state(index.state(id))), id);
            for (const { id, label } of diagram.transitions)
              assert.ok(label.width >= widthOf([transitionWords(words, index.transition(id))]), id);
          }
        }
      },
      async 'column layouts list the phases in order, and no arrow crosses a box'() {
        if (index.state(graph.root).children.length !== leaves.length) return; // nested states stand in no columns
        for (const [i, { states, transitions }] of (await ui.diagrams!()).entries()) {
          const boxes = leaves.map(({ id }) => states.find((state) => state.id === id)!.box);
          const edges = new Set(boxes.map(({ x }) => x)).size;
          // A few small states may need fewer columns.
          if (boxes.length > COLUMNS[i]!) assert.equal(edges, COLUMNS[i], 'every column has one left edge');
          else assert.ok(edges <= boxes.length, 'every column has one left edge');
          boxes.slice(1).forEach((box, n) => {
            const before = boxes[n]!;
            assert.ok(box.x === before.x ? box.y > before.y + before.height : box.x > before.x, leaves[n + 1]!.id);
          });
          const inner = boxes.map(({ x, y, width, height }) => ({
            x: x + 2,
            y: y + 2,
            width: width - 4,
            height: height - 4,
          }));
          for (const { id, lines } of transitions)
            for (const line of lines)
              line.slice(1).forEach((to, n) => {
                const from = line[n]!;
                const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
                const stretch = { x, y, width: Math.abs(to.x - from.x) || 1, height: Math.abs(to.y - from.y) || 1 };
                for (const box of inner) assert.ok(!overlap(stretch, box), id);
              });
        }
      },
    } satisfies Checks);
  return checks;
}
