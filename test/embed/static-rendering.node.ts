import assert from 'node:assert/strict';
import { LANGUAGES } from '../../src/i18n/languages.js';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { parseAddress, type Embed } from '../../src/embed/address.js';
import type { Markup } from '../../src/embed/picture.js';
import { plainText, renderStatic, type StaticOptions } from '../../src/embed/static-rendering.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { BadInput } from '../../src/kernel/game.js';
import { formatLink } from '../../src/kernel/permalink.js';
import { load } from '../../src/games/index.js';
import { recordGame } from '../bench/games.js';
import { assertAlone } from '../../src/testing/xml.js';
import { ui as toyUi } from '../toy/ui.js';

const markup: Markup = (drawing) => collectResult(render(drawing));
const make = (address: string | Embed, options: Partial<StaticOptions> = {}) =>
  renderStatic(typeof address === 'string' ? parseAddress(address) : address, { load, markup, ...options });

const { start, moves } = recordGame(4, 7);
const state = formatLink(elfenwizards, { start, moves: moves.slice(0, 80) });
const ADDRESSES = [
  `e/elfenwizards/game/?v=1&s=${state}&at=40`,
  'e/elfenwizards/lesson/?v=1&lesson=competition&step=3',
  'e/elfenwizards/rulebook/?v=1&rule=EW-5.11',
  'e/elfenwizards/phases/?v=1&players=3&seed=1&phase=competition',
];

