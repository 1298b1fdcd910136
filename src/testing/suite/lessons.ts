/** Checks of the lessons: each is played through the machine along every path, and together they teach every rule. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import {
  formatMove,
  frames,
  legalMoves,
  refusal,
  viewFor,
  type Move,
  type Snapshot,
  type Viewer,
} from '../../index.js';
import { walkLesson } from '../../loading/own-lesson.js';
import type { Catalogue } from '../../i18n/text.js';
import { pseudoLegalMoves } from '../../kernel/legal.js';
import {
  answerTo,
  enterStep,
  expected,
  frameOf,
  isMeant,
  openLesson,
  readerOf,
  type Lesson,
  type LessonStep,
} from '../../kernel/lesson.js';
import { once } from '../random-games.js';
import type { Checks, Subject } from '../subject.js';
import { checkType } from './languages.js';

const MOST_STEPS = 8;
/**
 * The most bytes that a lesson of `MOST_STEPS` steps, or its texts in one language, may take when compressed as a page
 * fetches them.
 */
const BYTES = 1536;
/** A sentence that says in words that something is our ruling, instead of with a mark. */
const OURS = /\b(rulings?|notre décision|c’est notre lecture|nostr[ae] decision[ei]|è la nostra lettura)\b/i;

/** Plays one lesson through and notes the rules that were applied. */
class Walk {
  readonly taught = new Set<string>();
  readonly #subject: Subject;
  readonly #lesson: Lesson;
  readonly #words: readonly Catalogue[];

