/** The pack of cards: dealt, followed, taken, hidden and imagined. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  deal,
  hideHands,
  imagineHands,
  isSorted,
  pack,
  rankOf,
  seeded,
  suitOf,
  suitToFollow,
  takingCard,
} from '../../src/kit/index.js';
import { cardNames } from '../../src/kit/board.js';

const CARDS = pack(['9', '10', 'J', 'A']);

test('a card is its suit and its rank', () => {
  assert.equal(CARDS.length, 16);
  assert.deepEqual([suitOf('H10'), rankOf('H10')], ['H', '10']);
});

test('deals each card once, in the order of the pack', () => {
  const { hands, rest, rng } = deal(seeded(1), CARDS, 3, 4);
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [4, 4, 4],
  );
  assert.deepEqual(new Set([...hands.flat(), ...rest]), new Set(CARDS));
  assert.ok(hands.every((hand) => isSorted(hand, CARDS)));
  assert.ok(!isSorted(['SJ', 'S10'], CARDS));
  assert.notDeepEqual(rng, seeded(1));
  assert.notDeepEqual(deal(rng, CARDS, 3, 4).hands, hands);
});

test('a hand with equal cards is in the order of the pack as it was dealt', () => {
  const twins = ['a', 'a', 'b', 'b'];
  const { hands } = deal(seeded(1), twins, 1, 4);
  assert.deepEqual(hands, [twins]);
  assert.ok(isSorted(twins, twins));
});

test('more cards than the pack has are not dealt', () => {
  assert.throws(() => deal(seeded(1), CARDS, 4, 5), /deal, cards: 20, expected a whole number from 0 to 16/);
  assert.deepEqual(deal(seeded(1), CARDS, 4, 4).rest, []);
});

describe('a suit must be followed', () => {
  for (const [what, card, hand, trick, suit] of [
    ['not by the leader', 'S9', ['S9', 'HJ'], [], undefined],
    ['by who holds it', 'S9', ['S9', 'HJ'], ['HA', 'S10'], 'H'],
    ['with any card of it', 'HJ', ['S9', 'HJ'], ['HA'], undefined],
    ['not by who has none', 'S9', ['S9', 'DJ'], ['HA'], undefined],
  ] as const)
    test(what, () => {
      assert.equal(suitToFollow(card, hand, trick), suit);
    });
});

test('the highest card of the suit that was led takes the trick, or the highest trump', () => {
  const trick = ['H9', 'SA', 'HJ', 'D9'];
  assert.equal(takingCard(trick, CARDS), 2);
  assert.equal(takingCard(trick, CARDS, 'D'), 3);
  assert.equal(takingCard(trick, CARDS, 'C'), 2);
  assert.equal(takingCard(['D9', 'DJ'], CARDS, 'D'), 1);
});

test('a viewer sees the own hand, and imagines the others of the unseen cards', () => {
  const { hands, rest } = deal(seeded(7), CARDS, 3, 4);
  const seen = hideHands(hands, 1, '');
  assert.deepEqual(seen, [['', '', '', ''], hands[1], ['', '', '', '']]);
  assert.deepEqual(hideHands(hands, 'spectator', '')[1], ['', '', '', '']);
  const spent = rest.slice(0, 2);
  const { hands: imagined } = imagineHands(seeded(3), CARDS, seen, spent, '');
  assert.deepEqual(imagined[1], hands[1]);
  const all = [...imagined.flat(), ...spent];
  assert.equal(new Set(all).size, 14);
  assert.ok(all.every((card) => CARDS.includes(card)));
  assert.ok(imagined.every((hand) => isSorted(hand, CARDS)));
});

test('a viewer keeps what they know of a hand, and counts cards of which the pack has several', () => {
  const twins = ['a', 'a', 'b', 'b', 'c', 'c'];
  const { hands } = imagineHands(seeded(3), twins, [['c', '?', '?'], ['a']], ['b', 'c'], '?');
  assert.deepEqual(hands, [['a', 'b', 'c'], ['a']]);
});

test('cards and suits have names in three languages', () => {
  assert.equal(cardNames('en')['card:SJ'], 'the jack of spades');
  assert.equal(cardNames('fr')['card:HA'], 'l’as de cœur');
  assert.equal(cardNames('fr')['card:C10'], 'le 10 de trèfle');
  assert.equal(cardNames('it')['card:D8'], 'l’8 di quadri');
  assert.equal(cardNames('it')['suit:H'], 'cuori');
});
