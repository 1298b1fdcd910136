/** The position editor sets up an attack that waits for answers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf, withTable, wrongWith } from '../../../src/elements/playable-studio/position.js';
import type { EditorField } from '../../../src/game-ui/position-editor.js';
import type { Table } from '../../../src/games/dark-mages/table.js';
import { textOf } from '../../../src/i18n/text.js';
import type { Position, Table as AnyTable } from '../../../src/kernel/game.js';
import { legalMoves, toAct } from '../../../src/kernel/legal.js';
import { resume } from '../../../src/kernel/resume.js';
import { positionOf, start } from '../../../src/kernel/start.js';
import { subjects } from '../all.js';

const PHASE = 'attack.resolving.answers.asked';

test('the editor sets target, card and next answering seat of an attack that can be played on (DM-D1)', async () => {
  const { ui } = (await subjects()).find(({ ui }) => ui.game.id === 'dark-mages')!;
  const { game } = ui;
  const editor = await ui.editor!();
  const text = textOf('en', [await editor.words('en'), await ui.text('en')], (name, value, text) =>
    ui.formatValue?.(name, value, text),
  );
  let position: Position = { ...positionOf(game, start(game, { players: 4, seed: 7 })), phase: PHASE };
  let table = editor.enter(tableOf(ui, position), PHASE) as unknown as Table;
  const now = () => {
    position = withTable(position, table as unknown as AnyTable);
    assert.equal(wrongWith(ui, position, text), undefined);
    return toAct(legalMoves(game, resume(game, position, { seed: 1 })));
  };
  const field = (id: string): EditorField =>
    editor
      .fields({ table: table as unknown as AnyTable, phase: PHASE, seat: table.active }, text)
      .find((one) => one && one.id === id) as EditorField;
  const set = (id: string, label: string) => {
    const { choices, set } = field(id);
    const [value] = choices!.find(([, name]) => name === label) ?? assert.fail(`${label} is no choice of ${id}`);
    table = set(value) as unknown as Table;
  };
  assert.deepEqual([table.attack!.kind, table.inPlay], ['cantrip', []]);
  assert.deepEqual(now(), table.attack!.asked);
  const others = field('attack.targets').choices!;
  assert.equal(others.length, 3);
  set('attack.targets', others[2]![1]);
  assert.deepEqual(now().length, 1, 'only the target is asked about a cantrip');

  const held = table.mages[table.active]!.hand;
  const [, ...cards] = field('attack.card').choices!;
  assert.ok(cards.length > 0);
  set('attack.card', cards[0]![1]);
  assert.equal(table.inPlay.length, 1);
  now();
  const asked = field('attack.asked').choices!;
  set('attack.asked', asked.at(-1)![1]);
  assert.deepEqual(now(), [asked.at(-1)![0]]);
  set('attack.card', 'Cantrip');
  now();
  assert.deepEqual(table.mages[table.active]!.hand, held, 'the card is back in the hand');

  table = editor.enter(table as unknown as AnyTable, 'attack.deciding') as unknown as Table;
  assert.equal(table.attack, null);
});
