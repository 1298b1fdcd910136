// The classic build, for pages that cannot load modules (sandboxed frames, file://). Rollup splits it like the build of
// modules; each file is a script that registers itself with the page's linker, `src/linker.classic.ts`. The linker is a global
// whose name contains the version, so that two versions on a page do not collide.
import { buildSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HASH_PLACEHOLDER } from './names.js';
import { root } from './paths.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const GLOBAL = `playableRules_${version.replace(/\W/g, '_')}`;

/** Source code that creates our global. An element with its name as id is only an inherited property of the window. */
export const OWN = `if (!Object.hasOwn(globalThis, '${GLOBAL}')) globalThis.${GLOBAL} = {};`;
let linker;
/** Source of the linker. It is included in each file that a page can load directly: its name has no hash. */
const linkerSource = () =>
  (linker ??= buildSync({
    stdin: {
      contents: `import { createLinker } from './linker.classic.ts';
        ${OWN}
        if (!${GLOBAL}.register) Object.assign(${GLOBAL}, createLinker());`,
      resolveDir: join(root, 'src'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  }).outputFiles[0].text);

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
  renderChunk: (code, { fileName, isEntry }) => ({
    code: `${isEntry && !fileName.includes(HASH_PLACEHOLDER) ? linkerSource() : ''}${code.replace(/^System\.register\(/, `${GLOBAL}.register('${fileName}', `)}`,
    map: null,
  }),
});

/**
 * Source code of a promise of a classic script's exports; works before a linker is on the page. `path`, `here` (the base URL)
 * and `fault` (the value to reject with) are source code too. The module around it must import `safeDocument`.
 */
export const classicImport = (path, here, fault) => `new Promise((resolve, reject) => {
  const src = new URL(${path}, ${here}).href;
  safeDocument.head.append(Object.assign(safeDocument.createElement('script'), {
    src,
    onload: () => resolve(${GLOBAL}.import(src)),
    onerror: () => reject(${fault}),
  }));
})`;

/** A Rollup plugin for the classic loader. The loader contains no linker: the files of the elements bring it when they load. */
export const asked = () => ({
  name: 'asked',
  load: (id) =>
    id === `${root}src/tags.ts`
      ? `import { safeDocument } from './dom/safe-document.js';
import { addressOf, missed } from './dom/script-address.js';
const playable_here = addressOf('loader.js'); // It is known only while the script runs.
export const loadElement = async (tag) => {
  await 0; // A classic script can ask for others when it has run to its end.
  return ${classicImport('`./${tag}.js`', 'playable_here', 'missed(src)')};
};`
      : null,
  resolveImportMeta: () => 'playable_here',
});
