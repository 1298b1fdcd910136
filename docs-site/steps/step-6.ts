/** The drawn game, which has no lesson yet. */
import { addGame } from 'playable-rules/define.js';
import pig from '../../examples/pig/index.js';

addGame({ ...pig, lessons: () => Promise.resolve([]), game: { ...pig.game, id: 'pig-drawn' } });
