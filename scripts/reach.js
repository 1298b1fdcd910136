// Finds a legal log to every state and transition of each game's chart: `npm run reach`. A test says when this is due.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { elfenwizards } from '../src/games/elfenwizards/index.ts';
import { computePaths } from '../src/inspector/stored-paths.ts';
import { toy } from '../test/toy/game.ts';

/** Four play by default, so that these logs fit the game that most pages show. */
const all = [
  [
    elfenwizards,
    '../src/games/elfenwizards/data/paths.ts',
    '../../../inspector/stored-paths.js',
    { players: 4, games: 24, budget: 20_000 },
  ],
  [toy, '../test/toy/paths.ts', '../../src/inspector/stored-paths.js', { players: 2, games: 4, budget: 400 }],
];
for (const [game, path, types, effort] of all) {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const source = `/** For every state and transition of the chart a log that takes it. Written by \`npm run reach\`. */
import type { StoredPaths } from '${types}';

export const paths: StoredPaths = ${JSON.stringify(computePaths(game, effort))};
`;
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
  console.log(file);
}
