/** Makes a site for a game of the author’s own: a folder for any web server that serves files. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../i18n/languages.js';
import { addedGames, readAdded } from '../../loading/added-games.js';
import type { AddedGame } from '../../game-ui/added-game.js';
import { BadInput } from '../../kernel/game.js';
import { GameError, UsageError } from '../usage.js';
import { bundlerFor } from './bundle.js';
import { causeOf, checkLessons } from './lessons.js';
import { filesOf } from './pages.js';
import { SERVED } from './served.js';

export interface SiteWishes {
  readonly game?: string | undefined;
  readonly out?: string | undefined;
  readonly address?: string | undefined;
}

/**
 * Whatever the command writes into the folder of a site. First the folder with the sign: a command that was stopped after it
 * can be run again.
 */
const OWN = [
  'server',
  'e',
  'index.html',
  'site.css',
  'cdn',
  'classic',
  'drawings',
  ...LANGUAGES.filter((tag) => tag !== 'en'),
  'lessons',
  'oembed',
  'rules',
  'sitemap.xml',
];
/** A file that is in every site, and in no other folder: this package’s own, with embed pages, may stand beside an author’s pages. */
const SIGN = SERVED;

/** Makes the site, and resolves to its pages, as paths. Throws `UsageError`, `GameError` or `BadInput`. */
export async function makeSite({ game, out = 'site', address }: SiteWishes): Promise<readonly string[]> {
  if (game === undefined) throw new UsageError('site: which game? --game <module or package>.');
  checkAddress(address);
  checkFolder(out);
  const bundler = await bundlerFor(game);
  const ui = await added(game, await bundler.run());
  await checkLessons(ui);
  // The site is made whole before the one that is there is touched: what fails leaves it as it was.
  const made = join(out, '.making');
  const clear = (path: string) => rmSync(path, { recursive: true, force: true });
  clear(made); // of a command that was stopped
  try {
    const { loader, embed } = await bundler.bundle(made);
    const files = await filesOf({ ui, address, pages: loader, frames: embed }).catch((error: unknown) => {
      if (error instanceof BadInput) throw error;
      throw new GameError(`The game cannot be shown: ${causeOf(error)}`, { cause: error });
    });
    for (const { path, text } of files) {
      mkdirSync(dirname(join(made, path)), { recursive: true });
      writeFileSync(join(made, path), text);
    }
    // Beside this command in the package: the styles of the pages, and the script for pages of others with frames in them.
    const copy = (from: string, to: string) => cpSync(fileURLToPath(new URL(from, import.meta.url)), join(made, to));
    copy('site.css', 'site.css');
    copy('../e/embed.css', 'e/embed.css');
    copy('../classic/host.js', 'classic/host.js');
    for (const name of OWN) {
      clear(join(out, name));
      if (existsSync(join(made, name))) renameSync(join(made, name), join(out, name));
    }
    return files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
  } finally {
    clear(made);
  }
}

/** Adds the game to those that are known here, and loads it. */
async function added(path: string, given: unknown): Promise<AddedGame> {
  if (typeof given !== 'object' || given === null)
    throw new UsageError(
      `--game ${path}: its default export is no game, as defineUi makes it: export default defineUi(…).`,
    );
  const game = readAdded(given);
  addedGames.set(game.id, game);
  return { ...(await game.load()), about: game.about } as AddedGame;
}

function checkAddress(address: string | undefined): void {
  if (address === undefined || /^https?:\/\/[^\s?#]+\/$/.test(address)) return;
  throw new UsageError(`--address ${address}: it is the whole address of the site with / at its end, https://….`);
}

function checkFolder(out: string): void {
  const found = existsSync(join(out, SIGN)) ? undefined : OWN.find((name) => existsSync(join(out, name)));
  if (found !== undefined) throw new UsageError(`--out ${out}: ${found} is there, which no site of this command made.`);
}
