/** The headless API: types and pure functions. Needs no DOM and registers no element. */
export type * from './kernel/game.js';
export { BadInput, BUDGET, LEVELS, RefusedMove } from './kernel/game.js';
export { legalMoves, toAct } from './kernel/legal.js';
export { formatMove, formatRecord, type GameRecord } from './kernel/notation.js';
export { parseMove, parseRecord } from './kernel/transcript.js';
export { frames, play, refusal, replay } from './kernel/play.js';
export { positionOf } from './kernel/start.js';
export { resume } from './kernel/resume.js';
export { start, startFrames } from './kernel/start.js';
export { chooseMove, hides, imagine, redacted, viewFor } from './kernel/view.js';
