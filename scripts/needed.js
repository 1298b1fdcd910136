/**
 * Which files of a build for pages an element needs first: those that register it and, of its game, those that it asks for as
 * soon as it runs. Found when the build is written; the loader knows them by `src/embed/needed-files.ts`, and the pages that
 * we write ask for them in their markup.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf } from './computed.js';
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

/** The table for the build in a folder of `dist`. */
export async function neededIn(build) {
  const folder = join(root, 'dist', build);
  const [ending] = readdirSync(folder).flatMap((file) => /^base(-\w+)\.js$/.exec(file)?.[1] ?? []);
  const games = await ourGames();
  const has = (name, game, lang) =>
    existsSync(join(folder, `${name.replace(/^\./, `${game}.`).replace(/@/, lang)}${ending}.js`));
  /** What a file and all that it imports at once are called in the table. */
  const withImports = (file, game) => {
    const all = new Set([file]);
    for (const each of all) for (const next of importsOf(folder, each)) all.add(next);
    const names = [...all]
      .filter((name) => name.endsWith(`${ending}.js`))
      .map((name) => name.slice(0, -`${ending}.js`.length));
    return names.map((name) => (name.startsWith(`${game}.`) ? name.slice(game.length) : name));
  };
  const names = Object.entries(ASKS).map(([kind, asks]) => {
    const asked = asks.split(' ');
    const parts = asked.filter((name) => name.startsWith('.') && !name.includes('@'));
    const imported = games.flatMap((game) =>
      parts.filter((name) => has(name, game)).flatMap((name) => withImports(`${game}${name}${ending}.js`, game)),
    );
    return [kind, [...withImports(`playable-${kind}.js`), ...imported, ...asked]];
  });
  const every = [...new Set(names.flatMap(([, all]) => all))];
  const own = every.filter((name) => name.startsWith('.'));
  const isWhole = (game) => LANGUAGES.every((lang) => own.every((name) => has(name, game, lang)));
  return {
    // In one order, for what is alike takes less room.
    names: Object.fromEntries(names.map(([kind, all]) => [kind, every.filter((name) => all.includes(name)).join(' ')])),
    ending: `${ending}.js`,
    // Of one that lacks a part nothing is asked for before it asks itself.
    games: games.map((game) => (isWhole(game) ? game : '!')),
    link: { rel: 'preload', as: 'script', ...(build === 'cdn' && { crossOrigin: '' }) },
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

/** A Rollup plugin that fills the table in, for a loader. */
export const needed = (build) => ({
  name: 'needed',
  load: async (id) => (FILES.test(id) ? `export const files = ${JSON.stringify(await neededIn(build))};` : null),
});
