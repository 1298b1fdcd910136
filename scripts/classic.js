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
/** For esbuild: our sources call the global by this name. */
export const define = { playable_linker: GLOBAL };
let linker;
/** Source of the linker. It is included in each file that a page can load directly: its name has no hash. */
const linkerSource = () =>
  (linker ??= buildSync({
    entryPoints: [join(root, 'src/linker.classic.ts')],
    banner: { js: OWN },
    define,
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

/** A Rollup plugin for the loader in a build: `src/tags.cdn.ts` or `src/tags.classic.ts` takes the place of `src/tags.ts`. */
export const elementsOf = (build) => ({
  name: 'elements-of',
  load: (id) => (id === `${root}src/tags.ts` ? readFileSync(`${root}src/tags.${build}.ts`, 'utf8') : null),
  resolveImportMeta: () => (build === 'classic' ? 'playable_here' : null),
});
