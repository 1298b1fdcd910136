/** Finds the pages in an author's folders. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Format } from './find.js';
import { UsageError } from './usage.js';

const FORMAT_OF: Readonly<Record<string, Format>> = {
  '.html': 'html',
  '.htm': 'html',
  '.md': 'md',
  '.markdown': 'md',
  '.mdx': 'mdx',
  '.json': 'json',
};
/** The format of a file, by its extension; `undefined` for other files. */
export const formatOf = (path: string): Format | undefined => FORMAT_OF[extname(path).toLowerCase()];

/** The text of a file as browsers read it: without the byte order mark that some editors write. */
export const textIn = (path: string): string => new TextDecoder().decode(readFileSync(path));

/** A page, and the folder in which addresses that begin with `/` are sought. */
export interface Page {
  readonly file: string;
  readonly root: string;
}

/**
 * All pages and links to pages at or below these paths, in order, without `node_modules` and folders that start with a dot. JSON files count
 * only if named directly: folders hold other JSON too. Throws `UsageError`.
 */
export function pagesIn(paths: readonly string[]): Page[] {
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw new UsageError(`${path}: there is no such file or folder.`);
    if (found.isDirectory()) return pagesBelow(path).map((file) => ({ file, root: path }));
    if (!formatOf(path)) throw new UsageError(`${path}: neither Markdown, MDX, HTML nor a lesson's JSON.`);
    return [{ file: path, root: dirname(path) }];
  });
}

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      if (entry.isDirectory()) return pagesBelow(path);
      // Links to folders are not followed: they may lead around.
      const found = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
      const format = found?.isFile() ? formatOf(path) : undefined;
      return format && format !== 'json' ? [path] : [];
    });
}