  constructor(subject: Subject, lesson: Lesson, words: readonly Catalogue[]) {
    this.#subject = subject;
    this.#lesson = lesson;
    this.#words = words;
  }
  get #game() {
    return this.#subject.ui.game;
  }

  /** Plays every path through the lesson; paths that lead to the same snapshot are continued once. */
  all(): void {
    const lesson = this.#lesson;
    const game = this.#game;
    const opening = openLesson(game, lesson);
    this.#teach(opening);
    let ways: (readonly Snapshot[])[] = [opening];
    const reader = readerOf(game, lesson);
    lesson.steps.forEach((step, n) => {
      const at = `${lesson.id}, step ${n + 1}`;
      const next = new Map<string, readonly Snapshot[]>();
      const isOpen = new Set<string>();
      for (const way of ways) {
        const played = enterStep(game, way.at(-1)!, lesson, n);
        this.#teach(played);
        const last = played.length > 0 ? played : way;
        const now = last.at(-1)!;
        const moves = expected(game, now, step);
        const told = last[frameOf(step, last)];
        assert.ok(told, `${at}: the event it waits for never happens`);
        this.#checkShown(step, told, reader, at);
        this.#checkWrong(step, now, at);
        for (const line of step.expect ?? [])
          if (legalMoves(game, now).some((move) => isMeant(game, line, move))) isOpen.add(line);
        assert.ok(!step.expect || moves.length > 0, `${at}: a path has no move to go on with`);
        const after = step.expect ? moves.map((move) => this.#play(now, move, reader, at)) : [last];
        for (const made of after) next.set(JSON.stringify([made.at(-1)!.value, made.at(-1)!.context]), made);
      }
      // A line need not be playable on every path: what was used up on one is left on another.
      for (const line of step.expect ?? []) assert.ok(isOpen.has(line), `${at}: ${line} can be played on no path`);
      ways = [...next.values()];
    });
    this.#teachStated();
  }

  #teach(all: readonly Snapshot[]): void {
    all.forEach((frame) => frame.context.table.last.forEach(({ rule }) => this.taught.add(rule)));
  }
  #play(from: Snapshot, move: Move, reader: Viewer, at: string): readonly Snapshot[] {
    assert.equal(move.seat, reader, `${at}: the move is the reader’s own`);
    const made = frames(this.#game, from, move);
    this.#teach(made);
    return made;
  }
  /** A rule that no fact can carry counts as taught by a step that points at something. */
  #teachStated(): void {
    const { ids, stated } = this.#subject.ledger ?? { ids: undefined, stated: [] as readonly string[] };
    for (const { rules = [], show = [] } of this.#lesson.steps)
      for (const id of rules) {
        assert.ok(show.length > 0, `${id}: the step points at something`);
        assert.ok(ids?.includes(id) ?? true, id);
        if (stated.includes(id)) this.taught.add(id);
      }
  }
  #checkShown(step: LessonStep, snapshot: Snapshot, reader: Viewer, at: string): void {
    const view = viewFor(this.#game, snapshot, reader);
    for (const layout of ['wide', 'narrow'] as const) {
      const ids = this.#subject.ui.anchors(view, layout).map(({ id }) => id);
      for (const id of step.show ?? []) assert.ok(ids.includes(id), `${at}: ${id} among ${ids.join(' ')}`);
    }
  }
  #checkWrong(step: LessonStep, snapshot: Snapshot, at: string): void {
    const game = this.#game;
    const ids = this.#subject.ledger?.ids ?? [];
    /** The rule named by the key of an answer, as in `EW-5.5` or `EW-5.5.other`, and the rules named in a sentence. */
    const named = (key: string) => ids.find((id) => key === id || key.startsWith(`${id}.`));
    const namedIn = (sentence: string): string[] => sentence.match(/\b[A-Z]{1,3}-[A-Z\d]+(?:\.\d+)?/g) ?? [];
    for (const { move: line, say } of step.wrong ?? []) {
      for (const move of this.#meant(step, snapshot, line)) {
        const answer = answerTo(game, snapshot, step, move);
        const what = `${at}: ${formatMove(game, move)}`;
        if (answer.kind === 'right') continue;
        assert.equal(answer.say, say, `${what} is answered by an earlier line`);
        const sentences = this.#words.map((all) => all[say]!);
        if (answer.kind === 'refused') {
          this.taught.add(answer.refusal.rule);
          const rule = named(say) ?? answer.refusal.rule;
          assert.equal(answer.refusal.rule, rule, `${what} is refused (${answer.refusal.code})`);
          for (const sentence of sentences)
            for (const id of namedIn(sentence)) assert.equal(id, rule, `${what}: ${sentence}`);
        } else if (this.#subject.ledger) {
          // The machine allows the move and so names no rule: the answer has to name one of the ledger.
          const found = sentences.map(namedIn);
          for (const each of found) assert.ok(each.length > 0, `${what} is allowed, but the answer names no rule`);
          for (const id of found.flat()) assert.ok(ids.includes(id), `${what}: ${id}`);
          if (named(say)) assert.ok(found[0]!.includes(named(say)!), `${what}: ${named(say)}`);
        }
      }
    }
  }
  /**
   * The moves that a listed wrong move stands for, without those that the step expects or an earlier line answers. With
   * a `*` these are the allowed ones if there are any, and the refused ones otherwise.
   */
  #meant(step: LessonStep, snapshot: Snapshot, line: string): Move[] {
    const game = this.#game;
    const [name = '', verb = ''] = line.split(' ');
    const seat = game.seats.indexOf(name);
    assert.ok(seat >= 0 && seat < game.seated(snapshot.context.table), `${line}: no seat of the game`);
    const before = step.wrong!.slice(
      0,
      step.wrong!.findIndex(({ move }) => move === line),
    );
    const all = pseudoLegalMoves(game, seat, [verb]).filter(
      (move) =>
        isMeant(game, line, move) &&
        !before.some((other) => isMeant(game, other.move, move)) &&
        answerTo(game, snapshot, step, move).kind !== 'right',
    );
    assert.ok(all.length > 0, `${line}: no move but those that the step expects`);
    const allowed = all.filter((move) => refusal(game, snapshot, move) === undefined);
    return allowed.length > 0 ? allowed : all;
  }
}

function checkForm({ steps, id }: Lesson, most: number): void {
  assert.ok(steps.length >= 4 && steps.length <= most, `${id}: ${steps.length} steps, expected 4 to ${most}`);
  assert.ok(
    steps.some(({ expect, ask }) => expect ?? ask),
    `${id}: the reader has nothing to do`,
  );
  for (const { say, expect, wrong, ask, until } of steps) {
    assert.ok(!(expect && until), `${say}: has both \`expect\` and \`until\``);
    assert.ok(!(expect && ask), `${say}: has both a move and a question`);
    assert.equal(
      wrong !== undefined,
      expect !== undefined,
      `${say}: lists wrong moves if and only if it expects a move`,
    );
    if (ask) {
      assert.ok(ask.length >= 2, say);
      assert.equal(ask.filter(({ right }) => right).length, 1, `${say}: not exactly one right answer`);
    }
  }
}

