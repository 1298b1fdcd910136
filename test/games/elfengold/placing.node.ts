import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfengold } from '../../../src/games/elfengold/index.js';
import { CHART, ROADS, TRANSPORTS, terrainOf, type RoadId } from '../../../src/games/elfengold/map.js';
import { rule, scene, type Sketch } from './positions.js';

const PLAIN = 'beata-elvenhold-plain';
const OTHER_PLAIN = 'beata-strykhaven-plain';
const FOREST = 'elvenhold-ergeren-forest';
const DESERT = 'albaran-feodor-desert';
const RIVER = 'beata-elvenhold-river';
const LAKE = 'elvenhold-virst-lake';

/** Red has these counters, shown; green and blue have one hidden counter each, so that they are asked too. */
const placing = (shown: string, sketch: Sketch = {}) =>
  scene('placeTokens.placing', {
    green: { hidden: 'pig' },
    blue: { hidden: 'cycle' },
    ...sketch,
    red: { shown, ...sketch.red },
  });

rule('EG-C1 a transport counter may lie only where the chart has a number: all 48 roads, all 6 kinds', () => {
  for (const kind of TRANSPORTS) {
    const game = placing(kind);
    const open = game.offers('place').map((line) => line.split(' ')[3]!);
    for (const road of ROADS) {
      const terrain = terrainOf(road) as keyof (typeof CHART)[typeof kind];
      assert.equal(open.includes(road), CHART[kind][terrain] !== undefined, `${kind} on ${road}`);
      if (open.includes(road)) continue;
      const isWater = ['river', 'lake'].includes(terrainOf(road));
      assert.equal(game.refused(`red place ${kind} shown ${road}`), isWater ? 'EG-C1 notOnWater' : 'EG-C1 unsuited');
    }
  }
});

rule('EG-5.1 players in order place one counter or pass, may place again after a pass, and stop when all pass', () => {
  const game = placing('pig cycle', { first: 'blue' });
  assert.equal(game.acting, 'blue');
  assert.equal(game.refused(`red place pig shown ${PLAIN}`), 'EG-T1 notYourTurn');
  game.play('blue pass', `red place pig shown ${PLAIN}`);
  assert.equal(game.acting, 'green');
  assert.equal(game.has('red', 'shown'), 'cycle');
  assert.equal(game.refused(`green place dragon hidden ${PLAIN}`), 'EG-5.1 noSuchToken');
  assert.equal(game.refused(`green place pig shown ${PLAIN}`), 'EG-5.1 noSuchToken');
  game.play('green pass', `blue place cycle hidden ${FOREST}`);
  assert.equal(game.on(FOREST), 'cycle', 'placed after a pass, from the hidden counters');
  game.play('red pass', 'green pass');
  assert.equal(game.phases[0], 'placeTokens.placing');
  assert.equal(game.phases[1], 'travel.journey', 'blue has no counter and passes without being asked');
});

rule('EG-5.1 placing a counter restarts the count of passes', () => {
  const game = placing('pig cycle', { red: { hand: 'pig' } }).play(
    'red pass',
    'green pass',
    `blue place cycle hidden ${PLAIN}`,
    'red pass',
  );
  assert.equal(game.phase, 'placeTokens.placing');
  assert.equal(game.acting, 'green');
  game.play('green pass');
  assert.equal(game.phase, 'travel.journey');
});

rule('EG-5.1 a player with one hidden and one shown counter is asked', () => {
  const game = placing('cycle', { first: 'blue', red: { hidden: 'pig' } }).play('blue pass');
  assert.equal(game.acting, 'red');
  assert.equal(game.refused(`red place dragon shown ${PLAIN}`), 'EG-5.1 noSuchToken');
  assert.deepEqual(elfengold.rules.swap.options(game.table), [], 'without an exchange a swap has no options');
});

rule('EG-5.1 without any counters nobody is asked', () => {
  const game = scene('auction', { row: 'pig', red: { hand: 'pig' } }).play('red pass', 'green pass', 'blue pass');
  assert.deepEqual(game.phases, ['auction', 'auction', 'placeTokens.placing', 'travel.journey']);
  const sold = scene('auction', { row: 'pig' }).play('red bid 1', 'green pass', 'blue pass', 'red pass');
  assert.equal(sold.said('passPlacing').length, 1);
});

rule('EG-5.2 a transport counter needs a land road without one', () => {
  const game = placing('pig cycle', { roads: { [PLAIN]: 'wagon' } });
  assert.equal(game.refused(`red place pig shown ${PLAIN}`), 'EG-5.2 transportThere');
  game.play(`red place pig shown ${OTHER_PLAIN}`);
  assert.equal(game.on(OTHER_PLAIN), 'pig');
  assert.equal(game.said('place')[0]!.rule, 'EG-5.2');
});

