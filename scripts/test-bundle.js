// Bundles the browser tests once: otherwise each of a hundred pages requests three hundred modules and the server finds each file.
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { root } from './paths.js';
import { globTests } from './tests.js';

/** Tests that the test server sends module by module. */
const SEPARATE = [
  'test/embed/loader.test.ts', // imports modules a second time, under other addresses
  'test/inspector/mermaid.test.ts', // Mermaid is large; every page would have to read it
  'test/stories.test.ts', // so is Storybook
];
const posix = (path) => path.replaceAll('\\', '/');

/**
 * Middleware of the test runner that answers the request for a test with a module that runs it from the bundle. The bundle is one
 * file, in which each module is a function that runs when the module is first imported: a page runs what its test imports, in
 * the usual order.
 *
 * @param {readonly { transform(file: { path: string, body: string }): string | undefined }[]} plugins of the test runner, which
 *   change files of packages
 */
export async function testBundle(plugins) {
  const tests = globTests('.test.ts')
    .map(posix)
    .filter((file) => !SEPARATE.includes(file));
  const asServed = {
    name: 'as-served',
    setup({ onLoad }) {
      onLoad({ filter: /\.(js|ts)$/ }, (file) => {
        const path = `/${posix(relative(root, file.path))}`;
        const body = readFileSync(file.path, 'utf8');
        const contents = plugins
          .reduce((body, plugin) => plugin.transform({ path, body }) ?? body, body)
          .replaceAll('import.meta.url', `new URL('${path}', location.origin).href`);
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
  const { outputFiles } = await build({
    stdin: {
      contents: `export const tests = {${tests.map((file) => `'/${file}': () => import('./${file}')`).join()}};`,
      resolveDir: root,
    },
    outdir: root,
    entryNames: '[name]-[hash]', // so that a browser may keep it
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: `${root}tsconfig.json`,
    conditions: ['development'], // as the test server has it
    ignoreAnnotations: true, // package.json says that tests have no side effects
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [asServed],
  });
  const files = new Map(outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]));
  const bundle = [...files.keys()].find((path) => path.endsWith('.js'));
  for (const file of tests) files.set(`/${file}`, `import { tests } from '${bundle}';\nawait tests['/${file}']();`);
  return (context, next) => {
    if (!files.has(context.path)) return next();
    context.body = files.get(context.path);
    context.type = 'js';
    // The pages of a run share what the browser keeps, compiled code too.
    if (context.path === bundle) context.set('cache-control', 'max-age=3600');
  };
}
