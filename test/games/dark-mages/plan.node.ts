/** The places of a board: nothing covers what one must see. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../../src/games/dark-mages/board/layout.js';

test('an enemy covers no companion, and its turn count ends above what lies below', () => {
  for (const layout of ['wide', 'narrow'] as const) {
    for (let players = 2; players <= 8; players++) {
      const { niches, enemies, band, hand } = planOf(0, players, layout);
      const next = band.y > enemies.y ? band : hand;
      const below = layout === 'wide' ? 14 : 11;
      assert.ok(enemies.y + enemies.h + below < next.y, `${layout} ${players}: the count`);
      // One enemy stands in the middle; cards have the proportions 5 by 7.
      const half = (enemies.h * 5) / 14;
      const middle = enemies.x + enemies.w / 2;
      for (const { isOwn, shield } of niches)
        assert.ok(
          isOwn ||
            shield.y + shield.h <= enemies.y ||
            shield.x >= middle + half ||
            shield.x + shield.w <= middle - half,
          `${layout} ${players}: a shield`,
        );
    }
  }
});

test('on a phone up to three opponents are in view together with the band, one also with the hand', () => {
  // The height that a window of 375 by 667 leaves between story and controls, in units of a board 357 pixels wide.
  const free = (667 - 70 - 242) * (360 / 357);
  const [duel, ...more] = [planOf(0, 2, 'narrow'), planOf(0, 3, 'narrow'), planOf(0, 4, 'narrow')] as const;
  for (const { band } of [duel, ...more]) assert.ok(band.y + band.h <= free, `the band ends at ${band.y + band.h}`);
  // Cards have the proportions 5 by 7 and end with their names.
  assert.ok(duel.hand.y + duel.hand.h <= free + 6, `the hand ends at ${duel.hand.y + duel.hand.h}`);
});

test('on a narrow board three enemies cover no opponent, and the fire ends above the band or the hand', () => {
  for (let players = 2; players <= 8; players++) {
    const { niches, enemies, fire, band, hand } = planOf(0, players, 'narrow');
    const count = 3;
    const w = (enemies.h * 5) / 7;
    const step = Math.min(w * 1.08, (enemies.w - w) / (count - 1));
    const from = enemies.x + (enemies.w - w - step * (count - 1)) / 2;
    const to = from + w + step * (count - 1);
    for (const { isOwn, x, y, h, shield, ally, w } of niches)
      for (const rect of isOwn ? [] : [{ x, y, w, h }, shield, ally]) {
        assert.ok(rect.y + rect.h <= band.y, `${players}: above the band`);
        const isBeside = rect.x + rect.w <= from || rect.x >= to || rect.y + rect.h <= enemies.y;
        assert.ok(isBeside, `${players}: beside the enemies`);
      }
    assert.ok(fire.y + 24 * fire.size <= (band.y > fire.y ? band : hand).y, `${players}: the fire`);
  }
});
