import path from 'node:path';

const here = import.meta.dirname;

export default {
  esbuild: { tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } } },
  resolve: {
    alias: [
      { find: /^xstate$/, replacement: path.resolve('src/index.ts') },
      { find: './reportUnhandledError.ts', replacement: path.join(here, 'report.ts') },
    ],
  },
  test: {
    globals: true,
    include: ['test/**/*.test.ts'],
    exclude: ['**/*types.test.ts'],
    environmentMatchGlobs: [['test/errors.test.ts', 'happy-dom']],
    setupFiles: process.env.WATCH_LOG ? [path.join(here, 'watch.ts')] : [],
  },
};
