import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNKNOWN_PART, commonPart } from '../../src/inspector/common-part.js';

test('parts in which all deals agree can be read, and parts that differ throw', () => {
  const deal = (hand: readonly string[], pile: readonly string[]) => ({ round: 2, hands: [hand, ['elm']], pile });
  const known = commonPart([deal(['oak', 'ash'], ['fir']), deal(['fir', 'ash'], ['oak', 'yew'])]);
  assert.equal(known.round, 2);
  assert.equal(known.hands[0]!.length, 2, 'the number of cards is known');
  assert.equal(known.hands[0]![1], 'ash');
  assert.deepEqual(known.hands[1], ['elm']);
  const isUnknown = (error: unknown) => error === UNKNOWN_PART;
  assert.throws(() => known.hands[0]!.includes('oak'), isUnknown);
  assert.throws(() => known.pile, isUnknown);
});
