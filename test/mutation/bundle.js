// Makes one script of the tests that have to notice a mutant of the kernel or of a game's rules.
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/paths.js';
import { globTests } from '../../scripts/tests.js';

const here = (name) => join(root, 'test/mutation', name);
// Opponents and lessons are no rules; and a script in the old form can neither wait while it loads nor say where it is.
const isFast = (file) =>
  !/opponent|lessons/.test(file) && !/import\.meta|^\S.*\bawait /m.test(readFileSync(join(root, file), 'utf8'));
// Of the games what each tests for itself: the suite of all games takes too long to be run for every mutant.
const isOwn = (file) => /games[\\/][\w-]+[\\/]/.test(file);
// `TESTS='kernel|elfengold'` takes only the test files whose path matches, when only that part is mutated.
const isAsked = (file) => file.match(process.env.TESTS ?? '');
const files = [...globTests('.node.ts', 'test/kernel'), ...globTests('.node.ts', 'test/games').filter(isOwn)].filter(
  (file) => isAsked(file) && isFast(file),
);

await build({
  stdin: { contents: files.map((file) => `import './${file.replaceAll('\\', '/')}';`).join('\n'), resolveDir: root },
  bundle: true,
  ignoreAnnotations: true, // package.json says that files have no side effects; a test is one
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  outfile: join(root, 'coverage/mutation-tests.cjs'),
  logLevel: 'error',
  plugins: [
    {
      name: 'stand-ins',
      setup({ onResolve }) {
        onResolve({ filter: /^node:test$/ }, () => ({ path: here('node-test.js') }));
        onResolve({ filter: /\/once\.js$/ }, () => ({ path: here('once.js') }));
        onResolve({ filter: /^fast-check$/ }, ({ importer }) =>
          importer.endsWith('few-cases.js') ? undefined : { path: here('few-cases.js') },
        );
      },
    },
  ],
});
