/**
 * Runs XState's own tests while our inspector watches their machines. In a checkout of XState, after its install:
 *
 *     npx vitest run --config PATH-OF-THIS-REPOSITORY/test/fuzz/xstate/vitest.config.js
 *
 * With `BARE=1` nothing watches: tests that fail then, fail by themselves. `WATCH_LOG=file` gets a line of JSON a test: how
 * many actors it ran, and what was shown wrong.
 */
import path from 'node:path';

const core = path.resolve('packages/core');

export default {
  root: core,
  esbuild: { tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } } },
  resolve: { alias: [{ find: /^xstate$/, replacement: path.join(core, 'src/index.ts') }] },
  test: {
    globals: true,
    include: ['test/**/*.test.ts'],
    exclude: ['**/*types.test.ts'],
    environmentMatchGlobs: [['test/errors.test.ts', 'happy-dom']],
    setupFiles: process.env.BARE ? [] : [path.join(import.meta.dirname, 'watch.ts')],
  },
};
