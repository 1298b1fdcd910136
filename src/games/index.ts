/**
 * The games. Each is a folder next to this file with an `about.ts`; `scripts/games.js` finds it, no list has to be edited. A
 * game's folder contains:
 *
 * - `about.ts`: `about`, a `GameAbout`: its order among the games, its players, the sizes of its board;
 * - `index.ts`: the headless game, a `WholeGame`, exported under its id: `dark-mages` as `darkMages`;
 * - `game.ts`: `game`, the same without opponents and without XState, for the board;
 * - `position.ts`: `positions`, the `Positions` of the game: checks whether a position from outside is valid;
 * - `ui.ts`: `ui`, a `GameBoard`: the parts that a first board and move need;
 * - `text/en.ts`, `text/fr.ts`, `text/it.ts`: `en`, …, the texts for `ui.ts` (builds for pages defer sentences for facts).
 *
 * These files are optional; `test/games/whole.node.ts` lists what each game lacks:
 *
 * - `opponent.ts`: `choose` or `think`, as in `Game`, shared with a worker, and `weigh`, if it rates moves;
 * - `more.ts`: `more`, a `GameMore`: parts that may load after a first board, such as the rulebook;
 * - `editor/index.ts`: `editor`, a `PositionEditor` that `more.ts` loads: sets up positions by hand in the studio;
 * - `text/more.en.ts`, …: `en`, …, the texts that a first board does not need;
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
 * A module of a game may begin with `'use deferred';`: pages load it after the first board, and no move is made before it is
 * loaded. It may export functions, objects of functions, classes that no other module extends, and plain data. A module that
 * begins with `'use precomputed';` is evaluated at build time and replaced by its exports as plain data.
 *
 * Generated and not committed: `abouts.ts`, `registry.ts`, `deferred-registry.ts`, `books.ts` and `opponents.ts` in this folder, and
 * in a game's folder `lessons/found.ts`, `data.ts` and `data/diagrams.ts` (the layouts of the chart).
 */
import type { GameReading, GameUi } from '../game-ui/game-ui.js';
import { addedGames } from '../loading/added-games.js';
import type { LoadGame } from '../loading/games.js';
import { byLanguage } from '../i18n/index.js';
import type { Catalogue } from '../i18n/text.js';
import { loadDeferred } from '../kernel/deferred.js';
import { deferredChunks } from './deferred.js';
import { abouts, unknownGame } from './known.js';
import { boards, lessons, mores, paths, positions, texts } from './registry.js';

export { abouts, DEFAULT_GAME, GAMES } from './known.js';

/** A game's texts for a first board; the English ones if it lacks the language. */
const firstWords = (id: string, lang: string): Promise<Catalogue> => byLanguage(lang, texts[id]!)();
/** Full catalogues by the catalogue for a first board, shared by all boards of a page. */
const whole = new WeakMap<Catalogue, Catalogue>();
/** The texts for a first board and the deferred ones. */
async function wordsOf(id: string, lang: string): Promise<Catalogue> {
  const [first, more] = await Promise.all([firstWords(id, lang), deferredTexts('moreTexts', id, lang)]);
  if (!whole.has(first)) whole.set(first, { ...first, ...more });
  return whole.get(first)!;
}
const deferredRegistry = () => import('./deferred-registry.js');
async function deferredTexts(which: 'moreTexts' | 'helpTexts', id: string, lang: string): Promise<Catalogue> {
  const all = (await deferredRegistry())[which][id];
  return all ? byLanguage(lang, all)() : {};
}

function check(id: string): void {
  if (!abouts.has(id)) throw unknownGame(id);
}

/** A game's texts, lessons and rulebook, without its board. Rejects with `BadInput` for an unknown id. */
export async function read(id: string): Promise<GameReading> {
  const added = addedGames.get(id);
  if (added) return added.load();
  check(id);
  return {
    text: (lang) => wordsOf(id, lang),
    firstText: (lang) => firstWords(id, lang),
    helpText: (lang) => deferredTexts('helpTexts', id, lang),
    ...(lessons[id] && { lessons: lessons[id] }),
    ...(await mores[id]?.()),
  };
}

const loaded = new Map<string, GameUi>();
/** Loads a game's position checks and adds them to its `game` object. */
async function takePositions(id: string): Promise<void> {
  const [{ game }, checks] = await Promise.all([boards[id]!(), positions[id]?.()]);
  Object.assign(game, checks);
}
/**
 * Loads a game for elements; resolves to the same object each time. With `lang` it also requests the texts for a first board
 * in parallel. Rejects with `BadInput` for an unknown id.
 */
export const load: LoadGame = async (id, lang, part) => {
  const added = addedGames.get(id);
  if (added) {
    const [ui] = await Promise.all([added.load(), part !== 'board' && loadDeferred(id)]);
    return ui;
  }
  check(id);
  if (lang !== undefined) firstWords(id, lang).catch(() => undefined);
  if (part === 'lessons') lessons[id]?.().catch(() => undefined);
  const isWhole = part !== 'board';
  const [board, reading] = await Promise.all([
    boards[id]!(),
    read(id),
    isWhole && deferredChunks[id]?.(),
    part !== undefined || takePositions(id),
  ]);
  if (isWhole) await loadDeferred(id);
  const stored: Pick<GameUi, 'positions' | 'diagrams' | 'paths' | 'opponent'> = {
    positions: () => takePositions(id),
    diagrams: async () => (await deferredRegistry()).diagrams[id]!(),
    ...(paths[id] && { paths: paths[id] }),
    opponent: async () => (await deferredRegistry()).opponents[id]?.(),
  };
  if (!loaded.has(id)) loaded.set(id, { ...board, ...reading, ...stored });
  return loaded.get(id)!;
};
