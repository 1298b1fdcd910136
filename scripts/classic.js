// The classic build, for pages that may load no modules (sandboxed frames, file://): `loader.js`, `core.js` with
// `core.<lang>.js`, and for each game `<game>.js` and `<game>.more.js` with their words, `<game>.<lang>.js` and
// `<game>.more.<lang>.js`. Rollup splits no classic scripts, so each file is a build of its own; what a game
// takes from the core or from a package reaches it through one global, whose name carries the version, so that two
// versions on a page do not meet. The sources' `import()` becomes `script()` of src/load.classic.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { rollup } from 'rollup';
import { writeEmbedPages } from './embed.js';
import { licences } from './licences.js';
import { root } from './tests.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const GLOBAL = `playableRules_${version.replace(/\W/g, '_')}`;
const src = join(root, 'src');
const named = (text) => text.replace(/\W+/g, '_');
/** A property name for a module that games and core share: `kernel_game`, `lit_directives_repeat_js`. */
const shareName = (id) => named(id.startsWith(src) ? relative(src, id).replace(/\.ts$/, '') : id);

/**
 * Which script a source begins: of a game its `ui.ts` and `more.ts`, its words, `text/<lang>.ts`, `text/more.<lang>.ts`
 * and `text/help.<lang>.ts`, and its data, `data/paths.ts`: `<game>`, `<game>.more`, `<game>.en`, `<game>.more.en`,
 * `<game>.help.en`, `<game>.paths`; of the rest `core`
 * define.ts, `core.fr` the core's i18n/fr.ts, `core.layout` the inspector's layout.ts.
 */
function scriptOf(path) {
  const source = relative(src, path).replace(/\.(js|ts)$/, '');
  const [, own] = /^(?:i18n\/([a-z]{2})|inspector\/(layout))$/.exec(source)?.filter(Boolean) ?? [];
  const [, game, ...parts] =
    /^games\/([^/]+)\/(?:ui|(more)|text\/((?:more\.|help\.)?[a-z]{2})|data\/([a-z]+))$/.exec(source) ?? [];
  // Each of the elements' own doors is in the core, as all of them are.
  if (/^(define|playable-\w+)$/.test(source)) return 'core';
  return own ? `core.${own}` : game && [game, ...parts].filter(Boolean).join('.');
}

/** Marks a specifier that names another script. */
const SCRIPT = 'script:';
/** A package that is loaded when it is asked for. */
const INSPECTOR = '@statelyai/inspect';

/** A lazy import of another script's source asks for that script, by the loading function of the script it is in. */
const lazyScripts = (by = 'core') => ({
  name: 'lazy-scripts',
  resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string') return null;
    const script = specifier === INSPECTOR ? 'core.inspector' : scriptOf(resolve(dirname(importer), specifier));
    // What is in the core itself need not be asked for.
    return script && script !== by ? { id: SCRIPT + script, external: true } : null;
  },
  renderDynamicImport: ({ targetModuleId: id }) =>
    id?.startsWith(SCRIPT) && {
      left: `${GLOBAL}.${by}.script(`,
      right: `, () => ${GLOBAL}.${named(id.slice(SCRIPT.length))})`,
    },
});