describe('the static rendering', () => {
  for (const lang of LANGUAGES) {
    for (const address of ADDRESSES) {
      test(`has self-contained pictures and complete sentences, ${lang}: ${address.slice(0, 30)}`, async () => {
        const made = await make(address, { lang, everyStep: true, prefix: 'q-' });
        assert.equal(made.lang, lang);
        for (const svg of made.pictures) assertAlone(svg, 'q-');
        const words = plainText(made);
        assert.doesNotMatch(words, /[{}]|undefined|NaN|\[object|\[\[/);
        // A key that is missing from the catalogues would be shown unchanged.
        assert.doesNotMatch(words, /\b(fact|move|prompt|phase|place|board|seat|ui|static|lesson)[.:][a-z]/);
        assert.ok(made.sections.every(({ items, heading }) => heading && items.length > 0));
      });
    }
  }

  test('states the phase and the move, what lies where, and every move as a numbered sentence', async () => {
    const made = await make(ADDRESSES[0]!);
    assert.match(made.summary, /^Phase \d+[ab]?: .*You are looking at move 40 of 80\.$/);
    const section = (kind: string) => made.sections.find((s) => s.kind === kind)!;
    assert.deepEqual([section('moves').items.length, section('moves').isNumbered], [80, true]);
    assert.match(section('moves').items[0]!, /^(Red|Green|Blue|Yellow) rolls /);
    assert.ok(section('places').items.some((place) => place.startsWith('First player: ')));
    assert.equal(section('players').items.length, 4);
    assert.match(plainText(made), /\n1\. \w+ rolls [^]*\n80\. /);
  });

  test('is deterministic, and its dark version differs only in the pictures', async () => {
    const made = await make(ADDRESSES[0]!);
    assert.deepEqual(await make(ADDRESSES[0]!), made);
    const dark = await make(ADDRESSES[0]!, { scheme: 'dark' });
    assert.notEqual(dark.pictures[0], made.pictures[0]);
    assert.equal(plainText(dark), plainText(made));
  });

  test('reveals neither hands nor hidden answers of other seats', async () => {
    const embed: Embed = { kind: 'game', game: 'toy', players: 3, seed: 2, moves: 'ann bid 5; bob answer doubt' };
    const rendered = async (options: Partial<Embed>) => {
      const made = await make({ ...embed, ...options } as Embed, {
        load: () => Promise.resolve(toyUi),
      });
      return plainText(made) + made.pictures.join('');
    };
    const spectator = await rendered({});
    assert.match(spectator, /0 0 0 \| 0 0 0 \| 0 0 0/);
    assert.match(spectator, /\n2\. Bob makes a move\.\n/);
    assert.doesNotMatch(spectator, /doubt/);
    const bob = await rendered({ seat: 'bob' });
    assert.match(bob, /0 0 0 \| [1-9] [1-9] [1-9] \| 0 0 0/);
    assert.match(bob, /\n2\. Bob says doubt\.\n/);
    assert.equal(bob.split('Ann says 5.').length, 2, 'a fact that several frames of a move repeat is told once');
    assert.match(bob, /\n- Ann: 0 points\n- Bob: 0 points\n- Cat: 0 points\n/);
    // A spectator sees no hand, so another deal must look the same.
    assert.equal(await rendered({ seed: 3 }), spectator);
  });

  test('tells a lesson step by step, with pointers on the board, the reader’s move and the answer', async () => {
    const made = await make(ADDRESSES[1]!, { everyStep: true });
    const [steps] = made.sections;
    assert.equal(made.title, 'Phase 5a: the competition');
    assert.equal(made.pictures.length, steps!.items.length + 1);
    assert.match(made.pictures[0]!, /class="pointer"/);
    assert.match(steps!.items[1]!, /Your move: Favour Red’s Wizard 1 with a 5\.$/);
    assert.match(steps!.items[3]!, /Answer: Yes, other players’ mages too\. Yes, and/);
  });

  test('tells a custom lesson', async () => {
    const lesson = JSON.stringify({
      title: 'Mine',
      start: { players: 3, seed: 1 },
      steps: [{ say: 'Look.', show: ['H'] }],
    });
    const made = await make('e/elfenwizards/lesson/?v=1', { lesson });
    assert.deepEqual([made.title, made.summary], ['Mine', 'Look.']);
  });

  test('tells one rule, or all rules', async () => {
    const one = await make(ADDRESSES[2]!);
    assert.deepEqual(
      one.sections.flatMap(({ items }) => items).map((item) => item.split(' ')[0]),
      ['EW-5.11'],
    );
    const all = await make('e/elfenwizards/rulebook/?v=1');
    assert.ok(all.sections.flatMap(({ items }) => items).length > 60);
  });

  test('rejects an invalid embed with an error that names the parameter', async () => {
    const wrong: Readonly<Record<string, string>> = {
      'e/chess/game/?v=1': 'game',
      'e/elfenwizards/game/?v=1&players=9': 'players',
      'e/elfenwizards/game/?v=1&moves=red+roll': 'seed',
      'e/elfenwizards/game/?v=1&seed=1&moves=red+rol': 'moves, move 1, verb',
      'e/elfenwizards/game/?v=1&seed=1&players=3&moves=red+done': 'moves, move 1',
      'e/elfenwizards/game/?v=1&at=1': 'at',
      'e/elfenwizards/game/?v=1&seat=pink': 'seat',
      'e/elfenwizards/game/?v=1&players=3&seats=bot+bot+bot+bot': 'seats',
      'e/elfenwizards/game/?v=1&players=3&names=Ada,Ben,Cleo,Dan': 'names',
      'e/elfenwizards/game/?v=1&options=free=1': 'options',
      'e/elfenwizards/game/?v=1&s=1.2.3': 'state',
      'e/elfenwizards/phases/?v=1&phase=lunch': 'phase',
      'e/elfenwizards/lesson/?v=1&lesson=none': 'lesson',
      'e/elfenwizards/lesson/?v=1&rule=EW-0': 'rule',
      'e/elfenwizards/lesson/?v=1&lesson=competition&step=99': 'step',
      'e/elfenwizards/rulebook/?v=1&rule=EW-0': 'rule',
    };
    for (const [address, path] of Object.entries(wrong))
      await assert.rejects(make(address), (error) => error instanceof BadInput && error.path === path, address);
  });

  test('rejects a scheme and a layout that there are not', async () => {
    for (const wrong of [{ scheme: 'darker' }, { layout: 'small' }])
      await assert.rejects(
        renderStatic(parseAddress(ADDRESSES[0]!), { load, markup, ...wrong } as unknown as StaticOptions),
        (error) => error instanceof BadInput && error.path in wrong,
      );
  });

  test('without a function for markup names the package that has one, in the version that this package asks for', async () => {
    const { peerDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      peerDependencies: Readonly<Record<string, string>>;
    };
    const [major] = /\d+/.exec(peerDependencies['@lit-labs/ssr']!)!;
    for (const address of ADDRESSES)
      await assert.rejects(
        renderStatic(parseAddress(address), { load } as StaticOptions),
        (error) =>
          error instanceof BadInput &&
          error.message.includes(`markup: "undefined", expected a function`) &&
          error.message.endsWith(`@lit-labs/ssr ${major} has one`),
      );
  });
});
