/**
 * How the builds for pages are split: what always comes together is in one file, since each file more is a request more and
 * is compressed for itself. Whatever is fetched when it is first used stays as Rollup splits it.
 */
import { findGames } from './games.js';
import { gameOf, isLate } from './later.js';
import { root } from './tests.js';

const LANGUAGES = ['en', 'fr', 'it'];
/** What is read of a game where there is no board: the rulebook in each language, and the picture of how points come. */
const READ = /\/src\/games\/[^/]+\/(rulebook\/(index|[a-z]{2})|help\/goal)\.ts$/;

/** For Rollup's `manualChunks`, which asks of one module after another once all are known. */
export function together() {
  let fileOf;
  return (id, { getModuleIds, getModuleInfo }) => {
    fileOf ??= plan([...getModuleIds()], getModuleInfo);
    return fileOf(id);
  };
}

/** Says of a module in which file it is put together with others, if it is. */
function plan(ids, infoOf) {
  /** These modules and all that comes with them; with `more`, also what is behind those of their `import()`. */
  const withAll = (modules, more) => {
    const all = new Set(modules);
    for (const id of all) {
      const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
      for (const next of [...importedIds, ...dynamicallyImportedIds.filter((to) => more?.test(to))]) all.add(next);
    }
    return all;
  };
  const from = (path, more) =>
    withAll(
      ids.filter((id) => id === `${root}src/${path}.ts`),
      more,
    );
  const game = from('playable-game');
  const lesson = from('playable-lesson');
  // Whoever plays on has what comes behind a board as well.
  const phases = withAll([...from('playable-phases'), ...ids.filter((id) => isLate(id, infoOf) && !gameOf(id))]);
  const rulebook = from('playable-rulebook');
  const games = findGames().map((name) => {
    const board = from(`games/${name}/ui`);
    const needed = withAll([...board, ...ids.filter((id) => isLate(id, infoOf) && gameOf(id) === name)]);
    const more = from(`games/${name}/more`);
    const read = from(`games/${name}/more`, READ);
    const texts = LANGUAGES.map((lang) => from(`games/${name}/text/${lang}`));
    const isOfAll = (id) => texts.filter((text) => text.has(id)).length > 1;
    return { name, board, needed, isRead: (id) => more.has(id) || (board.has(id) && read.has(id)) || isOfAll(id) };
  });

  // What the board of one game needs and another game behind its board is shared too: nobody fetches another game.
  const isShared = (id) =>
    games.some(({ board }) => board.has(id)) && games.filter(({ needed }) => needed.has(id)).length > 1;

  // Of elements Rollup splits the rest as it does: a game fetches some of their parts as well.
  const isApart = (id) => game.has(id) || /\/src\/(elements\/|games\/|playable-)/.test(id);

  return (id) => {
    // Of a game what comes behind its first board comes in one go, and so does what the games share of that.
    if (isLate(id, infoOf)) return [gameOf(id), 'later'].filter(Boolean).join('.');
    // What a rulebook needs, and a rule over a game too; what a lesson needs beside a board, and the picture of one too.
    if (!isApart(id) && rulebook.has(id)) return 'read';
    if (!isApart(id) && lesson.has(id)) return 'lesson';
    // What goes with an element of the page that has a board.
    if (!game.has(id) && rulebook.has(id) && phases.has(id)) return 'companion';
    if (!game.has(id) && !games.some(({ board, isRead }) => board.has(id) || isRead(id))) return undefined;
    // What every element needs, readers of a game too, what playing and drawing need, and what a board is.
    if (game.has(id) && (rulebook.has(id) || games.some(({ isRead }) => isRead(id)))) return 'base';
    if (isShared(id) || (game.has(id) && phases.has(id))) return 'play';
    if (game.has(id)) return lesson.has(id) ? 'board' : undefined;
    // What a game's readers need, and what its board does.
    const { name, isRead } = games.find(({ board, isRead }) => board.has(id) || isRead(id));
    return isRead(id) ? `${name}.more` : `${name}.ui`;
  };
}
