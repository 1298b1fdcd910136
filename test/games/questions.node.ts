/** What newcomers ask: the search of each rulebook, measured by questions whose right rules are known. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchIn } from '../../src/elements/playable-rulebook/search/by-meaning.js';
import { GAMES, load } from '../../src/games/index.js';
import { OF_NO_GAME, type Questions } from './questions.js';

/**
 * The fraction of questions whose first answer has to be right. The words of the search know the first sixty questions of a
 * game, not the last fifteen: of such fresh ones fewer are right. Do not copy a question into the words for it to pass.
 */
const RIGHT = 0.85;
/**
 * The fraction of unanswerable questions of which this has to be said. The goal is 0.9; below it are questions in which every
 * word is one of the rules, such as whether two boots may stand in the same town.
 */
const SAID = 0.8;
/** Questions that the rules of each game answer, in words that an apostrophe parts. */
const PARTED = [
  ["who doesn't score", 'who doesn’t score'],
  ["lorsqu'on gagne", 'puisqu’il gagne'],
  ["quand'è finita la partita", 'com’è finita la partita'],
] as const;

for (const game of GAMES) {
  const { questions } = (await import(`./${game}/questions.js`)) as { questions: Questions };
  const reading = await load(game);
  for (const [i, lang] of (['en', 'fr', 'it'] as const).entries()) {
    const ask = await searchIn(await reading.rulebook!(lang), lang);

    test(`the first rule found answers what newcomers ask about ${game} (${lang})`, () => {
      const wrong = questions.answered
        .map((row) => ({ rules: row[0], question: row[i + 1]! }))
        .map(({ rules, question }) => ({ rules, question, found: ask(question) }))
        .filter(({ rules, found }) => found!.isUnanswered || !rules.split(' ').includes(found!.best[0]!));
      const right = 1 - wrong.length / questions.answered.length;
      const list = wrong.map(({ rules, question, found }) => `${question}: ${rules}, not ${found!.best[0]}`).join('\n');
      assert.ok(right >= RIGHT, `${right.toFixed(2)} are right:\n${list}`);
    });

    test(`the search in ${game} says when no rule speaks of a question, and offers the nearest (${lang})`, () => {
      const unanswered = [...questions.unanswered, ...OF_NO_GAME];
      const answered = unanswered.map((row) => row[i]!).filter((question) => !ask(question)!.isUnanswered);
      const said = 1 - answered.length / unanswered.length;
      assert.ok(said >= SAID - 1e-9, `said of ${said.toFixed(2)}; these were answered:\n${answered.join('\n')}`);
    });

    test(`an apostrophe makes no question about ${game} unanswerable (${lang})`, () => {
      assert.deepEqual(
        PARTED[i]!.filter((question) => ask(question)!.isUnanswered),
        [],
      );
    });
  }
}
