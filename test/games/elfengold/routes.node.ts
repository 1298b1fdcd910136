import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { along, curveOf, spotAt, townAt } from '../../../src/games/elfengold/board/layout.js';
import { THINGS, TREES } from '../../../src/games/elfengold/board/vegetation.js';
import {
  ROADS,
  TOWNS,
  TRANSPORTS,
  TRAVEL_CARDS,
  VALUES,
  across,
  chartCost,
  isWater,
  raftCost,
  roadsFrom,
  type RoadId,
  type Token,
  type Town,
  type TravelCard,
} from '../../../src/games/elfengold/map.js';
import { minus } from '../../../src/games/elfengold/queries.js';
import { reach, waysTo, type Ground, type Leg, type Traveller, type Way } from '../../../src/games/elfengold/routes.js';
import { draw, seeded } from '../../../src/kernel/random.js';
import { scene, type Scene } from './positions.js';

/** Random whole numbers below `n`, the same for the same seed. */
function picker(seed: number) {
  let rng = seeded(seed * 7919 + 1);
  return (n: number) => {
    const drawn = draw(rng, 1, 0, n - 1);
    rng = drawn.rng;
    return drawn.values[0]!;
  };
}
function ground(seed: number, filled: number): Ground {
  const pick = picker(seed);
  const lie = (road: RoadId): Token[] => {
    if (isWater(road)) return pick(8) === 0 ? ['monster'] : [];
    const suited = TRANSPORTS.filter((kind) => chartCost(kind, road));
    if (pick(100) >= filled) return [];
    const first = suited[pick(suited.length)]!;
    if (pick(8) === 0) return [first, suited[pick(suited.length)]!, 'double'];
    return pick(6) === 0 ? [first, 'tree'] : [first];
  };
  return {
    roads: Object.fromEntries(ROADS.map((road) => [road, lie(road)])) as unknown as Ground['roads'],
    values: VALUES,
  };
}
const handOf = (seed: number, size: number, kinds: readonly TravelCard[]): TravelCard[] => {
  const pick = picker(seed + 5000);
  return Array.from({ length: size }, () => kinds[pick(kinds.length)]!);
};

/**
 * Every hand that can be left in every town, found by trying each move and each choice of cards. Independent of the
 * search under test.
 */
function tryAll({ roads }: Ground, traveller: Traveller): Map<Town, Set<string>> {
  const left = new Map<Town, Set<string>>();
  const key = (hand: readonly string[], coins: number) => `${[...hand].sort().join(' ')}|${coins}`;
  const handsAfter = (hand: readonly TravelCard[], count: number): TravelCard[][] =>
    count === 0 ? [[...hand]] : [...new Set(hand)].flatMap((card) => handsAfter(minus(hand, card), count - 1));
  const visit = (town: Town, hand: readonly TravelCard[], coins: number, isStart: boolean) => {
    const here = left.get(town) ?? new Set<string>();
    left.set(town, here);
    // The start counts as reached only when it is entered again, but all moves from it are tried once.
    const state = key(hand, coins) + (isStart ? '*' : '');
    if (here.has(state)) return;
    here.add(state);
    const go = (to: Town, hands: TravelCard[][], cost: number) =>
      hands.forEach((rest) => visit(to, rest, coins - cost, false));
    for (const road of roadsFrom(town)) {
      const lying = roads[road];
      const extra = lying.includes('tree') || lying.includes('monster') ? 1 : 0;
      const to = across(road, town);
      const canBypass = extra > 0 && hand.includes('wizard') && coins >= 1;
      const pay = (kind: TravelCard | undefined, base: number) => {
        for (const bypass of canBypass ? [false, true] : [false]) {
          const cards = bypass ? minus(hand, 'wizard') : hand;
          const count = base + (bypass ? 0 : extra);
          if (kind === undefined) go(to, handsAfter(cards, count), bypass ? 1 : 0);
          else if (cards.filter((card) => card === kind).length >= count) {
            go(to, [minus(cards, kind, count)], bypass ? 1 : 0);
          }
        }
      };
      if (isWater(road)) pay('raft', raftCost(road, town));
      else {
        for (const kind of TRANSPORTS) if (lying.includes(kind)) pay(kind, chartCost(kind, road)!);
        if (TRANSPORTS.some((kind) => lying.includes(kind))) pay(undefined, 3);
      }
    }
    if (hand.includes('wizard') && coins >= 3) {
      for (const to of TOWNS) if (to !== town) go(to, [minus(hand, 'wizard')], 3);
    }
  };
  visit(traveller.boot, traveller.hand, traveller.coins, true);
  left.set(traveller.boot, new Set([...left.get(traveller.boot)!].filter((state) => !state.endsWith('*'))));
  return left;
}
const handIn = (state: string) => state.split('|')[0]!.split(' ').filter(Boolean);

