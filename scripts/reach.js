// Finds a legal log to every state and transition of each game's chart: `npm run reach`, or for some games
// `npm run reach id`. The logs are committed, because finding them takes up to five minutes per game; a test that checks
// whether they are up to date needs a second.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { writeRegistry } from './games.js';

writeRegistry();
const { games } = await import('../src/games/generated/registry.ts');
const { parseRecord } = await import('../src/kernel/transcript.ts');
const { computePaths } = await import('../src/inspector/stored-paths.ts');
const { usualPlayers } = await import('../src/playthrough/attributes.ts');
const { toy } = await import('../test/toy/game.ts');

const all = await Promise.all(
  Object.entries(games).map(async ([id, door]) => {
    /** @type {import('../src/kernel/game.ts').Game} */
    const game = await door();
    // Games, separated by lines of ---, that end with transitions that random play seldom takes.
    const rare = fileURLToPath(new URL(`../src/games/${id}/data/rare.games.txt`, import.meta.url));
    const texts = existsSync(rare) ? readFileSync(rare, 'utf8').split(/^---$/m) : [];
    const known = texts.map((text) => parseRecord(game, text));
    return {
      game,
      path: `../src/games/${id}/data/paths.ts`,
      types: '../../../inspector/stored-paths.js',
      // With as many players as most pages show.
      effort: { players: usualPlayers(game), games: 24, budget: 20_000, known },
    };
  }),
);
all.push({
  game: toy,
  path: '../test/toy/paths.ts',
  types: '../../src/inspector/stored-paths.js',
  effort: { players: 2, games: 4, budget: 400, known: [] },
});

const wanted = process.argv.slice(2);
for (const { game, path, types, effort } of all) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  const file = fileURLToPath(new URL(path, import.meta.url));
  const source = `/** For every state and transition of the chart a log that takes it. Written by \`npm run reach\`. */
import type { StoredPaths } from '${types}';

export const paths: StoredPaths = ${JSON.stringify(computePaths(game, effort))};
`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
  console.log(file);
}
