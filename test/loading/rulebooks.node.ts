/** The rulebooks’ own entry points, which load a book without the rest of its game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadRulebook, provideRulebooks } from '../../src/loading/games.js';
import { provideGames } from '../../src/loading/games.js';
import type { GameReading } from '../../src/game-ui/game-ui.js';
import { rulebookParts } from '../../src/games/rulebook.js';
import { rulebooks } from '../../src/games/generated/rulebooks.js';
import { GAMES, read } from '../../src/games/index.js';

test('each entry point gives the same rulebook, goal picture and lessons as the game, in every language', async () => {
  for (const game of GAMES) {
    const reading = await read(game);
    const book = rulebookParts(game, 'en');
    assert.equal(book !== undefined, 'rulebook' in reading, game);
    if (!book) continue;
    assert.equal('goalPicture' in book, 'goalPicture' in reading, game);
    assert.deepEqual(await book.goalPicture?.(), await reading.goalPicture?.());
    assert.deepEqual(await book.lessons?.(), await reading.lessons?.());
    for (const [lang, door] of Object.entries(rulebooks[game]!.words)) {
      const { title } = ((await door()) as Readonly<Record<string, { title: string }>>)[lang]!;
      assert.equal((await book.rulebook!(lang)).title, title, `${game} ${lang}`);
      assert.equal((await reading.rulebook!(lang)).title, title, `${game} ${lang}`);
    }
  }
  assert.equal(rulebookParts('toString', 'en'), undefined);
});

test('loadRulebook uses the provided entry point, and falls back to the game if there is none', async () => {
  const whole = {} as GameReading;
  provideGames({ read: () => Promise.resolve(whole) });
  assert.equal(await loadRulebook('toy', 'fr'), whole);
  const book = {};
  const asked: unknown[] = [];
  provideRulebooks((...of) => (asked.push(of), of[0] === 'toy' ? book : undefined));
  assert.equal(await loadRulebook('toy', 'fr'), book);
  assert.equal(await loadRulebook('other', 'fr'), whole);
  assert.deepEqual(asked, [
    ['toy', 'fr'],
    ['other', 'fr'],
  ]);
});
