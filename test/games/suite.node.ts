import { subjects } from './all.js';
import { isChosen } from './chosen.js';
import { PARTS, RANDOM, describeGame } from './suite.js';

const parts = Object.keys(PARTS).filter((part) => !RANDOM.includes(part));
for (const subject of await subjects()) if (isChosen(subject.ui.game.id)) describeGame(subject, parts);
