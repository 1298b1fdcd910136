// The classic build, for pages that may load no modules (sandboxed frames, file://). Rollup splits it as it splits modules;
// each file is a script that registers itself with the one linker of the page, `src/linker.classic.ts`. That one is under a
// global whose name carries the version, so that two versions on a page do not meet.
import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tests.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const GLOBAL = `playableRules_${version.replace(/\W/g, '_')}`;

/** What is in a game's folder a page does not name. */
const GAMES = /\/src\/games\//;
/** What a page may name brings the linker with it. */
const linker = () =>
  transformSync(readFileSync(join(root, 'src/linker.classic.ts'), 'utf8'), {
    loader: 'ts',
    target: 'es2022',
    footer: `const all = (globalThis.${GLOBAL} ??= {}); if (!all.register) Object.assign(all, createLinker());`,
  }).code.replace(/^export /m, '');

/** A rollup plugin: the files of an output in the format `system` find their linker under the global's name. */
export const linked = () => ({
  name: 'linked',
  // `module` is what Rollup calls the context that a script is given.
  renderDynamicImport({ format, getTargetChunkImports }) {
    if (format !== 'system') return null;
    const beside = (getTargetChunkImports() ?? [])
      .filter(({ type }) => type === 'internal')
      .map(({ resolvedImportPath }) => resolvedImportPath);
    return { left: 'module.import(', right: `, [${beside}])` };
  },
  renderChunk: (code, { isEntry, facadeModuleId }) => ({
    code: `${isEntry && !GAMES.test(facadeModuleId) ? `(()=>{${linker()}})();` : ''}${code.replace(/^System\./, `${GLOBAL}.`)}`,
    map: null,
  }),
});

/** Code for what a script of the classic build exports, where perhaps no linker is yet; path and address are code too, and so is the fault. */
export const classicImport = (path, here, fault = 'src') => `new Promise((resolve, reject) => {
  const src = new URL(${path}, ${here}).href;
  document.head.append(Object.assign(document.createElement('script'), {
    src,
    onload: () => resolve(${GLOBAL}.import(src)),
    onerror: () => reject(${fault}),
  }));
})`;

/** The script's own address: later no script is the current one. */
export const HERE = 'var playable_here = document.currentScript.src;';
/** A rollup plugin for the classic loader, which is without the linker: until a reader comes there is nothing to link. */
export const asked = () => ({
  name: 'asked',
  load: (id) =>
    id === `${root}src/tags.ts`
      ? `export const bring = async (tag) => {
  await 0; // A classic script can ask for others when it has run to its end.
  return ${classicImport('`./${tag}.js`', 'playable_here')};
};`
      : null,
  resolveImportMeta: () => 'playable_here',
});
