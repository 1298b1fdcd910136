import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storyFacts } from '../../../src/games/elfengold/board/story.js';
import { elfengold } from '../../../src/games/elfengold/index.js';
import { en } from '../../../src/games/elfengold/text/en.js';
import { factParams, formatValue } from '../../../src/games/elfengold/text/phrase.js';
import { textOf } from '../../../src/i18n/text.js';
import { refusal } from '../../../src/index.js';
import { newGame, rule, scene } from './positions.js';

const text = textOf('en', [en], formatValue);
const seats = { red: { hand: 'pig' }, green: { hand: 'raft' }, blue: { hand: 'dragon' } };

rule('EG-1.1 three times in order each player draws a face-up card, a blind card or the gold pile', () => {
  const game = scene('drawCards', { ...seats, first: 'green', goldPile: 2, top: 'wagon wagon wagon wagon wagon' });
  assert.deepEqual(game.table.queue, [1, 2, 0, 1, 2, 0, 1, 2, 0]);
  assert.deepEqual(game.offers(), ['take pig', 'take cycle', 'take cloud', 'draw', 'takeGold']);
  assert.equal(game.refused('red draw'), 'EG-T1 notYourTurn');
  assert.deepEqual(refusal(elfengold, game.snapshot, { type: 'draw', seat: 0 })!.params, { seat: 1 });
  assert.equal(game.refused('green take dragon'), 'EG-1.1 notFaceUp');
  assert.equal(elfengold.rules.take.options(game.table).length, 3, 'only face-up cards are options');
  const asks = () => {
    const { code, params } = elfengold.prompt(elfengold.view(game.table, 0), 'drawCards', 0);
    return `${code} ${String(params!['lap'])}`;
  };
  game.play('green draw', 'blue take cloud');
  assert.equal(asks(), 'drawCards 1');
  game.play('red takeGold');
  assert.equal(asks(), 'drawCards.noGold 2', 'the prompt leaves out the empty gold pile and counts the draws');
  game.play('green draw');
  assert.equal(game.has('green', 'hand'), 'wagon wagon raft');
  assert.equal(game.has('blue', 'hand'), 'cloud dragon');
  assert.equal(game.has('red', 'hand'), 'pig');
  game.play('blue draw');
  for (let i = 0; i < 4; i++) game.play(`${game.acting} take ${game.table.display[0]!}`);
  assert.equal(game.phase, 'drawTokens');
});

rule('EG-1.1 no cards are drawn in round 1', () => {
  const game = newGame(2, { firstPlayer: 'red' });
  assert.equal(game.phase, 'drawTokens');
  assert.equal(game.said('noDraws')[0]!.rule, 'EG-1.1');
  for (const { hand } of game.table.players) assert.equal(hand.length, 5);
});

rule('EG-1.2 a face-up card that is taken is replaced at once in its place', () => {
  const game = scene('drawCards', { ...seats, top: 'dragon' }).play('red take cycle');
  assert.deepEqual(game.table.display, ['pig', 'dragon', 'cloud']);
  assert.deepEqual(game.said('turnedUp')[0]!.params, { card: 'dragon', from: 'pile', to: 'display:1' });
  assert.equal(game.has('red', 'hand'), 'pig cycle');
});

rule('EG-1.2 a gold card turned up goes to the gold pile, and another card is turned up', () => {
  const game = scene('drawCards', { ...seats, top: 'gold gold unicorn' }).play('red take pig');
  assert.equal(game.table.goldPile, 2);
  assert.deepEqual(game.table.display, ['unicorn', 'cycle', 'cloud']);
  assert.deepEqual(game.story, ['EG-1.1 take', 'EG-1.2 goldTurnedUp', 'EG-1.2 goldTurnedUp', 'EG-1.2 turnedUp']);
  const lines = storyFacts(game.facts).map(({ code, params }) => text(`fact.${code}`, factParams(params)));
  assert.deepEqual(lines, ['Red takes a giant pig.', '2 gold cards for the gold pile!']);
});

