import { choices, type LessonPlan } from '../../../../kit/index.js';

export const lesson: LessonPlan = {
  rules: ['EG-T1', 'EG-4.1', 'EG-4.2'],
  seat: 0,
  start: { players: 2, seed: 3167, options: { firstPlayer: 'red' } },
  phases: true,
  steps: [
    { say: 'goal', show: ['elvenhold', 'albaran'] },
    {
      say: 'way',
      show: ['card:pig', 'drawn:cycle'],
      ask: choices('way', ['coins', 'card', 'both'], 'both'),
    },
    {
      say: 'show',
      show: ['drawn:cycle', 'drawn:wagon'],
      expect: ['red show *'],
      wrong: [{ move: 'red pass', say: 'early' }],
    },
    {
      say: 'wagon',
      show: ['lot:0', 'card:wagon'],
      play: ['green show pig'],
      expect: ['red pass'],
      wrong: [{ move: 'red bid *', say: 'EG-4.2.wagon' }],
    },
    {
      say: 'gold',
      show: ['lot:0'],
      play: ['green pass'],
      expect: ['red bid 1', 'red bid 2', 'red bid 3'],
      wrong: [
        { move: 'red pass', say: 'EG-4.2.out' },
        { move: 'red bid *', say: 'EG-4.2.low' },
      ],
    },
    {
      say: 'more',
      show: ['lot:0'],
      play: ['green bid 4'],
      expect: ['red bid 5', 'red bid 6'],
      wrong: [
        { move: 'red bid 4', say: 'EG-4.2' },
        { move: 'red pass', say: 'EG-5.4' },
        { move: 'red bid *', say: 'EG-4.2.high' },
      ],
    },
    { say: 'won', show: ['token:gold:shown'], play: ['green pass'] },
    {
      say: 'pig',
      show: ['lot:0', 'card:pig'],
      expect: ['red bid 1', 'red bid 2', 'red bid 3'],
      wrong: [
        { move: 'red pass', say: 'EG-4.2.need' },
        { move: 'red bid *', say: 'EG-4.2.one' },
      ],
    },
    {
      say: 'dragon',
      show: ['lot:0'],
      play: ['green pass'],
      expect: ['red pass'],
      wrong: [{ move: 'red bid *', say: 'EG-6.1.dragon' }],
    },
    {
      say: 'plan',
      show: ['elvenhold-rivinia-river', 'rivinia', 'card:raft'],
      play: ['green bid 1'],
      ask: choices('plan', ['counter', 'none'], 'none'),
    },
    {
      say: 'cycle',
      show: ['rivinia-throtmanni-forest', 'card:cycle'],
      expect: ['red place cycle * rivinia-throtmanni-forest'],
      wrong: [
        { move: 'red place wagon * rivinia-throtmanni-forest', say: 'EG-C1.wagon' },
        { move: 'red place pig * rivinia-throtmanni-forest', say: 'EG-C1.later' },
        { move: 'red place * * elvenhold-rivinia-river', say: 'water' },
        { move: 'red place * * *', say: 'EG-5.2.way' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'tichih',
      show: ['throtmanni-tichih-plain', 'albaran-throtmanni-desert'],
      play: ['green place dragon shown albaran-throtmanni-desert'],
      expect: ['red place wagon * throtmanni-tichih-plain'],
      wrong: [
        { move: 'red place pig * throtmanni-tichih-plain', say: 'EG-C1.pig' },
        { move: 'red place gold shown throtmanni-tichih-plain', say: 'EG-5.4.first' },
        { move: 'red place * * *', say: 'EG-5.2.way' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'where',
      show: ['rivinia-throtmanni-forest', 'throtmanni-tichih-plain', 'albaran-throtmanni-desert'],
      play: ['green pass'],
      expect: ['red place gold shown throtmanni-tichih-plain'],
      wrong: [
        { move: 'red place gold shown albaran-throtmanni-desert', say: 'EG-5.4.desert' },
        { move: 'red place gold shown rivinia-throtmanni-forest', say: 'EG-5.4.forest' },
        { move: 'red place pig shown *', say: 'EG-5.3.later' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'last',
      show: ['ergeren-tichih-forest', 'card:pig'],
      play: ['green pass'],
      expect: ['red place pig shown ergeren-tichih-forest'],
      wrong: [
        { move: 'red place pig shown *', say: 'EG-5.2' },
        { move: 'red pass', say: 'EG-5.1.end' },
      ],
    },
    {
      say: 'tree',
      show: ['ergeren-tichih-forest'],
      play: ['green place tree hidden ergeren-tichih-forest'],
      ask: choices('tree', ['closed', 'two', 'same'], 'two'),
    },
    {
      say: 'raft',
      show: ['elvenhold', 'elvenhold-rivinia-river'],
      play: ['green pass'],
      expect: ['red travel elvenhold-rivinia-river raft'],
      wrong: [
        { move: 'red stop', say: 'EG-6.4' },
        { move: 'red travel elvenhold-virst-lake raft', say: 'EG-6.1.lake' },
      ],
    },
    {
      say: 'ride',
      show: ['rivinia', 'rivinia-throtmanni-forest'],
      expect: ['red travel rivinia-throtmanni-forest cycle'],
      wrong: [
        { move: 'red travel rivinia-throtmanni-forest caravan', say: 'EG-C2' },
        { move: 'red stop', say: 'EG-6.1.on' },
      ],
    },
    {
      say: 'cart',
      show: ['throtmanni-tichih-plain', 'tichih'],
      expect: ['red travel throtmanni-tichih-plain wagon'],
      wrong: [
        { move: 'red travel albaran-throtmanni-desert caravan', say: 'EG-C2.desert' },
        { move: 'red travel * caravan', say: 'EG-C2.cart' },
        { move: 'red stop', say: 'EG-6.1.on' },
      ],
    },
    {
      say: 'stop',
      show: ['ergeren-tichih-forest', 'card:pig'],
      expect: ['red stop'],
      wrong: [
        { move: 'red travel ergeren-tichih-forest pig', say: 'EG-6.1.tree' },
        { move: 'red travel ergeren-tichih-forest caravan', say: 'EG-C2.tree' },
      ],
    },
    {
      say: 'income',
      show: ['rivinia', 'throtmanni', 'tichih'],
      ask: choices('income', ['nine', 'twelve'], 'twelve'),
    },
    {
      say: 'collect',
      expect: ['red collect coins'],
      wrong: [{ move: 'red collect cards', say: 'EG-6.3' }],
    },
    {
      say: 'green',
      show: ['albaran'],
      play: [
        'green travel elvenhold-rivinia-river raft',
        'green travel rivinia-throtmanni-forest cycle',
        'green travel albaran-throtmanni-desert dragon',
      ],
      ask: choices('green', ['toll', 'free'], 'free'),
    },
    {
      say: 'cleared',
      play: ['green stop', 'green collect coins'],
      until: { code: 'boardCleared' },
      show: ['throtmanni-tichih-plain', 'rivinia-throtmanni-forest'],
    },
    {
      say: 'round',
      show: ['display:0', 'pile', 'goldPile'],
      play: ['green done'],
      ask: choices('round', ['me', 'green'], 'green'),
    },
    { say: 'goldCards', show: ['pile', 'goldPile'] },
    {
      say: 'draw',
      show: ['display:0', 'display:1', 'display:2', 'pile'],
      play: ['green take cycle'],
      expect: ['red take *', 'red draw'],
      wrong: [{ move: 'red takeGold', say: 'EG-1.4' }],
    },
    { say: 'end', show: ['tichih', 'albaran'] },
  ],
};
