// Lays out the statecharts of the games that have changed, so that pages need not, and writes the schemas of their data:
// `npx tsx scripts/layout.js`. Scripts that need the games call prepareGames() of games.js, which runs this.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dueGames, writeRegistry } from './games.js';

writeRegistry();
const due = dueGames();
const { load } = await import('../src/games/index.ts');
const { games, texts } = await import('../src/games/generated/registry.ts');
const { COLUMNS, diagramsOf } = await import('../src/inspector/diagrams.ts');

for (const { id, file, mark, schema } of due) {
  if (schema) {
    const made = await import(`../src/games/${id}/schema.ts`);
    writeFileSync(schema, `${JSON.stringify(made.schema, null, 2)}\n`);
  }
  // Last, because its mark says that all of the game is current.
  const { machine } = await games[id]();
  const { text } = await load(id);
  const diagrams = diagramsOf(machine, await Promise.all(Object.keys(texts[id]).map(text)));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `/** The chart laid out in ${COLUMNS.join(', ')} columns, with room for the words of every language. Written by scripts/layout.js. */
import type { Diagram } from '../../../kit/board.js';

export const diagrams: readonly Diagram[] = ${JSON.stringify(diagrams)};
${mark}`,
  );
  console.log(file);
}
