/** Modules that a board needs at the first action of the reader. They are loaded after the first board, in one chunk. */
export { playingWords } from '../../i18n/playing/index.js';
export { startGesture } from '../../interaction/gesture.js';
export { Chooser } from './chooser.js';
export { Following } from './following.js';
export { letterAnswer } from './letter-keys.js';
export { entriesOf, moveList } from './move-list.js';
export { point } from './pointing.js';
export { departures, shake, travel } from './travel.js';
export { whereTo } from './where-to.js';
