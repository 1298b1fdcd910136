/** Drawings of the pieces that all games share: cards and hands of cards, dice, counters. */
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
  test('lays cards side by side, centred in the available room', () => {
    const [a, b, ...rest] = hand(2, room);
    assert.deepEqual(rest, []);
    assert.equal(a!.w, room.h / CARD_TALL);
    assert.equal(a!.h, room.h);
    assert.ok(b!.x > a!.x + a!.w, 'the cards do not touch');
    assert.ok(Math.abs(a!.x - room.x - (room.x + room.w - b!.x - b!.w)) < 1e-9, 'equal margins left and right');
  });
  test('overlaps cards at full height when they do not fit side by side, within the room', () => {
    for (const number of [0, 1, 4, 5, 12, 60]) {
      const cards = hand(number, room);
      assert.equal(cards.length, number);
      for (const [i, { x, w, h }] of cards.entries()) {
        assert.ok(x >= room.x - 1e-9 && x + w <= room.x + room.w + 1e-9, `${number}: ${x}`);
        assert.equal(h, room.h, 'full height');
        if (i > 0) assert.ok(x > cards[i - 1]!.x, 'each card is partly visible');
      }
    }
  });
  test('shrinks the cards to a room that is narrower than one card, so that each is seen', () => {
    const narrow = { ...room, w: 10 };
    const placed = (count: number) => hand(count, narrow).map(({ x, w, h }) => [x, w, h]);
    assert.deepEqual(placed(1), [[10, 10, 14]]);
    assert.deepEqual(placed(2), [
      [10, 7.5, 10.5],
      [12.5, 7.5, 10.5],
    ]);
    // As wide as one card: two of them would lie exactly on each other.
    const [under, over] = hand(2, { ...room, w: room.h / CARD_TALL });
    assert.ok(over!.x - under!.x > 0.3 * over!.w);
  });
});

test('the face of a card shows its content, and the back has a pattern but no text', () => {
  const [place] = hand(1, room);
  assert.match(markup(card(place!, words(50, 90, 60, 'seven'))), /data-piece="card".*class="paper".*>seven</);
  const back = markup(cardBack(place!));
  assert.match(back, /data-piece="card".*class="body".*class="pattern"/);
  assert.doesNotMatch(back, /<text/);
});

test('a six-sided die shows pips, other dice show a number, and each kind has its own outline', () => {
  for (let face = 1; face <= 6; face++) {
    assert.equal(count(PIPS[face]!, 'h0'), face);
    assert.ok(markup(die({ x: 0, y: 0, size: 30, face, colours })).includes(`d="${PIPS[face]!}"`));
  }
  const outlines = ([4, 6, 8, 10, 12, 20] as Sides[]).map((sides) => {
    const drawn = markup(die({ x: 0, y: 0, size: 30, sides, face: sides, colours }));
    assert.equal(/<text[^>]*>(\d+)</.exec(drawn)?.[1], sides === 6 ? undefined : String(sides));
    return /class="body" d="([^"]+)"/.exec(drawn)![1];
  });
  assert.equal(new Set(outlines).size, 6, 'each kind of die has its own outline');
});
test('a die without a face shows neither number nor pips', () => {
  assert.doesNotMatch(markup(die({ x: 0, y: 0, size: 30, sides: 20, colours })), /<text|pips/);
});

test('a counter shows a letter in addition to its colour', () => {
  assert.match(markup(counter({ x: 0, y: 0, size: 30, colours, said: 'A' })), /fill="#111".*class="body".*>A</);
});
