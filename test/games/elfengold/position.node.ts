/**
 * Positions from untrusted sources: an invalid one is refused with the path of the fault, a valid one can be played to
 * the end.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { elfengold, type Table } from '../../../src/games/elfengold/index.js';
import { BadInput, formatRecord, parseRecord, positionOf, resume, type Position } from '../../../src/index.js';
import { sketch, type Sketch } from '../../../src/games/elfengold/lessons/sketch.js';
import { once } from '../../../src/testing/once.js';
import { chooser, phaseOf, playGame, playOut, startOf, type Snap } from './games.js';

/** Positions of every phase from a few random games. */
function collect(): Snap[] {
  const all = new Map<string, Snap[]>();
  for (let n = 0; n < 6; n++) {
    playGame(startOf(n * 3, 77 + n), chooser(n), (snapshot) => {
      const same = all.get(phaseOf(snapshot)) ?? [];
      if (same.length < 6 * (n + 1)) all.set(phaseOf(snapshot), [...same, snapshot]);
    });
  }
  return [...all.values()].flat();
}
const snapshots = once(collect);
const anySnapshot = fc.nat(0xffff).map((n) => snapshots()[n % snapshots().length]!);

type Open<A> = A extends readonly (infer B)[]
  ? Open<B>[]
  : A extends object
    ? { -readonly [K in keyof A]: Open<A[K]> }
    : A;
const open = (snapshot: Snap): Position & { table: Open<Table> } =>
  structuredClone(positionOf(elfengold, snapshot)) as never;

/** Changes of one thing each; every one makes any position invalid to which it can be applied. */
const CHANGES: Readonly<Record<string, (table: Open<Table>, seat: number) => void>> = {
  'an extra card in a hand': (t, s) => t.players[s]!.hand.push('wizard'),
  // Without a hand limit the players may hold all cards.
  'a missing card': (t) => t.pile.pop() ?? t.discard.pop() ?? t.players.find(({ hand }) => hand.length > 0)!.hand.pop(),
  'an extra card in the discard pile': (t) => t.discard.push('pig'),
  'an extra gold card': (t) => t.goldPile++,
  'an extra hidden counter': (t, s) => t.players[s]!.hidden.unshift('pig'),
  'a missing counter in the bowl': (t) => t.bowl.pop(),
  'an extra counter on a road': (t) => t.roads['beata-elvenhold-plain'].unshift('pig'),
  'a boot in a town whose piece was not taken': (t, s) => {
    t.players[s]!.boot = 'kihromah';
    t.players[s]!.towns = [];
  },
  'a town visited twice': (t, s) => (t.players[s]!.towns = ['beata', 'beata']),
  'negative coins': (t, s) => (t.players[s]!.coins = -1),
  'a seventh round': (t) => (t.round = 7),
  'a first player who does not exist': (t) => (t.first = t.players.length),
  'a seat in the queue that does not exist': (t) => (t.queue[0] = t.players.length),
  'an empty queue': (t) => (t.queue = []),
  'a bidder who is alone': (t) => (t.queue = t.bid ? [t.bid.seat] : []),
  'a winner before the end': (t, s) => t.winners.push(s),
  'Elvenhold with a value': (t) => (t.values.elvenhold = 3),
  'income before a move': (t) => {
    t.go.moved = false;
    t.go.income = 3;
  },
  'a wrong number of draws': (t) => (t.go.draws = t.go.draws > 0 ? 0 : 3),
  'a caravan in the wrong place': (t) => (t.go.caravan = { road: 'elvenhold-virst-lake', cards: 3, left: 1 }),
  'the same home town for everybody': (t) => t.players.forEach((p) => (p.home = 'beata')),
};

test('a position with one thing changed is refused, with a path into the table', () => {
  for (const [name, change] of Object.entries(CHANGES)) {
    fc.assert(
      fc.property(anySnapshot, fc.nat(1), (snapshot, seat) => {
        const position = open(snapshot);
        change(position.table, seat);
        try {
          resume(elfengold, position, { seed: 1 });
        } catch (error) {
          assert.ok(error instanceof BadInput, `${name}: ${String(error)}`);
          assert.match(error.path, /^position(\.table\.\w+|$)/);
          return;
        }
        assert.fail(`${name} is accepted in ${position.phase}`);
      }),
      { numRuns: 25 },
    );
  }
});

