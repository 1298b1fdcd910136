import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatMove, legalMoves, parseMove, play } from '../../../src/index.js';
import { elfengold } from '../../../src/games/elfengold/index.js';
import { COLOURS } from '../../../src/games/elfengold/map.js';
import { newGame, rule, scene } from './positions.js';

rule('EG-2.1 everybody receives two coins, but not in round 1', () => {
  const game = scene('drawCards', { red: { coins: 0 }, green: { coins: 5 }, queue: 'blue', top: 'pig' }).play(
    'blue draw',
  );
  assert.equal(game.phase, 'drawTokens');
  assert.deepEqual(
    game.table.players.map(({ coins }) => coins),
    [2, 7, 14],
  );
  assert.deepEqual(game.said('income')[0]!.params, { coins: 2 });
  for (const { coins } of newGame(3).table.players) assert.equal(coins, 12);
});

rule('EG-3.1 each player in order draws two counters, shows one and keeps the other hidden', () => {
  const game = newGame(3, { firstPlayer: 'green' }, 4);
  const shown: string[] = [];
  for (const colour of ['green', 'blue', 'red'] as const) {
    assert.equal(game.acting, colour);
    const [one, other] = game.table.go.drawn;
    assert.deepEqual(game.offers(), one === other ? [`show ${one}`] : [`show ${one}`, `show ${other}`]);
    const absent = ['pig', 'cycle', 'dragon'].find((token) => token !== one && token !== other)!;
    assert.equal(game.refused(`${colour} show ${absent}`), 'EG-3.1 notDrawn');
    game.play(`${colour} show ${one}`);
    assert.deepEqual([game.has(colour, 'shown'), game.has(colour, 'hidden')], [one, other]);
    shown.push(one!);
  }
  assert.equal(game.phase, 'auction');
  assert.equal(game.table.bowl.length, 48 - 6 - 6);
});

rule('EG-4.1 two counters for each player are laid out and sold in the order drawn', () => {
  for (const players of [2, 6]) {
    const game = newGame(players, {}, players);
    while (game.phase === 'drawTokens') game.play(`${game.acting} ${game.offers()[0]!}`);
    assert.equal(game.table.row.length, 2 * players);
    assert.deepEqual(game.said('laidOut')[0]!.params!['tokens'], game.table.row);
    const [first, second] = game.table.row;
    for (let i = 0; i < players; i++) game.play(`${game.acting} pass`);
    assert.equal(game.said('unsold')[0]!.params!['token'], first);
    assert.equal(game.table.row[0], second);
  }
});

rule('EG-4.2 players bid clockwise from the first player, more than the last bid, or are out for this counter', () => {
  const game = scene('auction', { row: 'dragon pig', first: 'green' });
  assert.equal(game.acting, 'green');
  assert.equal(game.offers('bid').length, 300);
  game.play('green bid 2');
  assert.equal(game.acting, 'blue');
  assert.equal(game.refused('blue bid 2'), 'EG-4.2 tooLow');
  assert.equal(game.refused('red pass'), 'EG-T1 notYourTurn');
  assert.equal(game.offers('bid')[0], 'bid 3');
  game.play('blue pass', 'red bid 5', 'green bid 6', 'red pass');
  assert.equal(game.has('green', 'shown'), 'dragon');
  assert.equal(game.player('green').coins, 6);
  assert.deepEqual(game.said('sold')[0]!.params, {
    seat: 1,
    amount: 6,
    token: 'dragon',
    from: 'row',
    to: 'tokens:1',
  });
  assert.deepEqual(game.table.queue, [1, 2, 0], 'players who passed may bid on the next counter');
  game.play('green bid 1', 'blue pass', 'red pass');
  assert.equal(game.has('green', 'shown'), 'pig dragon', 'a player may buy several counters');
  assert.equal(game.phase, 'placeTokens.placing');
});

rule('EG-4.2 the highest bidder is not asked again', () => {
  const game = scene('auction', { row: 'pig pig', players: 2 }).play('red bid 4', 'green pass');
  assert.equal(game.player('red').coins, 8);
  const last = scene('auction', { row: 'pig pig', players: 2 }).play('red pass', 'green bid 1');
  assert.equal(last.player('green').coins, 11);
});

rule('EG-4.2 a bid of 300 is the highest possible and ends the bidding', () => {
  const game = scene('auction', { row: 'pig pig', red: { coins: 300 } });
  assert.equal(game.offers('bid').at(-1), 'bid 300');
  const bidden = scene('auction', { row: 'pig', queue: 'green blue red', bid: ['red', 299] });
  assert.deepEqual(elfengold.rules.bid.options(bidden.table), [{ type: 'bid', seat: 1, amount: 300 }]);
  game.play('red bid 300');
  assert.equal(game.said('highestBid').length, 1);
  assert.equal(game.player('red').coins, 0);
  assert.equal(game.has('red', 'shown'), 'pig');
});

rule('EG-4.3 a winner who cannot pay loses all coins, and the counter is auctioned again', () => {
  const game = scene('auction', { row: 'dragon pig', first: 'green' });
  game.play('green pass', 'blue bid 13', 'red pass');
  assert.deepEqual(game.said('cannotPay')[0]!.params, { seat: 2, amount: 13, coins: 12, token: 'dragon' });
  assert.equal(game.player('blue').coins, 0);
  assert.deepEqual(game.table.row, ['dragon', 'pig']);
  assert.equal(game.table.bid, null);
  assert.deepEqual(game.table.queue, [1, 0], 'everybody with coins bids again, from the first player on');
  assert.deepEqual(game.said('noCoins')[0]!.params, { seat: 2 });
  game.play('green pass', 'red bid 1');
  assert.equal(game.has('red', 'shown'), 'dragon');
});

