/** The short summaries of what other players did, and the headline above the board. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfengold } from '../../../src/games/elfengold/index.js';
import { movesSummary, headline, storyFacts } from '../../../src/games/elfengold/board/story.js';
import { en } from '../../../src/games/elfengold/text/en.js';
import { fr } from '../../../src/games/elfengold/text/fr.js';
import { it } from '../../../src/games/elfengold/text/it.js';
import { formatValue } from '../../../src/games/elfengold/text/phrase.js';
import { textOf, type Catalogue } from '../../../src/i18n/text.js';
import type { Fact, Params } from '../../../src/kernel/game.js';
import { viewFor } from '../../../src/kernel/view.js';
import { scene } from './positions.js';

const text = textOf('en', [en], formatValue);
const fact = (code: string, params: Params = {}): Fact => ({ rule: 'EG-6.1', code, params: { seat: 3, ...params } });
const journey = [
  fact('travel', { to: 'lapphalia', by: 'pig', cards: 1, income: 2 }),
  fact('takesPiece', { town: 'lapphalia', count: 1 }),
  fact('caravan', { cards: 3 }),
  fact('pay', { card: 'raft' }),
  fact('travel', { to: 'rivinia', by: 'caravan', cards: 3, income: 3 }),
  fact('takesPiece', { town: 'rivinia', count: 2 }),
  fact('stops', { town: 'rivinia' }),
];

test('EG-6.2: a journey is summed up as its towns, the number of new ones, and its income', () => {
  const taken = [fact('twoCards'), fact('take', { card: 'raft' }), fact('take', { card: 'cloud' })];
  const cards = 'Lapphalia by giant pig, Rivinia by caravan · 2 new towns · draws a raft and a magic cloud';
  assert.equal(movesSummary(storyFacts([...journey, ...taken]), text), cards);
  const coins = movesSummary([...journey, fact('coins', { coins: 5 })], text);
  assert.equal(coins, 'Lapphalia by giant pig, Rivinia by caravan · 2 new towns · 5 coins');
  const french = textOf('fr', [fr], formatValue);
  assert.match(movesSummary([...journey, fact('draw.unseen')], french)!, /2 nouvelles cités · 1 carte cachée$/);
});
test('EG-6.4: two cards drawn for staying are counted once', () => {
  const stayed = [fact('stays', { town: 'rivinia' }), fact('twoCards'), fact('draw.unseen'), fact('draw.unseen')];
  assert.equal(movesSummary(stayed, text), 'stays in Rivinia · 2 cards unseen');
});
test('EG-3.1: the next player’s draw is not part of the summary of the one before', () => {
  const shown = [fact('show', { token: 'wagon' }), fact('drawTokens', { seat: 0, tokens: ['wagon', 'double'] })];
  assert.equal(movesSummary(shown, text), 'shows a troll wagon, hides the other counter');
});
test('bids and placement passes have no summary beside their sentences', () => {
  assert.equal(movesSummary([fact('bid', { amount: 2, token: 'pig' })], text), undefined);
  assert.equal(movesSummary([fact('passPlacing')], text), undefined);
});
test('EG-4.2: whoever passes in an auction is told, and named while nobody has bid, in every language', () => {
  const pass = fact('passBid', { token: 'pig' });
  assert.deepEqual(storyFacts([pass]), [pass]);
  const game = scene('auction', { players: 4, row: 'pig', green: { coins: 0 }, queue: 'red blue yellow' });
  const said = (lang: string, catalogue: Catalogue) => {
    const { code, params } = viewFor(elfengold, game.snapshot, game.table.queue[0]!).prompt;
    return textOf(lang, [catalogue], formatValue, game.table.queue[0])(`prompt.${code}`, params);
  };
  assert.equal(said('en', en), 'What is a giant pig worth to you? Nobody has bid yet.');
  game.play('red pass');
  assert.equal(said('en', en), 'What is a giant pig worth to you? Red has passed, nobody has bid.');
  game.play('blue pass');
  assert.equal(said('en', en), 'What is a giant pig worth to you? Red and Blue have passed, nobody has bid.');
  assert.match(said('fr', fr), /Rouge et Bleu ont passé, personne n’a enchéri\.$/);
  assert.match(said('it', it), /Rosso e Blu hanno passato, nessuno ha offerto\.$/);
});
test('EG-4.2: the headline shows the results of the last two sales', () => {
  const lots = ['sold', 'passBid', 'unsold', 'bid', 'cannotPay', 'noCoins'].map((code) => fact(code));
  assert.deepEqual(
    headline(lots).map(({ code }) => code),
    ['unsold', 'cannotPay'],
  );
});
test('EG-4.2: like lots in a row are told once, with their number, in every language', () => {
  const sold = (seat: number, amount: number) => fact('sold', { seat, amount, token: 'pig' });
  const unsold: Fact = { rule: 'EG-4.4', code: 'unsold', params: { token: 'cloud' } };
  const lots = [sold(1, 9), unsold, unsold, unsold, sold(0, 2), sold(0, 3)];
  const said = (lang: string, catalogue: Catalogue) => {
    const text = textOf(lang, [catalogue], formatValue, 0);
    return headline(lots).map(({ code, params }) => text(`fact.${code}`, params));
  };
  assert.deepEqual(said('en', en), [
    'Nobody wants three magic clouds: back to the bowl.',
    'Sold! You pay 5 coins for two giant pigs.',
  ]);
  assert.deepEqual(said('fr', fr), [
    'Personne n’offre rien pour trois nuages magiques : retour à la coupe.',
    'Adjugé ! Vous payez 5 écus pour deux cochons géants.',
  ]);
  assert.deepEqual(said('it', it), [
    'Nessuno vuole tre nuvole magiche: di nuovo nella ciotola.',
    'Aggiudicato! Paghi 5 monete per due maiali giganti.',
  ]);
  assert.equal(headline([sold(0, 2), sold(1, 2)]).length, 2, 'other buyers');
});
