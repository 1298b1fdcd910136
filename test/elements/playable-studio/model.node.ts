import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { siteFile } from '../../../docs-site/games.js';
import fanorona from '../../../examples/fanorona/index.js';
import { faultInWords } from '../../../src/elements/playable-studio/editor-context.js';
import { draftFrom } from '../../../src/elements/playable-studio/draft-from.js';
import * as draft from '../../../src/elements/playable-studio/model/draft.js';
import { faultOf, walked } from '../../../src/elements/playable-studio/model/fault.js';
import { change, redo, REST, undo, undoStackOf } from '../../../src/elements/playable-studio/model/undo-stack.js';
import { readInput } from '../../../src/elements/playable-studio/model/read.js';
import { errorText } from '../../../src/elements/playable-studio/error-text.js';
import { readOwn } from '../../../src/loading/own-lesson.js';
import { studioWords } from '../../../src/i18n/studio/index.js';
import { textOf } from '../../../src/i18n/text.js';
import { BadInput, formatMove, legalMoves, start as startGame } from '../../../src/index.js';
import { isWhole } from '../../turns.js';
import { subjects } from '../../games/all.js';
import { toySubject } from '../../games/toy/subject.js';
import { LANGUAGES } from '../../../src/i18n/languages.js';

const { ui } = toySubject;
const all = await subjects();
const start = { players: 3, seed: 1 };
const open = (own: object) => draft.openLesson(readOwn(own, ui.game.id).lessons[0]!, 'en');

