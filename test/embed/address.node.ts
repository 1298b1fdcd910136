import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  attributesOf,
  formatAddress,
  isAddress,
  KINDS,
  parametersOf,
  parseAddress,
  readEmbed,
  secretOf,
  unknownParametersOf,
  type Embed,
} from '../../src/embed/address.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { BadInput } from '../../src/kernel/game.js';
import { formatLink } from '../../src/kernel/permalink.js';
import { recordGame } from '../bench/games.js';
import { anyText } from '../../src/testing/any-text.js';

const errorOf = (address: string): string => {
  try {
    parseAddress(address);
  } catch (error) {
    if (error instanceof BadInput) return `${error.path} | ${error.expected}`;
    throw error;
  }
  return 'none';
};

const word = fc.stringMatching(/^[a-z][\w.-]{0,20}$/);
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  lesson: word,
  data: fc.stringMatching(/^[\w-]{1,80}$/),
  src: fc.constantFrom('mine.json', '../a/b.json', 'https://a.example/l.json'),
  rule: word,
  step: fc.integer({ min: 1, max: 999 }),
  players: fc.integer({ min: 1, max: 36 }),
  seed: fc.integer({ min: 0, max: 4_294_967_295 }),
  options: fc.array(fc.stringMatching(/^\w{1,9}=[^\s]{1,9}$/), { maxLength: 3 }).map((all) => all.join(' ')),
  seats: fc
    .array(fc.constantFrom('human', 'bot', 'bot:easy', 'bot:hard'), { maxLength: 6 })
    .map((all) => all.join(' ')),
  names: fc
    .array(fc.stringMatching(/^[A-Za-z][\w'’éß-]{0,23}$/), { minLength: 1, maxLength: 6 })
    .map((all) => all.join(', ')),
  seat: word,
  moves: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  state: fc.stringMatching(/^[\w.-]{1,80}$/),
  at: fc.nat(99_999),
  phase: word,
  readonly: fc.constant(true),
  undo: fc.constantFrom('fair', 'free'),
  timer: fc.constant(true),
  save: fc.stringMatching(/^[^\s]{1,80}$/),
  lang: fc.constantFrom('en', 'fr-CA', 'it', 'zh-Hant'),
  theme: fc.constantFrom('auto', 'light', 'dark'),
  load: fc.constantFrom('near', 'click', 'now'),
  shortcuts: fc.constantFrom('on', 'off'),
  forced: fc.constant('off'),
  coach: fc.constant(true),
  server: fc.constantFrom('https://play.example', 'http://localhost:2567/tables/'),
};
const embeds: fc.Arbitrary<Embed> = fc.constantFrom(...KINDS).chain((kind) =>
  fc
    .record(
      { kind: fc.constant(kind), game: word, ...Object.fromEntries(parametersOf(kind).map((p) => [p, values[p]!])) },
      { requiredKeys: ['kind', 'game'] },
    )
    .map((all) => {
      const embed = all as unknown as Embed;
      const { state: _state, src: _src, ...rest } = embed;
      if ('src' in embed) return rest;
      return ['players', 'seed', 'options', 'moves'].some((name) => name in rest) ? rest : { ...embed };
    }),
);

describe('the address of an embed', () => {
  test('parses back to the same embed: absolute, relative, with a hash, without the final slash', () => {
    fc.assert(
      fc.property(embeds, fc.constantFrom('', '/', 'https://a.example/b%20c/', '../'), (embed, site) => {
        const address = formatAddress(embed, site);
        for (const form of [
          address,
          `${address}#x#?secret=a1`,
          address.replace('/?', '?'),
          address.replace('/?', '/index.html?'),
        ])
          assert.deepEqual(parseAddress(form), embed);
        assert.equal(formatAddress(parseAddress(address), site), address);
        assert.ok(isAddress(address));
      }),
    );
  });

  test('is below a site that is named without the slash at its end', () => {
    const embed = { kind: 'game', game: 'elfenwizards' } as const;
    assert.equal(formatAddress(embed, 'https://a.example/b'), 'https://a.example/b/e/elfenwizards/game/?v=1');
    assert.equal(formatAddress(embed), 'e/elfenwizards/game/?v=1');
    // Programs in JavaScript may leave the game out, as elements do.
    assert.equal(formatAddress({ kind: 'game' } as Embed), 'e/elfenwizards/game/?v=1');
  });

  test('holds the same parameters as the attributes of the elements', () => {
    fc.assert(fc.property(embeds, (embed) => assert.deepEqual(readEmbed(embed.kind, attributesOf(embed)), embed)));
  });

  test('cannot be formatted longer than the parser accepts', () => {
    const long: Embed = { kind: 'game', game: 'elfenwizards', state: 'a'.repeat(8000) };
    assert.throws(() => formatAddress(long), { path: 'address', expected: 'at most 8000 characters' });
  });

  test('is at most 2,000 characters for a whole six-seat game', () => {
    const { start, moves } = recordGame(6, 3);
    const state = formatLink(elfenwizards, { start, moves });
    const embed: Embed = {
      kind: 'game',
      game: 'elfenwizards',
      state,
      at: moves.length,
      lang: 'fr',
      theme: 'auto',
      seat: 'yellow',
    };
    assert.ok(moves.length > 300, String(moves.length));
    const { length } = formatAddress(embed, 'https://boardgames.example.org/playable-rules/');
    assert.ok(length <= 2000, String(length));
  });

  test('parses with an error that names the wrong parameter and what was expected', () => {
    const wrong: Readonly<Record<string, RegExp>> = {
      '': /^address \| …\/e\/<game>\/<kind>/,
      'http://[': /^address/,
      '/elsewhere/?v=1': /^address/,
      [`e/x/game/?v=1&moves=${'a'.repeat(8000)}`]: /^address \| at most 8000/,
      'e/x/chess/?v=1': /^kind \| one of game, lesson/,
      'e/a%20b/game/?v=1': /^game \| letters/,
      'e/x/game/': /^v \| 1$/,
      'e/x/game/?v=0': /^v \| 1$/,
      'e/x/game/?v=2': /^v \| 1, or a newer/,
      'e/x/game/?v=1&players=four': /^players \| a whole number$/,
      'e/x/game/?v=1&players=3&players=4': /^players \| it once/,
      'e/x/game/?v=1&seed=4294967296': /^seed/,
      'e/x/game/?v=1&seats=cat': /^seats \| one of human, bot, bot:easy/,
      'e/x/game/?v=1&names=Ada,This+is+much+longer+than+a+name': /^names \| at most 24 letters/,
      'e/x/game/?v=1&options=dear': /^options \| name=value/,
      'e/x/game/?v=1&at=-1': /^at/,
      'e/x/game/?v=1&readonly=0': /^readonly \| 1/,
      'e/x/game/?v=1&undo=never': /^undo \| one of fair, free/,
      'e/x/game/?v=1&save=': /^save/,
      'e/x/game/?v=1&lang=12': /^lang/,
      'e/x/game/?v=1&theme=pink': /^theme \| one of auto/,
      'e/x/game/?v=1&s=%3Cscript%3E': /^s \| a permalink/,
      'e/x/game/?v=1&s=1.x&moves=red+roll': /^moves \| nothing: s holds it/,
      'e/x/game/?v=1&step=2': /^step \| nothing: it says nothing about a game/,
      'e/x/lesson/?v=1&step=0': /^step \| a whole number from 1/,
      'e/x/rulebook/?v=1&rule=%00': /^rule/,
      'e/x/lesson/?v=1&src=mine.json': /^src \| nothing: an embed page fetches no file/,
      'e/x/game/?v=1&server=/tables': /^server \| a whole address/,
      'e/x/lesson/?v=1&server=https://a.example': /^server \| nothing: it says nothing about a lesson/,
    };
    for (const [address, fault] of Object.entries(wrong)) assert.match(errorOf(address), fault, address);
  });

  test('takes the address of a server from an element, unless it is none, and writes it if it is a whole one', () => {
    const read = (server: string) => readEmbed('game', { game: 'x', server }).server;
    assert.equal(read(' https://play.example '), 'https://play.example');
    assert.equal(read('/tables'), '/tables');
    assert.throws(() => formatAddress({ kind: 'game', game: 'x', server: '/tables' }), { path: 'server' });
    for (const wrong of ['', 'javascript:alert(1)', 'file:///a', 'http://['])
      assert.throws(() => read(wrong), { path: 'server', expected: 'the address of a server' }, wrong);
  });

  test('ignores parameters that a host adds, and lists them', () => {
    const address = 'https://a.example/e/x/game/?v=1&utm_source=b&players=3&pst=2';
    assert.deepEqual(parseAddress(address), { kind: 'game', game: 'x', players: 3 });
    assert.deepEqual(unknownParametersOf(address), ['utm_source', 'pst']);
  });

  test('is distinguished from other addresses', () => {
    for (const ours of ['e/x/game', '/a/e/x/lesson/?v=1', 'https://a.example/e/x/gaem/?v=1'])
      assert.ok(isAddress(ours), ours);
    for (const other of ['e/x/', 'https://a.example/e/x/y/', '/e/x/game/z', '#/e/x/game/', 'mailto:e/x/game'])
      assert.ok(!isAddress(other), other);
  });

  test('yields the WordPress secret from its hash, also after another hash, and rejects a malformed one', () => {
    assert.equal(secretOf('e/x/game/?v=1#?secret=aB9'), 'aB9');
    assert.equal(secretOf('e/x/game/?v=1#EW-5.1#?secret=aB9'), 'aB9');
    assert.equal(secretOf('e/x/game/?v=1#?secret=<b>'), undefined);
    assert.equal(secretOf('e/x/game/?v=1&secret=aB9'), undefined);
  });

  test('parses arbitrary input without throwing anything but BadInput', () => {
    fc.assert(fc.property(anyText(), (text) => void errorOf(text)));
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.constantFrom(...Object.keys(values)),
        anyText(),
        (kind, name, text) =>
          void errorOf(`e/x/${kind}/?v=1&${new URLSearchParams([[name === 'state' ? 's' : name, text]]).toString()}`),
      ),
    );
  });
});
