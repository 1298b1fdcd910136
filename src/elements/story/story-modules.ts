/** Modules that show past events: the log, the card, the list of phases. They are loaded once there is something to show. */
export { logStyles } from './log.styles.js';
export { changedSince, log, othersButton, othersReport, roomOfOthers } from './log.js';
export { settleLog } from './log-keys.js';
export { phaseList } from '../ui/phase-list.js';
export { Recaps, card } from './recap.js';
