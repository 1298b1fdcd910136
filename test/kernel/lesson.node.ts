/** Lessons on the toy game: answers to a reader's moves, walking through a lesson, and errors for invalid lessons. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, RefusedMove, type Game, type Move as AnyMove, type Snapshot } from '../../src/kernel/game.js';
import { checkLesson, tryLesson } from '../../src/kernel/lesson-check.js';
import {
  answerTo,
  enterStep,
  expected,
  isMeant,
  openLesson,
  readerOf,
  walk,
  type Lesson,
  type LessonStep,
} from '../../src/kernel/lesson.js';
import { formatMove } from '../../src/kernel/notation.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { replay } from '../../src/kernel/play.js';
import { positionOf, start } from '../../src/kernel/start.js';
import { toy, type Move, type Table } from '../toy/game.js';

const askStep: LessonStep = {
  say: 'answer',
  play: ['bob bid 9'],
  expect: ['ann answer doubt'],
  wrong: [
    { move: '* answer believe', say: 'careful' },
    { move: 'bob answer doubt', say: 'notBob' },
  ],
};
const lesson: Lesson = {
  id: 'bluff',
  rules: ['T-2', 'T-3'],
  start: { players: 3, seed: 7 },
  moves: ['ann bid 5', 'bob answer doubt', 'cat answer believe'],
  steps: [
    { say: 'look', show: ['card:1', 'card:9'] },
    askStep,
    { say: 'again', play: [], expect: ['cat answer doubt', 'cat answer *'], rules: ['T-3'] },
    { say: 'end' },
  ],
};
/** The same lesson where only one seat, the reader's, waits for a move: hands are hidden, so a reader plays for nobody else. */
const own: Lesson = { ...lesson, steps: lesson.steps.with(2, { say: 'again', play: ['cat answer doubt'] }) };
/** The lesson with step `n` replaced. */
const withStep = (n: number, step: object): Lesson => ({ ...lesson, steps: lesson.steps.with(n, step as LessonStep) });
const { moves: _none, ...opening } = lesson;

const move = (line: string): Move => parseMove(toy, line);
const format = (moves: readonly AnyMove[]) => moves.map((made) => formatMove(toy as Game, made));
const throwsBadInput = (run: () => unknown, path: string, value: unknown, expected: string) =>
  assert.throws(run, (error: unknown) => {
    assert.ok(error instanceof BadInput, String(error));
    assert.deepEqual([error.path, error.value, error.expected], [path, value, expected]);
    return true;
  });

test('a line matches its own move, and * matches any value', () => {
  const meant = (line: string, made: string) => isMeant(toy, line, move(made));
  assert.ok(meant('ann bid 5', 'ann bid 5'));
  assert.ok(meant('  ann  bid 5 ', 'ann bid 5'));
  assert.ok(meant('* bid *', 'bob bid 2'));
  assert.ok(!meant('ann bid 5', 'ann bid 6'));
  assert.ok(!meant('* bid 5', 'ann bid 6'), '* matches only the word in its place');
  assert.ok(!meant('ann bid', 'ann bid 5'));
  assert.ok(!meant('ann bid 5 *', 'ann bid 5'));
  assert.ok(!meant('', 'ann bid 5'));
});

test('a reader’s move is right, other or refused, with the lesson’s answer to it', () => {
  const begun = openLesson(toy, lesson).at(-1)!;
  const snapshot = enterStep(toy, begun, lesson, 1).at(-1)!;
  const answer = (step: LessonStep, line: string) => answerTo(toy, snapshot, step, move(line));
  assert.deepEqual(answer(askStep, 'ann answer doubt'), { kind: 'right' });
  assert.deepEqual(answer(askStep, 'ann answer believe'), { kind: 'other', say: 'careful' });
  assert.deepEqual(answer({ ...askStep, wrong: [] }, 'ann answer believe'), { kind: 'other', say: undefined });
  assert.deepEqual(answer({ say: 'look' }, 'ann answer doubt'), { kind: 'other', say: undefined });
  assert.deepEqual(answer({ say: 'go', expect: ['ann answer doubt', 'bob bid 2'] }, 'ann answer doubt'), {
    kind: 'right',
  });
  assert.deepEqual(answer(askStep, 'bob answer doubt'), {
    kind: 'refused',
    refusal: { rule: 'T-3', code: 'notAsked', params: {} },
    say: 'notBob',
  });
  assert.deepEqual(answer({ say: 'look' }, 'ann bid 3'), {
    kind: 'refused',
    refusal: { rule: 'T-0', code: 'notNow', params: { phase: 'round.answering', verb: 'bid' } },
    say: undefined,
  });
});

