import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfengold, type Move } from '../../../src/games/elfengold/index.js';
import { HOMES, TOKENS, TRAVEL_CARDS } from '../../../src/games/elfengold/map.js';
import { minus, sorted } from '../../../src/games/elfengold/queries.js';
import type { Player } from '../../../src/games/elfengold/table.js';
import { parseMove, refusal, viewFor, type Viewer } from '../../../src/index.js';
import { checkViews, chooser, phaseOf, playGame, startOf, type Snap } from './games.js';
import { rule, scene } from './positions.js';

const redact = (move: Move, viewer: Viewer) => elfengold.redact!(move, viewer);
const json = (data: unknown) => JSON.stringify(data);
const viewsOf = (snapshot: Snap) => (viewer: Viewer) => json(viewFor(elfengold, snapshot, viewer));

rule('EG-H1 a view hides other hands and hidden counters, but not how many there are', () => {
  const game = scene('placeTokens.placing', {
    red: { hand: 'pig dragon', hidden: 'tree double', shown: 'pig', coins: 7, boot: 'beata' },
    green: { hand: 'raft' },
  });
  const view = viewFor(elfengold, game.snapshot, 1).table;
  assert.deepEqual(view.players[0], {
    coins: 7,
    hand: ['?', '?'],
    hidden: ['?', '?'],
    shown: ['pig'],
    towns: ['beata'],
    boot: 'beata',
    home: null,
  });
  assert.deepEqual(view.players[1]!.hand, ['raft']);
  assert.deepEqual([view.pile, view.bowl], [game.table.pile.length, game.table.bowl.length]);
  assert.ok(!('rng' in view));
  assert.deepEqual(viewFor(elfengold, game.snapshot, 0).table.players[0], game.table.players[0]);
  for (const { hand } of viewFor(elfengold, game.snapshot, 'spectator').table.players) {
    assert.ok(hand.every((card) => card === '?'));
  }
});

rule('EG-H1 tables that differ only in what a viewer may not know give equal views', () => {
  const game = scene('placeTokens.placing', {
    options: { homeTown: true },
    red: { hand: 'pig dragon', hidden: 'tree', home: 'beata' },
    green: { hand: 'raft', hidden: 'pig', home: 'ixara' },
    blue: { hand: 'cloud', hidden: 'gold', home: 'virst' },
  });
  const { table } = game;
  const hidden = minus(TOKENS, 'tree');
  for (const [what, other] of Object.entries<Player>({
    hand: { ...table.players[0]!, hand: sorted(['wagon', 'wagon'], TRAVEL_CARDS) },
    token: { ...table.players[0]!, hidden: [hidden[0]!] },
    home: { ...table.players[0]!, home: HOMES.at(-1)! },
  })) {
    const canary: Snap = {
      ...game.snapshot,
      context: { table: { ...table, rng: [4, 3, 2, 1], players: table.players.with(0, other) } },
    };
    for (const viewer of [1, 2, 'spectator'] as const) {
      assert.equal(viewsOf(canary)(viewer), viewsOf(game.snapshot)(viewer), what);
    }
    assert.notEqual(viewsOf(canary)(0), viewsOf(game.snapshot)(0), what);
  }
  const order: Snap = { ...game.snapshot, context: { table: { ...table, pile: table.pile.toReversed() } } };
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    assert.equal(viewsOf(order)(viewer), viewsOf(game.snapshot)(viewer));
  }
});

rule('EG-H1 what a seat draws is told to that seat only', () => {
  const drawn = scene('drawCards', { top: 'dragon' }).play('red draw').frames[0]!;
  assert.deepEqual(viewFor(elfengold, drawn, 0).last, [
    { rule: 'EG-1.1', code: 'draw', params: { seat: 0, card: 'dragon', from: 'pile', to: 'hand:0' } },
  ]);
  for (const viewer of [1, 2, 'spectator'] as const) {
    assert.deepEqual(viewFor(elfengold, drawn, viewer).last, [
      { rule: 'EG-1.1', code: 'draw.unseen', params: { seat: 0, from: 'pile', to: 'hand:0' } },
    ]);
  }
  const tokens = scene('drawCards', { queue: 'blue', top: 'pig' }).play('blue draw');
  assert.equal(viewFor(elfengold, tokens.snapshot, 0).table.go.drawn.length, 2);
  assert.deepEqual(viewFor(elfengold, tokens.snapshot, 1).table.go.drawn, ['?', '?']);
  assert.equal(viewFor(elfengold, tokens.snapshot, 1).last.at(-1)!.code, 'drawTokens.unseen');
});

