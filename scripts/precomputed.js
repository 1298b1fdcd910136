/**
 * A Rollup plugin that evaluates modules at build time. A module whose file name ends with `.computed.ts` is replaced by its
 * exports as plain data, so that a page does not load the code that computes them. (Not `.data.ts`: VitePress runs files of that
 * name, also those of packages.)
 */
import { build } from 'esbuild';

/** A module's exports, evaluated once for all builds of a configuration. */
const known = new Map();
export function exportsOf(path) {
  if (!known.has(path)) known.set(path, run(path));
  return known.get(path);
}
async function run(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
/** Source code of a module with these exports. */
export const moduleOf = (made) => ({
  code: Object.entries(made)
    .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
    .join('\n'),
  map: { mappings: '' },
});

/** The plugin for these modules. */
export const precomputed = () => ({
  name: 'precomputed',
  load: async (id) => (id.endsWith('.computed.ts') ? moduleOf(await exportsOf(id)) : null),
});
