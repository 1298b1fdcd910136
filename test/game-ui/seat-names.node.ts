/** The names of seats as words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatWords } from '../../src/game-ui/seat-names.js';

const game = { 'seat:0': 'Red', 'seat:1': 'Green', 'seat:2': 'Blue' };
/** What the seats are called. */
const called = (...names: string[]) => {
  const words = { ...game, ...seatWords(names, {}, [game]) };
  return [0, 1, 2].map((seat) => words[`seat:${seat}` as keyof typeof words]);
};

test('a name stands for the game’s own word, and an empty or missing one leaves it', () => {
  assert.deepEqual(called('Ada', '', 'Ben'), ['Ada', 'Green', 'Ben']);
  assert.deepEqual(called('Ada'), ['Ada', 'Green', 'Blue']);
});
test('equal names stand with the game’s own words, and the others do not', () => {
  assert.deepEqual(called('Sam', 'Ada', 'sam'), ['Sam (Red)', 'Ada', 'sam (Blue)']);
});
test('so does a name that is the word for another seat, but not that for its own', () => {
  assert.deepEqual(called('Blue', 'Green'), ['Blue (Red)', 'Green', 'Blue']);
});
test('the name and the game’s own word can be said apart, each term of a game is replaced, and the page’s words come first', () => {
  const words = seatWords(['Sam', 'Sam'], { seatTerms: ['guild'] }, [{ 'seat:0': 'Crimson' }, game]);
  assert.deepEqual(
    ['seat.name:0', 'seat.own:0', 'guild:0', 'guild:1'].map((key) => words[key]),
    ['Sam', 'Crimson', 'Sam (Crimson)', 'Sam (Green)'],
  );
});
test('a name that is written from right to left keeps the words around it in order', () => {
  assert.deepEqual(called('נעה', 'נעה').slice(0, 2), ['\u2068נעה\u2069 (Red)', '\u2068נעה\u2069 (Green)']);
});
test('without words of the game, the names stand alone', () => {
  assert.deepEqual(seatWords(['Sam', 'Sam'], {}, []), {
    ...{ 'seat:0': 'Sam', 'seat:1': 'Sam' },
    ...{ 'seat.name:0': 'Sam', 'seat.name:1': 'Sam' },
  });
});
