/** Registers the elements. Importing this file is all a page has to do; nothing else in the package registers any. */
import { provideGames } from './elements/games.js';
import { PlayableGame } from './elements/playable-game/playable-game.js';
import { advisor, load } from './load.js';

/** A second copy of the package on a page keeps the first one's elements. */
function define(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined') return;
  if (!customElements.get(tag)) customElements.define(tag, element);
  else if (customElements.get(tag) !== element)
    console.warn(`playable-rules: <${tag}> is defined already; the first is kept.`);
}

provideGames(async (id) => {
  const ui = await load(id);
  for (const [state, control] of Object.entries(ui.controls)) {
    define(`playable-${id}-${state.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`, control);
  }
  return ui;
}, advisor);
define('playable-game', PlayableGame);

declare global {
  interface HTMLElementTagNameMap {
    'playable-game': PlayableGame;
  }
}

export { PlayableGame };
