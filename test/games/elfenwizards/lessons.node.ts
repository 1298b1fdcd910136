/** Every lesson is walked through the machine: whatever the reader may do in it is true, and all lessons together teach every rule. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { elfenwizards, type Move, type Table } from '../../../src/games/elfenwizards/index.js';
import { anchors } from '../../../src/games/elfenwizards/board/anchors.js';
import { RULE_IDS } from '../../../src/games/elfenwizards/ledger.js';
import { lessons } from '../../../src/games/elfenwizards/lessons/index.js';
import { formatMove, frames, legalMoves, refusal, viewFor, type Snapshot } from '../../../src/index.js';
import { pseudoLegalMoves } from '../../../src/kernel/legal.js';
import {
  answerTo,
  enterStep,
  expected,
  isMeant,
  openLesson,
  type Lesson,
  type LessonStep,
} from '../../../src/kernel/lesson.js';
import { STATED } from './positions.js';

const LANGUAGES = ['en', 'fr', 'it'] as const;
const BYTES = 1536;
const READER = 0;
const MOST_STEPS: Readonly<Record<string, number>> = { 'first-game': 30 };

const taught = new Set<string>();
const teach = (all: readonly Snapshot<Table>[]) =>
  all.forEach((frame) => frame.context.table.last.forEach(({ rule }) => taught.add(rule)));

/**
 * The moves that a listed wrong move may be, but for those that the step waits for or that a line before answers: with a
 * `*` those that are allowed, if any are, and else those that are not.
 */
function meant(step: LessonStep, snapshot: Snapshot<Table>, line: string): Move[] {
  const [, verb = ''] = line.split(' ');
  const seat = elfenwizards.seats.indexOf(line.split(' ')[0]!);
  assert.ok(seat >= 0 && seat < snapshot.context.table.players.length, `${line}: a seat of the game`);
  const before = step.wrong!.slice(
    0,
    step.wrong!.findIndex(({ move }) => move === line),
  );
  const all = pseudoLegalMoves(elfenwizards, seat, [verb]).filter(
    (move) =>
      isMeant(elfenwizards, line, move) &&
      !before.some((other) => isMeant(elfenwizards, other.move, move)) &&
      answerTo(elfenwizards, snapshot, step, move).kind !== 'right',
  );
  assert.ok(all.length > 0, `${line}: a move that is not what the step waits for`);
  const allowed = all.filter((move) => refusal(elfenwizards, snapshot, move) === undefined);
  return allowed.length > 0 ? allowed : all;
}

/** The rule that the key of an answer names, as in `EW-5.5` or `EW-5.5.other`. */
const named = (key: string): string | undefined => RULE_IDS.find((id) => key === id || key.startsWith(`${id}.`));
const namedIn = (sentence: string): string[] => sentence.match(/EW-[A-Z\d]+(?:\.\d+)?/g) ?? [];

function checkShown(step: LessonStep, snapshot: Snapshot<Table>, at: string): void {
  const view = viewFor(elfenwizards, snapshot, READER);
  for (const layout of ['wide', 'narrow'] as const) {
    const ids = anchors(view, layout).map(({ id }) => id);
    for (const id of step.show ?? []) assert.ok(ids.includes(id), `${at}: ${id} among ${ids.join(' ')}`);
  }
}

type Words = Readonly<Record<string, string>>;

function checkWrong(step: LessonStep, snapshot: Snapshot<Table>, words: readonly Words[], at: string): void {
  for (const { move: line, say } of step.wrong ?? []) {
    const moves = meant(step, snapshot, line);
    const answers = moves.map((move) => answerTo(elfenwizards, snapshot, step, move));
    for (const [i, answer] of answers.entries()) {
      const what = `${at}: ${formatMove(elfenwizards, moves[i]!)}`;
      if (answer.kind === 'right') continue;
      assert.equal(answer.say, say, `${what} is answered by the line before`);
      if (answer.kind === 'refused') {
        taught.add(answer.refusal.rule);
        const rule = named(say) ?? answer.refusal.rule;
        assert.equal(answer.refusal.rule, rule, `${what} is refused (${answer.refusal.code})`);
        for (const sentence of words.map((all) => all[say]!))
          for (const id of namedIn(sentence)) assert.equal(id, rule, `${what}: ${sentence}`);
      } else {
        // The machine allows it and names no rule: the answer has to.
        const ids = words.map((all) => namedIn(all[say]!));
        for (const id of ids) assert.ok(id.length > 0, `${what} is allowed; the answer names the rule it misses`);
        for (const id of ids.flat()) assert.ok((RULE_IDS as readonly string[]).includes(id), `${what}: ${id}`);
        if (named(say)) assert.ok(ids[0]!.includes(named(say)!), `${what}: ${named(say)}`);
      }
    }
  }
}