rule('EG-5.3 a tree needs a land road with a transport counter and without an obstacle', () => {
  const game = placing('tree', { roads: { [PLAIN]: 'wagon', [FOREST]: 'pig tree' } });
  assert.equal(game.refused(`red place tree shown ${OTHER_PLAIN}`), 'EG-5.3 needsTransport');
  assert.equal(game.refused(`red place tree shown ${RIVER}`), 'EG-5.3 landOnly');
  assert.equal(game.refused(`red place tree shown ${FOREST}`), 'EG-5.3 obstacleThere');
  assert.deepEqual(game.offers('place'), [`place tree shown ${PLAIN}`]);
  assert.equal(game.play(`red place tree shown ${PLAIN}`).on(PLAIN), 'wagon tree');
});

rule('EG-5.3 a sea monster needs a river or lake without one', () => {
  const game = placing('monster', { roads: { [RIVER]: 'monster', [PLAIN]: 'pig' } });
  assert.equal(game.refused(`red place monster shown ${RIVER}`), 'EG-5.3 obstacleThere');
  assert.equal(game.refused(`red place monster shown ${PLAIN}`), 'EG-5.3 waterOnly');
  assert.equal(game.offers('place').length, 12);
  assert.equal(game.play(`red place monster shown ${LAKE}`).on(LAKE), 'monster');
});

rule('EG-5.4 gold needs a road with a transport counter and without obstacle or gold', () => {
  const roads = { [PLAIN]: 'pig', [FOREST]: 'pig tree', [DESERT]: 'dragon gold' };
  const game = placing('gold', { roads });
  assert.equal(game.refused(`red place gold shown ${FOREST}`), 'EG-5.4 obstacleThere');
  assert.equal(game.refused(`red place gold shown ${DESERT}`), 'EG-5.4 goldThere');
  assert.equal(game.refused(`red place gold shown ${OTHER_PLAIN}`), 'EG-5.4 needsTransport');
  assert.equal(game.refused(`red place gold shown ${LAKE}`), 'EG-5.4 needsTransport');
  assert.equal(game.play(`red place gold shown ${PLAIN}`).on(PLAIN), 'pig gold');
});

rule('EG-5.4 no obstacle may follow gold', () => {
  const game = placing('tree', { roads: { [DESERT]: 'dragon gold' } });
  assert.equal(game.refused(`red place tree shown ${DESERT}`), 'EG-5.4 goldThere');
});

rule('EG-5.5 a double needs a transport counter and no other double, and allows adding a second one at once', () => {
  const game = placing('double wagon cloud', {
    red: { hidden: 'pig' },
    roads: { [PLAIN]: 'pig', [FOREST]: 'pig double' },
  });
  assert.equal(game.refused(`red place double shown ${OTHER_PLAIN}`), 'EG-5.5 needsTransport');
  assert.equal(game.refused(`red place double shown ${FOREST}`), 'EG-5.5 doubleThere');
  game.play(`red place double shown ${PLAIN}`);
  assert.equal(game.phase, 'placeTokens.addTransport');
  assert.equal(game.acting, 'red');
  assert.equal(game.refused(`red place wagon shown ${OTHER_PLAIN}`), 'EG-5.1 closed.place');
  assert.deepEqual(game.offers(), ['add pig hidden', 'add cloud shown', 'add wagon shown', 'decline']);
  assert.equal(game.refused('red add dragon shown'), 'EG-5.5 noSuchToken');
  game.play('red add pig hidden');
  assert.equal(game.on(PLAIN), 'pig pig double', 'the second counter may be of the same kind, and hidden');
  assert.equal(game.acting, 'green');
});

rule('EG-5.5 the second transport counter has to suit the road', () => {
  const game = placing('double pig', { red: { hidden: 'dragon' }, roads: { [DESERT]: 'wagon' } });
  game.play(`red place double shown ${DESERT}`);
  assert.equal(game.refused('red add pig shown'), 'EG-C1 unsuited');
  assert.deepEqual(game.offers('add'), ['add dragon hidden']);
});

rule('EG-5.5 a double with nothing added stays and keeps the other double away', () => {
  const game = placing('double', { red: { hidden: 'pig' }, roads: { [PLAIN]: 'wagon' }, green: { hidden: 'double' } });
  game.play(`red place double shown ${PLAIN}`, 'red decline');
  assert.equal(game.on(PLAIN), 'wagon double');
  assert.equal(game.said('decline')[0]!.rule, 'EG-5.5');
  assert.equal(game.refused(`green place double hidden ${PLAIN}`), 'EG-5.5 doubleThere');
  assert.equal(game.refused(`green place pig hidden ${PLAIN}`), 'EG-5.1 noSuchToken');
  const third = placing('pig', { roads: { [PLAIN]: 'wagon double' } });
  assert.equal(
    third.refused(`red place pig shown ${PLAIN}`),
    'EG-5.2 transportThere',
    'a second counter may be added only at once',
  );
});

