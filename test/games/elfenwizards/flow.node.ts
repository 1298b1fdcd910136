/** How large the dice in a box are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flow, headOf, planOf } from '../../../src/games/elfenwizards/board/layout.js';

/** A box in which three players have dice, by the number of equal dice of each. */
const FULL: readonly (readonly number[])[] = [
  [1, 2, 1, 1, 2, 1, 1, 1, 2],
  [2, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1],
  Array.from({ length: 8 }, () => 2),
  Array.from({ length: 18 }, () => 1),
];

for (const layout of ['wide', 'narrow'] as const)
  test(`the dice in a full box are at least half as large as in an empty one: ${layout}`, () => {
    const plan = planOf(layout);
    const { x, y, w, h } = plan.boxes.wizard;
    const head = headOf(plan, 'wizard');
    const area = { x: x + 4, y: y + head, w: w - 8, h: h - head - plan.type };
    for (const counts of FULL) {
      const cells = flow(counts, area, plan.die, plan, { matters: counts.map((_, i) => i % 3 === 0) });
      assert.equal(cells.length, counts.length);
      for (const { size } of cells) assert.ok(size >= plan.die / 2, `${counts.join(' ')}: ${size} of ${plan.die}`);
    }
  });
