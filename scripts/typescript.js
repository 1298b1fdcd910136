// Shared by the dev server and the test runner: compiles TypeScript for the browser.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareGames } from './games.js';
import { root } from './paths.js';

prepareGames();

export const typescript = () => esbuildPlugin({ ts: true, target: 'es2022', tsconfig: join(root, 'tsconfig.json') });

/** Serves `.ts` files under `.js` URLs. Needed for workers: their URLs are not imports, so no plugin resolves them. */
export function workerSources(context, next) {
  const source = context.path.replace(/\.js$/, '.ts');
  if (/^\/src\/.*\.js$/.test(context.path) && !existsSync(join(root, context.path)) && existsSync(join(root, source)))
    context.url = context.url.replace(context.path, source);
  return next();
}
