/**
 * A Rollup plugin that evaluates modules at build time. A module that begins with the directive `'use precomputed';` is replaced
 * by its exports as plain data, so that a page does not load the code that computes them.
 */
import { build } from 'esbuild';

const DIRECTIVE = "'use precomputed';";
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

/** The plugin for modules with the directive. */
export const precomputed = () => ({
  name: 'precomputed',
  transform: async (source, id) => (source.startsWith(DIRECTIVE) ? moduleOf(await exportsOf(id)) : null),
});
