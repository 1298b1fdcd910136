/** What buttons of one click offer: counters that let the hand reach more, the end of a journey, cards drawn blind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endings, proposals } from '../../../src/games/elfengold/board/proposals.js';
import { elfengold, type Move } from '../../../src/games/elfengold/index.js';
import { viewFor } from '../../../src/kernel/view.js';
import { scene, type Scene } from './positions.js';

const viewOf = (game: Scene) => viewFor(elfengold, game.snapshot, 0);
const offered = (game: Scene, code: string) => proposals(viewOf(game)).filter((proposal) => proposal.code === code);
const laid = (game: Scene) =>
  offered(game, 'lay').map(({ params, moves: [move] }) => {
    const { token, road, face } = move as Extract<Move, { type: 'place' }>;
    return `${face} ${token} ${road}: ${String(params!['count'])}, ${String(params!['coins'])}`;
  });

test('EG-5.2: offers the counters with which the hand reaches more, those that bring most first', () => {
  const red = { hand: 'wagon pig', shown: 'wagon', hidden: 'wagon pig' };
  // From the capital a wagon takes one card on each of the two plain roads, and a pig one as well on the forest road.
  assert.deepEqual(laid(scene('placeTokens.placing', { red })), [
    'hidden pig elvenhold-ergeren-forest: 1, 5',
    'shown wagon beata-elvenhold-plain: 1, 2',
    'shown wagon elvenhold-lapphalia-plain: 1, 2',
    'hidden pig beata-elvenhold-plain: 1, 2',
  ]);
});
test('EG-5.2: a counter counts for a road that the hand reaches over other counters, and only if it brings more', () => {
  const roads = { 'elvenhold-ergeren-forest': 'pig' };
  const red = { hand: 'pig cycle', shown: 'cycle' };
  assert.deepEqual(laid(scene('placeTokens.placing', { red, roads })), ['shown cycle ergeren-tichih-forest: 2, 8']);
});
test('EG-5.2: offers no counter to a hand without cards for it, and none for an obstacle', () => {
  assert.deepEqual(laid(scene('placeTokens.placing', { red: { hand: 'raft', shown: 'wagon', hidden: 'tree' } })), []);
});
test('EG-5.2: of a counter that brings coins alone no towns are told', () => {
  const red = { hand: 'wagon pig', hidden: 'wagon pig', towns: 'ergeren beata lapphalia' };
  const game = scene('placeTokens.placing', { red });
  assert.deepEqual(laid(game), []);
  const [best] = offered(game, 'layForCoins');
  assert.deepEqual(
    [best!.params!['token'], best!.params!['road'], best!.params!['coins']],
    ['pig', 'elvenhold-ergeren-forest', 5],
  );
});
test('EG-5.4: a gold counter is offered on a road of the journey that would bring more coins', () => {
  const roads = { 'elvenhold-ergeren-forest': 'pig' };
  const red = { hand: 'pig', hidden: 'gold' };
  assert.deepEqual(laid(scene('placeTokens.placing', { red, roads })), ['hidden gold elvenhold-ergeren-forest: 1, 10']);
});

test('EG-6.3: a journey ends by stopping and taking coins or cards; without cards it has ended', () => {
  const said = (hasCards: boolean) => endings(0, hasCards).map(({ moves }) => moves.map(({ type }) => type).join(' '));
  assert.deepEqual(said(true), ['stop collect', 'stop collect']);
  assert.deepEqual(said(false), ['collect', 'collect']);
});

test('EG-1.1: draws all cards blind, also past gold that lies there, but not past more of it', () => {
  const drawn = { first: 'red', goldPile: 2, top: 'wagon wagon wagon gold' } as const;
  const game = scene('drawCards', { players: 2, ...drawn });
  const [draw] = offered(game, 'drawRest');
  assert.equal(draw!.params!['cards'], 3);
  game.play('red draw', 'green draw');
  assert.deepEqual(draw!.next!(viewOf(game)), { type: 'draw', seat: 0 });
  game.play('red draw', 'green draw');
  assert.equal(draw!.next!(viewOf(game)), undefined);
});

test('EG-7.1: of seven counters two are kept in one step: the pairs with most cards in hand are offered, however many there are', () => {
  const red = { hand: 'wagon wagon pig', hidden: 'tree', shown: 'pig cycle cloud unicorn wagon dragon' };
  const offers = offered(scene('endOfRound', { queue: 'red', red }), 'keep');
  assert.equal(offers.length, 10);
  assert.deepEqual(offers[0]!.params, { token: ['pig', 'wagon'] });
  assert.deepEqual(
    offers[0]!.moves.map(({ type }) => type),
    [...Array.from({ length: 5 }, () => 'giveBack'), 'done'],
  );
});
