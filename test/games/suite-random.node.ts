import { subjects } from './all.js';
import { isChosen } from './chosen.js';
import { RANDOM, describeGame } from './suite.js';

for (const subject of await subjects()) if (isChosen(subject.ui.game.id)) describeGame(subject, RANDOM);
