import { subjects } from './all.js';
import { describeGame } from './suite.js';

for (const subject of await subjects()) describeGame(subject);