/** The hands that may be left after paying for a way, in every possible choice of cards, written as in `tryAll`. */
function handsLeftAfter(way: Way, traveller: Traveller): Set<string> {
  let hand = [...traveller.hand];
  for (const kind of [...TRANSPORTS, 'raft'] as const) hand = minus(hand, kind, way.bill[kind]);
  hand = minus(hand, 'wizard', way.bill.bypass + way.bill.flight);
  const after = (cards: TravelCard[], count: number): TravelCard[][] =>
    count === 0 ? [cards] : [...new Set(cards)].flatMap((card) => after(minus(cards, card), count - 1));
  return new Set(
    after(hand, way.bill.caravan).map((cards) => `${cards.sort().join(' ')}|${traveller.coins - way.coins}`),
  );
}
/** Whether the first hand holds all cards of the second, and at least as many coins. */
function atLeast(one: string, other: string): boolean {
  const cards = handIn(one);
  const isCovered = handIn(other).every((card) => {
    const at = cards.indexOf(card);
    return at >= 0 && cards.splice(at, 1).length === 1;
  });
  return isCovered && Number(one.split('|')[1]) >= Number(other.split('|')[1]);
}

/** Plays a way in the game, paying caravans with cards that the rest of the way does not need. */
function walk(game: Scene, way: Way, traveller: Traveller): void {
  const spare = [...handsLeftAfter(way, traveller)][0]!;
  let rest = traveller.hand.filter(() => true);
  for (const card of handIn(spare)) rest = minus(rest, card as TravelCard);
  for (const kind of [...TRANSPORTS, 'raft'] as const) rest = minus(rest, kind, way.bill[kind]);
  rest = minus(rest, 'wizard', way.bill.bypass + way.bill.flight);
  const line = ({ road, to, by, bypass }: Leg) =>
    road === null ? `red fly ${to}` : `red ${bypass ? 'bypass' : 'travel'} ${road} ${by}`;
  for (const leg of way.legs) {
    game.play(line(leg));
    for (let i = 0; leg.by === 'caravan' && i < leg.cards; i++) game.play(`red pay ${rest.shift()!}`);
  }
}

const WITHOUT_WIZARDS = TRAVEL_CARDS.filter((card) => card !== 'wizard');
const cases = (count: number, size: number, kinds: readonly TravelCard[]) =>
  Array.from({ length: count }, (_, seed) => {
    const pick = picker(seed + 99);
    const hand = handOf(seed, 1 + pick(size), kinds);
    const traveller: Traveller = { boot: TOWNS[pick(21)]!, hand, coins: pick(5), towns: [] };
    return { seed, traveller, ground: ground(seed, 30 + pick(70)) };
  });

