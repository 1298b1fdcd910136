import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfengold } from '../../../src/games/elfengold/index.js';
import {
  ROADS,
  TRANSPORTS,
  across,
  chartCost,
  isWater,
  terrainOf,
  type Terrain,
  type Transport,
} from '../../../src/games/elfengold/map.js';
import { ROAD_DATA } from '../../../src/games/elfengold/map-data.js';
import { rule, scene, type Sketch } from './positions.js';

const PLAIN = 'beata-elvenhold-plain';
const TOWARDS = 'elvenhold-lapphalia-plain';
const FOREST = 'elvenhold-ergeren-forest';
const RIVER = 'elvenhold-rivinia-river';

const journey = (hand: string, roads: Sketch['roads'] = {}, sketch: Sketch = {}) =>
  scene('travel.journey', { ...sketch, roads, red: { hand, ...sketch.red } });
const wizards = { wizards: true } as const;

/** The printed transport chart as in the ledger; `-` is impossible. */
const PRINTED = `
              plain forest desert mountain
  pig           1     1      -       -
  cycle         1     1      -       2
  cloud         2     2      -       1
  unicorn       -     1      2       1
  wagon         1     2      2       2
  dragon        1     2      1       1`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const printed = (kind: Transport, terrain: Terrain): number | undefined => {
  const cell = PRINTED.find(([name]) => name === kind)![PRINTED[0]!.indexOf(terrain) + 1]!;
  return cell === '-' ? undefined : Number(cell);
};
const times = (card: string, count: number) => Array.from({ length: count }, () => card).join(' ');

rule('EG-C1 every road costs what the chart says, from both ends, for every kind, with and without obstacle', () => {
  for (const road of ROADS) {
    const terrain = terrainOf(road);
    const { a, b } = ROAD_DATA[road];
    for (const from of [a, b]) {
      const go = (lying: string, by: string, cards: number) => {
        const sketch = { red: { boot: from, hand: times(by, cards) }, roads: { [road]: lying } };
        const game = scene('travel.journey', sketch).play(`red travel ${road} ${by}`);
        assert.deepEqual([game.player('red').boot, game.has('red', 'hand')], [across(road, from), ''], `${by} ${road}`);
        assert.equal(game.said('travel')[0]!.params!['cards'], cards);
        const poor = scene('travel.journey', {
          roads: { [road]: lying },
          red: { boot: from, hand: [times(by, cards - 1), by === 'wagon' ? 'pig' : 'wagon'].join(' ').trim() },
        });
        assert.equal(poor.refused(`red travel ${road} ${by}`), 'EG-6.1 tooFewCards');
      };
      if (terrain === 'river' || terrain === 'lake') {
        const rafts = terrain === 'lake' ? 2 : from === a ? 1 : 2;
        go('', 'raft', rafts);
        go('monster', 'raft', rafts + 1);
        const dry = scene('travel.journey', { red: { boot: from, hand: 'pig dragon' } });
        assert.equal(dry.refused(`red travel ${road} pig`), 'EG-C1 notOnWater');
        continue;
      }
      for (const kind of TRANSPORTS) {
        const cards = printed(kind, terrain);
        assert.equal(chartCost(kind, road), cards, `${kind} ${road}`);
        if (cards === undefined) continue;
        go(kind, kind, cards);
        go(`${kind} tree`, kind, cards + 1);
      }
      const land = scene('travel.journey', { red: { boot: from, hand: 'raft raft' } });
      assert.equal(land.refused(`red travel ${road} raft`), 'EG-C1 waterOnly');
    }
  }
});

rule('EG-C2 a caravan costs three cards on every road with a counter, four past a tree, from both ends', () => {
  for (const road of ROADS) {
    const terrain = terrainOf(road);
    const { a, b } = ROAD_DATA[road];
    const kinds = isWater(road) ? [] : TRANSPORTS.filter((kind) => printed(kind, terrain) !== undefined);
    for (const [i, boot] of [a, b].entries()) {
      const at = (hand: string, lying = '') =>
        scene('travel.journey', { red: { boot, hand }, roads: { [road]: lying } });
      if (kinds.length === 0) {
        assert.equal(at('pig cycle raft raft').refused(`red travel ${road} caravan`), 'EG-C2 landOnly');
        continue;
      }
      assert.equal(at('pig cycle raft raft').refused(`red travel ${road} caravan`), 'EG-C2 needsTransport');
      // Any kind of counter is enough; the roads take turns.
      const kind = kinds[(ROADS.indexOf(road) + i) % kinds.length]!;
      for (const [lying, cards] of [
        [kind, 'pig dragon raft'],
        [`${kind} tree`, 'pig dragon raft raft'],
      ] as const) {
        const all = cards.split(' ');
        const few = at(all.slice(1).join(' '), lying);
        assert.equal(few.refused(`red travel ${road} caravan`), 'EG-C2 tooFewCards');
        const game = at(cards, lying).play(`red travel ${road} caravan`, ...all.map((card) => `red pay ${card}`));
        assert.deepEqual(
          [game.player('red').boot, game.has('red', 'hand')],
          [across(road, boot), ''],
          `${lying} ${road}`,
        );
      }
    }
  }
});