rule('EG-4.3 an overbid that is topped costs nothing, and a bid of all coins is paid', () => {
  const game = scene('auction', { row: 'pig', players: 2, green: { coins: 60 } });
  game.play('red bid 50', 'green bid 51', 'red pass');
  assert.deepEqual([game.player('red').coins, game.player('green').coins], [12, 9]);
  const exact = scene('auction', { row: 'pig', players: 2 }).play('red bid 12', 'green pass');
  assert.equal(exact.player('red').coins, 0);
  assert.equal(exact.has('red', 'shown'), 'pig');
  assert.notEqual(exact.said('sold').length, 0);
  assert.equal(scene('auction', { row: 'pig pig', players: 2, red: { coins: 0 }, queue: 'green' }).acting, 'green');
  exact.facts.forEach(({ rule: id }) => assert.notEqual(id, 'EG-4.3'));
  game.facts.forEach(({ code }) => assert.notEqual(code, 'cannotPay'));
  scene('auction', { row: 'pig pig', players: 2 }).play('red bid 99', 'green pass');
});

rule('EG-4.3 each player can cause at most one new auction in a phase', () => {
  const game = scene('auction', { row: 'pig pig pig pig', players: 2 });
  game.play('red bid 300').play('green bid 300');
  assert.equal(game.said('sold').length, 0);
  assert.deepEqual(game.table.row, [], 'nobody has coins left, so every counter goes back');
  assert.equal(game.said('cannotPay').length, 1);
  assert.equal(game.said('unsold').length, 4);
});

rule('EG-4.4 a counter without a bid goes back to the bowl and is not replaced', () => {
  const game = scene('auction', { row: 'dragon gold' });
  const { length } = game.table.bowl;
  game.play('red pass', 'green pass', 'blue pass');
  assert.deepEqual(game.table.row, ['gold']);
  assert.equal(game.table.bowl.length, length + 1);
  assert.deepEqual(game.said('unsold')[0]!.params, { token: 'dragon', from: 'row', to: 'bowl' });
});

/** An independent model of the auction: who is asked with which bid, and the result. A wish of 0 is a pass. */
function model(coins: readonly number[], first: number, row: readonly string[], bids: Iterator<number>) {
  const purses = [...coins];
  const bought: string[][] = coins.map(() => []);
  const back: string[] = [];
  const asked: string[] = [];
  for (const token of row) {
    for (let again = true; again;) {
      again = false;
      let best = 0;
      let bidder = -1;
      const out = purses.map((purse) => purse === 0);
      for (let seat = first; ; seat = (seat + 1) % coins.length) {
        const inside = out.filter((isOut) => !isOut).length;
        if (inside === 0 || (inside === 1 && bidder >= 0 && !out[bidder])) break;
        if (out[seat]) continue;
        const wish = bids.next().value as number;
        const amount = wish === 0 ? 0 : Math.min(300, best + wish);
        asked.push(`${COLOURS[seat]!} ${amount > 0 ? `bid ${amount}` : 'pass'}`);
        if (amount > 0) {
          [best, bidder] = [amount, seat];
          if (amount === 300) out.forEach((_, other) => (out[other] = other !== seat));
        } else out[seat] = true;
      }
      if (bidder < 0) back.push(token);
      else if (purses[bidder]! < best) {
        purses[bidder] = 0;
        again = true;
      } else {
        purses[bidder]! -= best;
        bought[bidder]!.push(token);
      }
    }
  }
  return { asked, purses, bought: bought.map((tokens) => tokens.sort().join(' ')), back: back.length };
}

test('the auction matches a small independent model for random bids and coins', () => {
  const wishes = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 300 })), {
    minLength: 20,
    maxLength: 60,
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }),
      fc.nat(5),
      fc.array(fc.nat(20), { minLength: 6, maxLength: 6 }),
      wishes,
      (players, firstSeat, purses, all) => {
        const first = firstSeat % players;
        const coins = purses.slice(0, players).map((purse, i) => (i === first ? purse + 1 : purse));
        const row = ['pig', 'dragon', 'gold', 'pig'];
        const turn = (function* () {
          for (let i = 0; ; i++) yield all[i % all.length]! * (i > 400 ? 0 : 1);
        })();
        const expected = model(coins, first, row, turn);
        const order = Array.from({ length: players }, (_, i) => (first + i) % players);
        const game = scene('auction', {
          players,
          first: COLOURS[first]!,
          row: row.join(' '),
          queue: order
            .filter((seat) => coins[seat]! > 0)
            .map((seat) => COLOURS[seat]!)
            .join(' '),
          ...Object.fromEntries(coins.map((purse, seat) => [COLOURS[seat]!, { coins: purse, hidden: '' }])),
        });
        const { length } = game.table.bowl;
        let { snapshot } = game;
        for (const line of expected.asked) {
          assert.equal(snapshot.value, 'auction');
          const asked = legalMoves(elfengold, snapshot);
          assert.ok(
            asked.some((move) => formatMove(elfengold, move) === line),
            `${line} is not offered`,
          );
          snapshot = play(elfengold, snapshot, parseMove(elfengold, line));
        }
        assert.notEqual(snapshot.value, 'auction');
        const { players: ends, bowl } = snapshot.context.table;
        assert.deepEqual(
          ends.map((player) => [player.coins, player.shown.toSorted().join(' ')]),
          expected.purses.map((purse, seat) => [purse, expected.bought[seat]!]),
        );
        assert.equal(bowl.length - length, expected.back);
      },
    ),
    { numRuns: 150 },
  );
});