rule('EG-1.3 a player who draws a gold card blind draws again, and again if that is gold too', () => {
  const game = scene('drawCards', { ...seats, top: 'gold gold raft' }).play('red draw');
  assert.equal(game.acting, 'red');
  assert.deepEqual([game.table.goldPile, game.table.go.draws], [1, 1]);
  assert.deepEqual(game.story, ['EG-1.3 goldDrawn']);
  game.play('red draw');
  assert.equal(game.table.goldPile, 2);
  assert.deepEqual(game.offers(), ['take pig', 'take cycle', 'take cloud', 'draw', 'takeGold']);
  game.play('red draw');
  assert.equal(game.has('red', 'hand'), 'pig raft');
  assert.equal(game.acting, 'green');
});

rule('EG-1.3 after drawing gold blind a player may take a face-up card, or the gold pile with that card', () => {
  const faceUp = scene('drawCards', { ...seats, top: 'gold' }).play('red draw', 'red take cloud');
  assert.equal(faceUp.has('red', 'hand'), 'pig cloud');
  assert.equal(faceUp.acting, 'green');
  const gold = scene('drawCards', { ...seats, top: 'gold', goldPile: 1 }).play('red draw', 'red takeGold');
  assert.equal(gold.player('red').coins, 12 + 6);
  assert.equal(gold.acting, 'green');
});

rule('EG-1.4 the gold pile pays three coins a card, counts as the draw, and is discarded', () => {
  const game = scene('drawCards', { ...seats, goldPile: 4, discard: 'pig' });
  assert.deepEqual(game.play('red takeGold').said('takeGold')[0]!.params, {
    seat: 0,
    cards: 4,
    coins: 12,
    from: 'goldPile',
    to: 'coins:0',
  });
  assert.equal(game.player('red').coins, 24);
  assert.equal(game.table.goldPile, 0);
  assert.deepEqual(game.table.discard, ['pig', 'gold', 'gold', 'gold', 'gold']);
  assert.equal(game.acting, 'green');
});

rule('EG-1.4 an empty gold pile cannot be taken', () => {
  const game = scene('drawCards', seats);
  assert.equal(game.refused('red takeGold'), 'EG-1.4 noGold');
});

rule('EG-1.5 the discard pile is shuffled when the next card is needed, and not before', () => {
  const game = scene('drawCards', { ...seats, top: 'raft', rest: 'discard' });
  const { length } = game.table.discard;
  game.play('red draw');
  assert.equal(game.has('red', 'hand'), 'pig raft');
  assert.deepEqual([game.table.pile.length, game.table.discard.length], [0, length]);
  assert.deepEqual(game.said('reshuffled'), []);
  game.play('green draw');
  assert.equal(game.said('reshuffled')[0]!.params!['cards'], length);
  assert.equal(game.table.discard.length, 0);
});

rule('EG-1.5 the discard pile is also shuffled to replace a face-up card and after blind gold', () => {
  const faceUp = scene('drawCards', { ...seats, top: 'gold', rest: 'discard' }).play('red take pig');
  assert.deepEqual(faceUp.story.slice(0, 3), ['EG-1.1 take', 'EG-1.2 goldTurnedUp', 'EG-1.5 reshuffled']);
  assert.equal(faceUp.table.display.length, 3);
  const blind = scene('drawCards', { ...seats, top: 'gold', rest: 'discard' }).play('red draw');
  assert.equal(blind.acting, 'red');
  assert.equal(blind.table.pile.length, 0);
  assert.equal(blind.play('red draw').story[0], 'EG-1.5 reshuffled');
});

const none = { options: { handLimit: 'none' }, rest: 'hands', ...seats } as const;