rule('EG-H1 which hidden counter was given back is told to nobody else, neither as a fact nor as a move', () => {
  const game = scene('endOfRound', { red: { hidden: 'tree pig gold' }, queue: 'red' });
  const move = parseMove(elfengold, 'red giveBack tree hidden');
  assert.deepEqual(redact(move, 1), { type: 'giveBack', seat: 0, face: 'hidden' });
  assert.deepEqual(redact(move, 'spectator'), { type: 'giveBack', seat: 0, face: 'hidden' });
  assert.equal(redact(move, 0), move);
  game.play('red giveBack tree hidden');
  assert.ok(!json(viewFor(elfengold, game.snapshot, 1).last).includes('tree'));
  assert.ok(json(viewFor(elfengold, game.snapshot, 0).last).includes('tree'));
  const open = parseMove(elfengold, 'red giveBack tree shown');
  assert.equal(redact(open, 1), open);
});

test('no move is redacted except giving back a hidden counter', () => {
  const secret: Move['type'][] = [];
  for (let n = 0; n < 2; n++) {
    playGame(startOf(n, 9), chooser(n), (_snapshot, offered) => {
      for (const move of offered) if (redact(move, 'spectator') !== move) secret.push(move.type);
    });
  }
  assert.deepEqual([...new Set(secret)], ['giveBack']);
});

rule('EG-H1 a refusal does not depend on what a hand holds beyond what is missing', () => {
  const hands = ['pig raft', 'pig pig raft raft dragon'];
  const refusals = hands.map((hand) => {
    const { snapshot } = scene('travel.journey', {
      red: { hand },
      roads: { 'elvenhold-lapphalia-plain': 'cloud tree' },
    });
    const lines = ['red travel elvenhold-lapphalia-plain cloud', 'green stop', 'green fly beata', 'green pay pig'];
    return lines.map((line) => refusal(elfengold, snapshot, parseMove(elfengold, line)));
  });
  assert.deepEqual(refusals[0], refusals[1]);
  assert.deepEqual(refusals[0]![0], { rule: 'EG-6.1', code: 'tooFewCards', params: { by: 'cloud', cards: 3 } });
});

rule('EG-H1 home towns are hidden until the end and shown then', () => {
  const game = scene('travel.collectIncome', {
    options: { homeTown: true },
    round: 6,
    queue: 'blue',
    go: { moved: true },
    red: { home: 'beata' },
    green: { home: 'ixara' },
    blue: { home: 'virst' },
  });
  assert.equal(viewFor(elfengold, game.snapshot, 1).table.players[0]!.home, '?');
  game.play('blue collect coins');
  assert.equal(viewFor(elfengold, game.snapshot, 1).table.players[0]!.home, 'beata');
});

test('in every phase an imagined table gives the views of the real one', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 6; n++) {
    playGame(startOf(n, 3), chooser(2 * n + 1), (snapshot, offered, i) => {
      if (seen.has(phaseOf(snapshot))) return;
      seen.add(phaseOf(snapshot));
      checkViews(snapshot, offered, i);
    });
  }
  // Few of these games place a double; it has scenes of its own.
  assert.ok(seen.size >= 11, [...seen].join(' '));
});

test('imagined hands differ from seed to seed', () => {
  const { snapshot } = scene('travel.journey', { red: { hand: 'pig' }, green: { hand: 'pig cycle wagon raft' } });
  const seen = viewFor(elfengold, snapshot, 0).table;
  const hands = new Set([1, 2, 3, 4, 5].map((n) => json(elfengold.imagine(seen, [n, 2, 3, 4]).players[1]!.hand)));
  assert.ok(hands.size > 2);
});

test('the prompt is the same for every viewer', () => {
  const game = scene('auction', { row: 'dragon', bid: ['blue', 4], queue: 'red blue' });
  const ask = (viewer: Viewer) => viewFor(elfengold, game.snapshot, viewer).prompt;
  assert.deepEqual(ask(0), { code: 'auction.more', params: { seat: 0, token: 'dragon', amount: 4, bidder: 2 } });
  assert.deepEqual(ask(1), ask(0));
  const { table } = viewFor(elfengold, game.snapshot, 1);
  assert.deepEqual(elfengold.prompt(table, 'auction', 1), ask(0));
});
