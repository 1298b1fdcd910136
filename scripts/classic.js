// The classic build, for pages that may load no modules (sandboxed frames, file://): `core.js`, and for each game
// `<game>.js` and `<game>.<lang>.js`. Rollup splits no classic scripts, so each file is a build of its own; what a game
// takes from the core or from a package reaches it through one global, whose name carries the version, so that two
// versions on a page do not meet.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { rollup } from 'rollup';
import { root } from './tests.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const GLOBAL = `playableRules_${version.replace(/\W/g, '_')}`;
const src = join(root, 'src');
const DIST = 'dist/classic';

/** A property name for a module that games and core share: `kernel_game`, `lit_directives_repeat_js`. */
const nameOf = (id) => (id.startsWith(src) ? relative(src, id).replace(/\.ts$/, '') : id).replace(/\W+/g, '_');

/** Takes the sources' `load.ts` as its classic twin. */
const classicLoad = {
  name: 'classic-load',
  resolveId: {
    order: 'pre',
    handler(source, importer) {
      const path = importer && source.startsWith('.') ? resolve(dirname(importer), source) : source;
      return path === join(src, 'load.js') ? join(src, 'load.classic.ts') : null;
    },
  },
};

/** Leaves out of one game's script all that is not its own. */
const outside = (folder) => ({
  name: 'outside',
  resolveId: {
    order: 'pre',
    handler(source, importer) {
      if (!importer) return null;
      if (!source.startsWith('.')) return { id: source, external: true };
      const id = resolve(dirname(importer), source).replace(/\.js$/, '.ts');
      return id.startsWith(folder) ? null : { id, external: 'absolute' };
    },
  },
});

const gameScript = (game, plugins) => ({
  input: join(src, 'games', game, 'ui.ts'),
  plugins: [outside(join(src, 'games', game, '/')), ...plugins()],
});

/** The names each game takes from outside, by module: what the core has to hand out, and nothing more. */
async function takenByGames(games, plugins) {
  const taken = new Map();
  for (const game of games) {
    const bundle = await rollup(gameScript(game, plugins));
    const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
    await bundle.close();
    for (const [id, names] of Object.entries(output[0].importedBindings)) {
      taken.set(id, new Set([...(taken.get(id) ?? []), ...names]));
    }
  }
  return taken;
}

/** The core's entry: the elements, the program's door, and under `shared` what the games take. */
const coreEntry = (taken) => {
  const modules = [...taken].sort(([a], [b]) => (a < b ? -1 : 1));
  const sources = new Map([
    [
      'core',
      [
        `import ${JSON.stringify(join(src, 'define.ts'))};`,
        `export * from ${JSON.stringify(join(src, 'index.ts'))};`,
        ...modules.map(([id]) => `import * as ${nameOf(id)} from ${JSON.stringify(`shared:${id}`)};`),
        `export const shared = { ${modules.map(([id]) => nameOf(id)).join(', ')} };`,
      ].join('\n'),
    ],
    ...modules.map(([id, names]) => [
      `shared:${id}`,
      `export { ${[...names].sort().join(', ')} } from ${JSON.stringify(id)};`,
    ]),
  ]);
  return {
    name: 'core-entry',
    // A package named by no file of ours is looked up from the sources.
    async resolveId(source, importer) {
      if (sources.has(source)) return `\0${source}`;
      return importer?.startsWith('\0') && !source.startsWith('/')
        ? this.resolve(source, join(src, 'index.ts'), { skipSelf: true })
        : null;
    },
    load: (id) => (id.startsWith('\0') ? sources.get(id.slice(1)) : null),
  };
};

export async function classicBuilds({ games: all, plugins, minify }) {
  if (!existsSync(join(src, 'define.ts'))) return [];
  const games = all.filter((game) => existsSync(join(src, 'games', game, 'ui.ts')));
  const taken = await takenByGames(games, plugins);
  const output = (file, name) => ({
    file: `${DIST}/${file}.js`,
    name: `${GLOBAL}.${name}`,
    format: 'iife',
    extend: true,
    inlineDynamicImports: true,
    globals: (id) => `${GLOBAL}.core.shared.${nameOf(id)}`,
  });
  return [
    {
      input: 'core',
      plugins: [coreEntry(taken), classicLoad, ...plugins(), minify],
      output: output('core', 'core'),
    },
    ...games.flatMap((game) => [
      {
        ...gameScript(game, () => [...plugins(), minify]),
        output: output(game, `games.${game}`),
      },
      ...languages(game).map((lang) => ({
        input: join(src, 'games', game, 'text', `${lang}.ts`),
        plugins: [...plugins(), minify],
        output: output(`${game}.${lang}`, `text.${game}.${lang}`),
      })),
    ]),
  ];
}

const languages = (game) =>
  readdirSync(join(src, 'games', game, 'text'))
    .filter((file) => /^[a-z]{2}\.ts$/.test(file))
    .map((file) => basename(file, '.ts'));
