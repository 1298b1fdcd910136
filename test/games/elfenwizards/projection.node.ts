import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards, type Move } from '../../../src/games/elfenwizards/index.js';
import { projectedScores } from '../../../src/games/elfenwizards/projection.js';
import { phaseOf } from '../../../src/kernel/chart.js';
import type { Snapshot } from '../../../src/kernel/game.js';
import { legalMoves } from '../../../src/kernel/legal.js';
import { play } from '../../../src/kernel/play.js';
import { start } from '../../../src/kernel/start.js';
import { draw, seeded } from '../../../src/kernel/random.js';
import type { Table } from '../../../src/games/elfenwizards/table.js';

/** The verbs of a player who changes as little as possible, in order of preference. */
const IDLE = [
  'roll',
  'hold',
  'pass',
  'putBack',
  'putBackGrey',
  'done',
  'doneGrey',
  'mark',
  'retire',
  'promote',
  'demote',
];
function idle(moves: readonly Move[]): Move | undefined {
  const wasted = moves.find((move) => move.type === 'place' && move.box === 'grey');
  return IDLE.flatMap((verb) => moves.find(({ type }) => type === verb) ?? [])[0] ?? wasted;
}

test('EW-10.1: the projected score is what is scored if nothing more happens', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= 6; seed++) {
    let snapshot: Snapshot<Table> = start(elfenwizards, { players: 3 + (seed % 4), seed });
    let rng = seeded(seed);
    while (snapshot.status === 'active') {
      const { table } = snapshot.context;
      const phase = phaseOf(snapshot.value);
      // A player who has placed one spell must place another, so the score may still change.
      if (!(phase === 'competition' && table.go.placed > 0) && table.go.removed === 0) {
        const projected = projectedScores(table, phase);
        let end = snapshot;
        while (end.context.table.players[0]!.scores.length === table.players[0]!.scores.length)
          end = play(elfenwizards, end, idle(legalMoves(elfenwizards, end))!);
        const scored = end.context.table.players.map(({ scores }) => scores.at(-1)!);
        assert.deepEqual(projected, scored, `seed ${seed}, turn ${table.turn}, ${phase}`);
        seen.set(phase, (seen.get(phase) ?? 0) + 1);
      }
      const moves = legalMoves(elfenwizards, snapshot);
      const chance = draw(rng, 1, 0, moves.length - 1);
      rng = chance.rng;
      snapshot = play(elfenwizards, snapshot, moves[chance.values[0]!]!);
    }
    assert.equal(projectedScores(snapshot.context.table, 'over'), undefined);
  }
  for (const phase of ['highWizardRetires', 'castMajorSpells', 'competition', 'awardVacantTitles', 'demoteMages'])
    assert.ok((seen.get(phase) ?? 0) > 10, `${phase}: ${seen.get(phase)}`);
});
