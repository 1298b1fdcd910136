import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breaches, type Sources } from './architecture.js';
import { sources } from './sources.js';

test('every source file in src/ keeps the rules of its layer', () => {
  assert.ok(Object.keys(sources).length > 10, 'found the sources in src/');
  assert.deepEqual(breaches(sources), []);
});

const game = 'src/games/chess/';
const PAST_KIT = /src\/games\/chess\/.* imports src\/.*: this layer may import only src\/kit\/index/;
const planted: readonly (readonly [name: string, sources: Sources, breach: RegExp])[] = [
  [
    'the kernel imports a game',
    { 'src/kernel/a.ts': `import { x } from '../games/chess/index.js';` },
    /kernel\/a\.ts imports/,
  ],
  ['the kernel imports lit', { 'src/kernel/a.ts': `import type { A } from 'lit';` }, /imports lit/],
  [
    'the kernel imports another layer',
    { 'src/kernel/a.ts': `export * from '../playthrough/b.js';` },
    /imports src\/playthrough/,
  ],
  [
    'the kernel uses a browser global',
    { 'src/kernel/a.ts': `export const a = () => document.title;` },
    /knows the page: document/,
  ],
  ['playthrough imports an element', { 'src/playthrough/a.ts': `import '../elements/b.js';` }, /imports src\/elements/],
  [
    'interaction imports playthrough',
    { 'src/interaction/a.ts': `import '../playthrough/b.js';` },
    /imports src\/playthrough/,
  ],
  ['i18n imports lit', { 'src/i18n/a.ts': `const a = await import('lit');` }, /imports lit/],
  [
    'the inspector imports an element',
    { 'src/inspector/a.ts': `type A = import('../elements/b.js').B;` },
    /imports src\/elements/,
  ],
  ['a game’s rules import xstate', { [`${game}rules/a.ts`]: `import { assign } from 'xstate';` }, /imports xstate/],
  [
    'a game’s rules import its statechart',
    { [`${game}rules/a.ts`]: `import '../machine.js';`, [`${game}machine.ts`]: '' },
    /neither the chart/,
  ],
  ['a game’s setup imports lit', { [`${game}setup.ts`]: `import { html } from 'lit/html.js';` }, /imports lit/],
  ['a game imports another game', { [`${game}ui.ts`]: `import '../go/ui.js';` }, /games never import each other/],
  [
    'a headless entry point reaches lit',
    {
      [`${game}index.ts`]: `export * from './view.js';`,
      [`${game}view.ts`]: `import './board/a.js';`,
      [`${game}board/a.ts`]: `import 'lit';`,
    },
    /index\.ts reaches lit through src\/games\/chess\/board\/a\.ts/,
  ],
  [
    'a headless entry point reaches a browser global',
    { [`${game}index.ts`]: `export * from './view.js';`, [`${game}view.ts`]: `window.alert(1);` },
    /index\.ts knows the page through src\/games\/chess\/view\.ts: window/,
  ],
  [
    'an element imports a game',
    { 'src/elements/a.ts': `import('../games/chess/ui.js');` },
    /elements never import a game/,
  ],
  [
    'a page’s entry point loads a game eagerly',
    { 'src/define.ts': `import './load.js';`, 'src/load.ts': `import './games/chess/ui.js';`, [`${game}ui.ts`]: '' },
    /define\.ts loads the game chess at once/,
  ],
  [
    'the suite for pages reaches Node',
    { 'src/testing/page.ts': `import './a.js';`, 'src/testing/a.ts': `import 'node:assert/strict';` },
    /page\.ts reaches node:assert\/strict, which needs Node, through src\/testing\/a\.ts/,
  ],
  [
    'a game’s about.ts imports more than types',
    { [`${game}about.ts`]: `import { seats } from './table.js';`, [`${game}table.ts`]: '' },
    /about\.ts imports src\/games\/chess\/table\.ts/,
  ],
  ...[
    `import { roll } from '../../kernel/dice.js';`,
    `import type { A } from '../../kernel/a.js';`,
    `type A = import('../../kernel/a.js').A;`,
    `export { roll } from '../../kernel/dice.js';`,
    `export const late = () => import('../../kernel/a.js');`,
    `import '../../kit/define-ui.js';`,
    `import '../index.js';`,
  ].map((code) => [`a game goes past the kit: ${code}`, { [`${game}ui.ts`]: code }, PAST_KIT] as const),
  [
    'a game’s rules import the part of the kit for pages',
    { [`${game}rules/a.ts`]: `import '../../../kit/board.js';`, 'src/kit/board.ts': '' },
    PAST_KIT,
  ],
  [
    'a game loads the layout library eagerly',
    {
      [`${game}ui.ts`]: `import '../../kit/board.js';`,
      'src/kit/board.ts': `import '../inspector/a.js'; import('../inspector/b.js');`,
      'src/inspector/a.ts': `import { layout } from '@dagrejs/dagre';`,
      'src/inspector/b.ts': '',
    },
    /ui\.ts loads @dagrejs\/dagre at once, through src\/inspector\/a\.ts/,
  ],
  [
    'an element registers itself',
    { 'src/elements/a.ts': `customElements.define('a-b', A);` },
    /only src\/register\.ts/,
  ],
  [
    'a decorator registers an element',
    { 'src/elements/a.ts': `@customElement('a-b') class A {}` },
    /only src\/register\.ts/,
  ],
  ['a source imports a test', { 'src/elements/a.ts': `import '../../test/a.js';` }, /nothing from outside src/],
  [
    'code for pages imports the command line',
    { 'src/embed/a.ts': `import '../cli/b.js';`, 'src/cli/b.ts': `import 'node:fs'; import { parse } from 'parse5';` },
    /what runs in Node only/,
  ],
  ['the kernel imports a Node module', { 'src/kernel/a.ts': `import 'node:fs';` }, /imports node:fs/],
  ['an import of an unknown package', { 'src/elements/a.ts': `import 'lodash';` }, /imports lodash/],
  ['a file in an unknown layer', { 'src/util/a.ts': `import '../kernel/b.js';` }, /src\/util\/a\.ts imports/],
  [
    'a class with too many public members',
    { 'src/kernel/a.ts': `class A { #x = 1; ${Array.from({ length: 26 }, (_, i) => `a${i} = 1;`).join(' ')} }` },
    /class A with 26 public members/,
  ],
  [
    'two files that load each other',
    { 'src/kernel/a.ts': `import './b.js';`, 'src/kernel/b.ts': `export const a = () => import('./a.js');` },
    /src\/kernel\/a\.ts and src\/kernel\/b\.ts import each other/,
  ],
  [
    'two folders that need each other’s types',
    {
      'src/kernel/a.ts': `import type { B } from './x/b.js';`,
      'src/kernel/x/b.ts': `import type { A } from '../a.js';`,
    },
    /need each other’s types, in several folders/,
  ],
  ['a file that is too long', { 'src/kernel/a.ts': 'x;\n'.repeat(401) }, /401 lines/],
];
for (const [name, files, breach] of planted) {
  test(`reports a breach in planted sources: ${name}`, () => assert.match(breaches(files).join('\n'), breach));
}

