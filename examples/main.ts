/** A page with the example games: each is added once, and any number of elements may show it. */
import { addGame } from 'playable-rules/define.js';
import fanorona from './fanorona/index.js';
import goofspiel from './goofspiel/index.js';
import pig from './pig/index.js';
import polignac from './polignac/index.js';

addGame(pig);
addGame(goofspiel);
addGame(fanorona);
addGame(polignac);