function checkWords(lesson: Lesson, lang: string, catalogue: Catalogue): void {
  const keys = new Set(['title']);
  for (const { say, wrong = [], ask = [] } of lesson.steps) {
    keys.add(say);
    for (const answer of wrong) keys.add(answer.say);
    for (const choice of ask) keys.add(choice.say).add(choice.answer);
  }
  assert.deepEqual(Object.keys(catalogue).sort(), [...keys].sort(), `${lesson.id} ${lang}`);
  for (const [key, sentence] of Object.entries(catalogue)) {
    assert.ok(sentence.trim().length > 0 && !/ {2}/.test(sentence), key);
    checkType(lang, key, sentence);
    if (lang !== 'fr') assert.doesNotMatch(sentence, /\s[.,]/, key);
  }
  for (const { say } of lesson.steps) {
    const sentences = catalogue[say]!.split(/[.!?…][»”]?(?:\s|$)/).filter(Boolean).length;
    assert.ok(sentences <= 3, `${say}: ${sentences} sentences, expected at most 3`);
  }
}

export function lessons(subject: Subject): Checks {
  const { ui, languages, ledger, longLessons = {} } = subject;
  if (!ui.lessons) return {};
  const fetched = once(async () =>
    Promise.all(
      (await ui.lessons!()).map(async (entry) => ({
        entry,
        lesson: await entry.lesson(),
        words: await Promise.all(languages.map((lang) => entry.text(lang))),
      })),
    ),
  );
  const taught = new Set<string>();
  return {
    async 'have unique ids, and match their list entries in id and rules'() {
      const all = await fetched();
      assert.equal(new Set(all.map(({ entry }) => entry.id)).size, all.length);
      for (const { entry, lesson } of all) {
        assert.equal(lesson.id, entry.id);
        assert.deepEqual(lesson.rules, entry.rules);
        for (const id of lesson.rules) assert.ok(ledger?.ids.includes(id) ?? true, id);
      }
    },
    async 'can be played along every path, and answer every listed wrong move'() {
      for (const { lesson, words } of await fetched()) {
        // The check of lessons that come as JSON, which names a wrong line best.
        walkLesson(subject.ui, lesson);
        const walk = new Walk(subject, lesson, words);
        walk.all();
        walk.taught.forEach((rule) => taught.add(rule));
      }
    },
    async 'have a limited number of well-formed steps, at least one with a move or a question'() {
      if (subject.isDraft) return;
      for (const { lesson } of await fetched()) checkForm(lesson, longLessons[lesson.id] ?? MOST_STEPS);
    },
    async 'have exactly the texts that they use, in every language'() {
      for (const { lesson, words } of await fetched())
        words.forEach((catalogue, i) => checkWords(lesson, languages[i]!, catalogue));
    },
    async 'mark our rulings, the same ones in every language'() {
      const marks = (sentence: string) => [...sentence.matchAll(/\[([^\]]*)\]/g)].map(([, rule]) => rule!);
      const rules = (await ui.rulebook?.('en'))?.chapters.flatMap((chapter) => chapter.rules) ?? [];
      const ruled = new Set(rules.filter(({ ruling }) => ruling !== undefined).map(({ id }) => id));
      for (const { lesson, words } of await fetched())
        for (const [key, sentence] of Object.entries(words[0]!)) {
          for (const rule of marks(sentence)) assert.ok(ruled.has(rule), `${lesson.id}, ${key}: ${rule} has no ruling`);
          for (const other of words) {
            assert.deepEqual(marks(other[key]!), marks(sentence), `${lesson.id}, ${key}`);
            assert.doesNotMatch(other[key]!, OURS, `${lesson.id}, ${key}`);
          }
        }
    },
    async [`take at most ${BYTES} bytes compressed, as do their texts in a language, for each ${MOST_STEPS} steps`]() {
      for (const { lesson, words } of await fetched()) {
        const most = (BYTES * (longLessons[lesson.id] ?? MOST_STEPS)) / MOST_STEPS;
        for (const [i, data] of [lesson, ...words].entries()) {
          const bytes = gzipSync(JSON.stringify(data)).length;
          assert.ok(bytes <= most, `${lesson.id}, ${['data', ...languages][i]}: ${bytes} bytes`);
        }
      }
    },
    async 'ask the reader for a move in at least two thirds of them'() {
      const all = await fetched();
      const trying = all.filter(({ lesson }) => lesson.steps.some(({ expect }) => expect));
      assert.ok(trying.length * 3 >= all.length * 2, `${trying.length} of ${all.length}`);
    },
    'together teach every rule of the ledger'() {
      assert.deepEqual(
        (ledger?.ids ?? []).filter((id) => !taught.has(id)),
        [],
      );
    },
  };
}
