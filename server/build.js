// Bundles the server with the rules of the games into dist/, and puts the elements of the library beside it if they are built.
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
for (const part of ['cdn', 'e', 'classic'])
  if (existsSync(path(`../dist/${part}`)))
    cpSync(path(`../dist/${part}`), path(`dist/library/${part}`), { recursive: true });
