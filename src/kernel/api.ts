/** What programs use of the kernel: the entry `playable-rules`, and part of the kit. */
export type * from './game.js';
export { BadInput, BUDGET, LEVELS, RefusedMove } from './game.js';
export { legalMoves, toAct } from './legal.js';
export { formatMove, formatRecord, type GameRecord } from './notation.js';
export { parseMove, parseRecord } from './transcript.js';
export { frames, play, refusal, replay } from './play.js';
export { positionOf } from './start.js';
export { resume } from './resume.js';
export { start, startFrames } from './start.js';
export { chooseMove, hides, imagine, redacted, viewFor } from './view.js';
