import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createMachine, type AnyStateNode } from 'xstate';
import { diagrams } from '../../src/games/elfenwizards/generated/diagrams.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { load } from '../../src/games/index.js';
import { FILES, FORMATS, exportChart } from '../../src/inspector/exports/index.js';
import { configOf, jsonOf } from '../../src/inspector/exports/json.js';
import { mermaidOf } from '../../src/inspector/exports/mermaid.js';
import { namer } from '../../src/inspector/exports/names.js';
import { pathThrough, svgOf } from '../../src/inspector/exports/svg.js';
import { tag, xml } from '../../src/inspector/exports/xml.js';
import { graphOf } from '../../src/inspector/graph.js';
import { layout } from '../../src/inspector/layout.js';
import { catalogueWords } from '../../src/inspector/words.js';
import { toy } from '../toy/game.js';
import { foreign, lamp } from './machines.js';
import { strange } from './strange.js';

const fr = await (await load('elfenwizards')).text('fr');
const machines = [elfenwizards.machine, toy.machine, ...foreign, ...strange];

for (const machine of machines) {
  const graph = graphOf(machine);

  test(`${graph.id}: a machine created from the JSON export has the same graph`, () => {
    const config = JSON.parse(jsonOf(machine)) as object;
    assert.deepEqual(config, configOf(machine));
    assert.deepEqual(graphOf(createMachine(config)), graph);
  });

  test(`${graph.id}: Mermaid has every state once, every transition, and balanced blocks`, () => {
    const [head, ...lines] = mermaidOf(graph).trimEnd().split('\n');
    assert.equal(head, 'stateDiagram-v2');
    const declared = lines.flatMap((line) => /^ *state "([^"]*)" as (\w+)/.exec(line)?.[2] ?? []);
    assert.equal(new Set(declared).size, declared.length);
    const isRootDrawn = declared.length === graph.states.length;
    assert.ok(isRootDrawn || declared.length === graph.states.length - 1);
    const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
    assert.equal(count(/\{$/), count(/^ *\}$/));
    assert.equal(count(/^ *note /), count(/^ *end note$/));
    const arrows = lines.flatMap((line) => {
      const [, from, to] = /^ *(\S+) --> (\S+)/.exec(line) ?? [];
      return from && to ? [[from, to] as const] : [];
    });
    for (const name of arrows.flat()) assert.ok(name === '[*]' || declared.includes(name), name);
    const [begin, end] = ['initial', 'final'] as const;
    assert.equal(arrows.filter(([from]) => from === '[*]').length, graph.states.filter((s) => s[begin]).length);
    assert.equal(
      arrows.filter(([, to]) => to === '[*]').length,
      graph.states.filter(({ kind }) => kind === end).length,
    );
    const moving = arrows.filter((arrow) => !arrow.includes('[*]')).length;
    const labels = count(/^ *\w+ : /) + lines.filter((line, i) => isNoteLine(lines, i) && line.trim()).length;
    assert.equal(moving + labels, graph.transitions.length);
  });

  test(`${graph.id}: SVG is self-contained and deterministic`, () => {
    const svg = svgOf(graph, layout(graph));
    assert.equal(svg, svgOf(graph, layout(graph)));
    assert.doesNotMatch(
      svg.replace('http://www.w3.org/2000/svg', ''),
      /<script|<foreignObject|https?:|href|url\((?!#head\))|@import|\son\w+=/,
    );
    assert.match(svg, /prefers-color-scheme:dark/);
    assert.ok(svg.includes(`<title id="title">${graph.id}</title>`));
  });
}

/** Whether a line stands between `note` and `end note`. */
function isNoteLine(lines: readonly string[], i: number): boolean {
  const before = lines.slice(0, i).findLast((line) => /^ *(note |end note)/.test(line));
  return before !== undefined && /^ *note /.test(before) && !/^ *(note |end note)/.test(lines[i]!);
}

test('Mermaid’s special characters and keywords are escaped', () => {
  const odd = createMachine({
    id: 'odd',
    initial: 'end',
    states: {
      end: { on: { 'say: "no"; #1 {x}': 'a b' } },
      'a b': { on: { BACK: 'a_b' } },
      a_b: {},
      '1st': {},
    },
  });
  const text = mermaidOf(graphOf(odd));
  assert.match(text, /state "end" as state_end\n/);
  assert.match(text, /state "a b" as a_b\n/);
  assert.match(text, /state "a_b" as a_b_2\n/);
  assert.match(text, /state "1st" as state_1st\n/);
  assert.match(text, /state_end --> a_b : say#58; #34;no#34;#59; #35;1 #123;x#125;\n/);
});

test('Mermaid labels a transition from a nested state with its source', () => {
  const text = exportChart(toy.machine, 'mermaid');
  assert.match(text, /\n {2}round --> showing : #91;allAnswered#93; \(from round\.answering\)\n/);
  assert.match(text, /\n {2}state "round" as round \{\n {4}\[\*\] --> round_bidding\n/);
});

test('every format exports a text with a MIME type; SVG without a diagram throws', () => {
  for (const format of FORMATS) {
    const text = exportChart(elfenwizards.machine, format, { picture: diagrams[0]! });
    assert.ok(text.endsWith('\n') && text.includes('highWizardRetires'), format);
    assert.match(FILES[format].type, /^\w+\/[\w.+]+$/);
  }
  assert.throws(() => exportChart(lamp, 'svg'), /pass one/);
  assert.throws(() => exportChart({}, 'json'), { name: 'BadInput' });
});

test('exports use the words of a language', () => {
  const words = catalogueWords(graphOf(elfenwizards.machine), [fr]);
  const svg = exportChart(elfenwizards.machine, 'svg', { picture: diagrams[2]!, words, title: 'Tour' });
  for (const word of ['5a Compétition', 'Lancer', 'plus personne ne doit jouer', '<title id="title">Tour</title>'])
    assert.ok(svg.includes(word), word);
  assert.ok(exportChart(elfenwizards.machine, 'mermaid', { words }).includes('"5a Compétition"'));
});

test('the size of a very wide SVG is limited to what programs can render', () => {
  const graph = graphOf(lamp);
  const svg = svgOf(graph, { ...layout(graph), width: 60_000, height: 400 });
  assert.match(svg, /viewBox="0 0 60000 400" width="30000" height="200"/);
});

test('XML escapes special characters and drops invalid ones', () => {
  assert.equal(xml('a<b>&"c"\n\u0001\uffff'), 'a&lt;b&gt;&amp;&quot;c&quot;&#10;');
  assert.equal(tag('a', { b: '"', c: undefined, d: 0 }), '<a b="&quot;" d="0"/>');
  assert.equal(tag('a', {}, ['x', '<b/>']), '<a>x<b/></a>');
});

test('equal names get numbers, and the same thing always gets the same name', () => {
  const name = namer((id) => id.replace(/\W/g, '_'));
  assert.deepEqual(['a b', 'a-b', 'a_b_2', 'a b'].map(name), ['a_b', 'a_b_2', 'a_b_2_2', 'a_b']);
});

test('lines have rounded corners, smaller at short segments', () => {
  const at = (x: number, y: number) => ({ x, y });
  assert.equal(pathThrough([at(0, 0), at(0, 20)]), 'M0 0L0 20');
  assert.equal(pathThrough([at(0, 0), at(0, 20), at(30, 20)]), 'M0 0L0 12Q0 20 8 20L30 20');
  assert.equal(pathThrough([at(0, 0), at(0, 6), at(30, 6)]), 'M0 0L0 3Q0 6 8 6L30 6');
  assert.equal(pathThrough([at(0, 0), at(0, 0), at(30, 0)]), 'M0 0L0 0Q0 0 8 0L30 0');
});

test('the command writes a chart, and reports an invalid format', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/chart.js', ...words], { cwd: root, encoding: 'utf8' });
  const { stdout, status } = run('elfenwizards', 'mermaid', 'fr');
  assert.equal(status, 0);
  assert.equal(
    stdout,
    exportChart(elfenwizards.machine, 'mermaid', { words: catalogueWords(graphOf(elfenwizards.machine), [fr]) }),
  );
  const wrong = run('elfenwizards', 'png');
  assert.deepEqual([wrong.status, wrong.stderr], [1, 'format: png, expected one of mermaid, scxml, json, svg\n']);
});

test('the JSON says what it cannot hold of data in the config, and cuts no text', () => {
  const meta: Record<string, unknown> = { big: 1n, text: 'x'.repeat(5000), draw: () => undefined };
  meta['self'] = meta;
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { meta } } });
  const { states } = JSON.parse(jsonOf(machine)) as { states: { a: { meta: unknown } } };
  assert.deepEqual(states.a.meta, { big: '1n', text: meta['text'], draw: 'function draw', self: '(circular)' });
});