rule('EG-C2 a caravan takes any three cards, rafts too, where a transport counter lies', () => {
  const game = journey('pig cycle raft raft', { [FOREST]: 'unicorn' });
  assert.deepEqual(game.offers(`travel ${FOREST}`), [`travel ${FOREST} caravan`]);
  game.play(`red travel ${FOREST} caravan`);
  assert.equal(game.phase, 'travel.caravan');
  assert.equal(game.refused('red stop'), 'EG-C2 closed.stop');
  assert.equal(game.refused('red pay dragon'), 'EG-C2 noSuchCard');
  assert.equal(game.refused('green pay pig'), 'EG-T1 notYourTurn');
  assert.deepEqual(game.offers(), ['pay pig', 'pay cycle', 'pay raft']);
  game.play('red pay raft', 'red pay cycle');
  assert.deepEqual(
    game.said('pay').map(({ params }) => params!['left']),
    [2, 1],
  );
  assert.equal(game.player('red').boot, 'elvenhold');
  game.play('red pay raft');
  assert.equal(game.player('red').boot, 'ergeren');
  assert.equal(game.phase, 'travel.journey');
  assert.equal(game.has('red', 'hand'), 'pig');
  assert.equal(game.table.go.income, 5);
});
rule('EG-C2 a caravan takes four cards past an obstacle', () => {
  const game = journey('pig pig pig', { [FOREST]: 'unicorn tree' });
  assert.equal(game.refused(`red travel ${FOREST} caravan`), 'EG-C2 tooFewCards');
  const four = journey('pig pig cloud dragon', { [FOREST]: 'unicorn tree' });
  four.play(`red travel ${FOREST} caravan`, 'red pay pig', 'red pay pig', 'red pay cloud', 'red pay dragon');
  assert.equal(four.player('red').boot, 'ergeren');
});

rule('EG-C2 a caravan needs a land road with a transport counter, and is possible with the exact cards too', () => {
  const game = journey('pig pig raft', { [PLAIN]: 'pig' });
  assert.equal(game.refused(`red travel ${FOREST} caravan`), 'EG-C2 needsTransport');
  assert.equal(game.refused(`red travel ${RIVER} caravan`), 'EG-C2 landOnly');
  assert.equal(game.refused(`red travel ${RIVER} pig`), 'EG-C1 notOnWater');
  assert.equal(game.refused(`red travel ${PLAIN} raft`), 'EG-C1 waterOnly');
  const rafted = journey('raft raft', { [PLAIN]: 'pig' }).play(`red travel ${RIVER} raft`);
  assert.equal(rafted.said('travel')[0]!.rule, 'EG-C1');
  const asked = elfengold.rules.travel.options(game.table).filter(({ road }) => road === PLAIN);
  assert.deepEqual(asked.map(({ by }) => by).sort(), ['caravan', 'pig', 'raft'], 'the options for this road');
  assert.ok(game.offers().includes(`travel ${PLAIN} pig`));
  assert.ok(game.offers().includes(`travel ${PLAIN} caravan`));
});

rule('EG-6.1 a player may travel any number of roads, the same one again too, paying each time', () => {
  const game = journey('pig pig pig raft', { [PLAIN]: 'pig' });
  game.play(`red travel ${PLAIN} pig`, `red travel ${PLAIN} pig`, `red travel ${PLAIN} pig`);
  assert.equal(game.said('travel')[0]!.rule, 'EG-6.1');
  assert.equal(game.player('red').boot, 'beata');
  assert.equal(game.has('red', 'hand'), 'raft');
  assert.equal(game.acting, 'red');
  assert.equal(game.refused(`red travel ${PLAIN} pig`), 'EG-6.1 tooFewCards');
  assert.equal(game.refused(`red travel ${FOREST} pig`), 'EG-6.1 notHere');
  assert.equal(game.refused('red travel beata-strykhaven-plain pig'), 'EG-6.1 notLyingThere');
  assert.equal(game.refused(`green travel ${PLAIN} pig`), 'EG-T1 notYourTurn');
  game.play('red stop');
  assert.equal(game.said('stops').length, 1);
  assert.deepEqual(game.phases, ['travel.handLimit', 'travel.collectIncome']);
});

