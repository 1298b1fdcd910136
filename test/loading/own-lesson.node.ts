import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pack, unpack } from '../../src/loading/packed.js';
import { ownLesson, walkOwn } from '../../src/loading/own-lesson-resolver.js';
import { gameLesson, preloadLesson, provideLessons } from '../../src/loading/lesson-source.js';
import { MOST_CHARACTERS, readOwn } from '../../src/loading/own-lesson.js';
import { textOf } from '../../src/i18n/text.js';
import { BadInput } from '../../src/index.js';
import { walkOne } from '../fuzz/lessons.js';
import { toySubject } from '../games/toy/subject.js';

const { ui } = toySubject;
const start = { players: 3, seed: 1 };
const lessonJson = (steps: readonly object[], more: object = {}) => JSON.stringify({ start, steps, ...more });
const found = (json: string, lesson: string | null = null) => ownLesson(ui, json, { lesson })!;
const refuses = (act: () => unknown, path: string, expected: RegExp) =>
  assert.throws(act, (error) => error instanceof BadInput && error.path === path && expected.test(error.expected));

describe('a lesson that an author wrote', () => {
  test('shows its sentences literally, even if they look like keys or contain placeholders', async () => {
    const sayings = ['ui.undo', 'Roll {seat} dice {count?# die|# dice}', 'title', '<b>x</b>', 'own.steps[0].say'];
    const { lesson, text } = found(
      lessonJson(
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
    assert.equal(say('ui.undo'), 'Undo', 'it does not override the built-in words');
  });

  test('uses the reader’s language, else its own `lang`, else the first that it has', async () => {
    const words = {
      fr: { a: 'Un', title: 'Titre' },
      it: { a: 'Uno', b: 'Due' },
    };
    const said = async (lang: string, more: object = {}) => {
      const { lesson, text } = found(lessonJson([{ say: 'a' }, { say: 'b' }, { say: 'c' }], { words, ...more }));
      const all = await text(lang);
      return [...lesson.steps.map(({ say }) => all[say]), all['title']].join();
    };
    assert.equal(await said('fr-CA'), 'Un,Due,c,Titre');
    assert.equal(await said('it'), 'Uno,Due,c,Titre');
    assert.equal(await said('de', { lang: 'it' }), 'Uno,Due,c,Titre');
    assert.equal(await said('de'), 'Un,Due,c,Titre');
  });

  test('comes alone or in a set of lessons that follow each other', async () => {
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
    assert.equal(found(lessonJson([{ say: 'x' }])).set, undefined);
  });

  test('is refused with the path of the invalid field and what was expected', () => {
    const { id } = ui.game;
    refuses(() => found('{'), 'lesson', /^JSON/);
    refuses(() => found(`"${'x'.repeat(MOST_CHARACTERS)}"`), 'lesson', /^at most/);
    refuses(() => readOwn([], id), 'lesson', /^an object/);
    refuses(() => readOwn({ lessons: [] }, id), 'lessons', /at least|1 to/);
    refuses(() => readOwn({ lessons: [{ start, steps: [{}] }] }, id), 'lessons[0].steps[0].say', /text/);
    refuses(() => readOwn({ lessons: [{ start, steps: [{ say: 'x' }] }], x: 1 }, id), 'set.x', /nothing/);
    const twice = { id: 'a', start, steps: [{ say: 'x' }] };
    refuses(() => readOwn({ lessons: [twice, twice] }, id), 'lessons[1].id', /an id/);
    const lessonWith = (more: object) => () => readOwn({ start, steps: [{ say: 'x' }], ...more }, id);
    refuses(lessonWith({ game: 'chess' }), 'lesson.game', new RegExp(id));
    refuses(lessonWith({ title: 3 }), 'lesson.title', /text/);
    refuses(lessonWith({ lang: '?' }), 'lesson.lang', /a language/);
    refuses(lessonWith({ words: { en: { a: 1 } } }), 'lesson.words.en.a', /text/);
    refuses(lessonWith({ words: { '?': {} } }), 'lesson.words', /a language/);
    const second = JSON.stringify({
      lessons: [
        { start, steps: [{ say: 'x' }] },
        { start, steps: [{ say: 'x', show: ['y'] }] },
      ],
    });
    assert.ok(found(second), 'a fault in the second lesson does not block the first');
    refuses(() => walkOwn(ui, second), 'lesson-2.steps[0].show[0]', /one of/);
  });

  test('either plays to its end or is refused with a named error, in 100 random variations', async () => {
    for (let n = 1; n <= 100; n++) assert.equal(await walkOne(n), undefined);
  });
});

describe('a lesson packed into one word', () => {
  test('unpacks to the same text, and is shorter than half of it', async () => {
    const text = lessonJson(
      Array.from({ length: 6 }, (_, n) => ({ say: `Étape ${n}: le jeu 🎲 continue, n’est-ce pas ?` })),
    );
    const word = await pack(text);
    assert.match(word, /^[\w-]+$/);
    assert.equal(await unpack(word), text);
    assert.ok(word.length < text.length / 2, `${word.length} of ${text.length}`);
    const random = Array.from({ length: 50_000 }, (_, n) => String.fromCodePoint(97 + ((n * n * 7919) % 26))).join('');
    assert.equal(await unpack(await pack(random)), random);
  });

  test('is refused if it is malformed, truncated, or unpacks to too much text', async () => {
    const word = await pack(lessonJson([{ say: 'x' }]));
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

test('a built-in lesson is requested together with its words, before the board’s drawing is loaded', async (t) => {
  const asked: (string | undefined)[] = [];
  const note = (lang?: string) => Promise.resolve(asked.push(lang)) as never;
  const entry = { id: 'one', rules: ['T-1'], text: note, lesson: note };
  const lookups: (string | undefined)[][] = [];
  provideLessons(
    (...to) => {
      lookups.push(to);
      return Promise.resolve(to[1] === 'none' ? undefined : entry);
    },
    () => Promise.resolve([entry]),
  );
  const page = { readyState: 'complete' };
  // Other test files run in the same process and expect no `document`.
  t.after(() => ['document', 'Document'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
  Object.assign(globalThis, { document: {}, Document: { prototype: page } });
  const ask = async (wanted: object, own: object | null = null) => {
    const host = { querySelector: () => own } as unknown as HTMLElement;
    const found = await preloadLesson(host, 'toy', { lesson: null, rule: null, ...wanted }, 'fr');
    return [found !== undefined, ...asked.splice(0)];
  };
  for (const wanted of [{ lesson: 'one' }, { rule: 'T-1' }, {}])
    assert.deepEqual(await ask(wanted), [true, 'fr', 'fr'], JSON.stringify(wanted));
  // A lesson’s id leads straight to it; a rule has to be looked up in the list of lessons.
  assert.deepEqual(lookups, [
    ['toy', 'one'],
    ['toy', undefined],
  ]);
  for (const wanted of [{ lesson: 'none' }, { rule: 'T-2' }, { lesson: 'one', data: 'x' }, { rule: 'T-1', src: 'x' }])
    assert.deepEqual(await ask(wanted), [false], JSON.stringify(wanted));
  assert.deepEqual(await ask({}, {}), [false], 'the author’s own lesson, as a child');
  page.readyState = 'loading';
  assert.deepEqual(await ask({}), [false], 'the page is still being parsed, so a child may follow');
  // This early request swallows the error; the later one reports it.
  page.readyState = 'complete';
  provideLessons(() => Promise.reject(new Error()));
  assert.deepEqual(await ask({ lesson: 'one' }), [false]);
});

test('the following lesson is the next one in the game’s list', async () => {
  const entries = ['one', 'two'].map((id) => ({
    id,
    rules: [],
    text: () => Promise.resolve({}),
    lesson: () => Promise.resolve({ id, rules: [], start: { players: 3, seed: 1 }, steps: [] }),
  }));
  const ui = { game: { id: 'toy' }, lessons: () => Promise.resolve(entries) };
  const after = async (lesson: string) => (await gameLesson(ui, { lesson, rule: null })).following();
  assert.deepEqual([await after('one'), await after('two')], ['two', undefined]);
});
