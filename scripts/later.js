/**
 * A rollup plugin for modules that say in their first lines that they come behind a first board: whoever imports one, and is
 * none itself, gets functions in its place that call it once it is here. `src/kernel/later.ts` has it fetched.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findGames } from './games.js';
import { exportsOf } from './computed.js';
import { root } from './tests.js';

const SAYS_SO = /^\/\*\*(?:(?!\*\/)[^])*Comes behind a first board/;
const STANDS_IN = '\0later:';
const WAYS = `${root}src/games/later.ts`;

/** The modules of a game that come behind its first board. */
const of = (game) =>
  readdirSync(join(root, 'src/games', game), { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(root, 'src/games', game, path))
    .filter((path) => SAYS_SO.test(readFileSync(path, 'utf8')));

/** Code for what stands in for a value of this name: functions wait for it, data are as they are. */
function inPlace(value, name) {
  if (typeof value === 'function') return `(...given) => it().${name}(...given)`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error(`${name} cannot come behind a first board.`);
  return `{ ${Object.entries(value).map(([key, inner]) => `${key}: ${inPlace(inner, `${name}.${key}`)}`)} }`;
}

export function later() {
  const late = new Set(findGames().flatMap(of));
  return {
    name: 'later',
    async resolveId(source, importer, options) {
      if (!importer || late.has(importer) || importer.startsWith(STANDS_IN) || importer === WAYS) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && late.has(found.id) ? STANDS_IN + found.id : null;
    },
    async load(id) {
      if (id === WAYS) {
        const ways = findGames().map((game) => {
          const files = of(game).map((path) => `import(${JSON.stringify(path)})`);
          return `${JSON.stringify(game)}: () => Promise.all([${files}])`;
        });
        return `export const laters = { ${ways} };`;
      }
      if (!id.startsWith(STANDS_IN)) return null;
      const path = id.slice(STANDS_IN.length);
      const all = Object.entries(await exportsOf(path));
      return [
        `import { later } from ${JSON.stringify(`${root}src/kernel/later.ts`)};`,
        `const it = later(() => import(${JSON.stringify(path)}));`,
        ...all.map(([name, value]) => `export const ${name} = ${inPlace(value, name)};`),
      ].join('\n');
    },
  };
}

/** Whether a module is one of these, by what Rollup knows of it. */
export const isLate = (id, infoOf) => infoOf(id)?.dynamicImporters.some((by) => by.startsWith(STANDS_IN)) ?? false;
