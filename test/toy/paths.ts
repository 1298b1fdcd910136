/** For every state and transition of the chart a log that takes it. Written by `npm run reach`. */
import type { StoredPaths } from '../../src/inspector/stored-paths.js';

export const paths: StoredPaths = {
  logs: [
    'playable-rules 1\ngame toy 3\nseed 1\nplayers 2\n\nann bid 2\nbob answer believe\nbob bid 8\nann answer doubt\n',
    'playable-rules 1\ngame toy 3\nseed 1\nplayers 2\noption stakes 300\n\nann swear 8\n',
    'playable-rules 1\ngame toy 3\nseed 1\nplayers 2\noption stakes 300\n\nann stake 250\n',
    'playable-rules 1\ngame toy 3\nseed 1\nplayers 2\noption stakes 300\n\nann pass\n',
  ],
  paths: {
    round: [0, 0],
    'round.bidding': [0, 0],
    'round.answering': [0, 1],
    showing: [0, 2],
    finished: [0, 4],
    'round.bidding:bid': [0, 1],
    'round.bidding:swear': [1, 1],
    'round.bidding:stake': [2, 1],
    'round.bidding:pass': [3, 1],
    'round.bidding:always': [0, 1],
    'round.answering:answer': [0, 2],
    'round.answering:always': [0, 2],
    'showing:always': [0, 4],
    'showing:always:2': [0, 2],
  },
};