test('the JSON has every transition of a chart made from SCXML, whose events XState keeps under names of an array', () => {
  const on = Object.assign([], { GO: [{ target: 'b' }], 'x.y': { target: 'c' } }) as unknown as Record<string, string>;
  const after = Object.assign([], { 100: 'b', later: 'c' }) as unknown as Record<string, string>;
  const states = { a: { on, after }, b: {}, c: {}, on: { on: { on: 'a', src: undefined } } };
  const machine = createMachine({ id: 'm', initial: 'a', states } as object);
  const graph = graphOf(machine);
  assert.deepEqual(
    graph.transitions.map(({ id }) => id),
    ['a:GO', 'a:x.y', 'a:after:100', 'a:after:later', 'on:on', 'on:src'],
  );
  assert.deepEqual(graphOf(createMachine(JSON.parse(jsonOf(machine)) as object)), graph);
});

test('the JSON has the events that a chart made from SCXML hears: XState lets `go` match `go.now` there as well', () => {
  const on = { go: 'b', 2: 'b', '*': 'a', 'w.*': 'b' };
  const states = { a: { on, onDone: 'b', after: { 10: 'b' }, initial: 'x', states: { x: { on: { in: {} } } } }, b: {} };
  const machine = createMachine({ id: 'm', initial: 'a', states } as object);
  const widen = (node: AnyStateNode): void => {
    const wide = (name: string) => (/^xstate|\*$/.test(name) ? name : `${name}.*`);
    node.transitions = new Map([...node.transitions].map(([name, list]) => [wide(name), list]));
    Object.values(node.states).forEach(widen);
  };
  widen(machine.root);
  const graph = graphOf(machine);
  assert.deepEqual(
    graph.transitions.map(({ event }) => event),
    ['2.*', 'go.*', '*', 'w.*', '', '10', 'in.*'],
  );
  assert.deepEqual(graphOf(createMachine(JSON.parse(jsonOf(machine)) as object)), graph);
});