test('a wrong line with * answers legal moves if it matches any; a refused move gets its refusal', () => {
  const snapshot = enterStep(toy, openLesson(toy, lesson).at(-1)!, lesson, 1).at(-1)!;
  const wrong = [
    { move: '* answer *', say: 'later' },
    { move: 'bob answer *', say: 'notBob' },
  ];
  const say = (line: string) => {
    const answer = answerTo(toy, snapshot, { ...askStep, wrong }, move(line));
    return answer.kind === 'right' ? answer.kind : `${answer.kind} ${answer.say}`;
  };
  assert.equal(say('ann answer believe'), 'other later');
  assert.equal(
    say('bob answer believe'),
    'refused notBob',
    'no move of Bob is legal, so the line answers a refused one',
  );
  assert.equal(
    say('dan answer doubt'),
    'refused undefined',
    'the line also matches legal moves, so it does not answer a refused one',
  );
  const dan = answerTo(toy, snapshot, askStep, move('dan answer believe'));
  assert.ok(dan.kind === 'refused' && dan.say === undefined, 'the line also matches a legal move');
});

test('expected gives the legal moves that match any line, in canonical order', () => {
  const begun = start(toy, lesson.start);
  const matched = (...lines: string[]) => format(expected(toy, begun, { say: 'go', expect: lines }));
  assert.deepEqual(matched('ann bid 8', 'ann bid 3', 'bob bid 4', 'ann bid 1'), ['ann bid 3', 'ann bid 8']);
  assert.equal(matched('* * *').length, 8);
  assert.deepEqual(expected(toy, begun, { say: 'look' }), []);
});

test('openLesson gives the frames of the start and of the moves before the first step', () => {
  const shown = openLesson(toy, lesson);
  assert.deepEqual(openLesson(toy, opening), [start(toy, lesson.start)]);
  assert.deepEqual(shown[0], start(toy, lesson.start));
  assert.deepEqual(
    [...new Set(shown.map(({ context }) => context.table.last.map(({ code }) => code).join()))],
    ['dealt', 'bid', 'answer', 'shown,drew'],
  );
  assert.deepEqual(enterStep(toy, shown.at(-1)!, lesson, 0), [], 'this step plays no moves');
  const { table } = enterStep(toy, shown.at(-1)!, lesson, 1).at(-1)!.context;
  assert.equal((table as Table).bid, 9);
});

test('a move that cannot be played is reported with its place in the lesson', () => {
  const open = (moves: string[]) => () => openLesson(toy, { ...lesson, moves });
  const rules = 'a move that the rules allow there: ';
  throwsBadInput(open(['ann bid 1']), 'bluff.moves[0]', 'ann bid 1', `${rules}T-2 (tooLow)`);
  assert.throws(open(['ann bid 1']), ({ cause }: Error) => cause instanceof RefusedMove);
  throwsBadInput(open(['ann bid 5', 'ann bid 5']), 'bluff.moves[1]', 'ann bid 5', `${rules}T-0 (notNow)`);
  throwsBadInput(open(['ann bid 5', 'bob answer why']), 'bluff.moves[1], word', 'why', 'one of believe, doubt');
  throwsBadInput(
    () => enterStep(toy, start(toy, lesson.start), withStep(0, { say: 'x', play: ['bob bid 3'] }), 0),
    'bluff.steps[0].play[0]',
    'bob bid 3',
    `${rules}T-1 (notYourTurn)`,
  );
  const broken = { ...toy, machine: undefined as never };
  assert.throws(
    () => enterStep(broken, start(toy, lesson.start), withStep(0, { say: 'x', play: ['ann bid 3'] }), 0),
    TypeError,
    'an error in the game is not reported as an error in the lesson',
  );
});

