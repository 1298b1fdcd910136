/**
 * A Rollup plugin for modules that begin with the directive `'use deferred';`: a page loads them after its first board. An
 * importer that is not deferred itself gets stand-ins, functions that call the module once it is loaded. The deferred
 * modules of a game are one chunk, and so are those that the games share. `src/kernel/deferred.ts` loads these chunks.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findGames } from './games.js';
import { exportsOf } from './precomputed.js';
import { root } from './tests.js';

const DIRECTIVE = "'use deferred';";
/** A stand-in for the module behind it. */
const STAND_IN = '\0stand-in:';
/** The chunk of a game's deferred modules; without a game, of those that the games share. */
const CHUNK = '\0chunk:';
/** The registered chunk, as stand-ins import it. */
const REGISTERED = '\0registered:';
const LOADERS = `${root}src/games/deferred.ts`;

/** The game that a module belongs to; empty where games share it. */
export const gameOf = (id) =>
  (id.startsWith(CHUNK) ? id.slice(CHUNK.length) : /\/src\/games\/([^/]+)\//.exec(id)?.[1]) ?? '';
/** The paths of all deferred modules, sorted. */
export const findDeferred = () =>
  readdirSync(join(root, 'src'), { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(root, 'src', path))
    .filter((path) => readFileSync(path, 'utf8').startsWith(DIRECTIVE))
    .sort();

/** Code of the stand-in for an export: functions and classes wait for the module, plain data is copied. */
function standIn(value, name) {
  if (typeof value === 'function')
    return /^class\b/.test(value)
      ? `function (...given) { return new (it().${name})(...given); }`
      : `(...given) => it().${name}(...given)`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new Error(`${name}: no export of this kind can be deferred.`);
  const inner = Object.entries(value);
  return inner.every(([, part]) => typeof part === 'function')
    ? `standIn(() => it().${name}, ${JSON.stringify(Object.keys(value).join(' '))})`
    : `{ ${inner.map(([key, part]) => `${key}: ${standIn(part, `${name}.${key}`)}`)} }`;
}

export function deferred() {
  const paths = findDeferred();
  const of = (game) => paths.filter((path) => gameOf(path) === game);
  /** The name of a module among the exports of its chunk. */
  const nameOf = (path) => `module${of(gameOf(path)).indexOf(path)}`;
  const importChunk = (game) => `import(${JSON.stringify(CHUNK + game)})`;
  return {
    name: 'deferred',
    async resolveId(source, importer, options) {
      if (source.startsWith(CHUNK) || source.startsWith(REGISTERED)) return source;
      if (!importer || paths.includes(importer) || importer.startsWith(CHUNK)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && paths.includes(found.id) ? STAND_IN + found.id : null;
    },
    async load(id) {
      if (id === LOADERS) {
        const loaders = findGames().map(
          (game) => `${JSON.stringify(game)}: () => Promise.all([${importChunk('')}, ${importChunk(game)}])`,
        );
        return `export const deferredChunks = { ${loaders} };`;
      }
      const [, kind, rest] = /^(\0[\w-]+:)(.*)$/.exec(id) ?? [];
      if (kind === CHUNK)
        return of(rest)
          .map((path) => `export * as ${nameOf(path)} from ${JSON.stringify(path)};`)
          .join('\n');
      if (kind === REGISTERED)
        return [
          `import { deferred } from ${JSON.stringify(`${root}src/kernel/deferred.ts`)};`,
          `export const chunk = deferred(() => ${importChunk(rest)}, ${JSON.stringify(rest)});`,
        ].join('\n');
      if (kind !== STAND_IN) return null;
      const all = Object.entries(await exportsOf(rest));
      return [
        `import { chunk } from ${JSON.stringify(REGISTERED + gameOf(rest))};`,
        `import { standIn } from ${JSON.stringify(`${root}src/kernel/deferred.ts`)};`,
        `const it = () => chunk().${nameOf(rest)};`,
        ...all.map(([name, value]) => `export const ${name} = ${standIn(value, name)};`),
      ].join('\n');
    },
  };
}

/** Whether a module is a stand-in. */
export const isStandIn = (id) => id.startsWith(STAND_IN);
/** Whether Rollup has a module in one of the deferred chunks. */
export const isDeferred = (id, infoOf) => [id, ...(infoOf(id)?.importers ?? [])].some((by) => by.startsWith(CHUNK));
