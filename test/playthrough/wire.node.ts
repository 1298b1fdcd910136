import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from '../../src/kernel/game.js';
import * as wire from '../../src/playthrough/wire.js';

const token = 'AAAAAAAAAAAAAAAAAAAA_-';
const code = 'abcdefgh23';
const seats = [
  { bot: null, name: '', taken: false, present: false, gone: false },
  { bot: 'hard', name: '', taken: false, present: false, gone: false },
  { bot: null, name: 'Ada', taken: true, present: true, gone: false },
] as const;
const whole = [{ phase: 'round.bidding', table: { round: 0 } }];
const change = { table: { round: [1], last: [] } };
const lobby = {
  game: 'toy',
  version: 3,
  options: { hand: 3 },
  stage: 'running',
  seats,
  offer: null,
  next: null,
  left: null,
  refused: false,
  watching: 2,
  days: 0,
  delay: 5,
} as const;

const right: Readonly<Record<string, readonly [check: (value: unknown, path: string) => unknown, ...unknown[]]>> = {
  newTable: [wire.newTable, { game: 'toy', players: 2, options: {}, seats: 'human bot', days: 3, delay: 20 }],
  made: [wire.made, { code }],
  lobby: [wire.lobby, lobby],
  join: [
    wire.join,
    { code, token, name: '', watch: undefined, version: undefined },
    { code, token: undefined, name: undefined, watch: true, version: 3 },
  ],
  table: [
    wire.TOLD.table,
    { ...lobby, viewer: 'spectator', epoch: 0, n: 7, frames: [whole] },
    { ...lobby, viewer: 1, epoch: 2, n: 0, frames: [] },
  ],
  seats: [
    wire.TOLD.seats,
    { seats, offer: null, refused: true, next: code, left: -5, watching: 0 },
    { seats, offer: { kind: 'bot', seat: 2, agreed: [0] }, refused: false, next: null, left: 86_400_000, watching: 3 },
  ],
  ply: [wire.TOLD.ply, { epoch: 0, n: 1, move: 'ann bid 5', frames: [change, change] }],
  back: [wire.TOLD.back, { epoch: 1, n: 3 }],
  over: [wire.TOLD.over, { record: 'playable-rules 2\n' }],
  move: [wire.ASKED.move[0], { epoch: 0, n: 0, move: 'ann bid 5' }],
  name: [wire.ASKED.name[0], { name: 'Ada' }],
  begin: [wire.ASKED.begin[0], {}],
  offer: [
    wire.ASKED.offer[0],
    { kind: 'again', seat: null },
    { kind: 'back', seat: null },
    { kind: 'bot', seat: 1 },
    { kind: 'none', seat: null },
    { kind: 'return', seat: null },
  ],
  past: [wire.ASKED.past[0], { from: 0, to: 99 }],
  plies: [
    wire.ASKED.past[1],
    { plies: new Uint8Array([3, 0]) },
    { denied: { code: 'form', params: { path: 'past' } } },
  ],
  answer: [
    wire.ASKED.move[1],
    { n: 4 },
    { stale: 4 },
    { refused: { rule: 'T-1', code: 'notYourTurn' } },
    { refused: { rule: 'T-2', code: 'tooLow', params: { least: 2 } } },
    { bad: { path: 'verb', code: 'one', params: { values: 'bid' } } },
    { denied: { code: 'spectator', params: {} } },
  ],
};

test('each message passes its own check unchanged, and with a stranger’s field, a wrong field or as plain text it does not', () => {
  for (const [name, [check, ...messages]] of Object.entries(right))
    for (const message of messages) {
      assert.deepEqual(check(message, name), message);
      const entries = Object.keys(message as object);
      const wrong = [
        { ...(message as object), rng: [1, 2, 3, 4] },
        ...entries.map((key) => ({ ...(message as object), [key]: { seed: 1 } })),
        JSON.stringify(message),
        null,
        [message],
      ];
      for (const bad of wrong)
        if (!(name === 'lobby' || name === 'table' || name === 'newTable') || !isOptions(bad))
          assert.throws(() => check(bad, name), BadInput, `${name}: ${JSON.stringify(bad)}`);
    }
});
/** Options may be any object: the game checks them. */
const isOptions = (value: unknown): boolean =>
  JSON.stringify((value as { options?: unknown } | null)?.options) === '{"seed":1}';

test('no message or request is without an example here', () => {
  for (const name of [...Object.keys(wire.TOLD), ...Object.keys(wire.ASKED)]) assert.ok(right[name], name);
});

test('a code has ten letters that do not look alike, and a token 128 bits', () => {
  assert.equal(wire.CODE_LETTERS.length, 32);
  for (const wrong of ['abcdefgh2', 'abcdefgh234', 'abcdefgh20', 'ABCDEFGH23', `${code}\n`])
    assert.throws(
      () => wire.code(wrong, 'code'),
      /code: .*, expected ten small letters and digits, as an invitation has them/,
    );
  for (const wrong of [token.slice(1), `${token}A`, token.replace('_', '/')])
    assert.throws(() => wire.token(wrong, 'token'), BadInput);
});

test('the host is the first person who came; nobody while all seats of persons are free', () => {
  assert.equal(wire.hostOf(seats), 2);
  assert.equal(wire.hostOf(seats.slice(0, 2)), -1);
});

test('to leave a game of two, or as the last person, ends it', () => {
  const [free, , ada] = seats;
  const all = [ada, ada, ada].map((seat, i) => ({ ...seat, gone: i === 0 }));
  assert.deepEqual(
    [wire.resigns([ada, ada], 0), wire.resigns(all, 1), wire.resigns([free, ada, free], 1)],
    [true, false, true],
  );
});

test('a denial is read from the text of an error, and nothing else is', () => {
  assert.deepEqual(wire.denialIn(wire.denialText('rate', { seconds: 9 })), { code: 'rate', params: { seconds: 9 } });
  for (const text of ['', 'fetch failed', '{"code":"asleep","params":{}}', '{"code":"rate"}', 'null'])
    assert.equal(wire.denialIn(text), undefined);
});