rule('EG-1.5 with both piles empty players take what there is, and nobody is skipped who can take something', () => {
  const game = scene('drawCards', { ...none, display: 'pig cycle', goldPile: 7 });
  assert.equal(game.refused('red draw'), 'EG-1.5 bothEmpty');
  assert.deepEqual(game.offers(), ['take pig', 'take cycle', 'takeGold']);
  game.play('red take pig');
  assert.deepEqual(game.table.display, ['cycle']);
  assert.deepEqual(game.offers(), ['take cycle', 'takeGold']);
  game.play('green take cycle');
  assert.deepEqual(game.offers(), ['takeGold']);
});

rule('EG-1.5 gold drawn while no travel card can be drawn gives nothing', () => {
  const game = scene('drawCards', { ...none, display: 'pig', discard: 'gold gold gold', goldPile: 4 });
  assert.deepEqual(game.offers(), ['take pig', 'draw', 'takeGold']);
  game.play('red draw');
  assert.deepEqual(game.story, ['EG-1.5 reshuffled', 'EG-1.3 goldDrawn', 'EG-1.5 drewNothing']);
  assert.equal(game.table.goldPile, 5);
  assert.equal(game.acting, 'green', 'it counts as the draw');
  game.play('green take pig');
  assert.deepEqual(game.table.display, [], 'the display is not refilled from gold alone');
  assert.equal(game.table.goldPile, 5);
  const end = game.play('blue draw', 'red draw', 'green takeGold');
  assert.equal(end.player('green').coins, 12 + 21);
  assert.deepEqual(end.table.discard.length, 7);
});

rule('EG-1.5 with only gold in both piles a draw gives nothing either', () => {
  const game = scene('drawCards', { ...none, display: 'pig', top: 'gold', discard: 'gold', goldPile: 5 });
  assert.deepEqual(game.offers(), ['take pig', 'draw', 'takeGold']);
  assert.deepEqual(game.play('red draw').story, ['EG-1.3 goldDrawn', 'EG-1.5 drewNothing']);
});

rule('EG-1.5 with all travel cards in hands there is always gold to take or to draw', () => {
  const game = scene('drawCards', { ...none, display: '', goldPile: 7, queue: 'red green blue' });
  assert.deepEqual(game.offers(), ['takeGold']);
  game.play('red takeGold');
  assert.deepEqual(game.offers(), ['draw']);
  game.play('green draw', 'blue takeGold');
  assert.deepEqual([game.player('green').coins, game.player('blue').coins], [12 + 2, 12 + 3 + 2]);
  assert.equal(game.phase, 'drawTokens');
  assert.equal(scene('drawCards', { ...none, display: '', goldPile: 7 }).refused('red draw'), 'EG-1.5 bothEmpty');
});

rule('EG-1.6 cards played go to the discard pile, and a short display is refilled from it', () => {
  const game = scene('travel.journey', {
    ...none,
    red: { hand: 'pig' },
    display: 'cycle cloud',
    goldPile: 7,
    roads: { 'beata-elvenhold-plain': 'pig' },
  });
  game.play('red travel beata-elvenhold-plain pig');
  assert.deepEqual(game.table.display, ['cycle', 'cloud', 'pig']);
  assert.equal(game.said('turnedUp')[0]!.rule, 'EG-1.6');
});

rule('EG-1.6 each card turned up is laid behind the last one', () => {
  const game = scene('travel.journey', {
    ...none,
    red: { hand: 'cloud cloud' },
    display: 'cycle',
    goldPile: 7,
    roads: { 'beata-elvenhold-plain': 'cloud' },
  }).play('red travel beata-elvenhold-plain cloud');
  assert.deepEqual(
    game.said('turnedUp').map(({ params }) => params!['to']),
    ['display:1', 'display:2'],
  );
});

test('playing cards does not change a full display', () => {
  const game = scene('travel.journey', { red: { hand: 'pig dragon' }, roads: { 'beata-elvenhold-plain': 'pig' } });
  game.play('red travel beata-elvenhold-plain pig');
  assert.deepEqual(game.table.discard, ['pig']);
  assert.deepEqual(game.said('turnedUp'), []);
});