describe('the search for the cheapest ways', () => {
  test('reaches exactly the towns that an exhaustive search reaches, with as few cards', () => {
    for (const { traveller, ground, seed } of [...cases(60, 5, WITHOUT_WIZARDS), ...cases(25, 4, TRAVEL_CARDS)]) {
      const all = tryAll(ground, traveller);
      const found = reach(ground, traveller);
      for (const town of TOWNS) {
        if (town === traveller.boot) continue;
        const hands = [...(all.get(town) ?? [])].map((state) => handIn(state).length);
        const fewest = hands.length > 0 ? traveller.hand.length - Math.max(...hands) : undefined;
        assert.equal(found[town]?.cards, fewest, `${town} in case ${seed}`);
      }
    }
  });

  test('finds ways that together leave every best hand, and none that is worse than another', () => {
    for (const { traveller, ground, seed } of [...cases(30, 5, WITHOUT_WIZARDS), ...cases(12, 4, TRAVEL_CARDS)]) {
      const all = tryAll(ground, traveller);
      for (const town of TOWNS) {
        const states = [...(all.get(town) ?? [])];
        if (town === traveller.boot || states.length === 0) continue;
        const ways = waysTo(ground, traveller, [town]);
        const kept = ways.map((way) => [...handsLeftAfter(way, traveller)]);
        for (const hand of kept.flat()) assert.ok(states.includes(hand), `${hand} in ${town}, case ${seed}`);
        for (const state of states) {
          assert.ok(
            kept.flat().some((hand) => atLeast(hand, state)),
            `${state} in ${town}, case ${seed}`,
          );
        }
        // Of any two ways each leaves a hand that the other cannot match.
        for (const one of kept) {
          for (const other of kept.filter((hands) => hands !== one)) {
            assert.ok(!one.every((hand) => other.some((better) => atLeast(better, hand))), `${town}, case ${seed}`);
          }
        }
        assert.equal(ways[0]!.short, 0);
      }
    }
  });

  test('counts as few missing cards as an exhaustive search with additional cards', () => {
    let short = 0;
    for (const { traveller, ground, seed } of cases(12, 2, WITHOUT_WIZARDS)) {
      const withMore = (count: number, from = 0): TravelCard[][] =>
        count === 0
          ? [[]]
          : WITHOUT_WIZARDS.flatMap((card, i) =>
              i < from ? [] : withMore(count - 1, i).map((more) => [card, ...more]),
            );
      const within = (count: number) =>
        new Set(
          withMore(count).flatMap((more) =>
            [...tryAll(ground, { ...traveller, hand: [...traveller.hand, ...more] })].flatMap(([town, states]) =>
              states.size > 0 ? [town] : [],
            ),
          ),
        );
      const [none, one, two] = [within(0), within(1), within(2)];
      for (const town of TOWNS) {
        if (town === traveller.boot) continue;
        const ways = waysTo(ground, traveller, [town]);
        const expected = none.has(town) ? 0 : one.has(town) ? 1 : two.has(town) ? 2 : undefined;
        if (expected === undefined) assert.ok(ways.length === 0 || ways[0]!.short > 2, `${town} in case ${seed}`);
        else assert.equal(ways[0]!.short, expected, `${town} in case ${seed}`);
        if (expected) short++;
        for (const { missing, short: all } of ways) {
          assert.equal(
            Object.values(missing).reduce((sum, n) => sum + n, 0),
            all,
          );
        }
      }
    }
    assert.ok(short > 20, `only ${short} ways lacked cards`);
  });

  test('finds ways that can be played and that cost and earn what they say', () => {
    let walked = 0;
    for (const { traveller, ground } of [...cases(12, 6, WITHOUT_WIZARDS), ...cases(10, 5, TRAVEL_CARDS)]) {
      const options = { handLimit: 'none', wizards: true } as const;
      // The bowl has few counters of each kind, so only the roads of this way get theirs.
      for (const way of Object.values(reach(ground, traveller)).slice(0, 6)) {
        const used = new Set(way.legs.map(({ road }) => road));
        const roads = Object.fromEntries(
          ROADS.filter((road) => used.has(road)).map((road) => [road, ground.roads[road].join(' ')]),
        );
        const red = { hand: traveller.hand.join(' '), coins: traveller.coins, boot: traveller.boot };
        const start = scene('travel.journey', { options, roads, red });
        const coins = start.player('red').coins;
        walk(start, way, { ...traveller, towns: start.player('red').towns });
        const red0 = start.player('red');
        assert.equal(red0.boot, way.legs.at(-1)!.to);
        assert.equal(red0.hand.length, traveller.hand.length - way.cards);
        assert.equal(red0.coins, coins - way.coins);
        assert.equal(start.table.go.income, way.income);
        walked++;
      }
    }
    assert.ok(walked > 40, `${walked} ways`);
  });

  test('visits several towns in the given order', () => {
    const roads = {
      ...ground(1, 0).roads,
      'beata-elvenhold-plain': ['pig'],
      'elvenhold-lapphalia-plain': ['pig'],
    } as never;
    const traveller: Traveller = { boot: 'elvenhold', hand: ['pig', 'pig', 'pig'], coins: 0, towns: [] };
    const [way] = waysTo({ roads, values: VALUES }, traveller, ['beata', 'lapphalia']);
    assert.deepEqual(
      way!.legs.map(({ to }) => to),
      ['beata', 'elvenhold', 'lapphalia'],
    );
    assert.deepEqual([way!.cards, way!.income, way!.pieces], [3, 4, ['beata', 'lapphalia']]);
    const poor = waysTo({ roads, values: VALUES }, { ...traveller, hand: ['pig', 'dragon'] }, ['beata', 'lapphalia']);
    assert.deepEqual([poor[0]!.short, poor[0]!.missing], [2, { pig: 2 }]);
  });

  test('finds no way without counter, water or wizard', () => {
    const empty = Object.fromEntries(ROADS.map((road) => [road, []])) as unknown as Ground['roads'];
    const traveller: Traveller = { boot: 'elvenhold', hand: ['dragon'], coins: 12, towns: [] };
    assert.deepEqual(waysTo({ roads: empty, values: VALUES }, traveller, ['albaran']), []);
    const [river] = waysTo({ roads: empty, values: VALUES }, traveller, ['rivinia']);
    assert.deepEqual(river!.missing, { raft: 1 });
    const flight = waysTo({ roads: empty, values: VALUES }, { ...traveller, hand: ['wizard'] }, ['albaran']);
    assert.deepEqual([flight[0]!.cards, flight[0]!.coins, flight[0]!.income], [1, 3, 0]);
  });
});

test('no tree or ornament is drawn on a road, on a counter’s spot or on a town', () => {
  const trees = Array.from({ length: TREES.length / 2 }, (_, i) => ({ x: TREES[2 * i]!, y: TREES[2 * i + 1]! }));
  for (const { x, y } of [...trees, ...THINGS.map(([, x, y]) => ({ x, y }))]) {
    const away = (at: { x: number; y: number }) => Math.hypot(x - at.x, y - at.y);
    for (const road of ROADS) {
      for (let i = 0; i < 12; i++) assert.ok(away(along(curveOf(road), i / 11)) > 26, `${x}, ${y} on ${road}`);
      assert.ok(away(spotAt[road]) > 41, `${x}, ${y} where counters lie on ${road}`);
    }
    for (const town of TOWNS)
      assert.ok(Math.abs(x - townAt[town].x) > 99 || Math.abs(y - townAt[town].y - 8) > 65, town);
  }
});
