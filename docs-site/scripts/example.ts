/** The guide's page: adds the game of the guide, in the way that any page can add one. */
import { addGame } from '../../src/define.js';
import { pig } from '../../examples/pig/index.js';

addGame(pig);
