/** The game in words. Each step that shows a game of its own gives it an id of its own, because all are on one page. */
import { addGame } from 'playable-rules/define.js';
import said from './said.js';

addGame({ ...said, game: { ...said.game, id: 'pig-said' } });
