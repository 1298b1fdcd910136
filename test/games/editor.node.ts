/**
 * The position editor of every game that has one: random edits lose no piece, and impossible positions are explained.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf, viewOf, withTable, wrongWith } from '../../src/elements/playable-studio/position.js';
import { phasesOf } from '../../src/elements/playable-studio/phase-path.js';
import { textOf } from '../../src/i18n/text.js';
import { studioWords } from '../../src/i18n/studio/index.js';
import type { Position, Table } from '../../src/kernel/game.js';
import { positionOf } from '../../src/kernel/start.js';
import { picker } from '../../src/testing/picker.js';
import { subjects } from './all.js';
import { positions } from '../../src/testing/random-games.js';
import { LANGUAGES } from '../../src/testing/subject.js';

const EDITS = 24;

for (const subject of await subjects()) {
  const { ui } = subject;
  const editor = await ui.editor?.();
  if (!editor) continue;
  const { game } = ui;
  const texts = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const catalogues = await Promise.all([editor.words(lang), ui.text(lang), studioWords(lang)]);
      return textOf(lang, catalogues, (name, value, text) => ui.formatValue?.(name, value, text));
    }),
  );
  const [text] = texts;

  test(`${game.id}: every fault of a position has a sentence of its own in every language`, () => {
    const params = { seat: 0, value: 3, count: 2, most: 2, turns: 2 };
    for (const code of Object.keys(game.faults!)) {
      const said = texts.map((text) => text(`fault.${code}`, params));
      assert.equal(new Set(said).size, texts.length, said.join(' | '));
      for (const sentence of said) assert.doesNotMatch(sentence, /[{}#]|^fault\./);
      for (const sentence of said.slice(1)) assert.doesNotMatch(sentence, /\b(the|of|and|with|must|most)\b/);
    }
  });
  const starts = positions(subject, { games: 2, each: 1, seed: 5 }).map((snapshot) => positionOf(game, snapshot));
  const phases = [...new Set(starts.map(({ phase }) => phase))];
  const check = (position: Position) => {
    const wrong = wrongWith(ui, position, text!);
    // No edit may produce a table of the wrong form.
    if (wrong) assert.doesNotMatch(wrong.says, /expected|^editor\./, `${wrong.path}: ${wrong.says}`);
    return wrong;
  };

  test(`${game.id}: a position from play is valid in the editor, and stays so through every edit`, () => {
    for (const position of starts) {
      const table = tableOf(ui, position);
      assert.deepEqual(withTable(position, table).table, position.table);
      assert.equal(check(position), undefined);
      for (let seat = 0; seat < game.seated(table); seat++) {
        const at = { table, phase: position.phase, seat };
        const seen = new Set<string>();
        for (const [piece, place] of editor.paths(at)) {
          assert.notEqual(piece, place);
          // One piece for each place is enough.
          if (seen.size === seen.add(place).size) continue;
          const next = withTable(position, editor.put(at, piece, place));
          check(next);
          assert.deepEqual(withTable(next, tableOf(ui, next)), next, 'it can be drawn, valid or not');
        }
      }
    }
  });

  test(`${game.id}: every phase that may be entered has a valid position to enter it from`, () => {
    if (!editor.mayEnter) return;
    const waiting = phasesOf(ui, text!).map(({ id }) => id);
    const open = waiting.filter((phase) => editor.mayEnter!(phase));
    assert.ok(open.length < waiting.length);
    const possible = open.filter((phase) =>
      starts.some((start) => {
        const table = editor.enter(tableOf(ui, start), phase);
        return check(withTable({ ...start, phase }, table)) === undefined;
      }),
    );
    assert.deepEqual(possible, open);
  });

  test(`${game.id}: random edits lose no piece, and the check explains every fault in words`, () => {
    let good = 0;
    for (const [n, start] of starts.entries()) {
      const pick = picker(n + 1);
      let position = start;
      let table: Table = tableOf(ui, start);
      for (let i = 0; i < EDITS; i++) {
        const seat = pick(game.seated(table));
        const { phase } = position;
        const before = subject.pieces!(table);
        const what = pick(10);
        if (what === 0) {
          const next = phases[pick(phases.length)]!;
          table = editor.enter(table, next);
          position = { ...position, phase: next };
        } else if (what < 3) {
          const fields = editor.fields({ table, phase, seat }, text!);
          const { choices, range, set, id, value } = fields[pick(fields.length)]!;
          assert.ok(
            choices ? choices.some(([choice]) => choice === value) : range,
            `${id} does not show its current value`,
          );
          const [min, max] = range ?? [0, 0];
          table = set(choices ? choices[pick(choices.length)]![0] : min + pick(max - min + 1));
        } else {
          const paths = editor.paths({ table, phase, seat });
          const [piece, place] = paths[pick(paths.length)]!;
          table = editor.put({ table, phase, seat }, piece, place);
          const view = viewOf(ui, phase, table, seat);
          const tray = editor.tray({ table, phase, seat }, text!).map(({ id }) => id);
          const known = new Set([...ui.anchors(view, 'wide').map(({ id }) => id), ...tray]);
          const lost: readonly string[] = editor
            .paths({ table, phase, seat })
            .flat()
            .filter((id) => !known.has(id));
          assert.deepEqual([...new Set(lost)], [], 'every piece and place of a path can be pointed at');
        }
        assert.deepEqual(subject.pieces!(table), before, 'the number of pieces stays the same');
        position = withTable(position, table);
        const wrong = check(position);
        if (!wrong) good++;
        const place = wrong && editor.placeOf(wrong.path, table);
        if (place !== undefined) {
          const anchors = ui.anchors(viewOf(ui, position.phase, table, seat), 'wide').map(({ id }) => id);
          assert.ok(
            anchors.includes(place) || place.includes(':'),
            `${wrong!.path} points at ${place}, which is no place`,
          );
        }
      }
    }
    assert.ok(good > 0, 'some of the edited positions are valid');
  });
}
