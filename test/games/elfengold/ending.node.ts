import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfengold } from '../../../src/games/elfengold/index.js';
import { VILLAGES } from '../../../src/games/elfengold/map.js';
import { rule, scene, type Sketch } from './positions.js';

const PLAIN = 'beata-elvenhold-plain';

rule('EG-6.3 a journey earns the value of every town entered, for each visit, the start only if entered again', () => {
  const game = scene('travel.journey', {
    red: { boot: 'beata', hand: 'pig pig pig raft', coins: 1 },
    roads: { [PLAIN]: 'pig', 'beata-strykhaven-plain': 'pig' },
  });
  game.play(
    'red travel beata-strykhaven-plain pig',
    'red travel beata-strykhaven-plain pig',
    `red travel ${PLAIN} pig`,
  );
  assert.equal(game.table.go.income, 4 + 2 + 0, 'Strykhaven, Beata again, and Elvenhold, which is worth 0');
  game.play('red stop');
  assert.deepEqual(game.said('earned')[0]!.params, { seat: 0, coins: 6 });
  assert.deepEqual(game.offers(), ['collect coins', 'collect cards']);
  assert.equal(game.refused('green collect coins'), 'EG-T1 notYourTurn');
  game.play('red collect coins');
  assert.equal(game.player('red').coins, 7);
  assert.equal(game.acting, 'green');
});

rule('EG-6.3 two cards may be drawn instead of the coins, as in phase 1', () => {
  const game = scene('travel.journey', {
    red: { hand: 'pig raft' },
    roads: { [PLAIN]: 'pig' },
    green: { hand: 'pig' },
    goldPile: 2,
    top: 'gold wagon',
  });
  game.play(`red travel ${PLAIN} pig`, 'red stop', 'red collect cards');
  assert.equal(game.phase, 'travel.drawCards');
  assert.equal(game.player('red').coins, 12);
  game.play('red draw');
  assert.deepEqual(game.offers(), ['take pig', 'take cycle', 'take cloud', 'draw', 'takeGold']);
  game.play('red draw', 'red takeGold');
  assert.deepEqual([game.has('red', 'hand'), game.player('red').coins], ['wagon raft', 12 + 9]);
  assert.equal(game.acting, 'green');
});

rule('EG-6.3 a town entered over a gold road counts double on each visit, by caravan too', () => {
  const game = scene('travel.journey', {
    red: { hand: 'pig pig cycle cloud raft' },
    roads: { [PLAIN]: 'pig gold' },
  });
  game.play(`red travel ${PLAIN} pig`);
  assert.equal(game.table.go.income, 4);
  game.play(`red travel ${PLAIN} pig`);
  assert.equal(game.table.go.income, 4, 'Elvenhold is worth 0, doubled or not');
  game.play(`red travel ${PLAIN} caravan`, 'red pay cycle', 'red pay cloud', 'red pay raft');
  assert.equal(game.table.go.income, 8);
  assert.deepEqual(game.said('earned')[0]!.params!['coins'], 8);
});

rule('EG-6.3 coins come after the last step, so they cannot pay for a wizard on the same journey', () => {
  const game = scene('travel.journey', {
    options: { wizards: true },
    red: { boot: 'parundia', hand: 'dragon wizard', coins: 2 },
    roads: { 'albaran-parundia-desert': 'dragon' },
  }).play('red travel albaran-parundia-desert dragon');
  assert.equal(game.table.go.income, 7);
  assert.equal(game.refused('red fly beata'), 'EG-V3 noCoins');
  game.play('red stop', 'red collect coins');
  assert.equal(game.player('red').coins, 9);
});

rule('EG-6.3 with random values the values on the board count', () => {
  const values = { beata: 7, albaran: 2 };
  const game = scene('travel.journey', {
    options: { values: 'random' },
    values,
    red: { hand: 'pig raft' },
    roads: { [PLAIN]: 'pig' },
  }).play(`red travel ${PLAIN} pig`, 'red stop');
  assert.equal(game.said('earned')[0]!.params!['coins'], 7);
});

