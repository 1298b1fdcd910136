import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { elfenwizards, type Move, type Table } from '../../src/games/elfenwizards/index.js';
import { BadInput, type Game, type Start } from '../../src/kernel/game.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { formatLink, parseLink } from '../../src/kernel/permalink.js';
import { play, replay } from '../../src/kernel/play.js';
import { positionOf, start } from '../../src/kernel/start.js';
import { recordGame } from '../bench/games.js';
import { toy } from '../toy/game.js';
import { anyText } from '../../src/testing/any-text.js';

let from: Start;
let moves: readonly Move[];
let link: string;
let parts: string[];
before(() => {
  ({ start: from, moves } = recordGame(4, 7));
  link = formatLink(elfenwizards, { start: from, moves: moves.slice(0, 60) });
  parts = link.split('.');
});

/** A link with one part changed and the checksum recomputed, as in a deliberate forgery. */
function forged(index: number, part: string, of = parts): string {
  const body = of.map((old, i) => (i === index ? part : old)).slice(0, -1);
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(body.join('.'))) sum = Math.imul(sum ^ byte, 0x01000193);
  return [...body, (sum >>> 0).toString(36)].join('.');
}
const throwsBadInput = (text: string, path: string, expected: string) =>
  assert.throws(
    () => parseLink(elfenwizards, text),
    (error: unknown) => {
      assert.ok(error instanceof BadInput, String(error));
      assert.deepEqual([error.path, error.expected], [path, expected]);
      return true;
    },
  );
const parseOrBadInput = (text: string): void => {
  try {
    parseLink(elfenwizards, text);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
  }
};

test('a link keeps non-default options and a start from a position', () => {
  const options = { firstPlaceTie: 'none-rises', greyMagicCost: 3 };
  const fresh: Start = { players: 3, seed: 4_294_967_295, options };
  assert.deepEqual(parseLink(elfenwizards, formatLink(elfenwizards, { start: fresh, moves: [] })).start, fresh);

  const position = positionOf(elfenwizards, replay(elfenwizards, from, moves.slice(0, 100)));
  const taken: Start = { position, seed: 5 };
  const move = legalMoves(elfenwizards, start(elfenwizards, taken))[0]!;
  const record = { start: taken, moves: [move] };
  const back = parseLink(elfenwizards, formatLink(elfenwizards, record));
  assert.deepEqual(back, record);
  assert.deepEqual(replay(elfenwizards, back.start, back.moves), play(elfenwizards, start(elfenwizards, taken), move));
});

test('a whole game is restored from its link, even with spaces around it', () => {
  assert.deepEqual(parseLink(elfenwizards, ` ${link}\n`), { start: from, moves: moves.slice(0, 60) });
  const whole = formatLink(elfenwizards, { start: from, moves });
  assert.deepEqual(parseLink(elfenwizards, whole), { start: from, moves });
  assert.match(whole, /^[\w.-]+$/, 'needs no escaping in an address');
  // A count of moves beyond the end of the game.
  const over = (count: number) => forged(6, count.toString(36), whole.split('.'));
  throwsBadInput(over(moves.length + 1), 'link.count', `at most ${moves.length}: the game is over`);
});

test('a link with draws is of form 2', () => {
  const drawn = { start: { ...from, options: {}, draws: [0, 1, 256, 65_535] }, moves: [] };
  const text = formatLink(elfenwizards, drawn);
  assert.match(text, /^2\.elfenwizards\.\d+\.7-AAAAAQEA__8\./);
  const { start } = parseLink(elfenwizards, text);
  assert.deepEqual([start.seed, start.draws], [7, drawn.start.draws]);
  assert.match(formatLink(elfenwizards, { start: { ...from, draws: [] }, moves: [] }), /^2\.[^.]+\.\d+\.7-\./);
  const fields = text.split('.');
  throwsBadInput(forged(3, '7', fields), 'link.draws', 'base64url');
  throwsBadInput(forged(3, '7-AAAA', fields), 'link.draws', 'base64url');
  throwsBadInput(forged(3, 'Z-AAA', fields), 'link.seed', 'a whole number from 0 to 4294967295, in base 36');
});

test('options with default values take no space in a link', () => {
  const options = { firstPlaceTie: 'both-rise', greyMagicCost: 4, placement: null };
  const start: Start = { players: 3, seed: 1, options };
  const parts = formatLink(elfenwizards, { start, moves: [] }).split('.');
  assert.deepEqual([parts[5], parts[7]], ['', ''], 'nor does an empty list of moves');
  const one = formatLink(elfenwizards, { start: { ...start, options: { ...options, greyMagicCost: 3 } }, moves: [] });
  assert.deepEqual(parseLink(elfenwizards, one).start, { players: 3, seed: 1, options: { greyMagicCost: 3 } });
});

