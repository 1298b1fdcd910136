/**
 * Which files of a build for pages an element needs first: those that register it and, of its game, those that it asks for as
 * soon as it runs. Found when the build is written; the loader knows them by `src/embed/needed-files.ts`, and the pages that
 * we write ask for them in their markup.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf } from './precomputed.js';
import { findGames } from './games.js';
import { root } from './tests.js';

/** What an element asks for when it runs, as `src/embed/needed-files.ts` writes it. */
const ASKS = {
  game: '.ui .text.@ i18n.@',
  lesson: '.ui .text.@ i18n.@ lesson.@ #.@',
  rulebook: '.book .rulebook.@ .goal .lessons.index i18n.@ reading.@',
};
const LANGUAGES = ['en', 'fr', 'it'];
const FILES = /\/src\/embed\/needed-files\.ts$/;

/** What a file of a build, of modules or of classic scripts, imports at once. */
function importsOf(folder, file) {
  const code = readFileSync(join(folder, file), 'utf8');
  const [classic] = /\.register\(\[[^\]]*\]/.exec(code) ?? [];
  return [...code.matchAll(classic ? /\.register\(\[([^\]]*)\]/g : /\b(?:from|import)\s*(["'`]\.\/[^"'`]+["'`])/g)]
    .flatMap(([, list]) => [...list.matchAll(/["'`]\.\/([^"'`]+)["'`]/g)])
    .map(([, name]) => name);
}
/** A file, and all that it imports at once. */
function withImports(folder, file) {
  const all = new Set([file]);
  for (const each of all) for (const next of importsOf(folder, each)) all.add(next);
  return [...all];
}
/** What the names of a build's files end with. */
const endingIn = (folder) => /-\w+\.js$/.exec(importsOf(folder, 'playable-game.js')[0])[0];

/** What comes behind a first board, and before most lessons. */
const comesLate = (game) => ['deferred', 'behind', `${game}.deferred`, `${game}.position`];

/** The files of the classic build that an embed page needs whatever its address says: those of no language and no lesson. */
export function neededByPage(kind, game) {
  const folder = join(root, 'dist/classic');
  const ending = endingIn(folder);
  const asked = [`${game}.ui`, ...comesLate(game)];
  const own = { lesson: [`${game}.lessons.index`], rulebook: [`${game}.book`] }[kind] ?? [];
  const files = ['embed.js', `playable-${kind}.js`, ...[...asked, ...own].map((name) => name + ending)];
  return [
    ...new Set(files.filter((file) => existsSync(join(folder, file))).flatMap((file) => withImports(folder, file))),
  ];
}

let cdn;
/**
 * The files of the build of modules that an element of this kind and these attributes needs before it shows anything: what the
 * loader asks for by `src/embed/needed.ts`, and what most lessons wait for.
 */
export async function neededByElement(kind, { game, lang, lesson }) {
  const folder = join(root, 'dist/cdn');
  const { names, ending, games } = await (cdn ??= neededIn('cdn'));
  const own = game ?? games[0];
  const asked = (names[kind]?.split(' ') ?? []).map((name) =>
    name.replace(/^\./, `${own}.`).replace('#', `${own}.${lesson}`).replace('@', lang),
  );
  const late = kind === 'lesson' ? comesLate(own) : [];
  return [`playable-${kind}.js`, ...[...asked, ...late].map((name) => name + ending)].filter((file) =>
    existsSync(join(folder, file)),
  );
}

/** The table for the build in a folder of `dist`. */
export async function neededIn(build) {
  const folder = join(root, 'dist', build);
  const ending = endingIn(folder);
  const games = await ourGames();
  const has = (name, game, lang) =>
    existsSync(join(folder, name.replace(/^\./, `${game}.`).replace(/@/, lang) + ending));
  /** What a file and all that it imports at once are called in the table. */
  const called = (file, game) =>
    withImports(folder, file)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .map((name) => (name.startsWith(`${game}.`) ? name.slice(game.length) : name));
  const names = Object.entries(ASKS).map(([kind, asks]) => {
    const asked = asks.split(' ');
    const parts = asked.filter((name) => name.startsWith('.') && !name.includes('@'));
    const imported = games.flatMap((game) =>
      parts.filter((name) => has(name, game)).flatMap((name) => called(game + name + ending, game)),
    );
    return [kind, [...called(`playable-${kind}.js`), ...imported, ...asked]];
  });
  const every = [...new Set(names.flatMap(([, all]) => all))];
  const own = every.filter((name) => name.startsWith('.'));
  const isWhole = (game) => LANGUAGES.every((lang) => own.every((name) => has(name, game, lang)));
  return {
    // In one order, for what is alike takes less room.
    names: Object.fromEntries(names.map(([kind, all]) => [kind, every.filter((name) => all.includes(name)).join(' ')])),
    ending,
    // Of one that lacks a part nothing is asked for before it asks itself.
    games: games.map((game) => (isWhole(game) ? game : '!')),
  };
}
/** The games in their order. */
async function ourGames() {
  const games = findGames().map(async (id) => [
    id,
    (await exportsOf(join(root, `src/games/${id}/about.ts`))).about.order,
  ]);
  return (await Promise.all(games)).sort(([, a], [, b]) => a - b).map(([id]) => id);
}

/**
 * Code for how a file is asked for. A module that comes as one is compiled aside, but of one that failed some browsers ask
 * no more: without what the games share the classic build comes instead (`loader-imports.js`); the rest, which has a dot in
 * its name, comes as a script, asked for each time anew.
 */
const LINKS = {
  cdn: "(name) => ({ as: 'script', crossOrigin: '', rel: `${name.split('.')[2] ? '' : 'module'}preload` })",
  classic: "() => ({ as: 'script', rel: 'preload' })",
};

/** A Rollup plugin that fills the table in, for a loader. */
export const needed = (build) => ({
  name: 'needed',
  load: async (id) =>
    FILES.test(id)
      ? `export const files = ${JSON.stringify(await neededIn(build))}; export const linkTo = ${LINKS[build]};`
      : null,
});
