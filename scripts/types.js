// The declarations of the package: those of its entries, and what these import. Nobody can import the types of other modules.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './paths.js';

/**
 * The declarations that entries lead to.
 *
 * @param {readonly string[]} entries paths, with `*` for any name
 * @param {ReadonlyMap<string, string>} files all declarations by path
 */
export function reachedFrom(entries, files) {
  const patterns = entries.map((entry) => new RegExp(`^${posix.normalize(entry).replace('*', '[^/]+')}$`));
  const reached = new Set([...files.keys()].filter((path) => patterns.some((pattern) => pattern.test(path))));
  for (const path of reached)
    for (const [, source] of files.get(path)?.matchAll(/(?:from|import|import\() ?["'](\.[^"']+)\.js["']/g) ?? []) {
      const next = posix.join(posix.dirname(path), `${source}.d.ts`);
      if (files.has(next)) reached.add(next);
    }
  return reached;
}

/** Removes the declarations in `dist` that no entry of the package leads to. */
export function removeUnreached() {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const paths = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => `dist/${path.replaceAll('\\', '/')}`);
  const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const reached = reachedFrom(
    Object.values(exports).flatMap(({ types }) => types ?? []),
    files,
  );
  for (const path of paths) if (!reached.has(path)) rmSync(join(root, path));
}
