import type { Lesson } from '../../../../kernel/lesson.js';

export const lesson: Lesson = {
  id: 'first-game',
  rules: ['EW-T1', 'EW-T2'],
  start: { players: 3, seed: 7393 },
  steps: [
    { say: 'goal', show: ['H', 'W1', 'dragon'] },
    {
      say: 'roll',
      show: ['front:0'],
      play: [
        'green roll',
        'green place 6 wizard',
        'green place 5 wizard',
        'green place 5 sorcerer',
        'green place 4 user',
        'green place 4 user',
        'green place 1 necromancer',
        'green place 1 necromancer',
        'blue roll',
        'blue place 6 sorcerer',
        'blue place 5 necromancer',
        'blue place 4 necromancer',
        'blue place 4 user',
        'blue place 4 user',
        'blue place 2 wizard',
        'blue place 2 wizard',
      ],
      expect: ['red roll'],
      wrong: [{ move: 'red hold', say: 'EW-2.1' }],
    },
    {
      say: 'six',
      show: ['W1', 'rolled:6', 'wizard'],
      expect: ['red place 6 wizard'],
      wrong: [
        { move: 'red place * *', say: 'EW-5.5' },
        { move: 'red hold', say: 'EW-2.2' },
      ],
    },
    {
      say: 'five',
      show: ['rolled:5', 'wizard'],
      expect: ['red place 5 wizard'],
      wrong: [{ move: 'red place * *', say: 'EW-5.5' }],
    },
    {
      say: 'hold',
      expect: ['red hold'],
      wrong: [{ move: 'red place * *', say: 'EW-2.2' }],
    },
    {
      say: 'again',
      show: ['front:0'],
      expect: ['red roll'],
      wrong: [{ move: 'red hold', say: 'EW-3.4' }],
    },
    {
      say: 'pay',
      show: ['reserve:0'],
      expect: ['red reroll'],
      wrong: [
        { move: 'red place * *', say: 'EW-3.2' },
        { move: 'red hold', say: 'EW-3.4' },
      ],
    },
    {
      say: 'necromancer',
      show: ['N2', 'rolled:6', 'necromancer'],
      expect: ['red place 6 necromancer'],
      wrong: [{ move: 'red place * *', say: 'EW-5.5' }],
    },
    {
      say: 'minor',
      show: ['rolled:4', 'minor'],
      expect: ['red place 4 minor'],
      wrong: [
        { move: 'red hold', say: 'EW-3.4' },
        { move: 'red place * *', say: 'EW-4.1' },
      ],
    },
    {
      say: 'use',
      show: ['die:minor:0:2', 'spent:0'],
      play: ['red place 3 user', 'red place 2 minor', 'red place 1 grey'],
      expect: ['red use 2'],
      wrong: [
        { move: 'red use 4', say: 'EW-4.2' },
        { move: 'red done', say: 'EW-4.2' },
      ],
    },
    {
      say: 'recover',
      expect: ['red recover'],
      wrong: [
        { move: 'red use 4', say: 'EW-4.2' },
        { move: 'red done', say: 'EW-4.1.chosen' },
      ],
    },
    {
      say: 'favour',
      show: ['W1', 'W2', 'die:wizard:0:6'],
      play: ['green favour 6 W2', 'green favour 4 B2', 'blue favour 6 S4', 'blue favour minor S4'],
      expect: ['red favour 6 W1', 'red favour 5 W1'],
      wrong: [
        { move: 'red favour * *', say: 'EW-5.4' },
        { move: 'red pass', say: 'EW-5.3' },
      ],
    },
    {
      say: 'second',
      show: ['W1'],
      expect: ['red favour 5 W1', 'red favour 6 W1'],
      wrong: [
        { move: 'red favour * *', say: 'EW-5.4' },
        { move: 'red pass', say: 'EW-5.2' },
      ],
    },
    {
      say: 'rival',
      show: ['N1', 'N2', 'die:necromancer:0:6'],
      play: ['green pass', 'blue favour 5 N1', 'blue favour minor N1'],
      expect: ['red favour 6 N2'],
      wrong: [
        { move: 'red favour * *', say: 'EW-5.4' },
        { move: 'red pass', say: 'EW-5.3' },
      ],
    },
    {
      say: 'tie',
      show: ['N1', 'N2', 'reserve:0'],
      expect: ['red favour minor N2'],
      wrong: [
        { move: 'red favour * *', say: 'EW-5.12' },
        { move: 'red pass', say: 'EW-5.2' },
      ],
    },
    {
      say: 'box',
      show: ['B1', 'B2', 'die:user:0:3'],
      play: ['blue pass'],
      expect: ['red favour 3 B1'],
      wrong: [
        { move: 'red favour * *', say: 'EW-5.15' },
        { move: 'red pass', say: 'EW-5.15' },
      ],
    },
    {
      say: 'pass',
      show: ['C1'],
      play: ['red favour minor C1'],
      expect: ['red pass'],
      wrong: [{ move: 'red favour * *', say: 'EW-5.7' }],
    },
    {
      say: 'four',
      show: ['H', 'S1', 'die:minor:0:4'],
      expect: ['red use 4'],
      wrong: [
        { move: 'red takeBack 4', say: 'EW-6.1' },
        { move: 'red done', say: 'EW-6.1' },
      ],
    },
    {
      say: 'two',
      expect: ['red recover'],
      wrong: [{ move: 'red done', say: 'EW-4.1.chosen' }],
    },
    {
      say: 'vacant',
      show: ['defeated:sorcerer', 'S4'],
      play: ['green promote wizard 0 W1', 'green promote sorcerer 0 S2', 'blue promote sorcerer 0 S3'],
      expect: ['red promote sorcerer 0 S4'],
      wrong: [{ move: 'red promote sorcerer 0 N1', say: 'EW-7.2' }],
    },
    {
      say: 'demote',
      show: ['defeated:necromancer', 'A', 'B', 'C', 'D'],
      play: [
        'green promote necromancer 0 N1',
        'green promote necromancer 0 N2',
        'blue promote necromancer 0 N6',
        'blue promote necromancer 0 N7',
        'blue promote necromancer 0 N8',
        'blue demote necromancer 0 C',
      ],
      expect: ['red demote necromancer 0 *'],
      wrong: [{ move: 'red promote necromancer 0 N8', say: 'EW-T1' }],
    },
    {
      say: 'grey',
      show: ['die:grey:0:1'],
      expect: ['red takeBackGrey 1', 'red doneGrey'],
      wrong: [{ move: 'red useGrey 1', say: 'EW-9.1' }],
    },
    { say: 'end', show: ['H', 'track:2'] },
  ],
};
