/**
 * Registers all elements: `<playable-game>` at once, the others when their tag is first seen in the document, so that a page
 * with a game alone loads none of them. Importing this file is all a page has to do.
 */
import { offer } from './embed/offer.js';
import { watch } from './embed/watch.js';
import { addGame, defineElement, isFirst, TAGS } from './register.js';

/** What could not be fetched comes by a button in its place, and by itself when the network is back. */
function bring(element: Element): void {
  defineElement(element.localName).catch((error: unknown) => {
    console.error(error);
    offer(element, () => bring(element), true);
  });
}
// A second copy on a page leaves the elements to the first.
if (typeof document !== 'undefined' && isFirst) watch(document, TAGS.join(), bring);

export { addGame, defineElement };
export { PlayableGame } from './playable-game.js';
export type { PlayableLesson } from './playable-lesson.js';
export type { PlayablePhases } from './playable-phases.js';
export type { PlayableRulebook } from './playable-rulebook.js';
export type { PlayableStudio } from './playable-studio.js';
