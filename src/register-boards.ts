/** For elements with a board, besides `register.ts`: registers the loader of games with boards, and the games' controls. */
import { DefaultControl } from './game-ui/default-control.js';
import { load, pictureOf, read } from './games/index.js';
import { providePictures } from './loading/games.js';
import { provide, register } from './register.js';

provide(async (id, ...asked) => {
  const ui = await load(id, ...asked);
  register('playable-controls', DefaultControl);
  for (const [state, control] of Object.entries(ui.controls ?? {})) {
    register(`playable-${id}-${state.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`, control);
  }
  return ui;
}, read);
providePictures(pictureOf);
