/** For the entries of elements with a board: a page with only a rulebook loads none of this. */
import { DefaultControl } from './game-ui/default-control.js';
import { abouts, load, pictureOf, read } from './games/index.js';
import { refuseChangedBuiltins } from './loading/changed-builtins.js';
import { hasBoards, providePictures } from './loading/games.js';
import { addGame, isFirst, provide, register } from './register.js';

/**
 * Lets elements load games with their boards, unless another element's entry has done so. With a game it registers the
 * game's controls, which are elements too.
 */
export function provideBoards(): void {
  if (hasBoards()) return;
  provide(async (id, ...asked) => {
    refuseChangedBuiltins();
    const ui = await load(id, ...asked);
    register('playable-controls', DefaultControl);
    for (const [state, control] of Object.entries(ui.controls ?? {})) {
      register(`playable-${id}-${state.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`, control);
    }
    return ui;
  }, read);
  providePictures(pictureOf);
  if (!isFirst) handOver();
}

/** Adds the games of this copy to the first copy on the page, which may be one that was made for a game of its own. */
function handOver(): void {
  for (const [id, about] of abouts)
    try {
      addGame({ id, about, load: async () => ({ ...(await load(id)), about }) });
    } catch {
      // The first copy has a game with this id.
    }
}
