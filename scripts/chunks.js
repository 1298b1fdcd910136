/**
 * Assigns modules to chunks in the builds for pages. Modules that are always loaded together share one chunk, because each
 * further file costs a request and is compressed separately. Modules loaded on first use are split by Rollup's default.
 */
import { findGames } from './games.js';
import { gameOf, isDeferred, isStandIn } from './deferred.js';
import { root } from './tests.js';

const LANGUAGES = ['en', 'fr', 'it'];

/** For Rollup's `manualChunks`, which is called for each module after the whole module graph is known. */
export function together() {
  let fileOf;
  return (id, { getModuleIds, getModuleInfo }) => {
    fileOf ??= plan([...getModuleIds()], getModuleInfo);
    return fileOf(id);
  };
}

/** Returns a function from a module id to its chunk name, or `undefined` to leave the module to Rollup. */
function plan(ids, infoOf) {
  /** These modules and all their static imports, transitively. */
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
  // A player who continues has loaded the shared deferred modules too.
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

  // A module that one game's board and another game's deferred modules need is shared too: no page loads another game's chunk.
  const isShared = (id) =>
    games.some(({ board }) => board.has(id)) && games.filter(({ needed }) => needed.has(id)).length > 1;

  // Modules of elements that no rule below assigns are left to Rollup: games load some of them as well.
  const isApart = (id) => game.has(id) || /\/src\/(elements\/|games\/|playable-)/.test(id);

  return (id) => {
    // One chunk for all deferred modules of a game, one for all shared deferred modules.
    if (isDeferred(id, infoOf)) return [gameOf(id), 'deferred'].filter(Boolean).join('.');
    // Modules of the rulebook first, then what a lesson (or its preview picture) needs besides a board. Parts of a lesson that
    // a game loads later are in the board's chunk, not in chunks of their own.
    const isPart = !game.has(id) && /\/src\/elements\/(ui|session|board|panel|menu)\//.test(id);
    if ((isPart || !isApart(id)) && rulebook.has(id)) return 'read';
    if (isPart && lesson.has(id)) return 'board';
    if (!isApart(id) && lesson.has(id)) return 'lesson';
    // `base`: every element needs it. `play`: playing and drawing need it. `board`: the board itself.
    if (game.has(id) && rulebook.has(id)) return 'base';
    if (isShared(id) || (game.has(id) && phases.has(id))) return 'play';
    if (game.has(id)) return lesson.has(id) || isStandIn(id) ? 'board' : undefined;
    // Several games' books need it: how a rulebook is made from its chapters.
    if (!gameOf(id) && games.some(({ isRead }) => isRead(id))) return 'read';
    const own = games.find(({ board, isRead }) => board.has(id) || isRead(id));
    return own && `${own.name}.${own.board.has(id) ? 'ui' : 'book'}`;
  };
}