rule('EG-6.1 each player in order makes a whole journey, which ends when the hand is empty', () => {
  const game = scene('travel.journey', {
    first: 'green',
    green: { hand: 'pig' },
    red: { hand: 'pig' },
    roads: { [PLAIN]: 'pig' },
  }).play(`green travel ${PLAIN} pig`);
  assert.equal(game.said('runsOut').length, 1);
  assert.equal(game.phase, 'travel.collectIncome');
  game.play('green collect coins');
  assert.deepEqual(game.phases, ['travel.drawCards', 'travel.journey', 'travel.handLimit', 'travel.drawCards']);
  assert.equal(game.acting, 'blue', 'a player without cards cannot travel, and draws');
});

rule('EG-6.1 of two transport counters on a road one is used, never both', () => {
  const game = journey('pig wagon', { [FOREST]: 'pig wagon double' });
  assert.deepEqual(game.offers(`travel ${FOREST}`), [`travel ${FOREST} pig`]);
  assert.equal(game.refused(`red travel ${FOREST} wagon`), 'EG-6.1 tooFewCards');
  game.play(`red travel ${FOREST} pig`);
  assert.equal(game.has('red', 'hand'), 'wagon');
});

rule('EG-6.1 any player may use any counter', () => {
  const game = scene('travel.journey', {
    roads: { [PLAIN]: 'cycle' },
    red: { hand: 'pig' },
    blue: { hand: 'cycle' },
    top: 'pig pig pig pig',
  });
  game.play('red stop', 'red draw', 'red draw', 'green draw', 'green draw', `blue travel ${PLAIN} cycle`);
  assert.equal(game.player('blue').boot, 'beata');
});

rule('EG-6.2 players take their own piece in every town they reach, once', () => {
  const game = journey('pig pig raft', { [PLAIN]: 'pig' }).play(`red travel ${PLAIN} pig`);
  assert.deepEqual(game.said('takesPiece')[0]!.params, {
    seat: 0,
    town: 'beata',
    count: 1,
    from: 'beata',
    to: 'towns:0',
  });
  assert.equal(game.has('red', 'towns'), 'beata');
  game.play(`red travel ${PLAIN} pig`);
  assert.deepEqual(game.said('takesPiece'), [], 'Elvenhold has no piece');
  game.play('red stop');
  assert.equal(game.has('red', 'towns'), 'beata');
  const again = scene('travel.journey', { red: { hand: 'pig raft', towns: 'beata' }, roads: { [PLAIN]: 'pig' } });
  assert.deepEqual(again.play(`red travel ${PLAIN} pig`).said('takesPiece'), []);
});

rule('EG-V3 a wizard and a coin spare the extra card of one obstacle', () => {
  const game = journey('pig pig wizard', { [PLAIN]: 'pig tree' }, { options: wizards, red: { coins: 1 } });
  assert.deepEqual(game.offers(`bypass ${PLAIN}`), [`bypass ${PLAIN} pig`]);
  game.play(`red bypass ${PLAIN} pig`);
  assert.deepEqual([game.has('red', 'hand'), game.player('red').coins, game.player('red').boot], ['pig', 0, 'beata']);
  assert.deepEqual(game.table.discard, ['wizard', 'pig']);
  assert.deepEqual(game.said('obstacle'), []);
  const water = journey('raft wizard', { [RIVER]: 'monster' }, { options: wizards }).play(`red bypass ${RIVER} raft`);
  assert.equal(water.player('red').boot, 'rivinia');
});

rule('EG-V3 bypassing needs an obstacle, a wizard, a coin and the option', () => {
  const refused = (hand: string, lying: string, coins = 12, options: Sketch['options'] = wizards) =>
    journey(hand, { [PLAIN]: lying }, { options, red: { coins } }).refused(`red bypass ${PLAIN} pig`);
  assert.equal(refused('pig wizard', 'pig'), 'EG-V3 noObstacle');
  assert.equal(refused('pig pig', 'pig tree'), 'EG-V3 noWizard');
  assert.equal(refused('pig wizard', 'pig tree', 0), 'EG-V3 noCoins');
  assert.equal(refused('pig pig', 'pig tree', 12, {}), 'EG-V3 notInPlay');
  assert.equal(refused('wizard wizard', 'pig tree'), 'EG-6.1 tooFewCards');
});

