/** Pieces that every game may use: cards and hands of them, dice, counters. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CARD_TALL, card, cardBack, hand } from '../../src/drawing/cards.js';
import { counter } from '../../src/drawing/counters.js';
import { die, type Sides } from '../../src/drawing/dice.js';
import { PIPS } from '../../src/drawing/pips.js';
import { words } from '../../src/drawing/strokes.js';
import { count, markup } from './render.js';

const room = { x: 10, y: 20, w: 100, h: 28 };
const colours = ['#111', '#222', '#333'] as const;

describe('a hand of cards', () => {
  test('lies side by side in the middle of its room', () => {
    const [a, b, ...rest] = hand(2, room);
    assert.deepEqual(rest, []);
    assert.equal(a!.w, room.h / CARD_TALL);
    assert.equal(a!.h, room.h);
    assert.ok(b!.x > a!.x + a!.w, 'they do not touch');
    assert.ok(Math.abs(a!.x - room.x - (room.x + room.w - b!.x - b!.w)) < 1e-9, 'as much room left as right');
  });
  test('overlaps as much as it must, and stays in its room', () => {
    for (const number of [0, 1, 4, 5, 12, 60]) {
      const cards = hand(number, room);
      assert.equal(cards.length, number);
      for (const [i, { x, w, h }] of cards.entries()) {
        assert.ok(x >= room.x - 1e-9 && x + w <= room.x + room.w + 1e-9, `${number}: ${x}`);
        assert.equal(h, room.h, 'none is smaller');
        if (i > 0) assert.ok(x > cards[i - 1]!.x, 'each shows something of itself');
      }
    }
  });
  test('has room for a card where it is narrower than one', () => {
    assert.deepEqual(
      hand(2, { ...room, w: 10 }).map(({ x, w, h }) => [x, w, h]),
      [
        [10, 10, 14],
        [10, 10, 14],
      ],
    );
  });
});

test('a face shows what is drawn on it; a back gives nothing away', () => {
  const [place] = hand(1, room);
  assert.match(markup(card(place!, words(50, 90, 60, 'seven'))), /data-piece="card".*class="paper".*>seven</);
  const back = markup(cardBack(place!));
  assert.match(back, /data-piece="card".*class="body".*class="pattern"/);
  assert.doesNotMatch(back, /<text/);
});

test('a die of six sides has as many pips as it says, others have a number', () => {
  for (let face = 1; face <= 6; face++) {
    assert.equal(count(PIPS[face]!, 'h0'), face);
    assert.ok(markup(die({ x: 0, y: 0, size: 30, face, colours })).includes(`d="${PIPS[face]!}"`));
  }
  const outlines = ([4, 6, 8, 10, 12, 20] as Sides[]).map((sides) => {
    const drawn = markup(die({ x: 0, y: 0, size: 30, sides, face: sides, colours }));
    assert.equal(/<text[^>]*>(\d+)</.exec(drawn)?.[1], sides === 6 ? undefined : String(sides));
    return /class="body" d="([^"]+)"/.exec(drawn)![1];
  });
  assert.equal(new Set(outlines).size, 6, 'each is told by its form');
});
test('a die that is not rolled shows nothing', () => {
  assert.doesNotMatch(markup(die({ x: 0, y: 0, size: 30, sides: 20, colours })), /<text|pips/);
});

test('a counter says what it is beside its colour', () => {
  assert.match(markup(counter({ x: 0, y: 0, size: 30, colours, said: 'A' })), /fill="#111".*class="body".*>A</);
});
