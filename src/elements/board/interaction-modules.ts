/** Modules that a board needs at the first action of the reader. They are loaded after the first board, in one chunk. */
export { playingWords } from '../../i18n/playing/index.js';
export { startGesture } from '../../interaction/gesture.js';
export { Chooser } from './chooser.js';
export { AutoScroll } from './auto-scroll.js';
export { letterAnswer } from './letter-keys.js';
export { playPath } from '../session/pointing.js';
export { measureStarts, shake, animatePieces } from './piece-animation.js';
export { whereTo } from './where-to.js';
