import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../../src/games/elfenwizards/board/layout.js';
import { footOf, placedSums, sums } from '../../../src/games/elfenwizards/board/sums.js';
import { spots } from '../../../src/games/elfenwizards/board/spots.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import type { SpellBox } from '../../../src/games/elfenwizards/map.js';
import type { Face, Table } from '../../../src/games/elfenwizards/table.js';
import { frames, replay } from '../../../src/kernel/play.js';
import { start } from '../../../src/kernel/start.js';
import { viewFor } from '../../../src/kernel/view.js';
import { transcripts } from '../../../src/games/elfenwizards/transcripts.js';
import { parseMove } from '../../../src/kernel/transcript.js';

test('the dice of each guild in a spell box are added up, and guilds without dice there have no sum', () => {
  const table = start(elfenwizards, { players: 3, seed: 1 }).context.table as Table;
  assert.deepEqual(sums(table), []);
  const withDice = (seat: number, wizard: readonly Face[], minor: readonly Face[]) => {
    const player = table.players[seat]!;
    return { ...player, boxes: { ...player.boxes, wizard, minor } };
  };
  const players = [withDice(0, [5, 6], []), withDice(1, [5], [2]), withDice(2, [], [])];
  assert.deepEqual(
    sums({ ...table, players }).map(({ box, seat, count }) => `${box} ${seat} ${count}`),
    ['wizard 0 11', 'wizard 1 5', 'minor 1 2'],
  );
});

test('sums are drawn in their box or on its edge, without overlapping', () => {
  const { seed, moves } = transcripts['competition']!;
  const said = moves.split(';').map((move) => parseMove(elfenwizards, move.trim()));
  const view = viewFor(elfenwizards, replay(elfenwizards, { players: 3, seed }, said), 0);
  for (const layout of ['wide', 'narrow'] as const) {
    const placed = placedSums(view.table as Table, planOf(layout));
    assert.ok(placed.length > 3);
    for (const { box, room } of placed) {
      const { x, y, w, h } = planOf(layout).boxes[box];
      assert.ok(room.x >= x && room.x + room.w <= x + w, box);
      assert.ok(room.y >= y && room.y < y + h, box);
    }
    for (const { box, seat, room } of placed)
      for (const other of placed)
        if (box === other.box && seat < other.seat)
          assert.ok(room.x + room.w <= other.room.x || room.y + room.h <= other.room.y);
  }
});

/** A crowded table: about as many dice and Minor Spells as six guilds leave in the boxes late in a game. */
const DICE: readonly (readonly Face[])[] = [[1, 5, 5], [1, 2, 4, 5], [3, 5], [], [4, 6], [4, 4]];
const TOKENS = [6, 6, 7, 7, 7, 4];

test('pieces in crowded boxes are at least as wide as two fifths of a die, in their box and above its sums, which lie on no other box', () => {
  const from = start(elfenwizards, { players: 6, seed: 1 });
  const { players, ...rest } = from.context.table as Table;
  const crowded: Table = {
    ...rest,
    players: players.map((player, seat) => {
      const [minor, fewer] = [DICE[seat]!, DICE[(seat + 1) % 6]!];
      return {
        ...player,
        spent: TOKENS[seat]!,
        boxes: { ...player.boxes, minor, sorcerer: fewer, necromancer: minor },
      };
    }),
  };
  const view = { ...viewFor(elfenwizards, from, 0), table: crowded };
  for (const layout of ['wide', 'narrow'] as const) {
    const plan = planOf(layout);
    for (const sum of placedSums(crowded, plan))
      for (const [name, other] of Object.entries(plan.boxes)) {
        const { x, y, w, h } = sum.room;
        const isApart = x >= other.x + other.w || x + w <= other.x || y >= other.y + other.h || y + h <= other.y;
        assert.ok(name === sum.box || isApart, `${layout}: a sum of ${sum.box} lies on ${name}`);
      }
    const pieces = spots(view, layout).filter(({ id }) => /^(die|spent):/.test(id));
    assert.equal(pieces.filter(({ id }) => id.startsWith('spent')).length, 6);
    for (const { id, cell, x, y, w, h } of pieces) {
      const box = id.startsWith('die') ? (id.split(':')[1] as SpellBox) : 'minor';
      const frame = plan.boxes[box];
      assert.ok(cell!.size >= plan.die * 0.4, `${layout}: ${id} is ${cell!.size} wide`);
      assert.ok(x >= frame.x && x + w <= frame.x + frame.w, `${layout}: ${id} is beside its box`);
      assert.ok(y >= frame.y && y + h <= footOf(placedSums(crowded, plan), box, plan) + 1, `${layout}: ${id} on a sum`);
    }
  }
});

test('spells beside a mage on a title cover no name of a rank', () => {
  const view = viewFor(elfenwizards, start(elfenwizards, { players: 3, seed: 1 }), 0);
  for (const layout of ['wide', 'narrow'] as const) {
    const { ribbons, type } = planOf(layout);
    const high = (type / 17) * 15;
    for (const { id, feet, spells = [] } of spots(view, layout))
      for (const { x, y, w, h } of feet ? spells : [])
        for (const [rank, ribbon] of Object.entries(ribbons)) {
          const isOver = x < ribbon.x + ribbon.w / 2 && x + w > ribbon.x - ribbon.w / 2;
          assert.ok(!isOver || y + h <= ribbon.y - high || y >= ribbon.y + high, `${layout}: ${id}, ${rank}`);
        }
  }
});

test('while a turn is scored each mage shows its points', () => {
  const { seed, moves } = transcripts['over']!;
  let before = start(elfenwizards, { players: 3, seed });
  for (const text of moves.split(';')) {
    const shown = frames(elfenwizards, before, parseMove(elfenwizards, text.trim()));
    const scoring = shown.find(({ context }) => context.table.last.some(({ code }) => code === 'score'));
    before = shown.at(-1)!;
    if (!scoring) continue;
    const view = viewFor(elfenwizards, scoring, 0);
    const points = [0, 0, 0];
    for (const { mage, scored } of spots(view, 'wide')) if (mage && scored !== undefined) points[mage.owner]! += scored;
    const said = view.last.flatMap(({ code, params }) => (code === 'score' ? [params!['points']] : []));
    assert.deepEqual(points, said);
    return;
  }
  assert.fail('the transcript scores no turn');
});