test('formatLink fails for a move that is allowed but not among the legal moves', () => {
  const silent = { ...toy, rules: { ...toy.rules, bid: { ...toy.rules.bid, options: () => [] } } };
  const record = { start: { players: 2, seed: 1 }, moves: [{ type: 'bid', seat: 0, card: 5 } as const] };
  assert.throws(() => formatLink(silent, record), /^Error: ann bid 5 is allowed but not among the legal moves$/);
});

test('an invalid link is refused with its wrong part and what was expected', () => {
  const parts = 'nine parts between dots';
  throwsBadInput('', 'link', parts);
  throwsBadInput(link.slice(2), 'link', parts);
  throwsBadInput(`${link}.1`, 'link', parts);
  throwsBadInput(link.replace(/^1/, '3'), 'link.form', '2, or a newer playable-rules, which made this');
  throwsBadInput(link.replace('elfenwizards', 'elfengold'), 'link.game', 'elfenwizards');
  throwsBadInput(
    link.replace(/^(1\.\w+)\.\w+/, '$1.999'),
    'link.version',
    '1, or a newer playable-rules, which made this',
  );
  const sum = link.split('.')[8]!;
  throwsBadInput(link.slice(0, -1), 'link.sum', `${sum}: the link was changed or cut short`);

  for (const seed of ['-1', '1z141z4', '07', 'A', '', 'é'])
    throwsBadInput(forged(3, seed), 'link.seed', 'a whole number from 0 to 4294967295, in base 36');
  for (const players of ['99', '03', 'a', '-3'])
    throwsBadInput(forged(4, players), 'link.players', 'a whole number from 0 to 36, in base 10');
  throwsBadInput(forged(4, '2'), 'players', 'a whole number from 3 to 6');
  assert.deepEqual(parseLink(elfenwizards, forged(5, 'e30')).start, { ...from, options: {} });
  const json = (text: string) => Buffer.from(text, 'latin1').toString('base64url');
  for (const text of ['[]', 'null', '3', '"a"', '{', '{"a":"\xff"}'])
    throwsBadInput(forged(5, json(text)), 'link.options', 'an object as JSON, in base64url');
  throwsBadInput(forged(4, ''), 'link.position', 'an object as JSON, in base64url');
  for (const text of ['!', 'ab=', '!ab', 'ab!', 'abcde', 'e3 0'])
    throwsBadInput(forged(5, text), 'link.options', 'base64url');
  throwsBadInput(forged(4, '', forged(5, '!').split('.')), 'link.position', 'base64url');
  const fresh = { start: { position: positionOf(elfenwizards, start(elfenwizards, from)), seed: 5 }, moves: [] };
  throwsBadInput(
    forged(3, '-', formatLink(elfenwizards, fresh).split('.')),
    'link.seed',
    'a whole number from 0 to 4294967295, in base 36',
  );
  throwsBadInput(forged(6, 'zzzz'), 'link.count', 'a whole number from 0 to 20000, in base 36');
  throwsBadInput(forged(6, '1'), 'link.moves', 'no more than 1 moves');
  throwsBadInput(forged(7, '!'), 'link.moves', 'base64url');
});

test('a link of another version is refused with the changes since, or a hint to update', () => {
  const later = { ...elfenwizards, version: 3, changes: ['Version 2 asks more.', 'Version 3 pays less.'] };
  const expectedOf = (game: Game<Table, Move>) => {
    try {
      parseLink(game, link);
    } catch (error) {
      if (error instanceof BadInput) return error.expected;
    }
    return undefined;
  };
  assert.equal(expectedOf(later), '3, because: Version 2 asks more. Version 3 pays less.');
  assert.equal(expectedOf({ ...elfenwizards, version: 3 }), '3', 'without a list of changes');
  assert.equal(expectedOf({ ...later, version: 0 }), '0, or a newer playable-rules, which made this');
});

test('any single changed character is detected', () => {
  fc.assert(
    fc.property(fc.nat(link.length - 1), fc.constantFrom(...'abcXYZ019-_.'), (at, letter) => {
      const changed = link.slice(0, at) + letter + link.slice(at + 1);
      if (changed !== link) assert.throws(() => parseLink(elfenwizards, changed), BadInput);
    }),
  );
});

test('arbitrary text throws nothing but BadInput', () => {
  fc.assert(fc.property(anyText(), parseOrBadInput), { numRuns: 500 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), fc.string(), (i, part) => parseOrBadInput(forged(i, part))),
    {
      numRuns: 500,
    },
  );
  const base64url = fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
  fc.assert(
    fc.property(base64url, (given) => {
      parseOrBadInput(forged(5, given));
      parseOrBadInput(forged(7, given));
    }),
  );
});
