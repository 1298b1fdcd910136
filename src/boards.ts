/** For the entries of elements with a board: a page with only a rulebook loads none of this. */
import { DefaultControl } from './game-ui/default-control.js';
import { load, pictureOf, read } from './games/index.js';
import { refuseChangedBuiltins } from './loading/changed-builtins.js';
import { hasBoards, providePictures } from './loading/games.js';
import { provide, register } from './register.js';

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
}
