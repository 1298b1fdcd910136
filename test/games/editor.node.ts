/**
 * The position editor of every game that has one: random edits lose no piece, and impossible positions are explained.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf, viewOf, withTable, wrongWith } from '../../src/elements/playable-studio/position.js';
import { phasesOf } from '../../src/elements/playable-studio/phase-path.js';
import { textOf } from '../../src/i18n/text.js';
import { studioWords } from '../../src/i18n/studio/index.js';
import type { Setting } from '../../src/game-ui/position-editor.js';
import type { Position } from '../../src/kernel/game.js';
import { positionOf } from '../../src/kernel/start.js';
import { picker, type Picker } from '../../src/testing/picker.js';
import { subjects } from './all.js';
import { resume } from '../../src/kernel/resume.js';
import { chooser, playOn, positions } from '../../src/testing/random-games.js';
import { LANGUAGES } from '../../src/i18n/languages.js';

const EDITS = 24;
/** After so many edits in a row that leave a fault, the next begins at the last position without one. */
const ASTRAY = 4;
/** A position that should have been refused shows it soon: so many moves are played from each, and games to the end from some. */
const MOVES = 8;
const WHOLE = 150;

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
  let accepted = 0;
  /** What is accepted can be played. */
  const plays = (position: Position) => {
    const most = accepted++ % WHOLE === 0 ? Infinity : MOVES;
    try {
      playOn(subject, resume(game, position, { seed: accepted }), chooser(accepted, subject.idle), most);
    } catch (error) {
      throw new Error(`${(error as Error).message}, from ${JSON.stringify(position)}`, { cause: error });
    }
  };
  const check = (position: Position) => {
    const wrong = wrongWith(ui, position, text!);
    // No edit may produce a table of the wrong form.
    if (!wrong) plays(position);
    else assert.doesNotMatch(wrong.says, /expected|^editor\./, `${wrong.path}: ${wrong.says}`);
    return wrong;
  };
  /** The table and phase after an edit at random: of the phase, of a field, or most often of where a piece lies. */
  function edited(at: Setting, pick: Picker): Setting {
    const what = pick(10);
    if (what === 0) {
      const phase = phases[pick(phases.length)]!;
      return { ...at, table: editor!.enter(at.table, phase), phase };
    }
    if (what < 3) {
      const fields = editor!.fields(at, text!).filter((field) => !!field);
      const { choices, range, set, id, value } = fields[pick(fields.length)]!;
      assert.ok(
        choices ? choices.some(([choice]) => choice === value) : range,
        `${id} does not show its current value`,
      );
      const [min, max] = range ?? [0, 0];
      return { ...at, table: set(choices ? choices[pick(choices.length)]![0] : min + pick(max - min + 1)) };
    }
    const paths = editor!.paths(at);
    const places = [...new Set(paths.map(([, place]) => place))];
    const place = places[pick(places.length)]!;
    const pieces = paths.flatMap(([piece, to]) => (to === place ? [piece] : []));
    return { ...at, table: editor!.put(at, pieces[pick(pieces.length)]!, place) };
  }

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
    let found = 0;
    for (const [n, start] of starts.entries()) {
      const pick = picker(n + 1);
      let now: Setting = { table: tableOf(ui, start), phase: start.phase, seat: 0 };
      let good = now;
      for (let i = 0, astray = 0; i < EDITS; i++) {
        const seat = pick(game.seated(now.table));
        const before = subject.pieces!(now.table);
        now = edited({ ...(astray < ASTRAY ? now : good), seat }, pick);
        const { table, phase } = now;
        const known = new Set([
          ...ui.anchors(viewOf(ui, phase, table, seat), 'wide').map(({ id }) => id),
          ...editor.tray(now, text!).map(({ id }) => id),
        ]);
        const lost: readonly string[] = editor
          .paths(now)
          .flat()
          .filter((id) => !known.has(id));
        assert.deepEqual([...new Set(lost)], [], 'every piece and place of a path can be pointed at');
        assert.deepEqual(subject.pieces!(table), before, 'the number of pieces stays the same');
        const wrong = check(withTable({ ...start, phase }, table));
        astray = wrong ? (astray % ASTRAY) + 1 : 0;
        if (!wrong) {
          good = now;
          found++;
        }
        const place = wrong && editor.placeOf(wrong.path, table);
        if (place !== undefined) {
          const anchors = ui.anchors(viewOf(ui, phase, table, seat), 'wide').map(({ id }) => id);
          assert.ok(
            anchors.includes(place) || place.includes(':'),
            `${wrong!.path} points at ${place}, which is no place`,
          );
        }
      }
    }
    assert.ok(found > 0, 'some of the edited positions are valid');
  });
}
