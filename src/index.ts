/** The kernel for programs: types and pure functions; nothing here needs a DOM or registers an element. */
export * from './kernel/game.js';
export { legalMoves, toAct } from './kernel/legal.js';
export { formatMove, formatRecord, parseMove, parseRecord, type GameRecord } from './kernel/notation.js';
export { frames, play, positionOf, refusal, replay, resume, start, startFrames } from './kernel/play.js';
export { chooseMove, hides, imagine, redacted, viewFor } from './kernel/view.js';