test('walk stops at each step and at the end, and plays the reader’s move or the first expected one', () => {
  const stops = (made?: Map<number, Move>) => {
    const found = [...walk(toy, lesson, made)];
    const before = lesson.moves!.map(move);
    for (const { snapshot, moves } of found) {
      assert.deepEqual(moves.slice(0, before.length), before);
      assert.deepEqual(snapshot, replay(toy, lesson.start, moves), 'the snapshot is where the moves lead');
    }
    return found.map(({ moves }) => format(moves.slice(before.length)).join(', '));
  };
  const right = 'bob bid 9, ann answer doubt';
  assert.deepEqual(stops(), ['', 'bob bid 9', right, `${right}, cat answer believe`, `${right}, cat answer believe`]);
  assert.equal(stops(new Map([[2, move('cat answer doubt')]])).at(-1), `${right}, cat answer doubt`);
  assert.deepEqual(
    [...walk(toy, { ...opening, steps: [] })],
    [{ n: 0, snapshot: start(toy, lesson.start), moves: [] }],
  );
  throwsBadInput(
    () => [...walk(toy, withStep(1, { say: 'x', expect: ['bob answer *'] }))],
    'bluff.steps[1].expect',
    ['bob answer *'],
    'a move that the rules allow there',
  );
});

test('a step with until stops at a fact in the middle of a move, and the next step shows the rest', () => {
  const stopped = (until: object, end: LessonStep = { say: 'end' }): Lesson => ({
    ...lesson,
    steps: [{ say: 'answered', until: until as { code: string } }, end],
  });
  const facts = (value: Lesson) =>
    [...walk(toy, value)].map(({ snapshot }) => snapshot.context.table.last.map(({ code }) => code).join());
  assert.deepEqual(facts(stopped({ code: 'answer' })), ['answer', 'shown,drew', 'shown,drew']);
  assert.deepEqual(facts(stopped({ code: 'answer', params: { seat: 2 } })).at(0), 'answer');
  assert.deepEqual(
    facts(stopped({ code: 'answer' }, { say: 'end', until: { code: 'drew' } })),
    ['answer', 'shown,drew', 'shown,drew'],
    'each step stops at its own fact',
  );
  for (const until of [{ code: 'bid' }, { code: 'answer', params: { seat: 1 } }])
    throwsBadInput(() => [...walk(toy, stopped(until))], 'bluff.steps[0].until', until, 'a fact of the last move');
});

test('an invalid start or line is reported with its place in the lesson', () => {
  const walked = (value: Lesson) => () => [...walk(toy, value)];
  const verbs = `one of ${Object.keys(toy.fields).join(', ')}`;
  throwsBadInput(
    walked({ ...lesson, start: { players: 9, seed: 1 } }),
    'bluff.start.players',
    9,
    'a whole number from 2 to 4',
  );
  const position = { ...positionOf(toy, start(toy, { players: 3, seed: 7 })), phase: 'lunch' };
  assert.throws(walked({ ...opening, start: { position, seed: 1 } }), { name: 'BadInput', value: 'lunch' });
  const line = (expect: string, path: string, value: unknown, expected: string) => {
    for (const lines of [[expect], ['ann answer *', expect]])
      throwsBadInput(
        () => tryLesson(toy, withStep(1, { ...askStep, expect: lines }), () => ['card:1', 'card:9']),
        `bluff.steps[1].expect[${lines.length - 1}], ${path}`,
        value,
        expected,
      );
  };
  line('* rol', 'verb', 'rol', verbs);
  line('zed *', 'seat', 'zed', `one of ${toy.seats.join(', ')}`);
  line('* answer perhaps', 'word', 'perhaps', 'one of believe, doubt');
  line('* answer * *', 'move', 'ann answer believe *', 'the form "ann answer <word>"');
  for (const expect of ['* * doubt', '* answer *', 'ann *  doubt'])
    assert.equal(walked(withStep(1, { ...askStep, expect: [expect] }))().length, 5, expect);
});