rule('EG-5.5 a player with nothing to add is not asked, except about a hidden counter that does not suit', () => {
  const none = placing('double', { roads: { [PLAIN]: 'wagon' } }).play(`red place double shown ${PLAIN}`);
  assert.equal(none.phase, 'placeTokens.placing');
  const last = placing('', { red: { hidden: 'double' }, roads: { [PLAIN]: 'wagon' } });
  assert.equal(last.play(`red place double hidden ${PLAIN}`).phase, 'placeTokens.placing');
  const unsuited = placing('double pig', { roads: { [DESERT]: 'wagon' } }).play(`red place double shown ${DESERT}`);
  assert.equal(unsuited.phase, 'placeTokens.placing');
  const one = placing('double pig wagon', { roads: { [DESERT]: 'wagon' } }).play(`red place double shown ${DESERT}`);
  assert.deepEqual(one.offers(), ['add wagon shown', 'decline']);
  const hidden = placing('double', { red: { hidden: 'pig' }, roads: { [DESERT]: 'wagon' } });
  hidden.play(`red place double shown ${DESERT}`);
  assert.deepEqual(hidden.offers(), ['decline'], 'skipping the question would reveal the hidden counter');
});

rule('EG-5.6 an exchange swaps two transport counters that both suit their new roads', () => {
  const roads = { [PLAIN]: 'pig', [FOREST]: 'unicorn', [DESERT]: 'dragon tree', [OTHER_PLAIN]: 'cycle gold' };
  const game = placing('exchange', { roads });
  const { length } = game.table.bowl;
  assert.equal(game.refused(`red place exchange shown ${RIVER}`), 'EG-5.6 needsTransport');
  game.play(`red place exchange shown ${PLAIN}`);
  assert.equal(game.phase, 'placeTokens.swapTransports');
  assert.equal(game.table.bowl.length, length + 1, 'the exchange returns to the bowl at once');
  assert.deepEqual(game.offers(), [`swap pig cycle ${OTHER_PLAIN}`, 'decline']);
  assert.equal(game.refused(`red swap pig unicorn ${FOREST}`), 'EG-5.6 unsuited');
  assert.equal(game.refused(`red swap pig dragon ${DESERT}`), 'EG-5.6 unsuited');
  assert.equal(game.refused(`red swap wagon cycle ${OTHER_PLAIN}`), 'EG-5.6 notThere');
  assert.equal(game.refused(`red swap pig wagon ${OTHER_PLAIN}`), 'EG-5.6 notThere');
  assert.equal(game.refused(`red swap pig pig ${PLAIN}`), 'EG-5.6 sameRoad');
  game.play(`red swap pig cycle ${OTHER_PLAIN}`);
  assert.deepEqual([game.on(PLAIN), game.on(OTHER_PLAIN)], ['cycle', 'pig gold'], 'gold stays on its road');
  assert.equal(game.acting, 'green');
});

rule('EG-5.6 the exchange returns to the bowl even without a swap', () => {
  const declined = placing('exchange', { roads: { [PLAIN]: 'pig', [OTHER_PLAIN]: 'cycle' } });
  const { length } = declined.table.bowl;
  declined.play(`red place exchange shown ${PLAIN}`, 'red decline');
  assert.equal(declined.said('decline')[0]!.rule, 'EG-5.6');
  assert.equal(declined.table.bowl.length, length + 1);
  const alone = placing('exchange', { roads: { [PLAIN]: 'pig' } }).play(`red place exchange shown ${PLAIN}`);
  assert.deepEqual(alone.offers(), ['decline'], 'nothing to swap with');
  alone.play('red decline');
  assert.equal(alone.table.bowl.length, 48 - 1 - 2);
});

rule('EG-5.6 of two transport counters one is chosen for the swap, and two of a kind are not swapped', () => {
  const roads = { [PLAIN]: 'pig wagon double', [OTHER_PLAIN]: 'pig cycle double' };
  const game = placing('exchange', { roads }).play(`red place exchange shown ${PLAIN}`);
  assert.deepEqual(game.offers('swap'), [
    `swap pig cycle ${OTHER_PLAIN}`,
    `swap wagon pig ${OTHER_PLAIN}`,
    `swap wagon cycle ${OTHER_PLAIN}`,
  ]);
  assert.equal(elfengold.rules.swap.options(game.table).length, 3, 'there are no other options');
  assert.equal(game.refused(`red swap pig pig ${OTHER_PLAIN}`), 'EG-5.6 nothingChanges');
  game.play(`red swap wagon pig ${OTHER_PLAIN}`);
  assert.deepEqual([game.on(PLAIN), game.on(OTHER_PLAIN)], ['pig pig double', 'cycle wagon double']);
});

test('a position with an impossible combination of counters on a road is refused', () => {
  const wrong: [RoadId, string][] = [
    [PLAIN, 'unicorn'],
    [PLAIN, 'tree'],
    [PLAIN, 'pig cycle'],
    [PLAIN, 'pig gold tree'],
    [PLAIN, 'pig monster'],
    [PLAIN, 'pig exchange'],
    [PLAIN, 'pig cycle wagon double'],
    [PLAIN, 'pig tree tree'],
    [RIVER, 'pig'],
    [LAKE, 'monster monster'],
  ];
  for (const [road, lying] of wrong) {
    assert.throws(() => placing('', { roads: { [road]: lying } }), new RegExp(`roads\\.${road}`), lying);
  }
});
