// Finds a legal log to every state and transition of each game's chart: `npm run reach`. A test says when this is due.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { elfenwizards } from '../src/games/elfenwizards/index.ts';
import { makeWays } from '../src/inspector/stored.ts';
import { toy } from '../test/toy/game.ts';

/** Four play by default, so that these logs fit the game that most pages show. */
const all = [
  [
    elfenwizards,
    '../src/games/elfenwizards/data/ways.ts',
    '../../../inspector/stored.js',
    { players: 4, games: 24, budget: 20_000 },
  ],
  [toy, '../test/toy/ways.ts', '../../src/inspector/stored.js', { players: 2, games: 4, budget: 400 }],
];
for (const [game, path, types, effort] of all) {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const source = `/** For every state and transition of the chart a log that takes it. Written by \`npm run reach\`. */
import type { StoredWays } from '${types}';

export const ways: StoredWays = ${JSON.stringify(makeWays(game, effort))};
`;
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
  console.log(file);
}
