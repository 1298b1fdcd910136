import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { elfenwizards, type Move } from '../../src/games/elfenwizards/index.js';
import { BadInput, type Start } from '../../src/kernel/game.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { formatLink, parseLink } from '../../src/kernel/permalink.js';
import { play, positionOf, replay, start } from '../../src/kernel/play.js';
import { recordGame } from '../bench/games.js';

let from: Start;
let moves: readonly Move[];
let link: string;
let parts: string[];
before(() => {
  ({ start: from, moves } = recordGame(4, 7));
  link = formatLink(elfenwizards, { start: from, moves: moves.slice(0, 60) });
  parts = link.split('.');
});

/** A link with one part changed and its sum made right, as somebody who means it would make it. */
function forged(index: number, part: string): string {
  const body = parts.map((old, i) => (i === index ? part : old)).slice(0, -1);
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(body.join('.'))) sum = Math.imul(sum ^ byte, 0x01000193);
  return [...body, (sum >>> 0).toString(36)].join('.');
}
const readOrBad = (text: string): void => {
  try {
    parseLink(elfenwizards, text);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
  }
};

test('a link keeps options that are not the default, and a start from a position', () => {
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

test('a broken link says which part is wrong', () => {
  const wrong: [string, string][] = [
    ['', 'link'],
    [parts.slice(1).join('.'), 'link'],
    [link.replace(/^1/, '2'), 'link.form'],
    [link.replace('elfenwizards', 'elfengold'), 'link.game'],
    [link.replace(/^(1\.\w+)\.\w+/, '$1.999'), 'link.version'],
    [link.slice(0, -1), 'link.sum'],
    [forged(3, '-1'), 'link.seed'],
    [forged(4, '99'), 'link.players'],
    [forged(4, '2'), 'players'],
    [forged(5, 'e30'), ''],
    [forged(5, 'W10'), 'link.options'],
    [forged(4, ''), 'link.position'],
    [forged(6, 'zzzz'), 'link.count'],
    [forged(6, '1'), 'link.moves'],
    [forged(7, '!'), 'link.moves'],
  ];
  for (const [text, path] of wrong) {
    if (path === '') assert.doesNotThrow(() => parseLink(elfenwizards, text));
    else
      assert.throws(
        () => parseLink(elfenwizards, text),
        (error) => error instanceof BadInput && error.path === path,
      );
  }
});

test('a link of an older version says what changed since', () => {
  const later = { ...elfenwizards, version: 3, changes: ['Version 2 asks more.', 'Version 3 pays less.'] };
  const expectedOf = (game: typeof later) => {
    try {
      parseLink(game, link);
    } catch (error) {
      if (error instanceof BadInput) return error.expected;
    }
    return undefined;
  };
  assert.equal(expectedOf(later), '3, because: Version 2 asks more. Version 3 pays less.');
  assert.equal(expectedOf({ ...later, version: 0 }), '0, or a newer playable-rules, which made this');
});

test('one letter changed is noticed', () => {
  fc.assert(
    fc.property(fc.nat(link.length - 1), fc.constantFrom(...'abcXYZ019-_.'), (at, letter) => {
      const changed = link.slice(0, at) + letter + link.slice(at + 1);
      if (changed !== link) assert.throws(() => parseLink(elfenwizards, changed), BadInput);
    }),
  );
});

test('no text whatever throws anything but BadInput', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), readOrBad), { numRuns: 500 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), fc.string(), (i, part) => readOrBad(forged(i, part))),
    {
      numRuns: 500,
    },
  );
  const base64url = fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
  fc.assert(
    fc.property(base64url, (given) => {
      readOrBad(forged(5, given));
      readOrBad(forged(7, given));
    }),
  );
});
