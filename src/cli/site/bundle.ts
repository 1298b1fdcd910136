/** Runs a game of the author’s own in Node, and bundles it for pages: both with the author’s Vite. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type * as Vite from 'vite';
import { UsageError } from '../usage.js';
import { version } from '../version.js';
import { addedGamesOnly } from '../../vite.js';
import type { Script } from './pages.js';
import { SERVED } from './served.js';

/** The folder of the scripts, as in our own site, so that links and snippets to paste are made alike for every game. */
const SCRIPTS = 'cdn';
type Name = 'loader' | 'embed';
/**
 * The source of a script. `loader` shows the game in pages, also in those of other sites; `embed` runs the embed pages; `server` is for
 * servers of tables. Readers share the game by its embed pages, whose site is the folder above the script’s.
 */
function sourceOf(name: Name | 'server', game: string): string {
  const here = JSON.stringify(game);
  if (name === 'server') return `export { default } from ${here}; export const madeBy = ${JSON.stringify(version())};`;
  return [
    `import game from ${here};`,
    `const own = { ...game, site: new URL(/* @vite-ignore */ '../', import.meta.url).href };`,
    ...(name === 'loader'
      ? [
          `import { addGame } from 'playable-rules/define.js';`,
          `addGame(own);`,
          `export { watch } from 'playable-rules/loader.js';`,
        ]
      : [`import { embedGame } from 'playable-rules/embed-game.js';`, `void embedGame(own);`]),
  ].join('\n');
}

export interface Bundler {
  /** The default export of the game's module. */
  run(): Promise<unknown>;
  /** Writes the scripts of a site to its folder, and the module for servers. */
  bundle(out: string): Promise<Readonly<Record<Name, Script>>>;
}

/** For the game in this module or package. Throws `UsageError` if there is none, or no Vite. */
export async function bundlerFor(game: string): Promise<Bundler> {
  const path = existsSync(game) ? resolve(game) : installed(game);
  if (path === undefined) throw new UsageError(`--game ${game}: there is no such module or package.`);
  const vite = await import('vite').catch(() => {
    throw new UsageError('site: the game is bundled by Vite, which is not installed: npm install --save-dev vite.');
  });
  // Not a range of the package's peers: npm would refuse the package in projects that build with an older Vite.
  if (Number.parseInt(vite.version) < 8) throw new UsageError(`site: needs Vite 8 or later, not ${vite.version}.`);
  // Otherwise running the game sets it to `development`, and the scripts would have checks for developers.
  process.env['NODE_ENV'] = 'production';
  // Paths in the author's configuration are meant for the author's own pages.
  const options = { root: packageOf(path), configFile: false, logLevel: 'warn' } as const;
  return {
    async run() {
      const { module } = await vite
        .runnerImport<{ readonly default?: unknown }>(path, options)
        .catch((error: Error) => {
          throw new UsageError(`--game ${game}: it could not be loaded. ${error.message}`);
        });
      return module.default;
    },
    async bundle(out) {
      await vite.build({
        ...options,
        publicDir: false,
        plugins: [sources(path)],
        ssr: { noExternal: true },
        build: {
          ssr: true,
          target: 'node22',
          outDir: resolve(out),
          emptyOutDir: false,
          rolldownOptions: {
            input: `${ID}server`,
            output: { entryFileNames: SERVED, codeSplitting: false },
          },
        },
      });
      const built = await vite.build({
        ...options,
        base: './',
        publicDir: false,
        plugins: [sources(path), addedGamesOnly()],
        build: {
          target: 'es2022',
          outDir: resolve(out),
          emptyOutDir: false,
          modulePreload: { polyfill: false },
          chunkSizeWarningLimit: Infinity,
          rolldownOptions: {
            input: { loader: `${ID}loader`, embed: `${ID}embed` },
            // Pages of other sites export nothing but `watch`.
            preserveEntrySignatures: 'exports-only',
            output: {
              entryFileNames: `${SCRIPTS}/[name].js`,
              chunkFileNames: `${SCRIPTS}/[name]-[hash].js`,
              assetFileNames: `${SCRIPTS}/[name]-[hash][extname]`,
            },
          },
        },
      });
      const { output } = built as Vite.Rolldown.RolldownOutput;
      return { loader: scriptOf('loader', output), embed: scriptOf('embed', output) };
    },
  };
}

/** The folder of a package that is called by its name, as an import calls it. */
function installed(name: string): string | undefined {
  for (let folder = resolve(); ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(path)) return path;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The folder of the package that contains this path; the path's own folder if there is none. */
function packageOf(path: string): string {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return dirname(path);
  }
}

const ID = 'playable-site:';
/** A Vite plugin that provides the sources of the scripts. */
const sources = (game: string): Vite.Plugin => ({
  name: 'playable-site',
  resolveId: (id) => (id.startsWith(ID) ? id : null),
  load: (id) => (id.startsWith(ID) ? sourceOf(id.slice(ID.length) as Name | 'server', game) : null),
});

/** A script with all files that it imports statically. */
function scriptOf(name: Name, output: Vite.Rolldown.RolldownOutput['output']): Script {
  const script = `${SCRIPTS}/${name}.js`;
  const all = new Set([script]);
  for (const file of all) {
    const chunk = output.find(({ fileName }) => fileName === file);
    if (chunk?.type === 'chunk') for (const next of chunk.imports) all.add(next);
  }
  all.delete(script);
  return { script, beside: [...all] };
}
