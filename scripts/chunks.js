/**
 * How the builds for pages are split: what always comes together is in one file, since each file more is a request more and
 * is compressed for itself. Whatever is fetched when it is first used stays as Rollup splits it.
 */
import { findGames } from './games.js';
import { gameOf, isDeferred, isStandIn } from './deferred.js';
import { root } from './tests.js';

const LANGUAGES = ['en', 'fr', 'it'];

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
  /** These modules and all that comes with them. */
  const withAll = (modules) => {
    const all = new Set(modules);
    for (const id of all) {
      for (const next of infoOf(id)?.importedIds ?? []) all.add(next);
    }
    return all;
  };
  const from = (path) => withAll(ids.filter((id) => id === `${root}src/${path}.ts`));
  const game = from('playable-game');
  const lesson = from('playable-lesson');
  // Whoever plays on has what comes behind a board as well.
  const phases = withAll([...from('playable-phases'), ...ids.filter((id) => isDeferred(id, infoOf) && !gameOf(id))]);
  const rulebook = from('playable-rulebook');
  const games = findGames().map((name) => {
    const board = from(`games/${name}/ui`);
    const needed = withAll([...board, ...ids.filter((id) => isDeferred(id, infoOf) && gameOf(id) === name)]);
    const book = from(`games/${name}/rulebook/index`);
    const words = LANGUAGES.map((lang) => from(`games/${name}/rulebook/${lang}`));
    const isRead = (id) => book.has(id) || words.filter((own) => own.has(id)).length > 1;
    return { name, board: withAll([...board, ...from(`games/${name}/more`)]), needed, isRead };
  });

  // What the board of one game needs and another game behind its board is shared too: nobody fetches another game.
  const isShared = (id) =>
    games.some(({ board }) => board.has(id)) && games.filter(({ needed }) => needed.has(id)).length > 1;

  // Of elements Rollup splits the rest as it does: a game fetches some of their parts as well.
  const isApart = (id) => game.has(id) || /\/src\/(elements\/|games\/|playable-)/.test(id);

  return (id) => {
    // Of a game what comes behind its first board comes in one go, and so does what the games share of that.
    if (isDeferred(id, infoOf)) return [gameOf(id), 'deferred'].filter(Boolean).join('.');
    // What a rulebook needs, and whatever else is read or goes with a game; what a lesson needs beside a board, and the
    // picture of one too. Parts of a lesson that a game needs later come with the board, in no file of their own.
    const isPart = !game.has(id) && id.includes('/src/elements/parts/');
    if ((isPart || !isApart(id)) && rulebook.has(id)) return 'read';
    if (isPart && lesson.has(id)) return 'board';
    if (!isApart(id) && lesson.has(id)) return 'lesson';
    // What every element needs, what playing and drawing need, and what a board is.
    if (game.has(id) && rulebook.has(id)) return 'base';
    if (isShared(id) || (game.has(id) && phases.has(id))) return 'play';
    if (game.has(id)) return lesson.has(id) || isStandIn(id) ? 'board' : undefined;
    const own = games.find(({ board, isRead }) => board.has(id) || isRead(id));
    return own && `${own.name}.${own.board.has(id) ? 'ui' : 'book'}`;
  };
}
