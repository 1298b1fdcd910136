// Draws the boards of the games that have a transcript for it, src/games/<game>/site/board.game.txt, beside that: they are
// stored, for a README can show no others. `npm run picture`; a test says when it is due.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findGames } from './games.js';
import { command } from '../src/cli/command.ts';
import { root } from './tests.js';

const print = { out: (text) => process.stdout.write(text), err: (text) => process.stderr.write(text) };
for (const game of findGames()) {
  const folder = join(root, 'src/games', game, 'site');
  const transcript = join(folder, 'board.game.txt');
  if (existsSync(transcript)) await command(['picture', transcript, '--scheme', 'both', '--out', folder], print);
}
