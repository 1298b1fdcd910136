import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pack, unpack } from '../../src/game-ui/packed.js';
import { ownLesson, walkOwn } from '../../src/game-ui/own-lesson-found.js';
import { provideGames } from '../../src/game-ui/games.js';
import { gameLesson, nearLesson, partFor, provideLessons } from '../../src/game-ui/lesson-source.js';
import { MOST_CHARACTERS, readOwn } from '../../src/game-ui/own-lesson.js';
import { textOf } from '../../src/i18n/text.js';
import { BadInput } from '../../src/index.js';
import { walkOne } from '../fuzz/lessons.js';
import { toySubject } from '../games/toy/subject.js';

const { ui } = toySubject;
const start = { players: 3, seed: 1 };
const one = (steps: readonly object[], more: object = {}) => JSON.stringify({ start, steps, ...more });
const found = (json: string, lesson: string | null = null) => ownLesson(ui, json, { lesson })!;
const bad = (act: () => unknown, path: string, expected: RegExp) =>
  assert.throws(act, (error) => error instanceof BadInput && error.path === path && expected.test(error.expected));

describe('a lesson that an author wrote', () => {
  test('is told in its own sentences: none is a key or has places, whatever stands in it', async () => {
    const sayings = ['ui.undo', 'Roll {seat} dice {count?# die|# dice}', 'title', '<b>x</b>', 'own.steps[0].say'];
    const { lesson, text } = found(
      one(
        sayings.map((say) => ({ say })),
        { title: 'ui.menu' },
      ),
    );
    const say = textOf('en', [await text('en'), { 'ui.undo': 'Undo', 'ui.menu': 'Menu' }]);
    assert.deepEqual(
      lesson.steps.map((step) => say(step.say)),
      sayings,
    );
    assert.equal(say('title'), 'ui.menu');
    assert.equal(say('ui.undo'), 'Undo', 'and takes the place of no word of ours');
  });

  test('speaks the reader’s language where it has it, else its own, else what there is', async () => {
    const words = {
      fr: { a: 'Un', title: 'Titre' },
      it: { a: 'Uno', b: 'Due' },
    };
    const said = async (lang: string, more: object = {}) => {
      const { lesson, text } = found(one([{ say: 'a' }, { say: 'b' }, { say: 'c' }], { words, ...more }));
      const all = await text(lang);
      return [...lesson.steps.map(({ say }) => all[say]), all['title']].join();
    };
    assert.equal(await said('fr-CA'), 'Un,Due,c,Titre');
    assert.equal(await said('it'), 'Uno,Due,c,Titre');
    assert.equal(await said('de', { lang: 'it' }), 'Uno,Due,c,Titre');
    assert.equal(await said('de'), 'Un,Due,c,Titre');
  });

  test('comes alone or in a set, one after the other', async () => {
    const set = JSON.stringify({
      title: 'Set',
      game: ui.game.id,
      lessons: [
        { title: 'One', chapter: 'First', start, steps: [{ say: 'x' }] },
        { id: 'two', start, steps: [{ say: 'y' }] },
      ],
    });
    assert.equal(found(set).lesson.id, 'lesson-1');
    assert.equal(await found(set).following(), 'two');
    assert.equal(await found(set, 'two').following(), undefined);
    assert.equal(ownLesson(ui, set, { lesson: 'three' }), undefined);
    assert.deepEqual(found(set).set!('en'), {
      title: 'Set',
      lessons: [
        { id: 'lesson-1', title: 'One', chapter: 'First' },
        { id: 'two', title: 'two', chapter: undefined },
      ],
    });
    assert.equal(found(one([{ say: 'x' }])).set, undefined);
  });

  test('is refused by name where it does not hold', () => {
    const { id } = ui.game;
    bad(() => found('{'), 'lesson', /^JSON/);
    bad(() => found(`"${'x'.repeat(MOST_CHARACTERS)}"`), 'lesson', /^at most/);
    bad(() => readOwn([], id), 'lesson', /^an object/);
    bad(() => readOwn({ lessons: [] }, id), 'lessons', /at least|1 to/);
    bad(() => readOwn({ lessons: [{ start, steps: [{}] }] }, id), 'lessons[0].steps[0].say', /text/);
    bad(() => readOwn({ lessons: [{ start, steps: [{ say: 'x' }] }], x: 1 }, id), 'set.x', /nothing/);
    const twice = { id: 'a', start, steps: [{ say: 'x' }] };
    bad(() => readOwn({ lessons: [twice, twice] }, id), 'lessons[1].id', /an id/);
    const says = (more: object) => () => readOwn({ start, steps: [{ say: 'x' }], ...more }, id);
    bad(says({ game: 'chess' }), 'lesson.game', new RegExp(id));
    bad(says({ title: 3 }), 'lesson.title', /text/);
    bad(says({ lang: '?' }), 'lesson.lang', /a language/);
    bad(says({ words: { en: { a: 1 } } }), 'lesson.words.en.a', /text/);
    bad(says({ words: { '?': {} } }), 'lesson.words', /a language/);
    const second = JSON.stringify({
      lessons: [
        { start, steps: [{ say: 'x' }] },
        { start, steps: [{ say: 'x', show: ['y'] }] },
      ],
    });
    assert.ok(found(second), 'a reader of the first is kept from nothing');
    bad(() => walkOwn(ui, second), 'lesson-2.steps[0].show[0]', /one of/);
  });

  test('however bent, walks to its end or is refused with a named error', async () => {
    for (let n = 1; n <= 250; n++) assert.equal(await walkOne(n), undefined);
  });
});

