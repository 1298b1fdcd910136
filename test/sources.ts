/** All source files of `src/`, for tests of how they are built. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './architecture.js';

const src = new URL('../src/', import.meta.url);
export const sources: Sources = Object.fromEntries(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [join('src', path).replaceAll('\\', '/'), readFileSync(new URL(path, src), 'utf8')]),
);
