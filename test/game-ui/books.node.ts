/** The ways to what stands in rulebooks, which a rulebook asks for before it knows what leads to them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askForBook, provideBooks } from '../../src/game-ui/rulebook.js';
import { books } from '../../src/games/books.js';
import { GAMES, read } from '../../src/games/index.js';

test('each game’s lead to its rulebook, its picture and its words in every language', async () => {
  for (const game of GAMES) {
    const reading = await read(game);
    assert.equal(Object.hasOwn(books, game), 'rulebook' in reading, game);
    if (!Object.hasOwn(books, game)) continue;
    const { parts, words } = books[game]!;
    const exported = (await Promise.all(parts.map((part) => part()))).flatMap((module) =>
      Object.keys(module as object),
    );
    assert.deepEqual(exported.sort(), 'goalPicture' in reading ? ['goalPicture', 'rulebook'] : ['rulebook'], game);
    for (const [lang, door] of Object.entries(words)) {
      const { title } = ((await door()) as Readonly<Record<string, { title: string }>>)[lang]!;
      assert.equal((await reading.rulebook!(lang)).title, title, `${game} ${lang}`);
    }
  }
});

test('whoever reads asks by the way that is provided, and by none on a page without one', () => {
  const asked: unknown[] = [];
  askForBook('toy', 'fr');
  provideBooks((...of) => void asked.push(of));
  askForBook('toy', 'fr');
  assert.deepEqual(asked, [['toy', 'fr']]);
});
