// What the dev server and the test runner share: TypeScript as a browser can run it.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareGames } from './games.js';
import { root } from './tests.js';

prepareGames();

export const typescript = () => esbuildPlugin({ ts: true, target: 'es2022', tsconfig: join(root, 'tsconfig.json') });

/** The address of a worker is no import, so nobody else finds its `.ts` where a source says `.js`. */
export function workerSources(context, next) {
  const source = context.path.replace(/\.js$/, '.ts');
  if (/^\/src\/.*\.js$/.test(context.path) && !existsSync(join(root, context.path)) && existsSync(join(root, source)))
    context.url = context.url.replace(context.path, source);
  return next();
}
