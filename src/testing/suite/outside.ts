/**
 * Checks of positions and transcripts from untrusted sources: an invalid one is refused with the path of the fault, a
 * valid one can be played to the end.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
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
  type Snapshot,
} from '../../index.js';
import { anyText } from '../any-text.js';
import { chooser, once, phaseOf, playGame, playOut, positions, startOf, seated, tried } from '../random-games.js';
import type { Checks, Subject } from '../subject.js';

/** What replaces a value of a position: any value, or that of the nth neighbour. */
type Replacement = { value: unknown } | { neighbour: number };
/** A neighbour's value has the right type, so that many positions are tried that are odd, but legal. */
const replacement: fc.Arbitrary<Replacement> = fc.oneof(
  fc.record({
    value: fc.constantFrom<unknown>(
      ...[null, -1, 0, 1, 2, 3, 5, 6, 7, 99, 1.5, '', 'red', 'minor', 'H', true, false, [], {}, [0], [[]]],
    ),
  }),
  fc.record({ neighbour: fc.nat(30) }),
);
/** Replaces a value somewhere in plain data, at the place that the numbers lead to. Says which: `table.sold[0] = 6`. */
function corrupt(data: unknown, path: readonly number[], by: Replacement): string {
  let at = data as Record<string, unknown>;
  let name = '';
  for (const [depth, n] of path.entries()) {
    const keys = Object.keys(at);
    if (keys.length === 0) break;
    const key = keys[n % keys.length]!;
    name += Array.isArray(at) ? `[${key}]` : (name && `.${key}`) || key;
    const inner = at[key];
    if (depth === path.length - 1 || typeof inner !== 'object' || inner === null) {
      at[key] = structuredClone('value' in by ? by.value : at[keys[by.neighbour % keys.length]!]);
      return `${name} = ${JSON.stringify(at[key])}`;
    }
    at = inner as Record<string, unknown>;
  }
  return `${name} is empty`;
}

