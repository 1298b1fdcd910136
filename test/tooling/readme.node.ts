/** The README and the reference on the site document what the elements accept, and their samples work. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { pages } from '../../docs-site/layout.js';
import { apiPages } from '../../docs-site/pages/api.js';
import { html } from '../../src/markup/html.js';
import { NAMES } from '../../src/embed/autoload.js';
import { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { PlayableLesson } from '../../src/elements/playable-lesson/playable-lesson.js';
import { PlayablePhases } from '../../src/elements/playable-phases/playable-phases.js';
import { PlayableStudio } from '../../src/elements/playable-studio/playable-studio.js';
import { PlayableRulebook } from '../../src/elements/playable-rulebook/playable-rulebook.js';

/** What is read here of the elements' manifest. */
interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string;
      readonly cssProperties?: readonly { readonly name: string }[];
    }[];
  }[];
}
const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');
const readme = read('README.md');
const reference = readdirSync(at('docs-site/prose/reference/')).map((name) =>
  read(`docs-site/prose/reference/${name}`),
);
const api = await apiPages.find(({ path }) => path === 'api/index.html')!.text();
const elements = {
  game: PlayableGame,
  lesson: PlayableLesson,
  rulebook: PlayableRulebook,
  phases: PlayablePhases,
};

test('the API page describes every attribute of an element in its section', () => {
  // `elements` leaves the studio out because a div cannot become one.
  for (const [kind, { observedAttributes }] of Object.entries({ ...elements, studio: PlayableStudio })) {
    const section = api
      .split('data-tag="')
      .find((text) => text.startsWith(`playable-${kind}"`))!
      .split('<h4>Parts')[0]!;
    const rows = new Map(
      [...section.matchAll(/<th scope="row"><code>([\w-]+)<\/code><\/th>\s*<td>[^]*?<\/td>\s*<td>([^]*?)<\/td>/g)].map(
        ([, name, says]) => [name, says!.trim()],
      ),
    );
    for (const name of observedAttributes) assert.ok((rows.get(name) ?? '').length > 10, `${kind}: ${name}`);
  }
  assert.match(api, /<code>lang<\/code> on the element/);
});

test('from a page in English only, readers find back to the other languages, where links to it are marked', async () => {
  assert.match(api, /href="\.\.\/fr\/"\s+lang="fr"/);
  const home = String(await pages('', () => ({ title: '', description: '', main: html`` }))[1]!.text());
  assert.match(home, /href="\.\.\/api\/"\s+hreflang="en" title="en anglais"/);
});

test('the API page lists the keys of the sentences of elements, with that of its own sample', async () => {
  const { en } = await import('../../src/i18n/playing/en.js');
  for (const key of [...Object.keys(en), 'ui.undo', 'studio.title'])
    assert.ok(api.includes(`<dt><code>${key}</code>`), key);
  assert.doesNotMatch(api, /<dt><code>(site|static)\./);
});

test('the API page names the property of an attribute that has another name', () => {
  for (const [name, property] of [
    ['state', 'link'],
    ['inspector-url', 'inspectorUrl'],
  ] as const) {
    const [, row = ''] = api.split(`<th scope="row"><code>${name}</code></th>`);
    assert.match(row.split('</tr>')[0]!, new RegExp(`As a property: <code>${property}</code>`), name);
  }
});

test('a div accepts every attribute except those that the reference excludes', () => {
  const [, list] = /Only ((?:`[\w-]+`(?:, | and )?)+) are left out/.exec(reference.join('\n'))!;
  const leftOut = [...list!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);
  const all = new Set(Object.values(elements).flatMap(({ observedAttributes }) => observedAttributes));
  leftOut.forEach((name) => all.delete(name));
  assert.deepEqual([...NAMES].sort(), [...all, 'lang'].sort());
});

test('every custom property that the elements use is documented in the reference and for each element', () => {
  const sources = readdirSync(at('src/elements/'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => read(`src/elements/${path}`));
  const used = [
    ...new Set([...sources.join('\n').matchAll(/var\((--playable-[\w-]+)/g)].map(([, name]) => name!)),
  ].sort();
  assert.ok(used.length > 5, used.join());
  for (const name of used) assert.ok(reference.join('\n').includes(`\`${name}\``), name);
  const { modules } = JSON.parse(read('custom-elements.json')) as Manifest;
  const documented = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
  assert.equal(documented.length, 5);
  // Only elements with a board can be fitted to a height.
  const withoutHeight = used.filter((name) => name !== '--playable-height');
  for (const { tagName, cssProperties = [] } of documented)
    assert.deepEqual(
      cssProperties.map(({ name }) => name).sort(),
      ['playable-game', 'playable-lesson'].includes(tagName!) ? used : withoutHeight,
      tagName,
    );
});

test('the TypeScript examples in README and reference compile with the repository’s strict settings', () => {
  const blocks = [...[readme, ...reference].join('\n').matchAll(/```ts\n([^]*?)```/g)].map(([, text]) => text!);
  assert.equal(blocks.length, 4);
  const board = "declare const board: import('./src/playable-game.js').PlayableGame;\n";
  const programs = new Map(
    blocks.map((block, n) => [
      fileURLToPath(at(`sample-${n}.ts`)),
      `${board}${block}`
        .replaceAll("'playable-rules'", "'./src/index.js'")
        .replace(/'playable-rules\/(games\/[\w-]+|embed)'/g, "'./src/$1/index.js'"),
    ]),
  );
  const { config } = ts.readConfigFile(fileURLToPath(at('tsconfig.json')), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    fileURLToPath(at('')),
  );
  assert.ok(options.strict && options.noUncheckedIndexedAccess);
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (path) => programs.has(path) || fileExists(path);
  host.getSourceFile = (path, ...more) => {
    const text = programs.get(path);
    return text ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true) : getSourceFile(path, ...more);
  };
  const made = ts.createProgram([...programs.keys()], options, host);
  const faults = [...programs.keys()].flatMap((path) => ts.getPreEmitDiagnostics(made, made.getSourceFile(path)));
  assert.deepEqual(
    faults.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    [],
  );
});

test('the README counts the lessons right', () => {
  const lessons = readdirSync(at('src/games/'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /[\\/]lessons[\\/][\w-]+[\\/]lesson\.ts$/.test(path),
  );
  assert.match(readme, new RegExp(`: ${lessons.length} lessons, `));
});
