/** Adds a game as its author does, with the package of the last build. */
import { addGame } from 'playable-rules/define.js';
import pig from '../../../examples/pig/index.js';

addGame(pig);
