import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { elfengold, type Move, type Seen, type Table } from '../../../src/games/elfengold/index.js';
import { think } from '../../../src/games/elfengold/bot.js';
import {
  chooseMove,
  formatMove,
  imagine,
  legalMoves,
  play,
  start,
  viewFor,
  type Snapshot,
} from '../../../src/index.js';
import { LEVELS, type View } from '../../../src/kernel/game.js';
import { chooser } from './games.js';
import { scene, type Sketch } from './positions.js';

interface Decision {
  readonly snapshot: Snapshot<Table>;
  readonly view: View<Seen, Move>;
}
/** A whole game in which the seats in `thinking` are opponents and the others move at random. */
function whole(players: number, thinking: readonly number[], seed: number, wizards = false) {
  const choose = chooser(2 * seed);
  const decisions: Decision[] = [];
  let snapshot = start(elfengold, { players, seed, options: { wizards } });
  for (let n = 0; snapshot.status === 'active'; n++) {
    assert.ok(n < 2000, 'the game does not end');
    const { seat } = legalMoves(elfengold, snapshot)[0]!;
    const view = viewFor(elfengold, snapshot, seat);
    const advice = { seed: seed * 10_000 + n, level: 'normal', budget: 4 } as const;
    const move = thinking.includes(seat) ? chooseMove(elfengold, view, advice) : choose(view.moves);
    decisions.push({ snapshot, view });
    snapshot = play(elfengold, snapshot, move);
  }
  return { decisions, table: snapshot.context.table };
}