test('reports nothing for sources that break no rule', () => {
  const files: Sources = {
    'src/index.ts': `export * from './kernel/a.js';`,
    'src/register.ts': `import './load.js'; customElements.define('a-b', A);`,
    'src/load.ts': `import './games/chess/about.js'; import type { B } from './games/chess/ui.js'; export const load = () => import('./games/chess/ui.js');`,
    [`${game}about.ts`]: `import type { GameAbout } from '../../kit/board.js';`,
    'src/kit/board.ts': `import '../drawing/a.js'; import('../inspector/a.js'); export * from 'lit';`,
    'src/kit/index.ts': `export * from '../kernel/a.js';`,
    'src/game-ui/about.ts': '',
    [`${game}site/index.ts`]: `import type { GameSite } from '../../../game-ui/about.js'; import '../table.js';`,
    'src/kernel/a.ts': `import 'xstate'; import 'pure-rand/x'; export const o = { document: 1, f: (e: E) => e.window };`,
    'src/elements/ui/a.ts': `import '../../kernel/a.js'; import { html } from 'lit'; export class E extends HTMLElement {}`,
    [`${game}index.ts`]: `import './rules/a.js'; import '../../kit/index.js';`,
    [`${game}rules/a.ts`]: `import '../table.js'; import '../../../kit/index.js';`,
    [`${game}table.ts`]: `export type Table = number;`,
    [`${game}ui.ts`]: `import { html } from 'lit'; import '../../kit/board.js'; import './table.js';`,
    'src/inspector/a.ts': `import '@dagrejs/dagre'; import '../kernel/a.js';`,
    [`${game}text/en.ts`]: 'x;\n'.repeat(500),
  };
  assert.deepEqual(breaches(files), []);
});
