/** Positions and transcripts from outside: a wrong one is refused by its place, and one that is taken can be played to the end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { elfenwizards, type Table } from '../../src/games/elfenwizards/index.js';
import {
  BadInput,
  RefusedMove,
  formatRecord,
  parseRecord,
  positionOf,
  replay,
  resume,
  start,
  type Position,
} from '../../src/index.js';
import { chooser, phaseOf, playGame, playOut, startOf, type Snap } from './games.js';

/** Positions of one game, a few of each phase. */
function collect(n: number): Snap[] {
  const all = new Map<string, Snap[]>();
  playGame(startOf(n, 77 + n), chooser(n), (snapshot) => {
    const same = all.get(phaseOf(snapshot)) ?? [];
    if (same.length < 12) all.set(phaseOf(snapshot), [...same, snapshot]);
  });
  return [...all.values()].flat();
}
/** Made when a test first asks, so that a fault in the rules fails a test and not the file. */
const once = <A>(make: () => A) => {
  let made: A | undefined;
  return () => (made ??= make());
};
const snapshots = once(() => Array.from({ length: 12 }, (_, n) => collect(n)).flat());
const anySnapshot = fc.nat(0xffff).map((n) => snapshots()[n % snapshots().length]!);

type Open<A> = A extends readonly (infer B)[]
  ? Open<B>[]
  : A extends object
    ? { -readonly [K in keyof A]: Open<A[K]> }
    : A;
const open = (snapshot: Snap): Position & { table: Open<Table> } =>
  structuredClone(positionOf(elfenwizards, snapshot)) as never;

/** One count changed; each breaks the ledger, wherever it can be applied. */
const CHANGES: Readonly<Record<string, (table: Open<Table>, seat: number) => void>> = {
  'a die more in front': (t, s) => t.players[s]!.front++,
  'a die fewer in front': (t, s) => t.players[s]!.front--,
  'a die more in a box': (t, s) => t.players[s]!.boxes.grey.push(6),
  'a die fewer in a box': (t, s) => t.players[s]!.boxes.user.pop() ?? t.players[s]!.front++,
  'a Minor Spell more': (t, s) => t.players[s]!.reserve++,
  'a Minor Spell fewer': (t, s) => t.players[s]!.reserve--,
  'a Minor Spell more in the box': (t, s) => t.players[s]!.spent++,
  'a mark more': (t, s) => (t.track[3] = s),
  'a mark of a stranger': (t) => (t.track[0] = 6),
  'a mage more': (t, s) => t.users.A.push({ owner: s, grey: 0, spells: [] }),
  'a mage fewer': ({ users }) =>
    void Object.values(users)
      .find((box) => box.length > 0)!
      .pop(),
  'a mage of a stranger': (t) => t.users.B.push({ owner: t.players.length, grey: 0, spells: [] }),
  'a spell more': (t, s) => t.users.D.push({ owner: s, grey: 0, spells: [{ seat: s, die: 'minor' }] }),
  'Grey Magic without end': (t) => (t.titles.W2 = { owner: 0, grey: 99, spells: [] }),
  'a turn scored more': (t) => t.players.forEach((p) => p.scores.push(9)),
  'another turn': (t) => (t.turn = (t.turn % 4) + 1),
  'a turn too many': (t) => (t.turn = 5),
  'points for Minor Spells before the end': (t, s) => (t.players[s]!.bonus = 1),
  'a winner before the end': (t, s) => t.winners.push(s),
  'crowned more often than there were turns': (t, s) => (t.players[s]!.crowned += t.turn + 1),
  'unawarded more often than there were turns': (t) => (t.unawarded = Math.min(4, t.turn + 1) + 1),
  'a dragon nowhere': (t) => (t.dragon = t.players.length),
  'a stranger in the queue': (t) => (t.queue[0] = 5 + +(t.players.length === 6)),
  'a seat twice in the queue': (t) => t.queue.push(t.queue[0]!),
  'nobody in the queue': (t) => (t.queue = []),
  'a die in use': (t) => t.go.using.push(3),
  'tokens removed': (t) => (t.go.removed += 12),
};

test('a position with one count changed is refused, naming a place on the table', () => {
  for (const [name, change] of Object.entries(CHANGES)) {
    fc.assert(
      fc.property(anySnapshot, fc.nat(2), (snapshot, seat) => {
        const position = open(snapshot);
        change(position.table, seat);
        try {
          resume(elfenwizards, position, { seed: 1 });
        } catch (error) {
          assert.ok(error instanceof BadInput, `${name}: ${String(error)}`);
          assert.ok(/^position(\.table\.\w+|$)/.test(error.path), error.path);
          assert.ok(error.expected.length > 3);
          return;
        }
        assert.fail(`${name} is taken in ${position.phase}`);
      }),
      { numRuns: 60 },
    );
  }
});

test('an untouched position is taken', () => {
  for (const snapshot of snapshots())
    assert.equal(phaseOf(resume(elfenwizards, open(snapshot), { seed: 1 })), phaseOf(snapshot));
});

