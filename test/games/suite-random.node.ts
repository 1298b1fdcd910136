import { subjects } from './all.js';
import { RANDOM, describeGame } from './suite.js';

for (const subject of await subjects()) describeGame(subject, RANDOM);
