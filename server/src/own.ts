/** Games of others, from the sites that `playable-rules site` makes of them. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { version } from '../../package.json';
import { lineOf, SERVED } from '../../src/cli/site/served.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { LANGUAGES, type Lang } from '../../src/i18n/languages.js';
import type { AnyGame } from '../../src/kernel/game.js';
import { start } from '../../src/kernel/start.js';
import { viewFor } from '../../src/kernel/view.js';
import { readAdded } from '../../src/loading/added-games.js';
import { newTable } from '../../src/playthrough/wire.js';
import type { ServeOptions } from './serve.js';

/** The game of the site in this folder. Rejects with an error that names the file and what was expected. */
export async function gameOf(site: string): Promise<GameUi> {
  if (!existsSync(site)) throw new Error(`--games ${site}: there is no such folder`);
  const file = join(site, SERVED);
  if (!existsSync(file))
    throw new Error(`${file}: there is no such file; expected a folder that playable-rules site made`);
  try {
    const made = (await import(pathToFileURL(resolve(file)).href)) as { readonly default?: unknown; madeBy?: unknown };
    if (lineOf(made.madeBy) !== lineOf(version))
      throw new Error(`It is of version ${String(made.madeBy)}, this server of ${version}: make the site anew.`);
    const ui = await readAdded(made.default).load();
    // An object that is no game of this kernel, or that no page could ask for, fails here and not when somebody sits down.
    const { game } = ui;
    viewFor(game, start(game, { players: game.players[0], seed: 1 }), 'spectator');
    newTable({ game: game.id, players: game.players[1], options: {}, seats: 'human' }, 'table');
    return ui;
  } catch (error) {
    throw new Error(`${file}: expected a game as playable-rules site writes it. ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** The games of these sites, in this order. Rejects with an error that names what is wrong. */
export async function ownGames(folders: readonly string[]): Promise<Pick<ServeOptions, 'games' | 'names' | 'sites'>> {
  const sites = new Map<string, string>();
  const games = new Map<string, AnyGame>();
  const names = Object.fromEntries(LANGUAGES.map((lang) => [lang, {}])) as Record<Lang, Record<string, string>>;
  for (const folder of folders) {
    const ui = await gameOf(folder);
    const { game } = ui;
    const other = sites.get(game.id);
    if (other !== undefined)
      throw new Error(`--games ${folder}: expected another game than ${game.id}, which ${other} has`);
    sites.set(game.id, folder);
    games.set(game.id, game as unknown as AnyGame);
    for (const lang of LANGUAGES.filter((each) => ui.languages?.includes(each) ?? true))
      names[lang][game.id] = (await ui.text(lang))['game.name'] as string;
  }
  return { games, names, sites };
}
