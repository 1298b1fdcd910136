// Draws the board of each game that has a transcript src/games/<game>/site/board.game.txt, into the same folder. The pictures
// are committed, because a README can only show stored files. `npx tsx scripts/picture.js`; a test fails when a picture is out of date.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findGames } from './games.js';
import { command } from '../src/cli/command.ts';
import { root } from './paths.js';

const print = { out: (text) => process.stdout.write(text), err: (text) => process.stderr.write(text) };
for (const game of findGames()) {
  const folder = join(root, 'src/games', game, 'site');
  const transcript = join(folder, 'board.game.txt');
  if (existsSync(transcript)) await command(['picture', transcript, '--scheme', 'both', '--out', folder], print);
}