/** Who writes lessons has a page with modules: embed pages, which load the core, fetch no studio with it. */
const withoutStudio = {
  name: 'without-studio',
  load: (id) => (id === join(src, 'playable-studio.ts') ? 'export {};' : null),
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

/** What is beside the core takes from it all that is not in its own folder. */
const besideCore = (input, plugins) => ({
  input,
  plugins: [lazyScripts(), outside(join(dirname(input), '/')), ...plugins],
});
/** The drawing of a game, and what comes behind it. */
const gameDoors = (game) =>
  ['ui.ts', 'more.ts'].map((file) => join(src, 'games', game, file)).filter((path) => existsSync(path));
const embedPage = join(src, 'embed-page/index.ts');

/** The names that these take from outside, by module: what the core has to hand out, and nothing more. */
async function takenBy(inputs, plugins) {
  const taken = new Map();
  for (const input of inputs) {
    const bundle = await rollup(besideCore(input, plugins()));
    const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
    await bundle.close();
    for (const [id, names] of Object.entries(output[0].importedBindings)) {
      if (names.length) taken.set(id, new Set([...(taken.get(id) ?? []), ...names]));
    }
  }
  return [...taken].sort(([a], [b]) => (a < b ? -1 : 1));
}

const source = (path) => JSON.stringify(join(src, path));

/** The core's entry: the elements, the program's door, `script`, and under `shared` what the others take. */
const coreEntry = (taken) =>
  entry([
    [
      'core',
      [
        `import ${source('define.ts')};`,
        `export * from ${source('index.ts')};`,
        `export { script } from ${source('load.classic.ts')};`,
        ...taken.map(([id]) => `import * as ${shareName(id)} from ${JSON.stringify(`shared:${id}`)};`),
        `export const shared = { ${taken.map(([id]) => shareName(id)).join(', ')} };`,
      ],
    ],
    ...taken.map(([id, names]) => [
      `shared:${id}`,
      [`export { ${[...names].sort().join(', ')} } from ${JSON.stringify(id)};`],
    ]),
  ]);

/** The loader's entry: the elements come with the core. */
const loaderEntry = () =>
  entry([
    ['loader', [`export * from ${source('loader.ts')};`, `export { script } from ${source('load.classic.ts')};`]],
  ]);

/** Modules that are in no file, as their names and lines. */
function entry(lines) {
  const modules = new Map(lines);
  return {
    name: 'entry',
    async resolveId(id, importer) {
      if (modules.has(id)) return `\0${id}`;
      // A package is looked up as if one of our sources had named it.
      return importer?.startsWith('\0') && !id.startsWith('/')
        ? this.resolve(id, join(src, 'index.ts'), { skipSelf: true })
        : null;
    },
    load: (id) => (id.startsWith('\0') ? modules.get(id.slice(1))?.join('\n') : null),
  };
}

/** The sources in a folder that are scripts: words, one a language, and data. */
const scripts = (...folder) =>
  (existsSync(join(src, ...folder)) ? readdirSync(join(src, ...folder)) : [])
    .map((file) => join(src, ...folder, file))
    .filter(scriptOf);
/** English is in the core itself. */
const ownScripts = () => [...scripts('i18n'), ...scripts('inspector')].filter((path) => scriptOf(path) !== 'core.en');

/** `plugins` makes a build's plugins anew: some of them hold state. */
export async function classicBuilds({ games, plugins, shorten }) {
  const taken = await takenBy([...games.flatMap(gameDoors), embedPage], plugins);
  const globals = Object.fromEntries(taken.map(([id]) => [id, `${GLOBAL}.core.shared.${shareName(id)}`]));
  const output = (script) => ({
    file: `dist/classic/${script}.js`,
    name: `${GLOBAL}.${named(script)}`,
    format: 'iife',
    extend: true, // never replace what another script has put there
    inlineDynamicImports: true,
    globals,
    paths: (id) => id.replace(SCRIPT, ''),
  });
  const plain = (path) => ({ input: path, plugins: [...plugins(), shorten], output: output(scriptOf(path)) });
  return [
    {
      input: 'loader',
      plugins: [loaderEntry(), lazyScripts('loader'), ...plugins(), shorten],
      output: output('loader'),
    },
    {
      input: 'core',
      plugins: [coreEntry(taken), withoutStudio, lazyScripts(), ...plugins(), shorten],
      output: output('core'),
    },
    ...ownScripts().map(plain),
    {
      input: 'inspector',
      plugins: [
        entry([['inspector', [`export { createInspector } from ${JSON.stringify(INSPECTOR)};`]]]),
        ...plugins(),
        shorten,
      ],
      output: output('core.inspector'),
    },
    {
      ...besideCore(embedPage, [
        ...plugins(),
        shorten,
        { name: 'pages', writeBundle: () => writeEmbedPages('dist', games) },
      ]),
      output: output('embed'),
    },
    ...games.flatMap((game) => [
      ...gameDoors(game).map((path) => ({
        ...besideCore(path, [...plugins(), shorten]),
        output: output(scriptOf(path)),
      })),
      ...['text', 'data'].flatMap((folder) => scripts('games', game, folder).map(plain)),
    ]),
  ].map((build) => ({
    ...build,
    plugins: [...build.plugins, licences(`${basename(build.output.file, '.js')}.LICENSES.txt`)],
  }));
}
