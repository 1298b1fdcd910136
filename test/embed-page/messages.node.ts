/**
 * Messages from a host page to an embed page: a well-formed one is read, a malformed one gives a named error, one of another
 * protocol is ignored. Events that go to the host reveal no secret.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Embed, Kind } from '../../src/embed/address.js';
import { eventMessage, EVENTS, idOf, readMessage, refusal } from '../../src/embed-page/messages.js';
import { attributesFor, wished } from '../../src/embed-page/requested.js';
import { resolveEmbed } from '../../src/embed/resolve.js';
import { BadInput } from '../../src/kernel/game.js';
import { load } from '../../src/games/index.js';

const attributesOf = async (query: string, kind: Kind = 'game') =>
  attributesFor((await wished(kind, 'elfenwizards', query, (embed) => resolveEmbed(embed, load))).first);
const shown: Embed = { kind: 'game', game: 'elfenwizards', players: 3, seed: 5, at: 0 };
const set = (given: unknown, now: Embed = shown) =>
  readMessage({ type: 'playable-rules:set', v: 1, id: 1, set: given }, now)?.embed;

test('a set message changes the given parameters and drops those that they replace', () => {
  assert.deepEqual(set({ at: 2, theme: 'dark', readonly: true }), { ...shown, at: 2, theme: 'dark', readonly: true });
  assert.deepEqual(set({ seed: null }), { kind: 'game', game: 'elfenwizards', players: 3 });
  assert.deepEqual(set({ state: 'abc' }), { kind: 'game', game: 'elfenwizards', state: 'abc' });
  assert.deepEqual(set({ players: 4 }, { kind: 'game', game: 'elfenwizards', state: 'abc' }), {
    kind: 'game',
    game: 'elfenwizards',
    players: 4,
  });
  assert.deepEqual(set({ rule: 'EW-5.1' }, { kind: 'lesson', game: 'elfenwizards', lesson: 'competition', step: 3 }), {
    kind: 'lesson',
    game: 'elfenwizards',
    rule: 'EW-5.1',
  });
});

test('a lesson of the host’s own replaces the one on show; one that is asked for by its id may be among them', () => {
  const lesson: Embed = { kind: 'lesson', game: 'elfenwizards', lesson: 'competition', step: 3 };
  const own: Embed = { kind: 'lesson', game: 'elfenwizards', data: 'abc' };
  assert.deepEqual(set({ data: 'abc' }, lesson), own);
  assert.deepEqual(set({ data: 'abc' }, { kind: 'lesson', game: 'elfenwizards', rule: 'EW-5.1' }), own);
  assert.deepEqual(set({ lesson: 'mine' }, own), { ...own, lesson: 'mine' });
});

test('a lone surrogate is refused with an error that names the parameter, because no address can carry it', () => {
  assert.throws(() => set({ save: 'a\ud800' }), /^BadInput: save: /);
  for (const name of ['server', 'src'])
    assert.throws(() => set({ [name]: 'https://a.example' }), { path: `set.${name}` });
  const server = 'https://play.example';
  assert.equal(set({ at: 2 }, { ...shown, server })?.server, server);
});

test('a message of another protocol is ignored', () => {
  for (const data of [undefined, null, 1, 'playable-rules:get', [], {}, { type: 'set' }, { type: 7 }])
    assert.equal(readMessage(data, shown), undefined);
});

test('an arbitrary message is read, ignored, or refused with a BadInput', () => {
  const word = fc.constantFrom('type', 'v', 'id', 'set', 'game', 'kind', 'moves', 'seed', 'state', '__proto__', 'at');
  const message = fc.record(
    {
      type: fc.constantFrom('playable-rules:get', 'playable-rules:set', 'playable-rules:', 'x', 1),
      v: fc.oneof(fc.constant(1), fc.anything()),
      id: fc.oneof(fc.integer(), fc.string(), fc.anything()),
      set: fc.oneof(fc.dictionary(word, fc.oneof(fc.string(), fc.integer(), fc.anything())), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(message, fc.anything()), (data) => {
      try {
        const read = readMessage(data, shown);
        if (read?.embed) assert.equal(read.embed.kind, 'game');
      } catch (error) {
        assert.ok(error instanceof BadInput, String(error));
        const answer = refusal(idOf(data), error) as { error: { name: string; message: string } };
        assert.equal(answer.error.name, 'BadInput');
        assert.notEqual(answer.error.message, '');
      }
    }),
    { numRuns: 3000 },
  );
});

test('event messages leave out every field that could reveal a secret', () => {
  const canary = 'CANARY';
  const detail = {
    ...{ move: { type: canary, seat: 1 }, text: canary, seed: canary, table: canary, record: canary },
    ...{ refusal: { rule: 'EW-1', code: 'c', params: { hand: canary } }, phase: 'p', step: 1, of: 2 },
  };
  for (const type of EVENTS) {
    const message = eventMessage(type, detail, 3);
    assert.ok(message);
    assert.doesNotMatch(JSON.stringify(message), new RegExp(canary), type);
  }
  assert.equal(eventMessage('playable-move', detail, 3), undefined, 'a move is not sent before it has happened');
});

test('the seat becomes an attribute, and a game is saved only if its address has no moves', async () => {
  const seated = await attributesOf('?v=1&players=3&seat=blue');
  assert.deepEqual([seated['seat'], seated['seats']], ['blue', undefined]);
  assert.equal(seated['load'], 'now');
  assert.equal(seated['save'], 'e/elfenwizards 3 blue');
  assert.equal((await attributesOf('?v=1&seat=spectator'))['readonly'], '');
  const moved = await attributesOf('?v=1&players=3&seed=2&moves=red+roll');
  assert.equal(moved['save'], undefined);
  const { seat, seats } = await attributesOf('?v=1&players=3&seat=blue', 'phases');
  assert.deepEqual([seat, seats], ['blue', undefined]);
});

test('games with different starts are saved under different names, those with the same start under one', async () => {
  const nameOf = async (query: string) => (await attributesOf(`?v=1${query}`))['save'];
  const queries = [
    ...['', '&players=3', '&seed=3', '&seed=0', '&players=3&seed=7', '&players=3&seed=9'],
    ...['&players=3&options=greyMagicCost%3D3', '&players=3&seats=human+human', '&players=3&seat=red'],
    '&players=3&seat=blue',
  ];
  const names = await Promise.all(queries.map(nameOf));
  assert.equal(new Set(names).size, queries.length, names.join('\n'));
  assert.equal(names[4], 'e/elfenwizards 3 seed=7');
  assert.equal(await nameOf('&players=3&seed=7&lang=fr&theme=dark'), names[4]);
  assert.equal(await nameOf('&players=3&seed=7&save=mine'), 'mine');
});
