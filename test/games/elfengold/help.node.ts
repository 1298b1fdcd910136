/** What help says of things that chance seldom brings about, and what it advises where the answer is plain. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coach } from '../../../src/games/elfengold/help/coach.js';
import { explain } from '../../../src/games/elfengold/help/explain.js';
import { reasons } from '../../../src/games/elfengold/help/reasons.js';
import { elfengold, type Move } from '../../../src/games/elfengold/index.js';
import { en } from '../../../src/games/elfengold/text/en.js';
import { en as help } from '../../../src/games/elfengold/text/help.en.js';
import { formatValue } from '../../../src/games/elfengold/text/phrase.js';
import { textOf } from '../../../src/i18n/text.js';
import { parseMove, viewFor, type Viewer } from '../../../src/index.js';
import { scene } from './positions.js';

const text = textOf('en', [help, en], formatValue);
const roads = { 'beata-elvenhold-plain': 'pig tree', 'elvenhold-lapphalia-plain': 'cycle' };
const seen = (game: ReturnType<typeof scene>, viewer: Viewer) => viewFor(elfengold, game.snapshot, viewer);
const codes = (game: ReturnType<typeof scene>, line: string) =>
  reasons(seen(game, 0), parseMove(elfengold, line) as Move).map(({ code }) => code);

test('cards and counters of others are explained without being told', () => {
  const game = scene('placeTokens.placing', { red: { hand: 'pig', hidden: 'tree' } });
  const said = (anchor: string) => explain(anchor, seen(game, 'spectator'), text)!.text;
  assert.equal(said('cards'), help['explain.cards']);
  assert.equal(said('tokens'), help['explain.hiddenToken']);
});

test('a wizard is explained and recommended, and what it clears is said', () => {
  const options = { wizards: true } as const;
  const game = scene('travel.journey', { roads, options, red: { hand: 'pig pig wizard', coins: 5 } });
  assert.match(explain('card:wizard', seen(game, 0), text)!.text, /flies/);
  assert.deepEqual(codes(game, 'red bypass beata-elvenhold-plain pig'), ['newTown', 'earns', 'clears']);
  assert.deepEqual(codes(game, 'red fly albaran'), ['newTown']);
  assert.deepEqual(codes(scene('drawCards', { options, display: 'wizard pig raft' }), 'red take wizard'), ['wizard']);
});

test('a counter beside a double leaves the choice', () => {
  const game = scene('placeTokens.placing', { roads, red: { hidden: 'double', shown: 'pig' } });
  const added = game.play('red place double hidden elvenhold-lapphalia-plain');
  assert.deepEqual(codes(added, 'red add pig shown'), ['either']);
});

test('a road explains what it costs, and what lies in the way', () => {
  const game = scene('travel.journey', { roads, red: { hand: 'pig' } });
  const said = (anchor: string) => explain(anchor, seen(game, 0), text)!.text;
  assert.match(said('beata-elvenhold-plain'), /giant pig 1\..*one card more/);
  assert.match(said('elvenhold-ergeren-forest'), /^Closed.*giant pig 1, elfcycle 1, magic cloud 2/);
  assert.match(said('beata-elvenhold-river'), /one card downstream/);
});

test('the coach asks back at a bid beyond the purse, a road of no use, and a town that is missed', () => {
  const doubt = (game: ReturnType<typeof scene>, line: string) =>
    coach.doubt(seen(game, 0), parseMove(elfengold, line) as Move)?.code;
  const auction = scene('auction', { row: 'pig', red: { coins: 3 } });
  assert.equal(doubt(auction, 'red bid 4'), 'overbid');
  assert.equal(doubt(auction, 'red bid 3'), undefined);
  const placing = scene('placeTokens.placing', { red: { hand: 'pig', shown: 'pig dragon' } });
  assert.equal(doubt(placing, 'red place dragon shown beata-elvenhold-plain'), 'noCard');
  assert.equal(doubt(placing, 'red place pig shown beata-elvenhold-plain'), undefined);
  const journey = scene('travel.journey', { roads, red: { hand: 'cycle' } });
  assert.equal(doubt(journey, 'red stop'), 'missed');
});
