/**
 * Finds the files in a build for pages that an element needs first: those that register it, and those of its game that it
 * requests as soon as it runs. The table is computed from the written build. The loader has it in `src/embed/preload-files.ts`;
 * the pages that we generate preload the files in their markup.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf } from './precomputed.js';
import { findGames } from './games.js';
import { LANGUAGES, root } from './paths.js';

/**
 * The files that an element requests when it runs, in the notation of `src/embed/preload-files.ts`. Those of a game in play come
 * last: browsers load in this order, and the picture comes first.
 */
const ASKS = {
  game: '.picture .board.@ i18n.@ .text.@ .aim .ui playing playing.@ around',
  lesson: '.picture .board.@ i18n.@ lesson.@ #.@',
  rulebook: '.book .aim .rulebook.@ .goal .lessons.index i18n.@ reading.@',
};
/** The name of a file for that of the table, as `src/embed/preload.ts` fills it in on a page. */
const filled = (name, game, lang, lesson) =>
  name.replace(/^\./, `${game}.`).replace('#', `${game}.${lesson}`).replace('@', lang);
const FILES = /\/src\/embed\/preload-files\.ts$/;

/** The static imports of a file in a build (of modules or of classic scripts). */
function importsOf(folder, file) {
  const code = readFileSync(join(folder, file), 'utf8');
  const [classic] = /\.register\([^[]*\[[^\]]*\]/.exec(code) ?? [];
  return [...code.matchAll(classic ? /\.register\([^[]*\[([^\]]*)\]/g : /\b(?:from|import)\s*(["'`]\.\/[^"'`]+["'`])/g)]
    .flatMap(([, list]) => [...list.matchAll(/["'`]\.\/([^"'`]+)["'`]/g)])
    .map(([, name]) => name);
}
/** A file and all its static imports, transitively. */
function withImports(folder, file) {
  const all = new Set([file]);
  for (const each of all) for (const next of importsOf(folder, each)) all.add(next);
  return [...all];
}
/** The ending of all file names in a build: the hash and `.js`. */
function endingIn(folder) {
  const [ending] = /-\w+\.js$/.exec(importsOf(folder, 'playable-game.js')[0]) ?? [];
  if (!ending) throw new Error(`${folder}/playable-game.js: expected the import of a file with a hash in its name`);
  return ending;
}

/** The files of the classic build that an embed page needs with any query: without those of a language or of a lesson. */
export function preloadsOfPage(kind, game) {
  const folder = join(root, 'dist/classic');
  const ending = endingIn(folder);
  const played = [`${game}.picture`, 'playing', `${game}.ui`, `${game}.aim`];
  const parts = {
    game: [...played, 'around'],
    lesson: [...played, 'panel', `${game}.lessons.index`],
    rulebook: [`${game}.book`],
  };
  const own = parts[kind] ?? played;
  const files = ['embed.js', `playable-${kind}.js`, ...own.map((name) => name + ending)];
  return [
    ...new Set(files.filter((file) => existsSync(join(folder, file))).flatMap((file) => withImports(folder, file))),
  ];
}

let cdn;
/**
 * The files of the build of modules that an element with this kind and these attributes needs before it shows anything: those
 * that the loader requests (`src/embed/preload.ts`).
 */
export async function preloadsOfElement(kind, { game, lang, lesson }) {
  const folder = join(root, 'dist/cdn');
  const { names, ending, games } = await (cdn ??= preloadsIn('cdn'));
  const own = game ?? games[0];
  const asked = (names[kind]?.split(' ') ?? []).map((name) => filled(name, own, lang, lesson) + ending);
  return [`playable-${kind}.js`, ...asked].filter((file) => existsSync(join(folder, file)));
}

/** The table of files to preload for the build in a folder of `dist`. */
export async function preloadsIn(build) {
  const folder = join(root, 'dist', build);
  const ending = endingIn(folder);
  const games = await ourGames();
  const has = (name, game, lang) => existsSync(join(folder, filled(name, game, lang) + ending));
  /** The names in the table of a file and of all its static imports. */
  const called = (file, game) =>
    withImports(folder, file)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .map((name) => (name.startsWith(`${game}.`) ? name.slice(game.length) : name));
  const names = Object.entries(ASKS).map(([kind, asks]) => {
    const asked = asks.split(' ').flatMap((name) => {
      if (name.includes('@')) return name;
      return games.filter((game) => has(name, game)).flatMap((game) => called(filled(name, game) + ending, game));
    });
    return [kind, [...called(`playable-${kind}.js`), ...asked]];
  });
  const every = [...new Set(names.flatMap(([, all]) => all))];
  const own = every.filter((name) => name.startsWith('.'));
  const isComplete = (game) => LANGUAGES.every((lang) => own.every((name) => has(name, game, lang)));
  return {
    // The same order for all kinds, so that the table compresses well.
    names: Object.fromEntries(names.map(([kind, all]) => [kind, every.filter((name) => all.includes(name)).join(' ')])),
    ending,
    // Nothing is preloaded for a game that lacks one of the files.
    games: games.map((game) => (isComplete(game) ? game : '!')),
  };
}
/** The ids of the games in their order on the site. */
async function ourGames() {
  const games = findGames().map(async (id) => [
    id,
    (await exportsOf(join(root, `src/games/${id}/about.ts`))).about.order,
  ]);
  return (await Promise.all(games)).sort(([, a], [, b]) => a - b).map(([id]) => id);
}

/**
 * Source code of `linkTo`. A preloaded module is compiled off the main thread, but some browsers never request a module again
 * after a failure. So only files that the games share are preloaded as modules (if they fail, `src/tags.cdn.ts` falls back to the
 * classic build). The others, which have a dot in their name, are preloaded as scripts, which browsers request again.
 */
const LINKS = {
  cdn: "(name) => ({ as: 'script', crossOrigin: '', rel: `${name.split('.')[2] ? '' : 'module'}preload` })",
  classic: "() => ({ as: 'script', rel: 'preload' })",
};

/** A Rollup plugin that inserts the table of a build into its loader. */
export const preloads = (build) => ({
  name: 'preloads',
  load: async (id) =>
    FILES.test(id)
      ? `export const files = ${JSON.stringify(await preloadsIn(build))}; export const linkTo = ${LINKS[build]};`
      : null,
});
