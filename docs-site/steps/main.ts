/** Adds the game to the page: every `<playable-…>` element with its id shows it. */
import { addGame } from 'playable-rules/define.js';
import pig from '../../examples/pig/index.js';

addGame(pig);
