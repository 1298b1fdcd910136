// The classic build, for pages that cannot load modules (sandboxed frames, file://). Rollup splits it like the build of
// modules; each file is a script that registers itself with the page's linker, `src/linker.classic.ts`. The linker is a global
// whose name contains the version, so that two versions on a page do not collide.
import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tests.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const GLOBAL = `playableRules_${version.replace(/\W/g, '_')}`;

/** Entries in a game's folder: no page loads them directly. */
const GAMES = /\/src\/games\//;
/** Source of the linker. It is included in each entry that a page can load directly. */
const linker = () =>
  transformSync(readFileSync(join(root, 'src/linker.classic.ts'), 'utf8'), {
    loader: 'ts',
    target: 'es2022',
    footer: `const all = (globalThis.${GLOBAL} ??= {}); if (!all.register) Object.assign(all, createLinker());`,
  }).code.replace(/^export /m, '');

/** A Rollup plugin: files of an output in the format `system` use the linker in our global instead of `System`. */
export const linked = () => ({
  name: 'linked',
  // Rollup's name for the context object that the linker passes to a script is `module`.
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

/**
 * Source code of a promise of a classic script's exports; works before a linker is on the page. `path`, `here` (the base URL)
 * and `fault` (the value to reject with) are source code too.
 */
export const classicImport = (path, here, fault = 'src') => `new Promise((resolve, reject) => {
  const src = new URL(${path}, ${here}).href;
  document.head.append(Object.assign(document.createElement('script'), {
    src,
    onload: () => resolve(${GLOBAL}.import(src)),
    onerror: () => reject(${fault}),
  }));
})`;

/** Stores the script's own URL: `document.currentScript` is only set while the script runs. */
export const HERE = 'var playable_here = document.currentScript.src;';
/** A Rollup plugin for the classic loader. The loader contains no linker: the files of the elements bring it when they load. */
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
