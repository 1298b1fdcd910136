import { subjects } from './all.js';
import { PARTS, RANDOM, describeGame } from './suite.js';

const parts = Object.keys(PARTS).filter((part) => !RANDOM.includes(part));
for (const subject of await subjects()) describeGame(subject, parts);