const odd = fc.constantFrom<unknown>(null, -1, 0, 1, 2, 3, 6, 99, 1.5, '', 'pig', 'tree', 'beata', true, [], {}, [0]);
/** Puts a value somewhere into plain data, at the place that the numbers lead to. */
function corrupt(data: unknown, path: readonly number[], value: unknown): void {
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

test('a position with a value replaced at random is refused, or can be played to the end', () => {
  let accepted = 0;
  const path = fc.array(fc.nat(60), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(anySnapshot, path, odd, fc.nat(99), (snapshot, place, value, by) => {
      const position = open(snapshot);
      corrupt(position.table, place, structuredClone(value));
      let from: Snap;
      try {
        from = resume(elfengold, position, { seed: 1 });
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        return;
      }
      if (JSON.stringify(position) === JSON.stringify(open(snapshot))) return;
      accepted++;
      if (accepted < 12) playOut(from, chooser(by));
    }),
    { numRuns: 1500 },
  );
  assert.ok(accepted > 5, `${accepted} were accepted`);
});

test('records of a new game and of positions survive formatting and parsing', () => {
  const { start: from, moves } = playGame(startOf(4, 5), chooser(3));
  const record = { start: { ...from, options: from.options! }, moves };
  const text = formatRecord(elfengold, record);
  const { lines, ...read } = parseRecord(elfengold, text);
  assert.deepEqual(read, record);
  assert.equal(lines.length, moves.length);
  assert.ok(text.length <= 45 * moves.length, `${text.length / moves.length} bytes a move`);
  for (const snapshot of snapshots().filter((_, i) => i % 40 === 0)) {
    const start = { position: positionOf(elfengold, snapshot), seed: 7 };
    const { lines: _lines, ...again } = parseRecord(elfengold, formatRecord(elfengold, { start, moves: [] }));
    assert.deepEqual(again, { start, moves: [] });
  }
});

/** The path at which a sketch is refused, or nothing if it is accepted. */
function refusedAt(phase: string, drawn: Sketch): string | undefined {
  try {
    resume(elfengold, sketch(phase, drawn), { seed: 1 });
  } catch (error) {
    if (error instanceof BadInput) return error.path;
    throw error;
  }
  return undefined;
}

test('EG-3.1, EG-4.1 a bowl that runs dry before counters are placed is refused', () => {
  const five = 'pig pig pig pig pig';
  const held = {
    ...{ red: { shown: five }, green: { shown: 'pig pig pig pig wagon' } },
    ...{ blue: { shown: 'wagon wagon wagon wagon wagon' }, yellow: { shown: 'wagon wagon cycle cycle cycle' } },
  };
  const six = { players: 6, ...held } as const;
  // 48 counters: 28 are left, and six players take 12 and buy up to 12.
  assert.equal(refusedAt('drawCards', six), undefined);
  const more = { ...six, purple: { shown: 'cycle cycle cycle cycle cycle' } } as const;
  assert.equal(refusedAt('drawCards', more), 'position.table.bowl');
  assert.equal(refusedAt('auction', { ...more, row: 'dragon' }), undefined, 'nobody draws any more');
  // The first player has two of 23 counters in hand; ten and twelve more are needed.
  const drawn = { go: { drawn: ['dragon', 'dragon'] } } as const;
  assert.equal(refusedAt('drawTokens', { ...more, ...drawn }), 'position.table.bowl');
  assert.equal(refusedAt('drawTokens', { ...more, ...drawn, queue: 'purple' }), undefined, 'the last draws');
});

test('EG-6.5 nobody within the hand limit is asked to discard', () => {
  const at = (hand: string, handLimit: 4 | 'none' = 4) =>
    refusedAt('travel.handLimit', { red: { hand }, options: { handLimit } });
  assert.deepEqual(
    [at('pig pig pig pig pig'), at('pig pig pig pig'), at(''), at('pig pig pig pig pig', 'none')],
    [undefined, ...Array.from({ length: 3 }, () => 'position.table.players[0].hand')],
  );
});
