/** The markup of a place on a board: interactive on a page, inert in a picture. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nothing } from 'lit';
import { anchor } from '../../src/drawing/place.js';
import { words } from '../../src/drawing/strokes.js';
import type { BoardContext } from '../../src/game-ui/game-ui.js';
import { ctx } from './context.js';
import { markup } from './render.js';

const place = { id: 'barn', label: 'Barn, two cows', area: { x: 10, y: 50, w: 20, h: 20 } };
const drawn = (context: BoardContext, of = {}) =>
  markup(anchor({ ...place, ...of }, context, () => words(0, 0, 10, 'cows')));

describe('a place', () => {
  test('is a button with an id, an accessible name and a hit area', () => {
    const barn = drawn(ctx());
    assert.match(
      barn,
      /^<g class="anchor idle" data-anchor="barn" role="button" tabindex="-1" aria-label="Barn, two cows" aria-disabled="true"/,
    );
    assert.match(
      barn,
      /<g class="thing" aria-hidden="true"><text[^>]*>cows<\/text><\/g><rect class="hit" x="10" y="50" width="20" height="20"/,
    );
    assert.doesNotMatch(barn, /mark|halo|pointer|focus-ring|aria-pressed/);
  });
  test('adds its state to its accessible name and draws a mark', () => {
    for (const [is, said] of [
      ['source', ', can be chosen'],
      ['target', ', can go here'],
      // aria-pressed says it.
      ['chosen', ''],
    ] as const) {
      const barn = drawn(ctx({ is }));
      assert.match(barn, new RegExp(`class="anchor ${is}".*aria-label="Barn, two cows${said}"`));
      assert.match(barn, /class="mark under".*class="mark"/);
      assert.doesNotMatch(barn, /aria-disabled/);
      assert.equal(barn.includes('aria-pressed="true"'), is === 'chosen');
    }
  });
  test('replaces a full stop at the end of its name by its state', () => {
    const label = 'Two cows are in the barn.';
    assert.match(drawn(ctx({ is: 'target' }), { label }), /aria-label="Two cows are in the barn, can go here"/);
    assert.match(drawn(ctx(), { label }), /aria-label="Two cows are in the barn\."/);
  });
  test('draws a focus ring around its frame if it is the Tab stop', () => {
    const frame = { x: 12, y: 52, w: 10, h: 10 };
    assert.match(
      drawn(ctx({ tabStop: 'barn' }), { frame }),
      /tabindex="0".*class="focus-ring" x="9" y="49" width="16"/,
    );
  });
  test('draws a halo if it was changed, and a pointer if it is pointed out', () => {
    assert.match(
      drawn(ctx({ changed: new Set(['barn']) })),
      /class="anchor idle changed".*class="halo wide".*class="halo"/,
    );
    assert.match(drawn(ctx({ shown: new Set(['barn']) })), /class="anchor idle shown".*class="pointer"/);
  });
  test('has no role or name in a picture, where there is no Tab stop', () => {
    assert.equal(
      drawn(ctx({ tabStop: undefined })).replace(/<text.*<\/text>/, ''),
      '<g class="anchor idle" data-anchor="barn" ><g class="thing" aria-hidden="true"></g></g>',
    );
  });
  test('renders an empty group if it has no content', () => {
    assert.match(markup(anchor(place, ctx(), () => nothing)), /<g class="thing" aria-hidden="true"><\/g>/);
  });
});