describe('opponents of Elfengold', () => {
  const { decisions } = whole(3, [0, 1, 2], 5, true);
  const choices = decisions.filter(({ view }) => view.moves.length > 1).filter((_, i) => i % 6 === 0);

  test('choose the same offered move for the same view and advice, and change nothing', () => {
    assert.ok(choices.length > 20);
    for (const { view } of choices) {
      for (const level of LEVELS) {
        const advice = { seed: 11, level, budget: 8 };
        const before = JSON.stringify(view);
        const move = chooseMove(elfengold, view, advice);
        assert.ok(view.moves.includes(move));
        assert.equal(JSON.stringify(view), before);
        assert.deepEqual(chooseMove(elfengold, JSON.parse(before) as typeof view, advice), move);
      }
    }
  });

  test('split a long thought into small steps', () => {
    const placing = decisions.filter(({ view }) => view.phase === 'placeTokens.placing').slice(0, 30);
    const steps = placing.map(({ view }) => [...think(view, { seed: 1, level: 'hard', budget: 250 })].length);
    assert.ok(Math.max(...steps) >= 10, steps.join());
  });

  test('choose a move that does not depend on what is hidden from their seat', () => {
    for (const { snapshot, view } of choices) {
      const other = imagine(elfengold, view, 12345);
      assert.notDeepEqual(other.context.table.rng, snapshot.context.table.rng);
      const advice = { seed: 3, level: 'normal', budget: 8 } as const;
      const again = viewFor(elfengold, other, view.seat);
      assert.deepEqual(chooseMove(elfengold, again, advice), chooseMove(elfengold, view, advice));
    }
  });

  test('beat players who move at random', () => {
    const wins = [0, 1, 2, 3, 4, 5].filter((seed) => whole(3, [seed % 3], seed).table.winners.includes(seed % 3));
    assert.ok(wins.length >= 5, `${wins.length} of 6`);
  });

  test('finish games of 2, 4 and 6 players, and travel in them', () => {
    for (const players of [2, 4, 6]) {
      const seats = Array.from({ length: players }, (_, seat) => seat);
      const { table } = whole(players, seats, players);
      assert.ok(table.winners.length > 0);
      assert.ok(Math.max(...table.players.map(({ towns }) => towns.length)) > 5, 'they travel');
    }
  });

  /** The moves that red's opponent makes from a position on, as long as counters are placed and it travels. */
  function turn(phase: string, sketch: Sketch, level: (typeof LEVELS)[number]): string[] {
    const { snapshot } = scene(phase, sketch);
    const lines: string[] = [];
    for (let now = snapshot; /^(placeTokens|travel\.(journey|caravan))/.test(viewFor(elfengold, now, 0).phase);) {
      const [{ seat } = { seat: -1 }] = legalMoves(elfengold, now);
      const pass = { type: 'pass', seat } as Move;
      const move = seat === 0 ? chooseMove(elfengold, viewFor(elfengold, now, 0), { seed: 1, level }) : pass;
      if (seat === 0) lines.push(formatMove(elfengold, move));
      now = play(elfengold, now, move);
    }
    return lines;
  }
  // Every road from Elvenhold has a counter for which red has no card.
  const unusable = {
    'beata-elvenhold-plain': 'wagon',
    'elvenhold-lapphalia-plain': 'wagon',
    'elvenhold-ergeren-forest': 'dragon',
  };
  const others = { green: { hidden: 'tree' } };

  for (const level of ['normal', 'hard'] as const) {
    test(`use a double to open a road for their own cards: ${level}`, () => {
      const red = { hand: 'pig', shown: 'double pig' };
      for (const round of [2, 6]) {
        const [place, add, travel] = turn('placeTokens.placing', { ...others, round, roads: unusable, red }, level);
        assert.match(place!, /^red place double shown /);
        assert.equal(add, 'red add pig shown');
        assert.equal(travel, `red travel ${place!.split(' ')[4]} pig`);
      }
    });

    test(`use an exchange to bring a counter that suits their cards: ${level}`, () => {
      const roads = { ...unusable, 'ixara-virst-plain': 'cycle' };
      const [place, swap, travel] = turn(
        'placeTokens.placing',
        { ...others, roads, red: { hand: 'cycle', hidden: 'exchange' } },
        level,
      );
      assert.match(`${place} ${swap}`, /^red place exchange hidden .* red swap .*cycle/);
      assert.match(travel!, /^red travel (beata|elvenhold)-.* cycle$/);
    });

    test(`set out past an obstacle with a wizard and one coin, when nothing else leads on: ${level}`, () => {
      const roads = { ...unusable, 'elvenhold-ergeren-forest': 'pig tree' };
      const red = { hand: 'pig wizard', coins: 1 };
      const sketch = { ...others, options: { wizards: true }, roads, red };
      assert.deepEqual(scene('travel.journey', sketch).offers('travel'), []);
      assert.equal(turn('travel.journey', sketch, level)[0], 'red bypass elvenhold-ergeren-forest pig');
    });

    test(`EG-C2 pay for a caravan with cards that the rest of the journey does not need: ${level}`, () => {
      const west = { 'usselen-yttar-forest': 'pig', 'parundia-usselen-forest': 'cycle' };
      // Two counters make the wagon a better card than a cycle, but not on this journey.
      const red = { boot: 'yttar', towns: 'usselen', hand: 'cycle cycle cycle wagon', shown: 'wagon wagon' } as const;
      for (const round of [2, 6]) {
        const lines = turn('travel.journey', { ...others, round, roads: west, red }, level);
        assert.deepEqual(
          [lines[0], ...lines.slice(1, 4).toSorted(), lines[4]],
          [
            'red travel usselen-yttar-forest caravan',
            'red pay cycle',
            'red pay cycle',
            'red pay wagon',
            'red travel parundia-usselen-forest cycle',
          ],
        );
      }
    });

    test(`EG-C2 see where a caravan leads that takes the most frequent cards and leaves the others: ${level}`, () => {
      const way = { 'beata-elvenhold-plain': 'pig', 'elvenhold-ergeren-forest': 'dragon' };
      const red = { boot: 'beata', hand: 'cycle cycle cycle dragon dragon' } as const;
      const lines = turn('travel.journey', { ...others, round: 6, roads: way, red }, level);
      assert.equal(lines.at(-1), 'red travel elvenhold-ergeren-forest dragon');
      assert.equal(lines.filter((line) => line === 'red pay cycle').length, 3);
    });

    test(`decline a useless second counter and a useless swap: ${level}`, () => {
      const roads = { ...unusable, 'elvenhold-ergeren-forest': 'dragon double' };
      const spell = (token: 'double' | 'exchange') => ({ spell: { token, road: 'elvenhold-ergeren-forest' } as const });
      const red = { hand: 'raft', shown: 'pig' };
      assert.equal(
        turn('placeTokens.addTransport', { ...others, roads, red, go: spell('double') }, level)[0],
        'red decline',
      );
      assert.equal(
        turn('placeTokens.swapTransports', { ...others, roads: unusable, red, go: spell('exchange') }, level)[0],
        'red decline',
      );
    });
  }
});
