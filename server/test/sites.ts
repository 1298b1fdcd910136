/** Sites of games that are not of this package, made by the command for authors. `npm run build lib` of the root makes that. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { version } from '../../package.json';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const AUTHOR = path('../../dist/cli/playable-rules.js');

/** For the tests of a file: folders that go with the last of them. */
export function useSites() {
  const folder = mkdtempSync(join(tmpdir(), 'sites-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const made = new Map<string, string>();
  /** The site of an example, made once. */
  function siteOf(example: string): string {
    if (!existsSync(AUTHOR)) throw new Error(`${AUTHOR} is missing: npm run build lib makes it.`);
    const site = join(folder, example);
    const args = ['site', '--game', path(`../../examples/${example}/index.ts`), '--out', site];
    if (!made.has(example))
      execFileSync(process.execPath, [AUTHOR, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    made.set(example, site);
    return site;
  }
  /** A folder with this module for the server. */
  function siteWith(source: string, madeBy = version): string {
    const site = mkdtempSync(join(folder, 'with-'));
    mkdirSync(join(site, 'server'));
    writeFileSync(join(site, 'server/game.mjs'), `export const madeBy = ${JSON.stringify(madeBy)};${source}`);
    return site;
  }
  return {
    siteOf,
    siteWith,
    /** The game of an example with changes: the source of an expression in which it is called `ui`, and its rules `game`. */
    changed: (example: string, changes: string) =>
      siteWith(`import ui from ${JSON.stringify(pathToFileURL(join(siteOf(example), 'server/game.mjs')).href)};
        const { game } = ui;
        export default ${changes};`),
  };
}