describe('a lesson in one word', () => {
  test('comes back as it was, and is short', async () => {
    const text = one(Array.from({ length: 6 }, (_, n) => ({ say: `Étape ${n}: le jeu 🎲 continue, n’est-ce pas ?` })));
    const word = await pack(text);
    assert.match(word, /^[\w-]+$/);
    assert.equal(await unpack(word), text);
    assert.ok(word.length < text.length / 2, `${word.length} of ${text.length}`);
    const random = Array.from({ length: 50_000 }, (_, n) => String.fromCodePoint(97 + ((n * n * 7919) % 26))).join('');
    assert.equal(await unpack(await pack(random)), random);
  });

  test('is refused by name where it is none, cut short, or unpacks without end', async () => {
    const word = await pack(one([{ say: 'x' }]));
    const refused = (given: string, expected: RegExp) =>
      assert.rejects(
        unpack(given),
        (error) => error instanceof BadInput && error.path === 'data' && expected.test(error.expected),
      );
    await refused('a b', /packs it/);
    await refused(word.slice(0, -4), /whole/);
    await refused('AAAA', /whole/);
    await refused(await pack('x'.repeat(5_000_000)), /at most/);
  });
});

test('a lesson of the game’s own is asked for with its words before the drawing is here', async (t) => {
  const asked: (string | undefined)[] = [];
  const note = (lang?: string) => Promise.resolve(asked.push(lang)) as never;
  const entry = { id: 'one', rules: ['T-1'], text: note, lesson: note };
  const ways: (string | undefined)[][] = [];
  provideLessons((...to) => {
    ways.push(to);
    return Promise.resolve(to[1] === 'none' ? undefined : entry);
  });
  provideGames(undefined, undefined, undefined, () =>
    Promise.resolve({ text: note, lessons: () => Promise.resolve([entry]) }),
  );
  const page = { readyState: 'complete' };
  // Other files of tests, which have no page, run in this program too.
  t.after(() => Reflect.deleteProperty(globalThis, 'document'));
  Object.assign(globalThis, { document: page });
  const ask = async (wanted: object, own: object | null = null) => {
    const host = { querySelector: () => own } as unknown as HTMLElement;
    const found = await nearLesson(host, 'toy', { lesson: null, rule: null, ...wanted }, 'fr');
    return [found !== undefined, ...asked.splice(0)];
  };
  for (const wanted of [{ lesson: 'one' }, { rule: 'T-1' }, {}])
    assert.deepEqual(await ask(wanted), [true, 'fr', 'fr'], JSON.stringify(wanted));
  const part = (wanted: object, step: string | null, own: object | null = null) =>
    partFor(
      { querySelector: () => own } as unknown as HTMLElement,
      'toy',
      { lesson: null, rule: null, ...wanted },
      step,
    );
  const before = ways.length;
  assert.equal(await part({}, null), 'lesson');
  Object.assign(entry, { isLaid: true });
  assert.equal(await part({ lesson: 'one' }, '1'), 'board', 'no move leads there');
  assert.equal(await part({}, '2'), 'lesson', 'moves were made');
  assert.equal(await part({ data: 'x' }, null), 'lesson', 'an author’s');
  assert.equal(await part({}, null, {}), 'lesson', 'an author’s own in the element');
  assert.equal(await part({ rule: 'T-1' }, null), 'lessons');
  ways.length = before;
  // Straight to it, without the list; a rule is found in the list.
  assert.deepEqual(ways, [
    ['toy', 'one'],
    ['toy', undefined],
  ]);
  for (const wanted of [{ lesson: 'none' }, { rule: 'T-2' }, { lesson: 'one', data: 'x' }, { rule: 'T-1', src: 'x' }])
    assert.deepEqual(await ask(wanted), [false], JSON.stringify(wanted));
  assert.deepEqual(await ask({}, {}), [false], 'an author’s own in the element');
  page.readyState = 'loading';
  assert.deepEqual(await ask({}), [false], 'one may still come');
  // What is wrong with it says whoever looks for it later.
  page.readyState = 'complete';
  provideLessons(() => Promise.reject(new Error()));
  assert.deepEqual(await ask({ lesson: 'one' }), [false]);
});

test('the lesson that follows is found in the list behind the one on show', async () => {
  const entries = ['one', 'two'].map((id) => ({
    id,
    rules: [],
    text: () => Promise.resolve({}),
    lesson: () => Promise.resolve({ id, rules: [], start: { players: 3, seed: 1 }, steps: [] }),
  }));
  const ui = { lessons: () => Promise.resolve(entries) };
  const after = async (lesson: string) => (await gameLesson(ui, { lesson, rule: null })).following();
  assert.deepEqual([await after('one'), await after('two')], ['two', undefined]);
});
