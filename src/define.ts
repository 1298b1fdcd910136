/**
 * Registers all elements: `<playable-game>` immediately, the others when their tag first occurs in the document, so that a
 * page with only a game does not load them. A page only has to import this file.
 */
import { showLoadButton } from './embed/load-button.js';
import { watch } from './embed/watch.js';
import { addGame, defineElement, isFirst, TAGS } from './register.js';

/** Loads and registers an element. After a failure it shows a button that retries, and retries when the network is back. */
const defineOrOffer = (element: Element): Promise<void> =>
  defineElement(element.localName).catch((error: unknown) => {
    console.error(error);
    showLoadButton(element, defineOrOffer, true);
  });
// A second copy of the package on a page leaves the elements to the first.
if (typeof document !== 'undefined' && isFirst) watch(document, TAGS.join(), (element) => void defineOrOffer(element));

export { addGame, defineElement };
export { PlayableGame } from './playable-game.js';
export type { PlayableLesson } from './playable-lesson.js';
export type { PlayablePhases } from './playable-phases.js';
export type { PlayableRulebook } from './playable-rulebook.js';
export type { PlayableStudio } from './playable-studio.js';
