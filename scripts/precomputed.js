/**
 * Rollup plugins that evaluate modules while a page is built. A module that begins with the directive `'use precomputed';` is
 * replaced by its exports as plain data, so that a page loads nothing of what they were made from.
 */
import { build } from 'esbuild';

const DIRECTIVE = "'use precomputed';";
/** Words of a game: those for a first board, and with `more.` those behind it. */
const WORDS = /(\/src\/games\/[^/]+\/text\/)(more\.)?([a-z]{2})\.ts$/;
/** What is said of what has happened, and what a card says beside its name: no first board waits for these. */
const isBehind = ([key]) => /^(fact\.|card\.text:)/.test(key);

/** What a module exports, asked once for all builds of a configuration. */
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
/** A module that exports these. */
export const moduleOf = (made) => ({
  code: Object.entries(made)
    .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
    .join('\n'),
  map: { mappings: '' },
});

/** For modules with the directive. */
export const precomputed = () => ({
  name: 'precomputed',
  transform: async (source, id) => (source.startsWith(DIRECTIVE) ? moduleOf(await exportsOf(id)) : null),
});

/** Whatever may come behind a first board comes with the words behind it, wherever it is written down. */
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
