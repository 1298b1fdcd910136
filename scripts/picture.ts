// Draws the pictures of the README: `npx tsx scripts/picture.ts`. The position is the first that has many spells in the
// competition of turn 2, in a game that the opponents play from a seed; the same seed gives the same picture.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { picture } from '../src/games/elfenwizards/board/picture.js';
import { elfenwizards } from '../src/games/elfenwizards/index.js';
import { allMages } from '../src/games/elfenwizards/queries.js';
import { boardEn } from '../src/games/elfenwizards/text/board.en.js';
import { textOf } from '../src/i18n/text.js';
import { chooseMove, legalMoves, play, start, viewFor } from '../src/index.js';

const SEED = 5;
const SPELLS = 16;

let snapshot = start(elfenwizards, { players: 4, seed: SEED });
const isPretty = (): boolean => {
  const { table } = snapshot.context;
  const lying = allMages(table).reduce((sum, { spells }) => sum + spells.length, 0);
  return snapshot.value === 'competition' && table.turn === 2 && lying >= SPELLS;
};
for (let n = 0; !isPretty(); n++) {
  const seat = legalMoves(elfenwizards, snapshot)[0]?.seat;
  if (seat === undefined) throw new Error(`Seed ${SEED} has no competition of turn 2 with ${SPELLS} spells.`);
  const view = viewFor(elfenwizards, snapshot, seat);
  snapshot = play(elfenwizards, snapshot, chooseMove(elfenwizards, view, { seed: n, level: 'normal' }));
}

const folder = new URL('../docs-site/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });
const view = viewFor(elfenwizards, snapshot, 'spectator');
for (const scheme of ['light', 'dark'] as const) {
  const file = new URL(`board-${scheme}.svg`, folder);
  writeFileSync(file, `${await picture(view, textOf('en', [boardEn]), { scheme })}\n`);
  console.log(fileURLToPath(file));
}