test('checkLesson accepts a valid lesson unchanged and reports the first invalid part', () => {
  const ask = [
    { say: 'a', right: true, answer: 'yes' },
    { say: 'b', answer: 'no' },
  ];
  const placed = { ...opening, start: { position: {}, seed: 1 } };
  for (const valid of [
    lesson,
    withStep(0, { say: 'x', ask }),
    placed,
    { ...opening, otherReading: 'truth', phases: true },
  ])
    assert.deepEqual(checkLesson(JSON.parse(JSON.stringify(valid))), valid);

  const invalid = (value: unknown, path: string, found: unknown, expects: string) =>
    throwsBadInput(() => checkLesson(value), `lesson${path}`, found, expects);
  invalid(undefined, '', undefined, 'an object');
  invalid({ ...lesson, id: ' ' }, '.id', ' ', 'text');
  invalid({ ...lesson, rules: 'T-1' }, '.rules', 'T-1', 'a list');
  invalid({ ...lesson, moves: [1] }, '.moves[0]', 1, 'text');
  invalid({ ...lesson, otherReading: 3 }, '.otherReading', 3, 'text');
  invalid({ ...lesson, steps: [] }, '.steps', [], 'a list of at least 1');
  invalid({ ...lesson, stepps: 1 }, '.stepps', 1, 'nothing of that name');
  for (const value of [undefined, null, 'a', {}])
    invalid(
      { ...lesson, start: value },
      '.start',
      value,
      '{ "players": 3, "seed": 1 } or { "position": ..., "seed": 1 }',
    );
  invalid({ ...lesson, start: { ...lesson.start, moves: [] } }, '.start.moves', [], 'nothing of that name');
  invalid({ ...placed, start: { ...placed.start, players: 3 } }, '.start.players', 3, 'nothing of that name');

  const step = (value: object, path: string, found: unknown, expects: string) =>
    invalid(withStep(1, value), `.steps[1]${path}`, found, expects);
  step({}, '.say', undefined, 'text');
  for (const name of ['show', 'rules', 'play', 'expect', 'wrong'])
    step({ say: 'x', [name]: [[]] }, `.${name}[0]`, [], name === 'wrong' ? 'an object' : 'text');
  step({ say: 'x', expect: [] }, '.expect', [], 'a list of at least 1');
  step({ ...askStep, wrong: [{ move: 'ann bid *' }] }, '.wrong[0].say', undefined, 'text');
  step({ ...askStep, wrong: [{ say: 'x' }] }, '.wrong[0].move', undefined, 'text');
  step({ say: 'x', ask: ask.slice(1) }, '.ask', ask.slice(1), 'a list of at least 2');
  step({ say: 'x', ask: [{ say: 'a' }, ask[0]] }, '.ask[0].answer', undefined, 'text');
  step({ say: 'x', ask: [{ ...ask[1], say: 1 }, ask[0]] }, '.ask[0].say', 1, 'text');
  step({ say: 'x', ask: [{ ...ask[1], right: 1 }, ask[0]] }, '.ask[0].right', 1, 'true or false');

  const until = { code: 'answer', params: { seat: 2 } };
  assert.deepEqual(checkLesson(withStep(0, { say: 'x', until })).steps[0], { say: 'x', until });
  invalid({ ...lesson, phases: 'yes' }, '.phases', 'yes', 'true or false');
  step({ say: 'x', until: 'answer' }, '.until', 'answer', 'an object');
  step({ say: 'x', until: { params: {} } }, '.until.code', undefined, 'text');
  for (const params of [[2], null, 'seat'])
    step({ say: 'x', until: { code: 'answer', params } }, '.until.params', params, 'an object');
  step({ ...askStep, until }, '.until', until, 'no move of the reader before all is shown');

  const wrongAsk = [ask[1], { ...ask[0], right: false }];
  step({ ...askStep, ask }, '.ask', ask, 'a step that either waits for a move or asks');
  step({ say: 'x', wrong: askStep.wrong }, '.wrong', askStep.wrong, 'wrong moves only where one is expected');
  step({ say: 'x', ask: wrongAsk }, '.ask', wrongAsk, 'a choice with "right": true');
});

