/** The transcripts that stories show: those of the default game. */
import { DEFAULT_GAME } from '../src/games/index.js';
import { transcripts as all } from '../src/games/generated/registry.js';

export const transcripts = await all[DEFAULT_GAME]!();