describe('a lesson in the studio', () => {
  for (const { ui } of all)
    test(`of ${ui.game.id} is written as it was opened, for every lesson of the game`, async () => {
      for (const [n, entry] of ((await ui.lessons?.()) ?? []).entries()) {
        const words = Object.fromEntries(
          await Promise.all(LANGUAGES.map(async (lang) => [lang, await entry.text(lang)] as const)),
        );
        const lesson = await entry.lesson();
        const json = JSON.stringify({ ...lesson, words });
        const opened = draft.openLesson(readOwn(JSON.parse(json), ui.game.id).lessons[0]!, 'en');
        const {
          id = 'lesson',
          rules = [],
          ...rest
        } = JSON.parse(JSON.stringify(draft.writeLesson(opened))) as typeof lesson;
        assert.deepEqual({ id, rules, ...rest }, JSON.parse(json));
        // The suite of all games checks the moves of each lesson as well.
        if (isWhole || n % 3 === 0) assert.equal(faultOf(ui, opened), undefined);
      }
    });

  for (const { ui } of all) {
    const json = siteFile(ui.game.id, 'made.json');
    if (json === undefined) continue;
    test(`of ${ui.game.id} made in the studio is valid, translated, and written as it is stored`, () => {
      const made = draft.openLesson(readOwn(JSON.parse(json), ui.game.id).lessons[0]!, 'en');
      assert.equal(faultOf(ui, made), undefined);
      assert.deepEqual(draft.languagesOf(made), LANGUAGES);
      assert.deepEqual(
        LANGUAGES.flatMap((lang) => draft.missingIn(made, lang)),
        [],
      );
      assert.equal(made.steps.length, 6);
      const written = JSON.stringify(draft.writeDraft({ lessons: [made] }, ui.game.id));
      assert.deepEqual(JSON.parse(written), JSON.parse(json));
    });
  }

  test('in one language is written with its sentences inline, in two with word lists', () => {
    const own = {
      lang: 'fr',
      title: 'Titre',
      chapter: 'Un',
      start,
      steps: [
        { say: 'a' },
        {
          say: 'a',
          ask: [
            { say: 'b', right: true, answer: 'c' },
            { say: 'd', answer: 'e' },
          ],
        },
      ],
    };
    assert.deepEqual(JSON.parse(JSON.stringify(draft.writeLesson(open(own)))), own);
    const two = draft.addLanguage(open(own), 'it');
    assert.deepEqual(draft.missingIn(two, 'it').slice(0, 3), ['title', 'chapter', 'steps[0].say']);
    const said = draft.say(two, 'it', draft.TITLE, 'Titolo');
    assert.equal(draft.writeLesson(said).words!['it']!['title'], 'Titolo');
    assert.deepEqual(JSON.parse(JSON.stringify(draft.writeLesson(draft.removeLanguage(said, 'it')))), own);
  });

  test('can add, copy, move and remove steps; a copy has its own sentences', () => {
    let lesson = draft.say(draft.newLesson(start, [], 'en'), 'en', 's1', 'One');
    lesson = draft.addStep(lesson, 1, { show: ['card:1'] });
    lesson = draft.say(lesson, 'en', lesson.steps[1]!.say, 'Two');
    lesson = draft.copyStep(lesson, 0);
    lesson = draft.say(lesson, 'en', lesson.steps[1]!.say, 'Copy');
    const told = (l: draft.DraftLesson) =>
      draft
        .writeLesson(l)
        .steps.map(({ say }) => say)
        .join();
    assert.equal(told(lesson), 'One,Copy,Two');
    assert.equal(told(draft.moveStep(lesson, 2, 0)), 'Two,One,Copy');
    assert.equal(draft.moveStep(lesson, 0, 3), lesson);
    const less = draft.removeStep(lesson, 1);
    assert.equal(told(less), 'One,Two');
    assert.equal(Object.keys(less.words['en']!).length, 2);
    const one = draft.removeStep(less, 0);
    assert.equal(draft.removeStep(one, 0), one, 'the last step cannot be removed');
  });

  test('records expected and wrong moves, questions and settings', () => {
    let lesson = draft.newLesson(start, [], 'en');
    lesson = draft.addWrong(lesson, 0, 'ann bid 1');
    assert.equal(lesson.steps[0]!.wrong, undefined, 'a wrong move needs an expected one');
    lesson = draft.addWrong(draft.expectMove(lesson, 0, 'ann bid 2'), 0, 'ann bid 1');
    lesson = draft.addWrong(draft.addWrong(lesson, 0, 'ann bid 1'), 0, 'ann bid 2');
    assert.deepEqual(
      lesson.steps[0]!.wrong!.map(({ move }) => move),
      ['ann bid 1'],
    );
    assert.equal(draft.expectMove(lesson, 0, 'ann bid 1').steps[0]!.wrong, undefined);
    const asked = draft.addChoice(draft.addChoice(lesson, 0), 0);
    assert.equal(asked.steps[0]!.expect, undefined);
    assert.deepEqual(
      asked.steps[0]!.ask!.map(({ right }) => right),
      [true, undefined, undefined],
    );
    const keys = asked.steps[0]!.ask!.flatMap(({ say, answer }) => [say, answer]);
    assert.equal(new Set(keys).size, keys.length);
    const moved = draft.begin(lesson, { players: 4, seed: 2 }, ['ann bid 1']);
    assert.deepEqual(draft.begin(moved, start, []).moves, undefined);
    assert.deepEqual(draft.settle(moved, { phases: true, seat: 1 }).phases, true);
    assert.ok(!('seat' in draft.settle(draft.settle(moved, { seat: 1 }), { seat: undefined })));
  });

  test('undoes and redoes changes, with consecutive changes of one field as one', () => {
    let stack = undoStackOf(0);
    for (const [next, field] of [
      [1, 'a'],
      [2, 'a'],
      [3, 'b'],
      [4, undefined],
      [5, undefined],
    ] as const)
      stack = change(stack, next, { field });
    const values: number[] = [];
    for (let back = undo(stack); back; back = undo(back)) values.push((stack = back).value);
    assert.deepEqual(values, [4, 3, 2, 0]);
    assert.equal(redo(redo(stack)!)!.value, 3);
    assert.equal(redo(change(redo(stack)!, 9)), undefined);
    assert.equal(undo(undoStackOf(1)), undefined);
    assert.equal(change(stack, stack.value), stack);
  });

  test('undoes edits of one field apart if there was a pause between them', () => {
    let stack = undoStackOf('');
    for (const [next, time] of [
      ['a', 0],
      ['ab', REST - 1],
      ['abc', 2 * REST - 2],
      ['abc d', 4 * REST],
    ] as const)
      stack = change(stack, next, { field: 'field', time });
    assert.deepEqual(
      stack.past.map(({ value }) => value),
      ['', 'abc'],
    );
  });

  test('keeps the name of a change with the version that it made', () => {
    const named = change(change(undoStackOf(0), 1, { what: 'first' }), 2);
    assert.equal(undo(named)!.what, 'first');
    assert.equal(redo(undo(undo(named)!)!)!.what, 'first');
    assert.equal(redo(undo(named)!)!.what, undefined);
  });

  test('reports the step and part of a fault, and the rule of an illegal move', () => {
    const lesson = open({ start, steps: [{ say: 'x' }, { say: 'y', play: ['ann bid 1', 'ann bid 1'] }] });
    const fault = faultOf(ui, lesson)!;
    assert.deepEqual([fault.step, fault.part], [1, 'play']);
    assert.ok(fault.refusal?.rule);
    assert.equal(walked(ui, lesson).stops.length, 1, 'the steps before the fault');
    const at = (own: object) => {
      const { step, part } = faultOf(ui, open({ start, ...own }))!;
      return `${step} ${part}`;
    };
    assert.equal(at({ steps: [{ say: 'x' }], moves: ['bob bid 9'] }), '-1 moves');
    assert.equal(at({ steps: [{ say: 'x' }], start: { players: 77, seed: 1 } }), '-1 start');
    assert.equal(at({ steps: [{ say: 'x' }], seat: 9 }), '-1 seat');
    assert.equal(at({ steps: [{ say: 'x', show: ['nowhere'] }] }), '0 show');
    const silent = draft.newLesson(start, [], 'en');
    assert.equal(faultOf(ui, silent)!.part, 'say');
    const unanswered = draft.addWrong(open({ start, steps: [{ say: 'x', expect: ['ann bid 1'] }] }), 0, 'ann bid 2');
    for (const [own, isUnfinished] of [
      [silent, true],
      [unanswered, true],
      [lesson, false],
    ] as const)
      assert.equal(faultOf(ui, own)!.isUnfinished, isUnfinished);
    assert.equal(faultOf(ui, draft.addLanguage(silent, 'fr'))!.part, 'say');
  });

  test('describes an empty answer, an invalid start and an illegal move before the first step', async () => {
    const text = textOf('en', [await studioWords('en')]);
    const said = (lesson: draft.DraftLesson) => faultInWords({ ui, text, ...walked(ui, lesson) } as never);
    const ask = [
      { say: 'One', right: true, answer: 'Yes.' },
      { say: 'Two', answer: 'No.' },
    ];
    const asking = open({ start, steps: [{ say: 'x', ask }] });
    const key = asking.steps[0]!.ask![1]!.answer;
    assert.equal(said(draft.say(asking, 'en', key, '')), 'Step 1: an answer, or what is said to it, is still empty.');
    const many = open({ start: { ...start, players: 99 }, steps: [{ say: 'x' }] });
    assert.equal(said(many), 'The beginning: lesson.start.players: 99, expected a whole number from 2 to 4');
    const allowed = formatMove(ui.game, legalMoves(ui.game, startGame(ui.game, start))[0]!);
    assert.match(
      said(open({ start, steps: [{ say: 'x' }], moves: [allowed, 'bob bid 9'] }))!,
      /^The beginning: a move before the first step cannot be made: bob bid 9/,
    );
  });

  test('joins with others to a set in which every lesson has a unique id', () => {
    const own = (id: string) => ({ ...open({ start, steps: [{ say: id }] }), id });
    const ids = (...drafts: string[][]) =>
      drafts
        .map((all): draft.Draft => ({ lessons: all.map(own) }))
        .reduce(draft.joined)
        .lessons.map(({ id }) => id);
    assert.deepEqual(ids(['lesson'], ['lesson']), ['lesson-1', 'lesson-2']);
    assert.deepEqual(ids(['mine', 'lesson-3'], ['lesson', 'mine']), ['mine', 'lesson-3', 'lesson-4', 'lesson-5']);
    const joined = draft.joined({ lessons: [own('a')] }, { title: 'Set', lessons: [own('b')] });
    assert.equal(readOwn(draft.writeDraft(joined, ui.game.id), ui.game.id).title, 'Set');
  });

  test('appends the citation of a rule in every language that has the sentence', () => {
    const lesson = draft.addLanguage(open({ start, steps: [{ say: 'x' }] }), 'fr');
    const key = lesson.steps[0]!.say;
    const said = (lesson: draft.DraftLesson) => ['en', 'fr'].map((lang) => draft.saidOf(lesson, lang, key));
    assert.deepEqual(said(draft.cite(lesson, key, 'T-1')), ['x (T-1)', '']);
    assert.deepEqual(said(draft.cite(draft.say(lesson, 'en', key, ''), key, 'T-1')), ['(T-1)', '(T-1)']);
  });
});

