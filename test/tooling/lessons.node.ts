/** The build plugin that gives pages a list of the lessons, so that they request only files that exist. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons } from '../../scripts/lessons.js';
import { root } from '../../scripts/paths.js';

interface Plugin {
  transform(code: string, id: string): Promise<{ code: string }>;
  load(id: string): Promise<{ code: string }>;
}

test('lessonOf finds lessons by game and id, the first lesson by default, and nothing for unknown names', async () => {
  const { code } = await (lessons() as unknown as Plugin).transform('', `${root}src/games/lesson.ts`);
  const script = `const entry = (game, id) => game + '.' + id; ${code.slice(code.indexOf('const ids'))}`;
  const { lessonOf } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
    lessonOf: (game: string, id?: string) => Promise<string | undefined>;
  };
  assert.equal(await lessonOf('elfenwizards', 'nope'), undefined);
  assert.equal(await lessonOf('toString', 'ties'), undefined);
  assert.equal(await lessonOf('elfenwizards', 'ties'), 'elfenwizards.ties');
  assert.equal(await lessonOf('elfenwizards'), 'elfenwizards.first-game');
});

test('the file of a lesson has its texts in one language only', async () => {
  const titles = { en: 'Ties', fr: 'Les égalités', it: 'Le parità' };
  for (const lang of Object.keys(titles)) {
    const { code } = await (lessons() as unknown as Plugin).load(`\0lesson:elfenwizards/ties/${lang}`);
    const found = Object.entries(titles).filter(([, title]) => code.includes(`"${title}"`));
    assert.deepEqual(
      found.map(([of]) => of),
      [lang],
    );
  }
});
