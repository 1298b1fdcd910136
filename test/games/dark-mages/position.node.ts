import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, resume, type Position } from '../../../src/index.js';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { sketch } from '../../../src/games/dark-mages/lessons/sketch.js';

/** The path at which a position is refused, or nothing if it is accepted. */
function refusedAt(position: Position): string | undefined {
  try {
    resume(darkMages, position, { seed: 1 });
  } catch (error) {
    if (error instanceof BadInput) return error.path;
    throw error;
  }
  return undefined;
}

test('DM-T1 a position in an attack phase that the player has lost is refused', () => {
  const at = (phase: string, lost: boolean) => refusedAt(sketch(phase, { done: { lost } }));
  assert.deepEqual(
    [at('attack.deciding', false), at('end.deciding', true), at('attack.deciding', true)],
    [undefined, undefined, 'position.table.done.lost'],
  );
});

test('DM-P5 a position in which a mage steals from themselves is refused', () => {
  const item = { worn: ['it_robe_of_stars'] };
  const drawn = sketch('attack.stealing', { mages: { red: item, green: { worn: ['it_staff_of_power'] } } });
  const from = (seat: number) =>
    refusedAt({ ...drawn, table: { ...drawn.table, choice: { kind: 'steal', seat: 0, from: seat } } });
  assert.deepEqual([from(1), from(0)], [undefined, 'position.table.choice.from']);
});
