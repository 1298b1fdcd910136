/**
 * The games. Each is a folder beside this file with an `about.ts`, found by `scripts/games.js`: nothing else names it. In the folder:
 *
 * - `about.ts`: `about`, a `GameAbout`: its order among the games, its players, the sizes of its board;
 * - `index.ts`: the game for programs, a `WholeGame`, exported by its id: `dark-mages` as `darkMages`;
 * - `game.ts`: the same without opponents and without XState, `game`, which the board is for;
 * - `position.ts`: `positions`, the `Positions` of the game: what asks whether a position from outside holds;
 * - `ui.ts`: `ui`, a `GameBoard`: what a first board and move need;
 * - `text/en.ts`: `en`, the words for that; in pages the sentences for facts come behind them; `text/fr.ts`, `text/it.ts` likewise.
 *
 * These may be left out; `test/games/whole.node.ts` says what a game is without:
 *
 * - `opponent.ts`: `choose` or `think`, as in `Game`, which it shares with a worker, and `weigh`, if it gives moves a worth;
 * - `more.ts`: `more`, a `GameMore`: what may come behind a first board, such as the rulebook;
 * - `editor/index.ts`: `editor`, a `PositionEditor`, which `more.ts` leads to: positions set up by hand in the studio;
 * - `text/more.en.ts`, …: `en`, …, the words for what comes behind;
 * - `text/help.en.ts`, …: `en`, …, the words of explanations, reasons and the coach;
 * - `lessons/<lesson>/lesson.ts` with `en.ts`, `fr.ts`, `it.ts`: a lesson and its words, listed in `lessons/index.ts`;
 * - `data.schema.json`: the form of the data that a page may give it in place of its own, for `withData` of `more`;
 * - `data/paths.ts`, which `npm run reach` writes: a log to every state of the chart;
 * - `site/index.ts`: `site`, a `GameSite`: what the documentation site says of it; beside it `authors.en.md`, …: whose it
 *   is, and `poster.game.txt`: the transcript to whose end the poster has come;
 * - `transcripts.ts`: `transcripts`, `Transcripts` for stories and tests;
 * - `size.json`: what pages load of it, which `npm run size` compares.
 *
 * A module of a game may begin with `'use deferred';`: a page then loads it after the first board, and no move is made before.
 * It exports functions, objects of functions, classes that no other module extends, and plain data. One that begins with
 * `'use precomputed';` is evaluated while a page is built, and replaced by its exports as plain data.
 *
 * Made from these and in no commit: `abouts.ts`, `registry.ts`, `behind.ts`, `books.ts` and `opponents.ts` here, `lessons/found.ts`, and `data/diagrams.ts`, the chart laid out.
 */
import type { GameReading, GameUi } from '../game-ui/game-ui.js';
import type { LoadGame } from '../game-ui/games.js';
import { byLanguage } from '../i18n/index.js';
import type { Catalogue } from '../i18n/text.js';
import { loadDeferred } from '../kernel/deferred.js';
import { deferredChunks } from './deferred.js';
import { abouts, unknownGame } from './known.js';
import { boards, lessons, mores, paths, positions, texts } from './registry.js';

export { abouts, DEFAULT_GAME, GAMES } from './known.js';

/** A game's words for a first board; English ones where it has none in a language. */
const firstWords = (id: string, lang: string): Promise<Catalogue> => byLanguage(lang, texts[id]!)();
/** All words by those for a first board: the boards of a page share them. */
const whole = new WeakMap<Catalogue, Catalogue>();
/** Those for a first board and those for what comes behind. */
async function wordsOf(id: string, lang: string): Promise<Catalogue> {
  const [first, more] = await Promise.all([firstWords(id, lang), wordsBehind('moreTexts', id, lang)]);
  if (!whole.has(first)) whole.set(first, { ...first, ...more });
  return whole.get(first)!;
}
const behind = () => import('./behind.js');
async function wordsBehind(which: 'moreTexts' | 'helpTexts', id: string, lang: string): Promise<Catalogue> {
  const all = (await behind())[which][id];
  return all ? byLanguage(lang, all)() : {};
}

function check(id: string): void {
  if (!abouts.has(id)) throw unknownGame(id);
}

/** A game for those who only read about it. Rejects with `BadInput` for one that is not here. */
export async function read(id: string): Promise<GameReading> {
  check(id);
  return {
    text: (lang) => wordsOf(id, lang),
    firstText: (lang) => firstWords(id, lang),
    helpText: (lang) => wordsBehind('helpTexts', id, lang),
    ...(lessons[id] && { lessons: lessons[id] }),
    ...(await mores[id]?.()),
  };
}

const loaded = new Map<string, GameUi>();
/** A game takes on its checks of positions. */
async function takePositions(id: string): Promise<void> {
  const [{ game }, checks] = await Promise.all([boards[id]!(), positions[id]?.()]);
  Object.assign(game, checks);
}
/**
 * A game for elements, the same object each time; with a language its first words in that are fetched beside it.
 * Rejects with `BadInput` for one that is not here.
 */
export const load: LoadGame = async (id, lang, part) => {
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
    diagrams: async () => (await behind()).diagrams[id]!(),
    ...(paths[id] && { paths: paths[id] }),
    opponent: async () => (await behind()).opponents[id]?.(),
  };
  if (!loaded.has(id)) loaded.set(id, { ...board, ...reading, ...stored });
  return loaded.get(id)!;
};