/** Every way through a lesson from a step on; the ways that meet again are walked once. */
function walk(lesson: Lesson, words: readonly Words[], from: Snapshot<Table>): void {
  let ways = [from];
  lesson.steps.forEach((step, n) => {
    const at = `${lesson.id}, step ${n + 1}`;
    const next = new Map<string, Snapshot<Table>>();
    const isOpen = new Set<string>();
    for (const way of ways) {
      const played = enterStep(elfenwizards, way, lesson, n);
      teach(played);
      const now = played.at(-1) ?? way;
      checkShown(step, now, at);
      checkWrong(step, now, words, at);
      const moves = legalMoves(elfenwizards, now);
      for (const line of step.expect ?? [])
        if (moves.some((move) => isMeant(elfenwizards, line, move))) isOpen.add(line);
      assert.ok(!step.expect || expected(elfenwizards, now, step).length > 0, `${at}: on every way there is a move`);
      const after = step.expect
        ? expected(elfenwizards, now, step).map((move) => {
            assert.equal(move.seat, READER, `${at}: the reader’s own move`);
            const made = frames(elfenwizards, now, move);
            teach(made);
            return made.at(-1)!;
          })
        : [now];
      for (const snapshot of after) next.set(JSON.stringify([snapshot.value, snapshot.context]), snapshot);
    }
    // A line need not be open on every way: what was used on one is left on another.
    for (const line of step.expect ?? []) assert.ok(isOpen.has(line), `${at}: ${line} is open on no way`);
    ways = [...next.values()];
  });
}

const fetched = await Promise.all(
  lessons.map(async (entry) => ({
    entry,
    lesson: await entry.lesson(),
    words: await Promise.all(LANGUAGES.map((lang) => entry.text(lang))),
  })),
);

test('lessons have ids of their own', () => {
  assert.equal(new Set(lessons.map(({ id }) => id)).size, lessons.length);
});

for (const { entry, lesson, words } of fetched) {
  test(`${entry.id}: every way through it is played, and every wrong move is answered`, () => {
    assert.equal(lesson.id, entry.id);
    assert.deepEqual(lesson.rules, entry.rules);
    for (const id of lesson.rules) assert.ok((RULE_IDS as readonly string[]).includes(id), id);
    const opening = openLesson(elfenwizards, lesson);
    teach(opening);
    walk(lesson, words, opening.at(-1)!);
    for (const { rules = [], show = [] } of lesson.steps) {
      for (const id of rules) {
        assert.ok(show.length > 0, `${id} is shown`);
        assert.ok((RULE_IDS as readonly string[]).includes(id), id);
        if (STATED.includes(id as never)) taught.add(id);
      }
    }
  });

  test(`${entry.id}: a few steps, not all of them told`, () => {
    const { steps } = lesson;
    assert.ok(steps.length >= 4 && steps.length <= (MOST_STEPS[lesson.id] ?? 8), `${steps.length} steps`);
    assert.ok(steps.some(({ expect, ask }) => expect ?? ask));
    for (const { say, expect, wrong, ask } of steps) {
      assert.ok(!(expect && ask), `${say}: a move or a question, not both`);
      assert.equal(wrong !== undefined, expect !== undefined, `${say}: wrong moves where a move is waited for`);
      if (ask) {
        assert.ok(ask.length >= 2, say);
        assert.equal(ask.filter(({ right }) => right).length, 1, `${say}: one right answer`);
      }
    }
  });

  test(`${entry.id}: its words are those it uses, in three languages`, () => {
    const keys = new Set(['title']);
    for (const { say, wrong = [], ask = [] } of lesson.steps) {
      keys.add(say);
      for (const answer of wrong) keys.add(answer.say);
      for (const choice of ask) keys.add(choice.say).add(choice.answer);
    }
    words.forEach((catalogue, i) => {
      assert.deepEqual(Object.keys(catalogue).sort(), [...keys].sort(), LANGUAGES[i]);
      for (const [key, sentence] of Object.entries(catalogue)) {
        assert.ok(sentence.trim().length > 0, key);
        assert.ok(!/ {2}|["']/.test(sentence), `${key}: ${sentence}`);
        if (LANGUAGES[i] === 'fr')
          assert.ok(!/[^\u00a0\u202f][:;!?»]|«[^\u00a0]/.test(sentence), `${key}: ${sentence}`);
        else assert.ok(!/\s[:;!?,.]/.test(sentence), `${key}: ${sentence}`);
      }
    });
    const said = new Set(lesson.steps.map(({ say }) => say));
    for (const catalogue of words)
      for (const key of said) {
        const sentences = catalogue[key]!.split(/[.!?…][»”]?(?:\s|$)/).filter(Boolean).length;
        assert.ok(sentences <= 3, `${key}: ${sentences} sentences`);
      }
  });

  test(`${entry.id}: it and its words in a language take at most ${BYTES} bytes each`, () => {
    const folder = new URL(`../../../src/games/elfenwizards/lessons/${entry.id}/`, import.meta.url);
    for (const file of ['lesson', ...LANGUAGES]) {
      const source = readFileSync(new URL(`${file}.ts`, folder), 'utf8');
      const { code } = transformSync(source, { loader: 'ts', minify: true, charset: 'utf8' });
      const bytes = gzipSync(code).length;
      assert.ok(bytes <= BYTES, `${file}: ${bytes} bytes`);
    }
  });
}

test('two thirds of the lessons wait for the reader’s own move', () => {
  const trying = fetched.filter(({ lesson }) => lesson.steps.some(({ expect }) => expect));
  assert.ok(trying.length * 3 >= fetched.length * 2, `${trying.length} of ${fetched.length}`);
});

test('every rule of the ledger is taught', () => {
  assert.deepEqual(
    RULE_IDS.filter((id) => !taught.has(id)),
    [],
  );
});
