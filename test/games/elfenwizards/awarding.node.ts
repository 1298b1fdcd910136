import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule, scene, type Scene, type Sketch } from './positions.js';

/** Ends a competition as it stands: all have passed but one player, who passes now. */
const award = (sketch: Sketch): Scene => {
  const game = scene('competition', { queue: [sketch.dragon ?? 'red'], ...sketch });
  return game.passAll();
};
const box = (mages: readonly string[], points: readonly number[], more: Sketch = {}): Scene =>
  award({
    boxes: { A: mages },
    spells: Object.fromEntries(
      points.flatMap((n, i) =>
        n > 0
          ? [
              [
                `A${i + 1}`,
                Array<string>(n)
                  .fill(`${mages[i]!.split('+')[0]} minor`)
                  .join(),
              ],
            ]
          : [],
      ),
    ),
    ...more,
  });
const none = { options: { firstPlaceTie: 'none-rises' } };

rule('EW-5.10 titles are awarded from top to bottom and left to right, the boxes last', () => {
  const game = award({ titles: { W1: 'red', W2: 'blue', N1: 'green' } });
  const order = game.frames.flatMap((frame) =>
    frame.context.table.last.flatMap(({ params }) => (params?.['points'] ? [params['title']] : [])),
  );
  assert.deepEqual(order, ['H', 'W1', 'W2', 'S1', 'S2', 'S3', 'S4', 'A', 'B', 'C', 'D']);
  assert.equal(
    game.frames.filter((frame) => frame.value === 'awardTitles').length,
    12,
    'one frame for each award after the first frame',
  );
  assert.equal(game.frames[1]!.context.table.last.at(-1)!.rule, 'EW-5.10');
});

rule('EW-5.11 a die counts its pips and a Minor Spell 1, and the candidate with more points takes the title', () => {
  const game = award({
    titles: { S1: 'red', S2: 'green' },
    spells: { S1: 'red 3, blue minor', S2: 'green 5' },
  });
  assert.equal(game.at('W1'), 'green');
  assert.equal(game.at('sorcerer'), 'red');
  assert.equal(game.decision('W1'), 'EW-5.11 awarded');
  const fact = game.said('awarded')[0]!;
  assert.deepEqual(fact.params!['points'], [
    [0, 4],
    [1, 5],
  ]);
  assert.deepEqual(game.said('rises')[0]!.params, { seat: 1, rank: 'wizard', title: 'W1', from: 'S2', to: 'W1' });
});

rule('EW-5.11 spells count for the mage they favour, whoever placed them', () => {
  const game = award({ titles: { S1: 'red', S2: 'green' }, spells: { S1: 'blue 6', S2: 'green 5' } });
  assert.equal(game.at('W1'), 'red');
});

for (const [contest, left, right, rank] of [
  ['H', 'W1', 'W2', 'wizard'],
  ['W2', 'S3', 'S4', 'sorcerer'],
  ['S3', 'N5', 'N6', 'necromancer'],
] as const) {
  rule(`EW-5.12 a tie leaves ${contest} vacant and sends both candidates to the Defeated box`, () => {
    const game = award({
      titles: { [left]: 'red', [right]: 'green+1' },
      spells: { [left]: 'red 2', [right]: 'green 2' },
    });
    assert.equal(game.decision(contest), 'EW-5.12 vacantTie');
    const frame = game.frames.find((f) => f.context.table.last.some((fact) => fact.code === 'vacantTie'))!;
    const { defeated, titles } = frame.context.table;
    assert.deepEqual(
      defeated[rank].map(({ owner, grey }) => [owner, grey]),
      [
        [0, 0],
        [1, 1],
      ],
    );
    assert.equal(titles[contest], null);
    assert.equal(titles[left], null);
  });
  rule(`EW-5.12 without any point ${contest} stays vacant and both candidates are defeated`, () => {
    const game = award({ titles: { [left]: 'red', [right]: 'green' } });
    assert.equal(game.decision(contest), 'EW-5.12 vacantNoPoints');
    assert.deepEqual(
      game.said('defeated').map(({ params }) => params!['from']),
      [left, right],
    );
  });
}

rule('EW-5.13 a candidate needs a point even when alone', () => {
  const game = award({ titles: { S3: 'red' }, boxes: { B: ['green'] } });
  assert.equal(game.decision('W2'), 'EW-5.13 vacantAlone');
  assert.equal(game.decision('B'), 'EW-5.13 boxNoPoints');
  assert.equal(game.at('sorcerer'), 'red');
  assert.equal(game.said('defeated').length, 1);
  const one = award({ titles: { S3: 'red' }, spells: { S3: 'red minor' } });
  assert.equal(one.decision('W2'), 'EW-5.11 awarded');
});

