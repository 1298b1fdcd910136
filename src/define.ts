/** Registers the elements. Importing this file is all a page has to do; nothing else in the package registers any. */
import type { GameAbout } from './game-ui/about.js';
import { DefaultControl } from './game-ui/default-control.js';
import type { GameUi } from './game-ui/game-ui.js';
import { provideGames } from './game-ui/games.js';
import { PlayableGame } from './elements/playable-game/playable-game.js';
import type { PlayableLesson } from './elements/playable-lesson/playable-lesson.js';
import type { PlayablePhases } from './elements/playable-phases/playable-phases.js';
import type { PlayableRulebook } from './elements/playable-rulebook/playable-rulebook.js';
import { claim, type Instance } from './embed/instance.js';
import { abouts, load, read } from './games/index.js';
import { watch } from './embed/watch.js';

/** A second copy of the package on a page keeps the first one's elements. */
function define(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined') return;
  if (!customElements.get(tag)) customElements.define(tag, element);
  else if (customElements.get(tag) !== element)
    console.warn(`playable-rules: <${tag}> is defined already; the first is kept.`);
}

/** What not every page has: fetched when its tag is first seen in the document, so that a page with a game alone loads none of it. */
const others: Readonly<Record<string, () => Promise<CustomElementConstructor>>> = {
  'playable-lesson': async () => (await import('./elements/playable-lesson/playable-lesson.js')).PlayableLesson,
  'playable-phases': async () => (await import('./elements/playable-phases/playable-phases.js')).PlayablePhases,
  'playable-rulebook': async () => (await import('./elements/playable-rulebook/playable-rulebook.js')).PlayableRulebook,
};
/** Games of the page's own, which come behind ours. */
const added = new Map<string, () => Promise<GameUi>>();
const known = new Map(abouts);
const own: Instance = {
  defineElement: async (tag) => {
    if (Object.hasOwn(others, tag) && !customElements.get(tag)) define(tag, await others[tag]!());
  },
  addGame(id, about, loader) {
    known.set(id, about);
    added.set(id, loader);
  },
};
const first = claim(own);
/** Fetches and registers an element that is in no document, such as one in a shadow root, which is not watched. */
export const defineElement = (tag: string): Promise<void> => first.defineElement(tag);
/**
 * Adds a game of the page's own, made as those of `src/games` are, under its id: call it before an element names the game.
 * `load` gives the same object each time. Under the id of a game that is here already it stands in for that one.
 */
export const addGame = (id: string, about: GameAbout, load: () => Promise<GameUi>): void =>
  first.addGame(id, about, load);

/** In a bundle that is one classic script a file has no address: what would be a worker's work is done on the page. */
function addressOf(locate: () => URL): string | undefined {
  try {
    return locate().href;
  } catch {
    return undefined;
  }
}
provideGames(
  async (id) => {
    const ui = await (added.get(id) ?? (() => load(id)))();
    define('playable-controls', DefaultControl);
    for (const [state, control] of Object.entries(ui.controls ?? {})) {
      define(`playable-${id}-${state.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`, control);
    }
    return ui;
  },
  {
    bots: addressOf(() => new URL('./opponent-worker.js', import.meta.url)),
    layout: addressOf(() => new URL('./layout-worker.js', import.meta.url)),
  },
  defineElement,
  (id) => added.get(id)?.() ?? read(id),
  known,
);
/** What could not be fetched is asked for again when the network is back. */
function bring(tag: string): void {
  defineElement(tag).catch((error: unknown) => {
    console.error(error);
    addEventListener('online', () => bring(tag), { once: true });
  });
}
if (typeof document !== 'undefined') {
  if (first === own) watch(document, Object.keys(others).join(), ({ localName }) => bring(localName));
  // A copy that came second has other classes, and says so.
  define('playable-game', PlayableGame);
}

declare global {
  interface HTMLElementTagNameMap {
    'playable-game': PlayableGame;
    'playable-lesson': PlayableLesson;
    'playable-phases': PlayablePhases;
    'playable-rulebook': PlayableRulebook;
  }
}

export { PlayableGame, type PlayableLesson, type PlayablePhases, type PlayableRulebook };