rule('EG-V3 a caravan past an obstacle takes three cards with wizard and coin, or four, a wizard among them', () => {
  const three = journey('pig cycle raft wizard', { [FOREST]: 'unicorn tree' }, { options: wizards });
  three.play(`red bypass ${FOREST} caravan`);
  assert.deepEqual(three.table.go.caravan, { road: FOREST, cards: 3, left: 3 });
  three.play('red pay pig', 'red pay cycle', 'red pay raft');
  assert.equal(three.player('red').coins, 11);
  assert.equal(three.player('red').boot, 'ergeren');
  const four = journey('pig cycle raft wizard', { [FOREST]: 'unicorn tree' }, { options: wizards });
  four.play(`red travel ${FOREST} caravan`, 'red pay wizard', 'red pay pig', 'red pay raft', 'red pay cycle');
  assert.equal(four.player('red').coins, 12);
  assert.equal(four.said('obstacle')[0]!.rule, 'EG-5.3');
  const few = journey('pig cycle wizard', { [FOREST]: 'unicorn tree' }, { options: wizards });
  assert.equal(few.refused(`red bypass ${FOREST} caravan`), 'EG-C2 tooFewCards');
});

rule('EG-V3 a flight costs three coins, takes the piece, earns nothing, and the journey may go on', () => {
  const game = journey('wizard wizard pig', { [PLAIN]: 'pig' }, { options: wizards, red: { coins: 6 } });
  assert.equal(game.offers('fly').length, 20);
  assert.equal(game.refused('red fly elvenhold'), 'EG-V3 sameTown');
  game.play('red fly albaran');
  assert.deepEqual([game.has('red', 'towns'), game.player('red').coins], ['albaran', 3]);
  assert.deepEqual([game.table.go.income, game.table.go.moved], [0, true]);
  game.play('red fly elvenhold', `red travel ${PLAIN} pig`);
  assert.equal(game.has('red', 'towns'), 'albaran beata');
  assert.equal(game.table.go.income, 2);
  const poor = journey('wizard', {}, { options: wizards, red: { coins: 2 } });
  assert.equal(poor.refused('red fly beata'), 'EG-V3 noCoins');
  assert.equal(journey('pig', {}, { options: wizards }).refused('red fly beata'), 'EG-V3 noWizard');
});

test('EG-V3 bypassing needs a wizard and one coin, flying a wizard and three coins', () => {
  const able = (hand: string, coins: number) => {
    const game = journey(`${hand} pig`, { [PLAIN]: 'pig tree' }, { options: wizards, red: { coins } });
    return [`bypass ${PLAIN}`, 'fly'].map((verb) => game.offers(verb).length > 0);
  };
  assert.deepEqual(able('wizard', 0), [false, false]);
  assert.deepEqual(able('wizard', 1), [true, false]);
  assert.deepEqual(able('wizard', 3), [true, true]);
  assert.deepEqual(able('pig', 3), [false, false]);
});

rule('EG-V3 a flight counts as a move: whoever only flew has earned 0 and chooses freely', () => {
  const game = journey('wizard', {}, { options: wizards }).play('red fly beata');
  assert.equal(game.phase, 'travel.collectIncome');
  assert.deepEqual(game.said('earned')[0]!.params, { seat: 0, coins: 0 });
});

rule('EG-5.3 an obstacle costs one more card of the kind used, on every passage', () => {
  const game = journey('pig pig pig pig', { [TOWARDS]: 'pig tree' });
  game.play(`red travel ${TOWARDS} pig`);
  assert.equal(game.has('red', 'hand'), 'pig pig');
  assert.deepEqual(game.said('obstacle')[0]!.params, { seat: 0, road: TOWARDS, obstacle: 'tree' });
  game.play(`red travel ${TOWARDS} pig`);
  assert.equal(game.has('red', 'hand'), '');
});

test('the fact of a journey step names the road, its ends and the means of travel', () => {
  const game = journey('raft pig', {}).play(`red travel ${RIVER} raft`);
  assert.deepEqual(game.said('travel')[0]!.params, {
    seat: 0,
    road: RIVER,
    by: 'raft',
    cards: 1,
    income: 3,
    from: 'elvenhold',
    to: 'rivinia',
  });
});