rule('EW-5.13 a candidate needs a point even against a mage of the same player', () => {
  const game = award({ titles: { W1: 'red', W2: 'red' }, boxes: { A: ['red', 'red'] } });
  assert.equal(game.decision('H'), 'EW-5.12 vacantNoPoints');
  assert.equal(game.decision('A'), 'EW-5.13 boxNoPoints');
  const one = award({ titles: { W1: 'red', W2: 'red' }, spells: { W2: 'red minor' } });
  assert.equal(one.decision('H'), 'EW-5.11 awarded');
  assert.equal(one.at('H'), 'red');
  assert.equal(one.said('defeated')[0]!.params!['from'], 'W1');
});

rule('EW-5.14 a title or box without a candidate is not awarded', () => {
  const game = award({ titles: { N1: 'red' } });
  for (const contest of ['H', 'W1', 'S4', 'B']) assert.equal(game.decision(contest), 'EW-5.14 noCandidate');
});

rule('EW-5.15 the two mages of a box with the most points rise, the first to the left title', () => {
  const game = box(['red', 'green', 'blue'], [1, 3, 2]);
  assert.deepEqual([game.at('N1'), game.at('N2'), game.at('A')], ['green', 'blue', 'red']);
  assert.equal(game.decision('A'), 'EW-5.15 boxTwo');
  assert.deepEqual(
    game.said('rises').map(({ params }) => params),
    [
      { seat: 1, rank: 'necromancer', title: 'N1', from: 'A2', to: 'N1' },
      { seat: 2, rank: 'necromancer', title: 'N2', from: 'A3', to: 'N2' },
    ],
  );
});

rule('EW-5.15 with one or two candidates each that has a point rises, tied or not', () => {
  assert.equal(box(['blue'], [1]).at('N1'), 'blue');
  assert.equal(box(['blue'], [1]).decision('A'), 'EW-5.15 boxOne');
  const two = box(['red', 'green'], [1, 4]);
  assert.deepEqual([two.at('N1'), two.at('N2')], ['green', 'red']);
  const tied = box(['green', 'red'], [2, 2]);
  assert.deepEqual([tied.at('N1'), tied.at('N2')], ['red', 'green']);
  assert.equal(tied.decision('A'), 'EW-5.15 boxTieBoth');
  const half = box(['green', 'red'], [0, 2]);
  assert.deepEqual([half.at('N1'), half.at('N2'), half.at('A')], ['red', '', 'green']);
  assert.equal(half.decision('A'), 'EW-5.15 boxOne');
});

rule('EW-5.15 with equal points the left title goes by player order of the owners, then by order in the box', () => {
  const game = box(['red', 'blue'], [2, 2], { dragon: 'blue' });
  assert.deepEqual([game.at('N1'), game.at('N2')], ['blue', 'red']);
  const same = box(['red+1', 'red+2'], [1, 1]);
  assert.deepEqual([same.at('N1'), same.at('N2')], ['red+1', 'red+2']);
});

rule('EW-5.15 a tie below second place has no effect', () => {
  const game = box(['red', 'green', 'blue', 'red'], [4, 3, 1, 1]);
  assert.deepEqual([game.at('N1'), game.at('N2'), game.at('A')], ['red', 'green', 'blue red']);
});

rule('EW-5.16 a tie for second place lets only the first rise, in both readings', () => {
  for (const more of [{}, none]) {
    const game = box(['red', 'green', 'blue'], [1, 3, 1], more);
    assert.equal(game.decision('A'), 'EW-5.16 boxTieSecond');
    assert.deepEqual([game.at('N1'), game.at('N2'), game.at('A')], ['green', '', 'red blue']);
  }
});

rule('EW-5.16 two tied for first place both rise in the French reading', () => {
  const game = box(['red', 'green', 'blue'], [3, 1, 3]);
  assert.equal(game.decision('A'), 'EW-5.16 boxTieBoth');
  assert.deepEqual([game.at('N1'), game.at('N2'), game.at('A')], ['red', 'blue', 'green']);
});

rule('EW-5.16 with three tied for first place nobody rises, in both readings', () => {
  for (const more of [{}, none]) {
    const game = box(['red', 'green', 'blue', 'red'], [2, 2, 2, 1], more);
    assert.equal(game.decision('A'), 'EW-5.16 boxTieFirst');
    assert.equal(game.at('A'), 'red green blue red');
  }
});

