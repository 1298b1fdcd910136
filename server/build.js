// Bundles the server with the rules of the games into dist/, and puts its page and, if they are built, the elements of the library beside
// it.
import { build } from 'esbuild';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

const { dependencies } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
rmSync(path('dist'), { recursive: true, force: true });
await build({
  entryPoints: { cli: path('src/cli.ts'), command: path('src/command.ts'), 'bot-worker': path('src/bot-worker.ts') },
  outdir: path('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  // The packages of this package stay outside; what the library itself needs is bundled. The command is a file of its own, which
  // an older Node does not load.
  external: [...Object.keys(dependencies), './command.js'],
  logLevel: 'warning',
});
cpSync(path('src/page'), path('dist/page'), { recursive: true });
for (const part of ['cdn', 'e', 'classic'])
  if (existsSync(path(`../dist/${part}`)))
    cpSync(path(`../dist/${part}`), path(`dist/library/${part}`), { recursive: true });