rule('EG-6.4 a player who stays draws two cards, or the gold pile as one of them, and takes no coins', () => {
  const game = scene('travel.journey', { red: { hand: 'pig' }, goldPile: 1, green: { hand: 'pig' } }).play('red stop');
  assert.equal(game.said('stays').length, 1);
  assert.deepEqual(game.phases, ['travel.handLimit', 'travel.drawCards']);
  assert.equal(game.table.go.draws, 2);
  game.play('red takeGold', 'red take cloud');
  assert.deepEqual([game.player('red').coins, game.has('red', 'hand')], [15, 'pig cloud']);
});

rule('EG-6.4 a player who moved and earned 0 may choose coins or cards', () => {
  const game = scene('travel.journey', { red: { boot: 'beata', hand: 'pig' }, roads: { [PLAIN]: 'pig' } });
  game.play(`red travel ${PLAIN} pig`);
  assert.deepEqual(game.offers(), ['collect coins', 'collect cards']);
  assert.deepEqual(game.said('earned')[0]!.params, { seat: 0, coins: 0 });
  game.play('red collect coins');
  assert.equal(game.player('red').coins, 12);
  const stayed = scene('travel.journey', { red: { hand: 'pig' } }).play('red stop');
  assert.equal(stayed.said('twoCards')[0]!.rule, 'EG-6.4');
});

rule('EG-6.5 after the journey and before the choice of income the hand is cut to four cards', () => {
  const game = scene('travel.journey', {
    red: { hand: 'pig pig pig cycle wagon raft raft' },
    roads: { [PLAIN]: 'pig' },
    green: { hand: 'pig' },
  }).play(`red travel ${PLAIN} pig`, 'red stop');
  assert.equal(game.phase, 'travel.handLimit');
  assert.deepEqual(game.offers(), ['discard pig', 'discard cycle', 'discard wagon', 'discard raft']);
  assert.equal(game.refused('red discard dragon'), 'EG-6.5 noSuchCard');
  assert.equal(game.refused('red collect coins'), 'EG-6.5 closed.collect');
  game.play('red discard raft');
  assert.equal(game.phase, 'travel.handLimit');
  game.play('red discard cycle');
  assert.equal(game.phase, 'travel.collectIncome');
  assert.deepEqual(game.table.discard, ['pig', 'raft', 'cycle']);
  game.play('red collect cards', 'red take pig', 'red take cycle');
  assert.equal(game.player('red').hand.length, 6, 'the two cards are drawn after the cut');
});

rule('EG-6.5 the hand is also cut after staying, and wizards count as cards', () => {
  const game = scene('travel.journey', {
    options: { wizards: true },
    red: { hand: 'pig cycle wagon raft wizard' },
  }).play('red stop');
  assert.equal(game.phase, 'travel.handLimit');
  game.play('red discard wizard');
  assert.equal(game.phase, 'travel.drawCards');
});

rule('EG-6.5 with the option `none` hands are not cut', () => {
  const game = scene('travel.journey', {
    options: { handLimit: 'none' },
    red: { hand: 'pig cycle wagon raft cloud dragon' },
  }).play('red stop');
  assert.equal(game.phase, 'travel.drawCards');
  assert.throws(
    () => scene('travel.collectIncome', { red: { hand: 'pig cycle wagon raft cloud' }, go: { moved: true } }),
    /red holds 4 cards at most/,
  );
  assert.equal(scene('travel.handLimit', { red: { hand: 'pig pig pig pig pig' } }).offers()[0], 'discard pig');
  const within = scene('travel.handLimit', { red: { hand: 'pig pig pig pig pig' } }).play('red discard pig');
  assert.equal(within.phase, 'travel.drawCards');
});

/** The last player takes coins, which ends the round. */
const lastChoice = (sketch: Sketch) =>
  scene('travel.collectIncome', { queue: 'blue', go: { moved: true, income: 0 }, ...sketch }).play(
    'blue collect coins',
  );

