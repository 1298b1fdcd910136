/** What is told of a game after it has happened: fetched once there is something to tell. */
export { after } from './after.styles.js';
export { changedSince, log, others, othersDoor } from './log.js';
export { phaseList } from '../parts/phase-list.js';
export { Recaps, card } from './recap.js';
