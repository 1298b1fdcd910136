// Draws the pictures of the README: `npx tsx scripts/picture.js`. The position is the first that has many spells in the
// competition of turn 2, in a game that the opponents play from a seed; the same seed gives the same picture.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { picture } from '../src/games/elfenwizards/board/picture.ts';
import { elfenwizards } from '../src/games/elfenwizards/index.ts';
import { allMages } from '../src/games/elfenwizards/queries.ts';
import { boardEn } from '../src/games/elfenwizards/text/board.en.ts';
import { textOf } from '../src/i18n/text.ts';
import { chooseMove, legalMoves, play, start, viewFor } from '../src/index.ts';

const markup = (drawing) => collectResult(render(drawing));
const SEED = 5;
const SPELLS = 16;

let snapshot = start(elfenwizards, { players: 4, seed: SEED });
const isPretty = () => {
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
for (const scheme of ['light', 'dark']) {
  const file = new URL(`board-${scheme}.svg`, folder);
  writeFileSync(file, `${await picture(view, textOf('en', [boardEn]), { markup, scheme })}\n`);
  console.log(fileURLToPath(file));
}