describe('a source to open', () => {
  const json = '{"start":{"players":3,"seed":1},"steps":[{"say":"x"}]}';
  const kinds: readonly (readonly [string, string, string])[] = [
    ['JSON', json, 'json'],
    ['JSON that speaks of HTML', json.replace('x', '<script type=application/json>hello</script>'), 'json'],
    [
      'an element',
      `<playable-lesson game="a"><script type="application/json">${json}</script></playable-lesson>`,
      'json',
    ],
    ['a Markdown fence', `\`\`\`playable-lesson {game=a}\n${json}\n\`\`\``, 'json'],
    ['a URL', 'https://a.example/e/toy/lesson/?v=1&data=abc', 'embed'],
    ['an iframe', '<iframe src="https://a.example/e/toy/lesson/?v=1&amp;data=abc" title="x"></iframe>', 'embed'],
    ['a Markdown link', '[Title](https://a.example/e/toy/lesson/?v=1&data=abc)\n\nText', 'embed'],
    ['a div', '<div data-playable="lesson" data-game="a" data-data="abc">text</div>', 'embed'],
    ['an element with a file', '<playable-lesson game="a" src="mine.json?a=1&amp;b=2"></playable-lesson>', 'file'],
    ['an element with a rule', '<playable-lesson rule="T-1"></playable-lesson>', 'embed'],
    ['a div with a game', '<div class="x" data-playable="game" data-players="3">text</div>', 'embed'],
    ['a saved game', '# seats human\nplayable-rules 1\ngame toy 1\nseed 1\nplayers 3\n', 'transcript'],
    ['a permalink', '1.toy.1.1.3..0..abc', 'link'],
  ];
  for (const [what, text, kind] of kinds)
    test(`is recognized by its form: ${what}`, () => assert.equal(readInput(text).kind, kind));
  test('is refused if it has no known form; the URL of a file is unescaped', () => {
    assert.throws(() => readInput('hello'), BadInput);
    assert.deepEqual(readInput(kinds[8]![1]), { kind: 'file', src: 'mine.json?a=1&b=2' });
  });
  test('is recognized at once, however it repeats what begins a source', () => {
    const most = 400_000;
    for (const part of [
      '<script',
      '<script type=application/json>',
      '<div',
      '<div ',
      '<playable-lesson ',
      '](',
      '```playable-lesson\n',
      ' src="',
      '`',
    ])
      assert.throws(() => {
        const before = performance.now();
        try {
          readInput(part.repeat(most / part.length));
        } finally {
          assert.ok(performance.now() - before < 1000, part);
        }
      }, BadInput);
  });
  test('is read from the attributes of an element', () => {
    const game = 'elfenwizards';
    const embeds = [9, 10].map((n) => readInput(kinds[n]![1]));
    assert.deepEqual(embeds, [
      { kind: 'embed', embed: { kind: 'lesson', game, rule: 'T-1' } },
      { kind: 'embed', embed: { kind: 'game', game, players: 3 } },
    ]);
  });
  test('has the languages of its game alone, if it is a lesson of a game that speaks only some', async () => {
    const game = fanorona;
    const source = readInput('<playable-lesson game="fanorona" lesson="lines"></playable-lesson>');
    for (const lang of ['en', 'fr']) {
      const { draft: opened } = await draftFrom(source, game, lang, () => Promise.reject(new Error('none')));
      assert.deepEqual(Object.keys(opened.lessons[0]!.words), ['en']);
    }
  });
  test('is refused in the language of the page, with the invalid field and what was expected', async () => {
    const text = textOf('fr', [await studioWords('fr')]);
    const why = (given: string) =>
      Promise.resolve()
        .then(() => draftFrom(readInput(given), ui, 'fr', () => Promise.reject(new Error('none'))))
        .then(() => 'opened')
        .catch((error: unknown) => errorText(error, text).replaceAll('\u00a0', ' '));
    const own = (more: object) => JSON.stringify({ start, steps: [{ say: 'x' }], ...more });
    const head = `playable-rules 1\ngame toy ${ui.game.version}\nseed 1\nplayers 3\n`;
    const damaged: readonly (readonly [given: string, why: string | RegExp])[] = [
      [own({ start: { ...start, sed: 2 } }), 'lesson.start.sed : 2, attendu : rien de ce nom'],
      ['<playable-lesson game="toy" rule="X-9">', 'rule : "X-9", attendu : une leçon de ce jeu'],
      ['<playable-lesson game="toy" lesson="nope">', 'lesson : "nope", attendu : une leçon de ce jeu'],
      ['<playable-game players="x">', 'players : "x", attendu : un nombre entier'],
      ['<playable-game game="toy" moves="ann bid 1">', 'seed : rien, attendu : un nombre : moves exige seed'],
      ['hello', 'source : "hello", attendu : une leçon, un lien, une partie enregistrée ou une position'],
      [json.slice(0, -9), /^lesson : "\{.*, attendu : du JSON correct/],
      [own({ steps: [] }), 'lesson.steps : [], attendu : une liste d’au moins 1'],
      [own({ steps: [{ say: 3 }] }), 'lesson.steps[0].say : 3, attendu : un texte'],
      [own({ steps: [{}] }), 'lesson.steps[0].say : rien, attendu : un texte'],
      [own({ seat: 'x' }), 'lesson.seat : "x", attendu : un nombre entier de 0 à 99'],
      [own({ colour: 1 }), 'lesson.colour : 1, attendu : rien de ce nom'],
      [own({ lang: '??' }), 'lesson.lang : "??", attendu : le code d’une langue, comme en, fr ou it'],
      [kinds[4]![1], 'data : "abc", attendu : une leçon entière, telle que l’atelier la met dans un lien'],
      [kinds[12]![1], /^link\.\w+ : .*, attendu : /],
      [`${head}zed bid 1`, /^ligne 5, seat : "zed", attendu : l’un de ceux-ci : ann/],
      [head.replace('seed 1\n', ''), 'head : rien, attendu : une ligne « seed » avec un nombre'],
    ];
    for (const [given, expected] of damaged)
      if (typeof expected === 'string') assert.equal(await why(given), expected);
      else assert.match(await why(given), expected);
  });
  test('is refused in the words of its game, if what was expected is the game’s own', async () => {
    const text = textOf('fr', [await studioWords('fr')]);
    const error = new BadInput('lanterns', 9, {
      code: 'lanterns',
      params: { most: 5 },
      expected: '5 lanterns at most',
    });
    assert.equal(errorText(error, text).replaceAll('\u00a0', ' '), 'lanterns : 9, attendu : 5 lanterns at most');
  });
});
