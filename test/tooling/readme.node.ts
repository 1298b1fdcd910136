/** The README documents what the elements accept. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { NAMES } from '../../src/embed/autoload.js';
import { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { PlayableLesson } from '../../src/elements/playable-lesson/playable-lesson.js';
import { PlayablePhases } from '../../src/elements/playable-phases/playable-phases.js';
import { PlayableStudio } from '../../src/elements/playable-studio/playable-studio.js';
import { PlayableRulebook } from '../../src/elements/playable-rulebook/playable-rulebook.js';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');
const readme = read('README.md');
const elements = {
  game: PlayableGame,
  lesson: PlayableLesson,
  rulebook: PlayableRulebook,
  phases: PlayablePhases,
};

test('every attribute of an element is documented in its section', () => {
  // `elements` leaves the studio out because a div cannot become one.
  for (const [kind, { observedAttributes }] of Object.entries({ ...elements, studio: PlayableStudio })) {
    const [, part] = readme.split(`### \`<playable-${kind}>\``);
    for (const name of [...observedAttributes, 'lang'])
      assert.ok(part!.split('\n##')[0]!.includes(`\`${name}\``), `${kind}: ${name}`);
  }
});

test('a div accepts every attribute except those that the README excludes', () => {
  const [, ...leftOut] = /Only `([\w-]+)` and `([\w-]+)` are left out/.exec(readme)!;
  const all = new Set(Object.values(elements).flatMap(({ observedAttributes }) => observedAttributes));
  leftOut.forEach((name) => all.delete(name));
  assert.deepEqual([...NAMES].sort(), [...all, 'lang'].sort());
});

test('every custom property that the elements use is documented in the README and in the elements’ own docs', () => {
  const sources = readdirSync(at('src/elements/'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: read(`src/elements/${path}`) }));
  const found = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort();
  const used = found(sources.map(({ text }) => text).join('\n'), /var\((--playable-[\w-]+)/g);
  assert.ok(used.length > 5);
  for (const name of used) assert.ok(readme.includes(`\`${name}\``), name);
  const lists = sources
    .map(({ path, text }) => ({ path, names: found(text, /@cssprop(?:erty)? (--playable-[\w-]+)/g) }))
    .filter(({ names }) => names.length > 0);
  assert.ok(lists.length >= 3);
  // Only elements with a board can be fitted to a height.
  const withoutHeight = used.filter((name) => name !== '--playable-height');
  for (const { path, names } of lists)
    assert.deepEqual(names, path === 'board/board-element.ts' ? used : withoutHeight, path);
});

test('the TypeScript examples in the README compile with the repository’s strict settings', () => {
  const file = fileURLToPath(at('readme-program.ts'));
  const blocks = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, text]) => text!);
  assert.equal(blocks.length, 2);
  const board = "declare const board: import('./src/playable-game.js').PlayableGame;\n";
  for (const block of blocks) {
    const program = block
      .replaceAll("'playable-rules'", "'./src/index.js'")
      .replace(/'playable-rules\/(games\/[\w-]+)'/g, "'./src/$1/index.js'");
    const { config } = ts.readConfigFile(fileURLToPath(at('tsconfig.json')), (path) => ts.sys.readFile(path)) as {
      config: object;
    };
    const { options } = ts.parseJsonConfigFileContent(
      { ...config, files: [], include: [] },
      ts.sys,
      fileURLToPath(at('')),
    );
    assert.ok(options.noUncheckedIndexedAccess);
    const host = ts.createCompilerHost(options);
    const getSourceFile = host.getSourceFile.bind(host);
    const fileExists = host.fileExists.bind(host);
    host.fileExists = (path) => path === file || fileExists(path);
    host.getSourceFile = (path, ...more) =>
      path === file
        ? ts.createSourceFile(path, board + program, ts.ScriptTarget.ES2022, true)
        : getSourceFile(path, ...more);
    const made = ts.createProgram([file], options, host);
    const faults = ts.getPreEmitDiagnostics(made, made.getSourceFile(file)!);
    assert.deepEqual(
      faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
      [],
    );
  }
});