const odd = fc.constantFrom<unknown>(
  null,
  -1,
  0,
  1,
  2,
  3,
  5,
  6,
  7,
  99,
  1.5,
  '',
  'red',
  'minor',
  'H',
  true,
  false,
  [],
  {},
  [0],
  [[]],
);
/** Puts a value somewhere in plain data, at the place that the numbers lead to. */
function disturb(data: unknown, path: readonly number[], value: unknown): void {
  let at = data as Record<string, unknown>;
  for (const [depth, n] of path.entries()) {
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[n % keys.length]!;
    const inner = at[key];
    if (depth === path.length - 1 || typeof inner !== 'object' || inner === null) {
      at[key] = value;
      return;
    }
    at = inner as Record<string, unknown>;
  }
}

test('a position with anything put anywhere is refused, or can be played to the end', () => {
  let taken = 0;
  const path = fc.array(fc.nat(30), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      anySnapshot,
      fc.array(fc.tuple(path, odd), { minLength: 1, maxLength: 2 }),
      fc.nat(99),
      (snapshot, all, by) => {
        const position = open(snapshot);
        for (const [place, value] of all) disturb(position, place, structuredClone(value));
        let from: Snap;
        try {
          from = resume(elfenwizards, position, { seed: 1 });
        } catch (error) {
          if (!(error instanceof BadInput)) throw error;
          return;
        }
        taken++;
        if (JSON.stringify(position) === JSON.stringify(open(snapshot))) return;
        playOut(from, chooser(by), (now, offered, n) => {
          if (n % 20 === 0)
            assert.deepEqual(
              resume(elfenwizards, positionOf(elfenwizards, now), { seed: 1 }).value,
              now.value,
              `${offered.length}`,
            );
        });
      },
    ),
    { numRuns: 3000 },
  );
  assert.ok(taken > 30, `${taken} were taken`);
});

const records = once(() =>
  Array.from({ length: 8 }, (_, n) => {
    const { start: from, moves } = playGame(startOf(n, 5), chooser(2 * n + 1));
    return { start: { ...from, options: from.options! }, moves };
  }),
);

test('records are written and read again, from a new game and from a position', () => {
  for (const record of records()) {
    const { lines, ...read } = parseRecord(elfenwizards, formatRecord(elfenwizards, record));
    assert.deepEqual(read, record);
    assert.equal(lines.length, record.moves.length);
  }
  fc.assert(
    fc.property(anySnapshot, fc.nat(0xffff), (snapshot, by) => {
      const position = positionOf(elfenwizards, snapshot);
      const record = {
        start: { position, seed: by },
        moves: playOut(start(elfenwizards, { position, seed: by }), chooser(2 * by + 1)).moves,
      };
      const { lines: _lines, ...read } = parseRecord(elfenwizards, formatRecord(elfenwizards, record));
      assert.deepEqual(read, record);
      replay(elfenwizards, read.start, read.moves);
    }),
    { numRuns: 20 },
  );
});

test('a whole game as text takes at most 45 bytes a move', () => {
  for (const record of records()) {
    assert.ok(formatRecord(elfenwizards, record).length <= 45 * record.moves.length);
  }
});

/** Reads and replays as an import would; anything but a refusal of either kind is a fault. */
function read(text: string): void {
  try {
    const record = parseRecord(elfenwizards, text);
    replay(elfenwizards, record.start, record.moves);
  } catch (error) {
    if (!(error instanceof BadInput) && !(error instanceof RefusedMove)) throw error;
    assert.ok(error.message.length > 10);
  }
}
const texts = once(() => [
  ...records()
    .slice(0, 4)
    .map((record) => formatRecord(elfenwizards, { ...record, moves: record.moves.slice(0, 40) })),
  ...snapshots()
    .slice(0, 3)
    .map((snapshot) =>
      formatRecord(elfenwizards, { start: { position: positionOf(elfenwizards, snapshot), seed: 1 }, moves: [] }),
    ),
]);
const WORDS =
  'red white pass roll place favour minor W1 A99 -1 99 {} [] null seed players option position game __proto__ constructor'.split(
    ' ',
  );

test('fuzzed transcripts are refused as bad input or as a refused move, never by another exception', () => {
  fc.assert(
    fc.property(
      fc.nat(99).map((n) => texts()[n % texts().length]!),
      fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 8 }))), {
        maxLength: 4,
      }),
      (text, changes) => {
        const words = text.split(/(?<=\s)/);
        for (const [where, how, word] of changes) words.splice(where % words.length, how, `${word} `);
        read(words.join(''));
      },
    ),
    { numRuns: 1500 },
  );
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), read));
  const line = fc.array(fc.constantFrom(...WORDS, 'elfenwizards', '1', 'playable-rules'), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      read(`playable-rules 1\ngame elfenwizards 1\n${lines.map((words) => words.join(' ')).join('\n')}`);
    }),
    { numRuns: 500 },
  );
});
