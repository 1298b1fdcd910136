/** The package has the types that its entries lead to, and no others; those for frameworks accept what its elements do. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { frameworkTypes } from '../../scripts/manifest.js';
import { root } from '../../scripts/paths.js';
import { reachedFrom } from '../../scripts/types.js';

test('types are kept if an entry leads to them, by whatever import', () => {
  const files = new Map([
    ['dist/index.d.ts', "export * from './a/b.js';\nimport './c.js';"],
    ['dist/a/b.d.ts', 'export declare const x: import("../d.js").D;'],
    ['dist/c.d.ts', "import type { L } from 'lit';"],
    ['dist/d.d.ts', "import type { B } from './a/b.js';"],
    ['dist/games/go/index.d.ts', "export type { Move } from './table.js';"],
    ['dist/games/go/table.d.ts', ''],
    ['dist/games/go/words.d.ts', "import './table.js';"],
    ['dist/games/index.d.ts', ''],
    ['dist/unreached.d.ts', "import './c.js';"],
  ]);
  const left = [...files.keys()].filter((path) => !/words|unreached|games\/index/.test(path));
  assert.deepEqual([...reachedFrom(['./dist/index.d.ts', './dist/games/*/index.d.ts'], files)].sort(), left.sort());
});

test('React’s types have the attributes and the properties that can be set, as the reference says, and none that can only be read', () => {
  const outdir = mkdtempSync(join(tmpdir(), 'types-'));
  const customElementsManifest: unknown = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  frameworkTypes({ outdir }).packageLinkPhase({ customElementsManifest });
  // The generated files as if they lay beside our sources, from which they import, and the page of somebody who uses them.
  const beside = new Map(
    ['markup.d.ts', 'react.d.ts'].map((name) => [join(root, 'src', name), readFileSync(join(outdir, name), 'utf8')]),
  );
  rmSync(outdir, { recursive: true });
  const page = join(root, 'src', 'page.tsx');
  beside.set(
    page,
    `import type {} from './react.js';
    import type { AnyActorRef } from 'xstate';
    export const right = (actor: AnyActorRef) => [
      <playable-phases actor={actor} words={{ share: 'Send' }} />,
      <playable-game game="dark-mages" data={{ deck: {} }} undo="free" openHanded />,
      <playable-game record="a transcript" onplayable-moved={({ detail }) => detail.text.length} />,
      <playable-lesson data="packed" step={2} />,
    ];
    export const wrong = [
      <playable-game length={3} />,
      <playable-lesson summary="short" />,
      <playable-phases actor="an actor" />,
      <playable-game record={3} />,
    ];`,
  );
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const base = ts.createCompilerHost({ ...options, jsx: ts.JsxEmit.Preserve });
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (path) => beside.has(path) || base.fileExists(path),
    readFile: (path) => beside.get(path) ?? base.readFile(path),
    getSourceFile: (path, version) =>
      beside.has(path) ? ts.createSourceFile(path, beside.get(path)!, version) : base.getSourceFile(path, version),
  };
  const program = ts.createProgram([page], { ...options, jsx: ts.JsxEmit.Preserve, noEmit: true }, host);
  const source = program.getSourceFile(page)!;
  const lines = program
    .getSemanticDiagnostics(source)
    .map(({ start }) => source.text.split('\n')[source.getLineAndCharacterOfPosition(start!).line]!.trim());
  assert.deepEqual(lines, [
    '<playable-game length={3} />,',
    '<playable-lesson summary="short" />,',
    '<playable-phases actor="an actor" />,',
    '<playable-game record={3} />,',
  ]);
});
