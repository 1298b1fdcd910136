/**
 * The games. Each is a folder next to this file with an `about.ts`; `scripts/games.js` finds it, no list has to be edited.
 * `docs-site/game-files.ts` says which files the folder has, and the job of each; `test/games/whole.node.ts` lists what a game
 * lacks.
 *
 * A module of a game whose file name ends with `.computed.ts` is evaluated at build time and replaced by its exports as plain data.
 *
 * The modules in the folders called `generated` are written by `scripts/games.js`, and not committed.
 */
import type { GameReading, GameUi } from '../game-ui/game-ui.js';
import { addedGames } from '../loading/added-games.js';
import type { LoadGame, PictureOfGame } from '../loading/games.js';
import { byLanguage } from '../i18n/index.js';
import { abouts, unknownGame } from './list.js';
import {
  boards,
  boardTexts,
  diagrams,
  helpTexts,
  lessons,
  extras,
  bots,
  paths,
  pictures,
  texts,
} from './generated/registry.js';

export { abouts, DEFAULT_GAME, GAMES } from './list.js';

function check(id: string): void {
  if (!abouts.has(id)) throw unknownGame(id);
}

/** A game's texts, lessons and rulebook, without its board. Rejects with `BadInput` for an unknown id. */
export async function read(id: string): Promise<GameReading> {
  const added = addedGames.get(id);
  if (added) return added.load();
  check(id);
  return {
    text: (lang) => byLanguage(lang, texts[id]!)(),
    helpText: async (lang) => (helpTexts[id] ? byLanguage(lang, helpTexts[id])() : {}),
    ...(lessons[id] && { lessons: lessons[id] }),
    ...(await extras[id]?.()),
  };
}

const loaded = new Map<string, GameUi>();
/**
 * Loads a game for elements; resolves to the same object each time. With `lang` it also requests the texts in parallel.
 * Rejects with `BadInput` for an unknown id.
 * @public
 */
export const load: LoadGame = async (id, lang) => {
  const added = addedGames.get(id);
  if (added) return added.load();
  check(id);
  if (lang !== undefined) byLanguage(lang, texts[id]!)().catch(() => undefined);
  const [board, reading] = await Promise.all([boards[id]!(), read(id)]);
  const stored: Pick<GameUi, 'diagrams' | 'paths' | 'bot'> = {
    diagrams: diagrams[id]!,
    ...(paths[id] && { paths: paths[id] }),
    bot: async () => bots[id]?.(),
  };
  if (!loaded.has(id)) loaded.set(id, { ...board, ...reading, ...stored });
  return loaded.get(id)!;
};

/** Loads a game's picture, unless the game is loaded already; `undefined` also for an added or unknown game. */
export async function pictureOf(id: string, lang: string): Promise<PictureOfGame | undefined> {
  if (loaded.has(id) || !Object.hasOwn(pictures, id)) return undefined;
  const [picture, words] = await Promise.all([pictures[id]!(), byLanguage(lang, boardTexts[id]!)()]);
  return { picture, words };
}
