/** The ways to rulebooks, which pass by what else leads to them in a game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookOf, provideBooks } from '../../src/game-ui/rulebook.js';
import { provideGames } from '../../src/game-ui/games.js';
import type { GameReading } from '../../src/game-ui/game-ui.js';
import { bookOf as ours } from '../../src/games/book.js';
import { books } from '../../src/games/books.js';
import { GAMES, read } from '../../src/games/index.js';

test('each game’s lead to the rulebook, the picture and the lessons that the game leads to, with words in every language', async () => {
  for (const game of GAMES) {
    const reading = await read(game);
    const book = ours(game, 'en');
    assert.equal(book !== undefined, 'rulebook' in reading, game);
    if (!book) continue;
    assert.equal('goalPicture' in book, 'goalPicture' in reading, game);
    assert.deepEqual(await book.goalPicture?.(), await reading.goalPicture?.());
    assert.deepEqual(await book.lessons?.(), await reading.lessons?.());
    for (const [lang, door] of Object.entries(books[game]!.words)) {
      const { title } = ((await door()) as Readonly<Record<string, { title: string }>>)[lang]!;
      assert.equal((await book.rulebook!(lang)).title, title, `${game} ${lang}`);
      assert.equal((await reading.rulebook!(lang)).title, title, `${game} ${lang}`);
    }
  }
  assert.equal(ours('toString', 'en'), undefined);
});

test('whoever reads comes by the way that is provided, and by the game where there is none', async () => {
  const whole = {} as GameReading;
  provideGames(undefined, undefined, undefined, () => Promise.resolve(whole));
  assert.equal(await bookOf('toy', 'fr'), whole);
  const book = {};
  const asked: unknown[] = [];
  provideBooks((...of) => (asked.push(of), of[0] === 'toy' ? book : undefined));
  assert.equal(await bookOf('toy', 'fr'), book);
  assert.equal(await bookOf('other', 'fr'), whole);
  assert.deepEqual(asked, [
    ['toy', 'fr'],
    ['other', 'fr'],
  ]);
});
