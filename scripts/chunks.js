/**
 * Assigns modules to chunks in the builds for pages. Modules that are always loaded together share one chunk, because each
 * further file costs a request and is compressed separately. The rest, loaded on first use, is split by Rollup's default.
 *
 * | chunk          | what it holds                                        | when it is asked for                              |
 * | -------------- | ---------------------------------------------------- | ------------------------------------------------- |
 * | `base`         | what every element needs                             | with the first element                            |
 * | `play`         | what elements with a board share with charts         | with a game, a lesson or a chart                  |
 * | `board`        | what elements with a board need besides              | with a game or a lesson                           |
 * | `lesson`       | what only lessons need of it                         | with a lesson                                     |
 * | `read`         | what rulebooks share                                 | with a rulebook                                   |
 * | `GAME.picture` | how a new game is set up, drawn and put in words     | for the first picture: the first door             |
 * | `drawing`      | what the pictures of several games share             | with `GAME.picture`                               |
 * | `GAME.ui`      | rules, chart and controls of a game                  | to play it: the second door                       |
 * | `session`      | games in play, also those behind a chart             | with the second door, or a chart of a game        |
 * | `playing`      | games in play on a board                             | with the second door                              |
 * | `GAME.book`    | the rulebook of a game                               | with a rulebook                                   |
 * | `GAME.aim`     | what texts and rulebook of a game say alike          | with either                                       |
 * | `actor`        | XState                                               | behind a board in play, or with a chart           |
 *
 * The doors are those of the page Architecture, `docs-site/prose/reference/architecture.md`.
 */
import { dirname, join } from 'node:path';
import { findGames } from './games.js';
import { LANGUAGES, root } from './paths.js';

/**
 * For Rollup's `manualChunks`, which is called for each module after the whole module graph is known. With
 * `onlyExplicitManualChunks`: otherwise Rollup would add to a chunk all that its modules import, such as the whole kit.
 */
export function assignChunks() {
  let fileOf;
  return (id, { getModuleIds, getModuleInfo }) => {
    fileOf ??= plan([...getModuleIds()], getModuleInfo);
    return fileOf(id);
  };
}

/** Returns a function from a module id to its chunk name, or `undefined` to leave the module to Rollup. */
function plan(ids, infoOf) {
  // The entries of the kit only hand on what others export. Rollup looks through them, and so does this.
  const isEntry = (id) => /\/src\/(kernel\/api|kit\/(index|board|worker))\.ts$/.test(id);
  const at = (id, source) => join(dirname(id), source).replace(/\.js$/, '.ts');
  const exportedBy = (id) =>
    Object.entries(infoOf(id).exportedBindings).flatMap(([from, names]) => names.map((name) => [name, at(id, from)]));
  const homes = new Map(ids.filter(isEntry).flatMap(exportedBy));
  const importsOf = (id) => {
    const { ast, importedIds } = infoOf(id);
    if (!importedIds.some(isEntry)) return importedIds;
    const throughEntries = ast.body
      .filter(({ source }) => source && isEntry(at(id, source.value)))
      .flatMap(({ specifiers }) => specifiers.map(({ imported }) => homes.get(imported.name)));
    return [...importedIds.filter((next) => !isEntry(next)), ...throughEntries];
  };
  /** A module and all its static imports, transitively. */
  const from = (path) => {
    const all = new Set(ids.filter((id) => id === `${root}src/${path}.ts`));
    for (const id of all) for (const next of importsOf(id)) all.add(next);
    return all;
  };
  const [game, lesson, phases, rulebook] = ['game', 'lesson', 'phases', 'rulebook'].map((name) =>
    from(`playable-${name}`),
  );
  const table = from('elements/remote/at-table');
  const panel = from('elements/playable-lesson/panel');
  const around = from('elements/playable-game/around');
  const actor = from('playthrough/actor');
  const playing = new Set([...from('elements/board/playing'), ...from('elements/panel/panel')]);
  const games = findGames().map((name) => {
    const [picture, ui, extras, book] = ['picture', 'ui', 'extras', 'generated/rulebook'].map((path) =>
      from(`games/${name}/${path}`),
    );
    const inLanguages = (path) => {
      const words = LANGUAGES.map((lang) => from(`games/${name}/${path}${lang}`));
      return (id) => words.filter((own) => own.has(id)).length > 1;
    };
    const [isRead, isSaid] = [inLanguages('rulebook/'), inLanguages('text/board.')];
    return { name, picture, ui, extras, isRead: (id) => book.has(id) || isRead(id), isSaid };
  });
  /** Whether several games have a module in this part. */
  const isShared = (id, part) => games.filter((one) => one[part].has(id)).length > 1;
  const isGames = (id) => /\/src\/games\/(?!generated\/)[^/]+\//.test(id);
  // Modules of one element that no other one shares are left to Rollup.
  const isOwn = (id) => /\/src\/(elements\/(playable-|story|help|remote)|playable-)/.test(id);
  /** The chunk of a module of a game, or of another one that only this game needs. */
  const ofGame = (id) => {
    // The aim of a game in a sentence is in its texts and in its rulebook. The numbers of its phases are in all its texts.
    if (/\/text\/(goal|numbers)\.ts$/.test(id)) return `${/\/games\/([^/]+)/.exec(id)?.[1]}.aim`;
    const own = games.find(
      ({ picture, ui, extras, isRead, isSaid }) =>
        [picture, ui, extras].some((p) => p.has(id)) || isRead(id) || isSaid(id),
    );
    if (!own) return undefined;
    return `${own.name}.${own.picture.has(id) || own.isSaid(id) ? 'picture' : own.ui.has(id) || own.extras.has(id) ? 'ui' : 'book'}`;
  };

  return (id) => {
    if (game.has(id)) {
      if (rulebook.has(id)) return 'base';
      if (phases.has(id)) return 'play';
      // Otherwise Rollup would put what `playing` or a lesson in play also needs into a file that the game would load at once.
      return !isOwn(id) || [lesson, playing, panel, around].some((part) => part.has(id)) ? 'board' : undefined;
    }
    if (isGames(id)) return ofGame(id);
    // A lesson needs nothing of `session` before its first step.
    if (lesson.has(id) && phases.has(id)) return 'play';
    // Also what the picture of one game shares only with the playing of others.
    if (isShared(id, 'ui') && games.some(({ picture }) => picture.has(id))) return 'drawing';
    if (phases.has(id) && (playing.has(id) || isShared(id, 'ui'))) return 'session';
    if (actor.has(id)) return 'actor';
    if (playing.has(id) || (around.has(id) && (panel.has(id) || !isOwn(id))) || isShared(id, 'ui')) return 'playing';
    // A table needs nothing else of the rulebook than how a link is copied.
    if (isOwn(id) || (rulebook.has(id) && table.has(id))) return undefined;
    if (rulebook.has(id) || games.some(({ isRead }) => isRead(id))) return 'read';
    return lesson.has(id) ? 'lesson' : ofGame(id);
  };
}
