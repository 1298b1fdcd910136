/**
 * A rollup plugin for modules that say in their first lines that they come behind a first board: whoever imports one, and is
 * none itself, gets functions in its place that call it once it is here. Those of a game come together, and so do those that
 * the games share. `src/kernel/later.ts` has them fetched.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findGames } from './games.js';
import { exportsOf } from './computed.js';
import { root } from './tests.js';

const SAYS_SO = /^\/\*\*(?:(?!\*\/)[^])*Comes[\s*]+behind[\s*]+a[\s*]+first[\s*]+board/;
const STANDS_IN = '\0later:';
/** All of a game, and without its name all that the games share. */
const TOGETHER = '\0together:';
const WAY = '\0way:';
const WAYS = `${root}src/games/later.ts`;

/** Whose a module is: a game's, or shared. */
export const gameOf = (id) =>
  (id.startsWith(TOGETHER) ? id.slice(TOGETHER.length) : /\/src\/games\/([^/]+)\//.exec(id)?.[1]) ?? '';
/** The modules that come behind a first board, in the order of their names. */
export const findLate = () =>
  readdirSync(join(root, 'src'), { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(root, 'src', path))
    .filter((path) => SAYS_SO.test(readFileSync(path, 'utf8')))
    .sort();

/** Code for what stands in for a value of this name: functions and classes wait for it, data are as they are. */
function inPlace(value, name) {
  if (typeof value === 'function')
    return /^class\b/.test(value)
      ? `function (...given) { return new (it().${name})(...given); }`
      : `(...given) => it().${name}(...given)`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error(`${name} cannot come behind a first board.`);
  const inner = Object.entries(value);
  return inner.every(([, part]) => typeof part === 'function')
    ? `inPlace(() => it().${name}, ${JSON.stringify(Object.keys(value).join(' '))})`
    : `{ ${inner.map(([key, part]) => `${key}: ${inPlace(part, `${name}.${key}`)}`)} }`;
}

export function later() {
  const late = findLate();
  const of = (game) => late.filter((path) => gameOf(path) === game);
  /** What a module is called among those that come together. */
  const nameOf = (path) => `part${of(gameOf(path)).indexOf(path)}`;
  const fetchAll = (game) => `import(${JSON.stringify(TOGETHER + game)})`;
  return {
    name: 'later',
    async resolveId(source, importer, options) {
      if (source.startsWith(TOGETHER) || source.startsWith(WAY)) return source;
      if (!importer || late.includes(importer) || importer.startsWith(TOGETHER)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && late.includes(found.id) ? STANDS_IN + found.id : null;
    },
    async load(id) {
      if (id === WAYS) {
        const ways = findGames().map(
          (game) => `${JSON.stringify(game)}: () => Promise.all([${fetchAll('')}, ${fetchAll(game)}])`,
        );
        return `export const laters = { ${ways} };`;
      }
      const [, kind, rest] = /^(\0\w+:)(.*)$/.exec(id) ?? [];
      if (kind === TOGETHER)
        return of(rest)
          .map((path) => `export * as ${nameOf(path)} from ${JSON.stringify(path)};`)
          .join('\n');
      if (kind === WAY)
        return [
          `import { later } from ${JSON.stringify(`${root}src/kernel/later.ts`)};`,
          `export const way = later(() => ${fetchAll(rest)}, ${JSON.stringify(rest)});`,
        ].join('\n');
      if (kind !== STANDS_IN) return null;
      const all = Object.entries(await exportsOf(rest));
      return [
        `import { way } from ${JSON.stringify(WAY + gameOf(rest))};`,
        `import { inPlace } from ${JSON.stringify(`${root}src/kernel/later.ts`)};`,
        `const it = () => way().${nameOf(rest)};`,
        ...all.map(([name, value]) => `export const ${name} = ${inPlace(value, name)};`),
      ].join('\n');
    },
  };
}

/** Whether a module stands in for one of these. */
export const standsIn = (id) => id.startsWith(STANDS_IN);
/** Whether a module is one of these, by what Rollup knows of it. */
export const isLate = (id, infoOf) => [id, ...(infoOf(id)?.importers ?? [])].some((by) => by.startsWith(TOGETHER));
