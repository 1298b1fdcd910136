/** Positions from untrusted sources with one wrong count: each is invalid and refused with the path of the fault. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { elfenwizards, type Table } from '../../../src/games/elfenwizards/index.js';
import { ui } from '../../../src/games/elfenwizards/ui.js';
import { BadInput, positionOf, resume, type Position, type Snapshot } from '../../../src/index.js';
import { once, positions } from '../../../src/testing/random-games.js';

const snapshots = once(() => positions({ ui }));
const anySnapshot = fc.nat(0xffff).map((n) => snapshots()[n % snapshots().length]!);

type Open<A> = A extends readonly (infer B)[]
  ? Open<B>[]
  : A extends object
    ? { -readonly [K in keyof A]: Open<A[K]> }
    : A;
const open = (snapshot: Snapshot): Position & { table: Open<Table> } =>
  structuredClone(positionOf(elfenwizards, snapshot)) as never;

/** Changes of one count each; every one makes any position invalid to which it can be applied. */
const CHANGES: Readonly<Record<string, (table: Open<Table>, seat: number) => void>> = {
  'an extra die in front': (t, s) => t.players[s]!.front++,
  'a missing die in front': (t, s) => t.players[s]!.front--,
  'an extra die in a box': (t, s) => t.players[s]!.boxes.grey.push(6),
  'a missing die in a box': (t, s) => t.players[s]!.boxes.user.pop() ?? t.players[s]!.front++,
  'an extra Minor Spell': (t, s) => t.players[s]!.reserve++,
  'a missing Minor Spell': (t, s) => t.players[s]!.reserve--,
  'an extra Minor Spell in the box': (t, s) => t.players[s]!.spent++,
  'an extra mark on the turn track': (t, s) => (t.track[3] = s),
  'a mark of a seat that does not exist': (t) => (t.track[0] = 6),
  'an extra mage': (t, s) => t.users.A.push({ owner: s, grey: 0, spells: [] }),
  'a missing mage': ({ users }) =>
    void Object.values(users)
      .find((box) => box.length > 0)!
      .pop(),
  'a mage of a seat that does not exist': (t) => t.users.B.push({ owner: t.players.length, grey: 0, spells: [] }),
  'an extra spell': (t, s) => t.users.D.push({ owner: s, grey: 0, spells: [{ seat: s, die: 'minor' }] }),
  'too much Grey Magic': (t) => (t.titles.W2 = { owner: 0, grey: 99, spells: [] }),
  'an extra scored turn': (t) => t.players.forEach((p) => p.scores.push(9)),
  'another turn': (t) => (t.turn = (t.turn % 4) + 1),
  'a turn too many': (t) => (t.turn = 5),
  'points for Minor Spells before the end': (t, s) => (t.players[s]!.bonus = 1),
  'a winner before the end': (t, s) => t.winners.push(s),
  'crowned more often than there were turns': (t, s) => (t.players[s]!.crowned += t.turn + 1),
  'unawarded more often than there were turns': (t) => (t.unawarded = Math.min(4, t.turn + 1) + 1),
  'the Dragon at a seat that does not exist': (t) => (t.dragon = t.players.length),
  'a seat in the queue that does not exist': (t) => (t.queue[0] = 5 + +(t.players.length === 6)),
  'a seat twice in the queue': (t) => t.queue.push(t.queue[0]!),
  'an empty queue': (t) => (t.queue = []),
  'an extra die in use': (t) => t.go.using.push(3),
  'too many tokens removed': (t) => (t.go.removed += 12),
};

test('a position with one count changed is refused, with a path into the table', () => {
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
        assert.fail(`${name} is accepted in ${position.phase}`);
      }),
      { numRuns: 60 },
    );
  }
});

/** The path at which a position is refused, or nothing if it is accepted. */
function refusedAt(position: Position): string | undefined {
  try {
    resume(elfenwizards, position, { seed: 1 });
  } catch (error) {
    if (error instanceof BadInput) return error.path;
    throw error;
  }
  return undefined;
}

test('EW-2.1, EW-3.3 whoever has rolled has no die left in front', () => {
  const phases = new Set<string>();
  for (const snapshot of snapshots()) {
    const { queue, go, players } = (snapshot as Snapshot<Table>).context.table;
    const head = queue[0]!;
    if (!go.rolled || players[head]!.rolled.length < 2) continue;
    const position = open(snapshot);
    const { front, rolled } = position.table.players[head]!;
    position.table.players[head] = { ...position.table.players[head]!, front: front + 1, rolled: rolled.slice(1) };
    assert.equal(refusedAt(position), `position.table.players[${head}].front`, JSON.stringify(position.table.go));
    phases.add(position.phase);
  }
  assert.deepEqual([...phases].sort(), ['castMajorSpells', 'castRemainingSpells']);
});

test('EW-3.2 whoever has yet to roll has placed no die, so that the roll can be paid for again', () => {
  const position = open(
    snapshots().find(
      ({ value, context }) => value === 'castRemainingSpells' && !(context.table as unknown as Table).go.rolled,
    )!,
  );
  assert.equal(refusedAt(position), undefined);
  position.table.go.placed = 3;
  assert.equal(refusedAt(position), 'position.table.go.placed');
});