rule('EW-5.16 with two tied for first place nobody rises in the Italian reading, not even in a box of two', () => {
  const three = box(['red', 'green', 'blue'], [3, 1, 3], none);
  assert.equal(three.decision('A'), 'EW-5.16 boxTieFirst');
  assert.equal(three.at('A'), 'red green blue');
  const two = box(['red', 'green'], [1, 1], none);
  assert.equal(two.decision('A'), 'EW-5.16 boxTieFirst');
  assert.equal(two.at('N1'), '');
  const untied = box(['red', 'green'], [1, 2], none);
  assert.deepEqual([untied.at('N1'), untied.at('N2')], ['green', 'red']);
});

test('mages of one owner in a box are told apart by their points', () => {
  const game = box(['red', 'red', 'red'], [0, 2, 0]);
  assert.deepEqual([game.at('N1'), game.at('A')], ['red', 'red red']);
  assert.deepEqual(game.said('rises')[0]!.params!['from'], 'A2');
});

rule(
  'EW-5.17 candidates who did not rise leave for the Defeated box, which frees their place for the rank below',
  () => {
    const game = award({
      titles: { W1: 'red', W2: 'green', S1: 'blue', N1: 'red' },
      boxes: { A: ['green', 'red'] },
      spells: { W1: 'red minor', S1: 'blue minor', N1: 'red minor', A1: 'green minor' },
    });
    assert.deepEqual(
      ['H', 'W1', 'S1', 'N1', 'A'].map((place) => game.at(place)),
      ['red', 'blue', 'red', 'green', 'red'],
    );
    assert.equal(game.said('defeated')[0]!.rule, 'EW-5.17');
    assert.deepEqual(game.said('defeated')[0]!.params, { seat: 1, rank: 'wizard', from: 'W2', to: 'defeated:wizard' });
    assert.deepEqual(
      game.said('stay').map(({ params }) => params),
      [
        { box: 'A', count: 1 },
        { box: 'D', count: 3 },
      ],
      'no fact for a box in which nobody stays',
    );
  },
);

rule('EW-5.18 used dice return to their owners, and used Minor Spells go to the box', () => {
  const game = award({
    titles: { W1: 'red', W2: 'green' },
    boxes: { A: ['red', 'blue'] },
    spells: { W1: 'red 6, blue 4, red minor', A1: 'blue minor, blue minor', A2: 'blue 1' },
    dice: { blue: { minor: [5], grey: [1], user: [3] } },
    spent: { blue: 1 },
  });
  assert.equal(game.said('spellsReturn').length, 1);
  assert.deepEqual([game.player('red').front, game.player('red').reserve, game.player('red').spent], [7, 6, 1]);
  assert.deepEqual([game.player('blue').front, game.player('blue').reserve, game.player('blue').spent], [5, 4, 3]);
  assert.deepEqual([game.player('blue').boxes.minor, game.player('blue').boxes.grey], [[5], [1]]);
  const { titles, users, defeated } = game.table;
  const mages = [...Object.values(titles), ...Object.values(users).flat(), ...Object.values(defeated).flat()];
  assert.ok(mages.every((mage) => !mage || mage.spells.length === 0));
});

rule('EW-5.19 in the worked example blue wins by 11 against 7, and red’s Wizard is defeated', () => {
  const game = scene('competition', {
    titles: { W1: 'blue', W2: 'red' },
    dragon: 'blue',
    dice: { blue: { wizard: [5, 6] }, red: { wizard: [6] } },
    spent: { green: 7 },
  });
  game.play('blue favour 5 W1', 'blue favour 6 W1', 'red favour 6 W2', 'red favour minor W2', 'blue pass', 'red pass');
  const fact = game.said('awarded')[0]!;
  assert.deepEqual(fact, {
    rule: 'EW-5.11',
    code: 'awarded',
    params: {
      title: 'H',
      candidates: ['W1', 'W2'],
      seats: [2, 0],
      points: [
        [2, 11],
        [0, 7],
      ],
    },
  });
  const step = game.frames.find((frame) => frame.context.table.titles.H)!;
  assert.equal(step.context.table.titles.H!.owner, 2);
  assert.deepEqual(
    step.context.table.defeated.wizard.map((mage) => mage.owner),
    [0],
  );
  assert.equal(game.player('blue').crowned, 1);
});
