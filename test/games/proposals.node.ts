import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, load } from '../../src/games/index.js';
import { games } from '../../src/games/generated/registry.js';
import { legalMoves, toAct } from '../../src/kernel/legal.js';
import { formatMove } from '../../src/kernel/notation.js';
import { frames } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';
import { isChosen } from './chosen.js';

for (const id of GAMES.filter(isChosen))
  test(`${id}: all moves of a proposal are legal one after the other`, async () => {
    const ui = await load(id);
    const game = await games[id]!();
    const codes = new Set<string>();
    let at = start(game, { players: game.players[1], seed: 1 });
    for (let n = 0; at.status === 'active' && n < 500; n++) {
      const seat = toAct(legalMoves(game, at))[0]!;
      const view = viewFor(game, at, seat);
      for (const { code, moves } of ui.proposals?.(view) ?? []) {
        codes.add(code);
        let then = at;
        for (const move of moves) {
          const legal = legalMoves(game, then).map((other) => formatMove(game, other));
          assert.ok(legal.includes(formatMove(game, move)), `${view.phase}, ${code}: ${formatMove(game, move)}`);
          then = frames(game, then, move).at(-1)!;
        }
      }
      at = frames(game, at, chooseMove(game, view, { level: 'easy', seed: 1000 + n, budget: 20 })).at(-1)!;
    }
    assert.ok(codes.size > 0 || !ui.proposals, 'there were proposals');
  });
