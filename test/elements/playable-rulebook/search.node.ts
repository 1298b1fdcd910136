// cspell:disable -- readers misspell words.
/** How the search in a rulebook reads the words of a question, in a rulebook of a few rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchIn } from '../../../src/elements/playable-rulebook/search/by-meaning.js';

/** A search among rules that are given by their ids, and the words in which readers ask for them. */
const search = (lang: string, rules: Readonly<Record<string, string>>, asked: Readonly<Record<string, string>> = {}) =>
  searchIn(
    {
      title: 'Toy',
      terms: {},
      chapters: [{ title: 'Rules', phases: [], rules: Object.entries(rules).map(([id, text]) => ({ id, text })) }],
      asked: () => Promise.resolve(asked),
    },
    lang,
  );
const ENGLISH = {
  market: 'Buy a cow.',
  wolves: 'A wolf eats one sheep.',
  fences: 'Fences cost three planks.',
  harvest: 'Each farmer draws a basket of apples.',
};

test('a search finds irregular forms of a word', async () => {
  const ask = await search('en', ENGLISH);
  assert.equal(ask('what have I bought')!.best[0], 'market');
  const fr = await search('fr', { potion: 'On boit une potion.', loup: 'Un loup mange.' });
  assert.equal(fr('on a bu')!.best[0], 'potion');
});

test('a search finds a misspelled word', async () => {
  const ask = await search('en', ENGLISH);
  for (const spelling of ['fences', 'fencs', 'fecnes', 'fennces', 'fances']) {
    const found = ask(`the ${spelling}`)!;
    assert.deepEqual([found.best[0], found.answer], ['fences', 'sure'], spelling);
  }
  assert.equal(ask('whcih sheep')!.answer, 'sure', 'a word of any question');
  assert.equal(ask('xylophones')!.answer, 'none');
});

test('a search finds a word that is asked for with a hyphen', async () => {
  const ask = await search('en', { ...ENGLISH, dice: 'You may reroll a die.' });
  const found = ask('re-roll')!;
  assert.deepEqual([found.best[0], found.answer], ['dice', 'sure']);
  assert.equal(ask('three-plank fences')!.best[0], 'fences');
});

test('an article before an apostrophe is no part of a word', async () => {
  const ask = await search('it', { oro: 'L’oro raddoppia il valore.', legno: 'Il legno brucia e non ha valore.' });
  assert.equal(ask('a che serve l’oro')!.best[0], 'oro');
  assert.notEqual(ask('a che serve l’oro')!.answer, 'none');
});

test('a word that a question repeats counts once', async () => {
  const ask = await search('en', ENGLISH);
  const answer = (question: string) => [ask(question)!.best[0], ask(question)!.answer];
  assert.deepEqual(answer('the wolf, the wolf, planks and fences'), answer('the wolf, planks and fences'));
});

test('no rule answers for sure where another matches as well', async () => {
  const asked = { one: 'lost sheep, sheep at night', two: 'lost sheep, sheep by day', three: 'rain' };
  const rules = { one: 'Sheep sleep.', two: 'Sheep graze.', three: 'It rains.' };
  const ask = await search('en', rules, asked);
  const alone = await search('en', { one: rules.one, three: rules.three }, { one: asked.one, three: asked.three });
  assert.notEqual(ask('where do lost goats and sheep go')!.answer, 'sure');
  assert.equal(alone('where do lost goats and sheep go')!.answer, 'sure');
});

test('words that are alike in a game find each other', async () => {
  const rules = { pets: 'One companion at a time.', coats: 'One coat at a time.' };
  const ask = await search('en', rules, { alike: '  companion badger\n  coat cape' });
  assert.equal(ask('may I have two badgers')!.best[0], 'pets');
  assert.equal(ask('may I have two capes')!.best[0], 'coats');
});

test('a pronoun at the end of an infinitive makes it no other word', async () => {
  const ask = await search('it', { dado: 'Un dado posato resta dov’è.', carta: 'Una carta va negli scarti.' });
  assert.equal(ask('posso metterlo via, il dado?')!.answer, 'sure');
  assert.equal(ask('devo prenderne una carta?')!.answer, 'sure');
});

test('no rule answers what rulebooks seldom do or what a game names as unruled, unless it has more of the question', async () => {
  const asked = { market: 'where is the market, how do I buy a cow, what can I buy' };
  const answer = async (question: string, unruled = '', rules: Readonly<Record<string, string>> = ENGLISH) => {
    const found = (await search('en', rules, { ...asked, unruled }))(question)!;
    return [found.best[0], found.answer];
  };
  assert.equal((await answer('where can I buy the game'))[1], 'none');
  assert.deepEqual(await answer('where can I buy a cow'), ['market', 'sure']);
  assert.notEqual((await answer('can we buy the sheep'))[1], 'none');
  assert.equal((await answer('can we buy the sheep', 'buy a sheep'))[1], 'none');
  const own = { ...ENGLISH, swaps: 'Players may trade cards.' };
  assert.deepEqual(await answer('can I trade cards', '', own), ['swaps', 'sure'], 'a rule without phrases');
});