test('tryLesson walks a lesson to its end and checks the places it shows and its wrong lines', () => {
  const seen: number[] = [];
  const places =
    (points: number[]) =>
    ({ context }: Snapshot) => {
      points.push((context.table as Table).round);
      return ['card:1', 'card:9'];
    };
  const tried = (value: Lesson) => tryLesson(toy, value, places(seen));
  const other = 'a move of ann, through whose eyes the lesson is read';
  throwsBadInput(() => tried(lesson), 'bluff.steps[2].expect', lesson.steps[2]!.expect, other);
  const withStep = (n: number, step: object): Lesson => ({ ...own, steps: own.steps.with(n, step as LessonStep) });
  seen.length = 0;
  tried(own);
  assert.deepEqual(seen, [1, 1], 'asks for the places once for each place shown, at that step');
  tried(withStep(3, { say: 'end', show: ['card:9'] }));
  assert.equal(seen.at(-1), 2, 'a later step is checked with the later position');

  throwsBadInput(
    () => tried(withStep(0, { say: 'look', show: ['card:1', 'card:10'] })),
    'bluff.steps[0].show[1]',
    'card:10',
    'one of card:1, card:9',
  );
  const wrong = (line: string) => () =>
    tried(withStep(1, { ...askStep, wrong: [askStep.wrong![1], { move: line, say: 'x' }] }));
  wrong('ann answer believe')();
  wrong('* bid *')();
  const at = 'bluff.steps[1].wrong[1].move';
  throwsBadInput(wrong('ann answer why'), `${at}, word`, 'why', 'one of believe, doubt');
  throwsBadInput(wrong('ann answer doubt'), at, 'ann answer doubt', 'no move that the step waits for');
  throwsBadInput(wrong('ann * doubt'), at, 'ann * doubt', 'no move that the step waits for');
  const both = ['ann answer doubt', 'ann answer believe'];
  throwsBadInput(
    () => tried(withStep(1, { ...askStep, expect: both, wrong: [{ move: both[0], say: 'x' }] })),
    'bluff.steps[1].wrong[0].move',
    both[0],
    'no move that the step waits for',
  );
  // This line also matches answers of other seats, so it may overlap with the expected move.
  wrong('* answer doubt')();
  throwsBadInput(
    () => tried({ ...own, moves: ['ann bid 1'] }),
    'bluff.moves[0]',
    'ann bid 1',
    'a move that the rules allow there: T-2 (tooLow)',
  );
});

test('a lesson is shown to its seat, or else to the seat of the first expected move, or else to a spectator', () => {
  assert.equal(readerOf(toy, own), 0);
  assert.equal(readerOf(toy, { ...own, seat: 2 }), 2);
  assert.equal(readerOf(toy, { ...own, steps: [own.steps[0]!] }), 'spectator');
  const seat = checkLesson({ ...own, seat: 3 });
  throwsBadInput(() => tryLesson(toy, seat, () => ['card:1', 'card:9']), 'bluff.seat', 3, 'a whole number from 0 to 2');
  throwsBadInput(() => checkLesson({ ...own, seat: 'ann' }), 'lesson.seat', 'ann', 'a whole number from 0 to 99');
});