rule('EG-7.1 counters on the roads return to the bowl, and each player keeps up to two, hidden or shown', () => {
  const game = lastChoice({
    red: { hidden: 'pig dragon', shown: 'gold' },
    green: { shown: 'tree' },
    roads: { [PLAIN]: 'pig tree', 'beata-elvenhold-river': 'monster' },
  });
  assert.equal(game.phase, 'endOfRound');
  assert.deepEqual(game.table.queue, [0, 1], 'a player without counters is not asked');
  assert.deepEqual(game.said('boardCleared')[0]!.params, { tokens: 3, to: 'bowl' });
  assert.equal(game.table.bowl.length, 44);
  assert.equal(game.refused('red done'), 'EG-7.1 tooMany');
  assert.equal(game.refused('red giveBack tree shown'), 'EG-7.1 noSuchToken');
  assert.deepEqual(game.offers(), ['giveBack pig hidden', 'giveBack dragon hidden', 'giveBack gold shown']);
  assert.equal(game.prompt, 'endOfRound');
  game.play('red giveBack pig hidden');
  assert.deepEqual(game.story, ['EG-7.1 giveBackHidden']);
  assert.deepEqual(game.offers(), ['giveBack dragon hidden', 'giveBack gold shown', 'done']);
  assert.equal(game.prompt, 'endOfRound.few', 'the prompt changes once all the rest may be kept');
  game.play('red done');
  assert.deepEqual([game.has('red', 'hidden'), game.has('red', 'shown')], ['dragon', 'gold']);
  game.play('green giveBack tree shown');
  assert.equal(game.story[0], 'EG-7.1 giveBack');
  assert.equal(game.phase, 'drawCards', 'a player without counters left is not asked again');
  assert.equal(game.table.bowl.length, 46);
});

rule('EG-7.1 players are asked from the first player of the round on', () => {
  const one = { shown: 'pig' };
  const game = scene('travel.collectIncome', {
    first: 'green',
    queue: 'red',
    red: one,
    green: one,
    blue: one,
    go: { moved: true },
  }).play('red collect coins');
  assert.deepEqual(game.table.queue, [1, 2, 0]);
  game.play('green done');
  assert.deepEqual(game.said('keeps')[0]!.params, { seat: 1, tokens: 1 });
  assert.equal(game.refused('green done'), 'EG-T1 notYourTurn');
});

rule('EG-7.2 the next player clockwise becomes first player, and the next round begins with card draws', () => {
  const game = lastChoice({ round: 3, first: 'red' });
  assert.deepEqual([game.table.round, game.table.first], [4, 1]);
  assert.equal(game.phase, 'drawCards');
  assert.deepEqual(game.table.queue, [1, 2, 0, 1, 2, 0, 1, 2, 0]);
  assert.deepEqual(game.said('nextFirst')[0]!.params, { seat: 1 });
});

const all = VILLAGES.join(' ');
const some = (count: number) => VILLAGES.slice(0, count).join(' ');

rule('EG-E1 after round 6 the most towns win, and nobody is asked about counters', () => {
  const game = lastChoice({ round: 6, red: { towns: some(5), shown: 'pig pig pig' }, green: { towns: some(6) } });
  assert.equal(game.phase, 'over');
  assert.equal(game.snapshot.status, 'done');
  assert.deepEqual(game.table.winners, [1]);
  assert.deepEqual(game.facts.at(-1), {
    rule: 'EG-E1',
    code: 'wins',
    params: { seats: [1], points: 6, by: 'towns' },
  });
});

rule('EG-E1 a tie goes to the richest, then to more cards, else it is shared', () => {
  const towns = some(6);
  const rich = lastChoice({ round: 6, red: { towns, coins: 9 }, green: { towns, coins: 10 } });
  assert.deepEqual([rich.table.winners, rich.facts.at(-1)!.params!['by']], [[1], 'coins']);
  const cards = lastChoice({ round: 6, red: { towns, hand: 'pig pig' }, green: { towns, hand: 'raft' } });
  assert.deepEqual([cards.table.winners, cards.facts.at(-1)!.params!['by']], [[0], 'cards']);
  const shared = lastChoice({ round: 6, red: { towns, hand: 'pig' }, green: { towns, hand: 'raft' } });
  assert.deepEqual(shared.table.winners, [0, 1]);
  assert.equal(shared.facts.at(-1)!.code, 'shared');
  assert.deepEqual(lastChoice({ round: 6 }).facts.at(-1)!.params, { seats: [0, 1, 2], points: 0, by: 'cards' });
});

