/** The builds for pages request only lessons that exist. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons } from '../../scripts/lessons.js';
import { root } from '../../scripts/tests.js';

interface Plugin {
  transform(code: string, id: string): Promise<{ code: string }>;
}

test('an unknown lesson is no file name', async () => {
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
