/**
 * Rollup plugins that evaluate modules at build time. A module that begins with the directive `'use precomputed';` is replaced
 * by its exports as plain data, so that a page does not load the code that computes them.
 */
import { build } from 'esbuild';

const DIRECTIVE = "'use precomputed';";
/** Catalogues of a game: `fr.ts` for a first board, `more.fr.ts` deferred. */
const WORDS = /(\/src\/games\/[^/]+\/text\/)(more\.)?([a-z]{2})\.ts$/;
/** Sentences for facts, and the texts of cards besides their names: a first board does not need these. */
const isBehind = ([key]) => /^(fact\.|card\.text:)/.test(key);

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

/** Moves the texts that a first board does not need from a game's catalogue (`fr.ts`) to its deferred one (`more.fr.ts`). */
export const words = () => ({
  name: 'words',
  async transform(source, id) {
    const [, , more, lang] = WORDS.exec(id) ?? [];
    if (!lang || !(await this.resolve(id.replace(WORDS, `$1more.$3.ts`)))) return null;
    const all = Object.entries((await exportsOf(id.replace(WORDS, '$1$3.ts')))[lang]);
    const own = more ? Object.entries((await exportsOf(id))[lang]) : [];
    return moduleOf({ [lang]: Object.fromEntries([...all.filter((word) => isBehind(word) === !!more), ...own]) });
  },
});