rule('EG-E2 when somebody has been to all 20 towns, the round is finished and the game ends', () => {
  const game = scene('travel.journey', {
    round: 3,
    queue: 'green blue',
    green: { towns: VILLAGES.filter((town) => town !== 'beata').join(' '), hand: 'pig', coins: 0 },
    blue: { hand: 'pig' },
    red: { coins: 90 },
    roads: { [PLAIN]: 'pig' },
  }).play(`green travel ${PLAIN} pig`);
  assert.equal(game.player('green').towns.length, 20);
  assert.equal(game.phase, 'travel.collectIncome');
  game.play('green collect coins', `blue travel ${PLAIN} pig`, 'blue collect coins');
  assert.equal(game.phase, 'over');
  assert.deepEqual(game.table.winners, [1]);
  assert.deepEqual(game.said('allTowns')[0]!.params, { seats: [1] });
  assert.equal(game.facts.at(-1)!.rule, 'EG-E2');
});

rule('EG-E2 of several with all towns the richest wins, then the one with more cards, else they share', () => {
  const early = (red: object, green: object) =>
    lastChoice({ round: 4, red: { towns: all, ...red }, green: { towns: all, ...green } });
  assert.deepEqual(early({ coins: 3 }, { coins: 4 }).table.winners, [1]);
  assert.deepEqual(early({ hand: 'pig' }, {}).table.winners, [0]);
  assert.deepEqual(early({}, {}).table.winners, [0, 1]);
  assert.deepEqual(lastChoice({ round: 6, red: { towns: all } }).said('allTowns'), [], 'after round 6 EG-E1 decides');
});

const homes = { options: { homeTown: true } } as const;

rule('EG-V1 the score is the number of towns minus the shortest way home over all roads', () => {
  const game = lastChoice({
    ...homes,
    round: 6,
    red: { towns: some(10), boot: 'elvenhold', home: 'usselen' },
    green: { towns: some(6), boot: 'beata', home: 'beata' },
    blue: { home: 'yttar' },
  });
  assert.deepEqual(game.said('home')[0]!.params, { seat: 0, town: 'usselen', roads: 5 });
  assert.deepEqual(
    game.said('score').map(({ params }) => params!['points']),
    [5, 6, -5],
  );
  assert.deepEqual(game.table.winners, [1]);
  assert.equal(game.facts.at(-1)!.rule, 'EG-V1');
});

rule('EG-V1 a tie goes to the richest, then the nearest to home, then to more cards, else it is shared', () => {
  const end = (red: object, green: object) =>
    lastChoice({ ...homes, round: 6, blue: { home: 'yttar' }, red, green } as Sketch);
  const far = { towns: some(6), boot: 'elvenhold', home: 'ergeren' };
  const near = { towns: some(5), boot: 'beata', home: 'beata' };
  const rich = end({ ...far, coins: 13 }, near);
  assert.deepEqual([rich.table.winners, rich.facts.at(-1)!.params!['by']], [[0], 'coins']);
  const nearest = end({ ...far, hand: 'pig pig' }, near);
  assert.deepEqual([nearest.table.winners, nearest.facts.at(-1)!.params!['by']], [[1], 'wayHome']);
  const other = { towns: some(6), boot: 'beata', home: 'strykhaven' };
  const cards = end({ ...far, hand: 'pig' }, other);
  assert.deepEqual([cards.table.winners, cards.facts.at(-1)!.params!['by']], [[0], 'cards']);
  assert.deepEqual(end(far, other).table.winners, [0, 1]);
});

rule('EG-V1 having all towns ends the game, but the score decides', () => {
  const game = lastChoice({
    ...homes,
    round: 3,
    red: { towns: all, boot: 'elvenhold', home: 'usselen' },
    green: { towns: some(18), boot: 'beata', home: 'beata' },
    blue: { home: 'yttar' },
  });
  assert.equal(game.phase, 'over');
  assert.equal(game.said('allTowns').length, 1);
  assert.deepEqual(game.table.winners, [1]);
});

test('a finished game offers no moves', () => {
  const game = lastChoice({ round: 6 });
  assert.deepEqual(game.offers(), []);
  for (const verb of Object.values(elfengold.rules)) assert.deepEqual(verb.options(game.table), []);
});
