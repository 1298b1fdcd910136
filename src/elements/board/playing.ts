/** What plays a game on a board: its session, and the answers to the reader's actions. Loaded with the rules. */
export { Session } from '../session/session.js';
export { startGesture } from '../../interaction/gesture.js';
export { Chooser } from './chooser.js';
export { AutoScroll } from './auto-scroll.js';
export { letterAnswer } from './letter-keys.js';
export { measureStarts, shake, animatePieces } from './piece-animation.js';
export { whereTo } from './where-to.js';
export { playingWords } from '../../i18n/playing/index.js';