export function outside(subject: Subject): Checks {
  const { share = 1 } = subject;
  const { game } = subject.ui;
  const snapshots = once(() => positions(subject, { games: Math.max(4, Math.round(12 * share)) }));
  const snapshotAt = (n: number): Snapshot => snapshots()[n % snapshots().length]!;
  const anySnapshot = fc.nat(0xffff).map(snapshotAt);
  const open = (snapshot: Snapshot): Position => structuredClone(positionOf(game, snapshot));
  const records = once(() =>
    Array.from({ length: 8 }, (_, n) => {
      const { start: from, moves } = playGame(
        subject,
        startOf(seated(subject), n, 5),
        chooser(2 * n + 1, subject.idle),
      );
      return { start: { ...from, options: from.options! }, moves };
    }),
  );
  const texts = once(() => [
    ...records()
      .slice(0, 4)
      .map((record) => formatRecord(game, { ...record, moves: record.moves.slice(0, 40) })),
    ...snapshots()
      .slice(0, 3)
      .map((snapshot) => formatRecord(game, { start: { position: open(snapshot), seed: 1 }, moves: [] })),
  ]);
  const values = Object.values(game.fields).flatMap((fields) => Object.values(fields as object).flat() as unknown[]);
  const words = [
    ...game.seats,
    ...Object.keys(game.fields),
    ...new Set(values.slice(0, 20).map(String)),
    ...'A99 -1 99 {} [] null seed players option position game __proto__ constructor'.split(' '),
  ];
  /** Reads and replays as an import would; only `BadInput` and `RefusedMove` may be thrown. */
  const read = (text: string): void => {
    try {
      const record = parseRecord(game, text);
      replay(game, record.start, record.moves);
    } catch (error) {
      if (!(error instanceof BadInput) && !(error instanceof RefusedMove)) throw error;
      assert.ok(error.message.length > 10);
    }
  };
  return {
    'an unmodified position is accepted and resumes in the same phase'() {
      for (const snapshot of snapshots()) {
        const position = open(snapshot);
        for (const field of game.telling ?? []) assert.ok(field in position.table, `telling: no table has ${field}`);
        assert.equal(phaseOf(resume(game, position, { seed: 1 })), phaseOf(snapshot));
      }
    },
    'a position with values replaced at random is refused, or can be played to the end'() {
      let accepted = 0;
      const path = fc.array(fc.nat(30), { minLength: 1, maxLength: 5 });
      const changes = fc.array(fc.tuple(path, replacement), { minLength: 1, maxLength: 2 });
      const check = (nth: number, all: (readonly [number[], Replacement])[], seed: number) => {
        const snapshot = snapshotAt(nth);
        const position = open(snapshot);
        const replaced = all.map(([place, by]) => corrupt(position, place, by));
        // The numbers of a counterexample tell an author nothing.
        const failed = (error: unknown): Error =>
          new Error(`In ${phaseOf(snapshot)}, with ${replaced.join(' and ')}: ${(error as Error).message}`, {
            cause: error,
          });
        let from: Snapshot;
        try {
          from = resume(game, position, { seed: 1 });
        } catch (error) {
          if (error instanceof BadInput) return;
          throw failed(error);
        }
        accepted++;
        if (JSON.stringify(position) === JSON.stringify(open(snapshot))) return;
        try {
          playOut(subject, from, chooser(seed, subject.idle), (now, _offered, n) => {
            if (n % 20 === 0)
              assert.deepEqual(resume(game, positionOf(game, now), { seed: 1 }).value, now.value, phaseOf(now));
          });
        } catch (error) {
          throw failed(error);
        }
      };
      tried(subject, fc.property(fc.nat(0xffff), changes, fc.nat(99), check), {
        numRuns: Math.max(250, Math.round(1000 * share)),
        includeErrorInReport: true,
      });
      assert.ok(accepted > 5, `${accepted} were accepted`);
    },
    'records of new games and of positions survive formatting and parsing'() {
      for (const record of records()) {
        const { lines, ...again } = parseRecord(game, formatRecord(game, record));
        assert.deepEqual(again, record);
        assert.equal(lines.length, record.moves.length);
      }
      const check = (snapshot: Snapshot, by: number) => {
        const from = { position: open(snapshot), seed: by };
        const record = {
          start: from,
          moves: playOut(subject, start(game, from), chooser(2 * by + 1, subject.idle)).moves,
        };
        const { lines: _lines, ...again } = parseRecord(game, formatRecord(game, record));
        assert.deepEqual(again, record);
        replay(game, again.start, again.moves);
      };
      tried(subject, fc.property(anySnapshot, fc.nat(0xffff), check), { numRuns: 8 });
    },
    'the record of a whole game takes at most 45 characters a move'() {
      for (const record of records()) assert.ok(formatRecord(game, record).length <= 45 * record.moves.length + 100);
    },
    'fuzzed transcripts throw BadInput or RefusedMove, and nothing else'() {
      const word = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 }));
      const changes = fc.array(fc.tuple(fc.nat(), fc.nat(2), word), { maxLength: 4 });
      const some = fc.nat(99).map((n) => texts()[n % texts().length]!);
      const change = (text: string, all: [number, number, string][]) => {
        const parts = text.split(/(?<=\s)/);
        for (const [where, how, by] of all) parts.splice(where % parts.length, how, `${by} `);
        read(parts.join(''));
      };
      tried(subject, fc.property(some, changes, change), { numRuns: 500 });
      tried(subject, fc.property(anyText({ maxLength: 200 }), read));
      const line = fc.array(fc.constantFrom(...words, game.id, '1', 'playable-rules'), { maxLength: 5 });
      tried(
        subject,
        fc.property(fc.array(line, { maxLength: 8 }), (lines) =>
          read(
            `playable-rules 1\ngame ${game.id} ${game.version}\n${lines.map((parts) => parts.join(' ')).join('\n')}`,
          ),
        ),
        { numRuns: 200 },
      );
    },
  };
}
