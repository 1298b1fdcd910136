import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../../src/games/elfenwizards/board/layout.js';
import { placedSums, sums } from '../../../src/games/elfenwizards/board/sums.js';
import { spots } from '../../../src/games/elfenwizards/board/spots.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
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
