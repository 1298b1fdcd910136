/**
 * The games. Each is a folder next to this file with an `about.ts`; `scripts/games.js` finds it, no list has to be edited. A
 * game's folder contains:
 *
 * - `about.ts`: `about`, a `GameAbout`: its order among the games, its players, the sizes of its board;
 * - `index.ts`: the headless game, a `WholeGame`, exported under its id: `dark-mages` as `darkMages`;
 * - `game.ts`: `game`, the same without opponents and without XState, for the board;
 * - `picture.ts`: `picture`, a `GamePicture`: the set-up and the drawing, which a page shows before the rules are loaded;
 * - `ui.ts`: `ui`, a `GameBoard`: the same with rules, controls, and how moves and facts look and sound;
 * - `text/board.en.ts`, …: `en`, …, the texts on the picture;
 * - `text/en.ts`, `text/fr.ts`, `text/it.ts`: `en`, …, the texts of the game.
 *
 * These files are optional; `test/games/whole.node.ts` lists what each game lacks:
 *
 * - `opponent.ts`: `choose` or `think`, as in `Game`, shared with a worker, and `weigh`, if it rates moves;
 * - `more.ts`: `more`, a `GameMore`: loaders of what readers open, such as the rulebook;
 * - `editor/index.ts`: `editor`, a `PositionEditor` that `more.ts` loads: sets up positions by hand in the studio;
 * - `text/help.en.ts`, …: `en`, …, the texts of explanations, reasons and the coach;
 * - `lessons/<lesson>/lesson.ts`: a lesson, with `words.ts`: `en`, …, its texts; listed in `lessons/index.ts`;
 * - `data.schema.json`: the schema of the data that a page may supply instead of the game's own, for `withData` of `more`;
 * - `data.json`: the game's own data in the form of that schema, for readers to start from, and for the game as `data.ts`;
 * - `data/paths.ts`, written by `npm run reach`: a log to every state of the chart;
 * - `site/index.ts`: `site`, a `GameSite`: the game's texts on the documentation site; with it `authors.en.md`, …: the
 *   game's authors, and `poster.game.txt`: the transcript whose end the poster shows;
 * - `transcripts.ts`: `transcripts`, `Transcripts` for stories and tests;
 * - `size.json`: the bytes that pages load, compared by `npm run size`.
 *
 * A module of a game that begins with `'use precomputed';` is evaluated at build time and replaced by its exports as plain
 * data.
 *
 * Generated and not committed: `abouts.ts`, `registry.ts`, `books.ts` and `opponents.ts` in this folder, and in a game's folder
 * `lessons/found.ts`, `data.ts` and `data/diagrams.ts` (the layouts of the chart).
 */
import type { GameReading, GameUi } from '../game-ui/game-ui.js';
import { addedGames } from '../loading/added-games.js';
import type { LoadGame, PictureOfGame } from '../loading/games.js';
import { byLanguage } from '../i18n/index.js';
import { abouts, unknownGame } from './known.js';
import {
  boards,
  boardTexts,
  diagrams,
  helpTexts,
  lessons,
  mores,
  opponents,
  paths,
  pictures,
  texts,
} from './registry.js';

export { abouts, DEFAULT_GAME, GAMES } from './known.js';

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
    ...(await mores[id]?.()),
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
  const stored: Pick<GameUi, 'diagrams' | 'paths' | 'opponent'> = {
    diagrams: diagrams[id]!,
    ...(paths[id] && { paths: paths[id] }),
    opponent: async () => opponents[id]?.(),
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
