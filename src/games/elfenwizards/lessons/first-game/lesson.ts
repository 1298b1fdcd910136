import type { LessonPlan } from '../../../../kit/index.js';

export const lesson: LessonPlan = {
  rules: ['EW-T1', 'EW-T2'],
  start: { players: 3, seed: 7393 },
  phases: true,
  steps: [
    { say: 'goal', show: ['H', 'W1', 'W2'] },
    {
      say: 'ladder',
      show: ['W1', 'W2', 'H'],
      ask: [
        { say: 'ladder.mine', answer: 'ladder.mine.answer' },
        { say: 'ladder.both', right: true, answer: 'ladder.both.answer' },
        { say: 'ladder.all', answer: 'ladder.all.answer' },
      ],
    },
    {
      say: 'roll',
      show: ['front:0', 'dragon'],
      play: [
        'green roll',
        'green place 6 wizard',
        'green place 5 sorcerer',
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
      say: 'enough',
      show: ['die:wizard:1:6', 'rolled:6'],
      ask: [
        { say: 'enough.share', answer: 'enough.share.answer' },
        { say: 'enough.none', right: true, answer: 'enough.none.answer' },
        { say: 'enough.first', answer: 'enough.first.answer' },
      ],
    },
    {
      say: 'best',
      show: ['rolled:6', 'rolled:5', 'wizard'],
      expect: ['red place 6 wizard', 'red place 5 wizard'],
      wrong: [
        { move: 'red place * *', say: 'EW-5.5' },
        { move: 'red hold', say: 'EW-2.2' },
      ],
    },
    {
      say: 'other',
      show: ['wizard'],
      expect: ['red place 5 wizard', 'red place 6 wizard'],
      wrong: [
        { move: 'red place * *', say: 'EW-5.5' },
        { move: 'red hold', say: 'EW-2.2' },
      ],
    },
    {
      say: 'weak',
      expect: ['red hold'],
      wrong: [{ move: 'red place * *', say: 'EW-3.1' }],
    },
    {
      say: 'pay',
      show: ['reserve:0'],
      play: ['red roll'],
      expect: ['red reroll'],
      wrong: [
        { move: 'red place * *', say: 'EW-3.2' },
        { move: 'red hold', say: 'EW-3.4' },
      ],
    },
    {
      say: 'rank',
      show: ['N1', 'N2', 'S1', 'rolled:6'],
      expect: ['red place 6 necromancer'],
      wrong: [
        { move: 'red place 6 sorcerer', say: 'EW-5.5.sorcerer' },
        { move: 'red place * *', say: 'EW-5.5' },
      ],
    },
    {
      say: 'minor',
      show: ['minor', 'spent:0'],
      expect: ['red place 4 minor'],
      wrong: [
        { move: 'red hold', say: 'EW-3.4' },
        { move: 'red place * *', say: 'EW-4.1' },
      ],
    },
    {
      say: 'use',
      show: ['die:minor:0:2', 'die:minor:0:4', 'spent:0'],
      play: ['red place 3 user', 'red place 2 minor', 'red place 1 grey'],
      expect: ['red use 2'],
      wrong: [
        { move: 'red use 4', say: 'EW-4.2' },
        { move: 'red done', say: 'EW-4.1.done' },
      ],
    },
    {
      say: 'fight',
      show: ['W1', 'W2', 'die:wizard:0:6', 'die:wizard:0:5'],
      play: ['red recover', 'green favour 6 W2', 'green favour 4 B2', 'blue favour 6 S4', 'blue favour minor S4'],
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
      show: ['N1', 'N2', 'S1'],
      play: ['green pass', 'blue favour 5 N1', 'blue favour minor N1'],
      expect: ['red favour 6 N2'],
      wrong: [
        { move: 'red favour minor N2', say: 'EW-5.11' },
        { move: 'red favour * *', say: 'EW-5.4' },
        { move: 'red pass', say: 'EW-5.3' },
      ],
    },
    {
      say: 'tie',
      show: ['N1', 'N2', 'reserve:0'],
      expect: ['red favour minor N2'],
      wrong: [
        { move: 'red favour minor N1', say: 'EW-5.4' },
        { move: 'red favour * *', say: 'EW-5.12' },
        { move: 'red pass', say: 'EW-5.2' },
      ],
    },
    {
      say: 'box',
      show: ['B1', 'B2', 'N3', 'N4', 'die:user:0:3'],
      play: ['blue pass'],
      expect: ['red favour 3 B1'],
      wrong: [
        { move: 'red favour * *', say: 'EW-5.15' },
        { move: 'red pass', say: 'EW-5.13' },
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
      say: 'top',
      show: ['W1', 'W2', 'H'],
      until: { code: 'phase.award' },
      ask: [
        { say: 'top.stays', answer: 'top.stays.answer' },
        { say: 'top.falls', right: true, answer: 'top.falls.answer' },
        { say: 'top.out', answer: 'top.out.answer' },
      ],
    },
    {
      say: 'none',
      show: ['S1', 'S2', 'W1'],
      until: { code: 'awarded', params: { title: 'H' } },
      ask: [
        { say: 'none.share', answer: 'none.share.answer' },
        { say: 'none.fall', right: true, answer: 'none.fall.answer' },
        { say: 'none.stay', answer: 'none.stay.answer' },
      ],
    },
    {
      say: 'ranks',
      show: ['N1', 'N2', 'S1'],
      until: { code: 'awarded', params: { title: 'W2' } },
      ask: [
        { say: 'ranks.stays', answer: 'ranks.stays.answer' },
        { say: 'ranks.falls', right: true, answer: 'ranks.falls.answer' },
      ],
    },
    {
      say: 'pair',
      show: ['B1', 'B2', 'N3', 'N4'],
      until: { code: 'boxNoPoints', params: { title: 'A' } },
      ask: [
        { say: 'pair.one', answer: 'pair.one.answer' },
        { say: 'pair.both', right: true, answer: 'pair.both.answer' },
      ],
    },
    { say: 'home', show: ['N3', 'N4', 'N5'], play: ['red use 4', 'red recover'] },
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
      show: ['grey'],
      expect: ['red takeBackGrey 1', 'red doneGrey'],
      wrong: [{ move: 'red useGrey 1', say: 'EW-9.1' }],
    },
    {
      say: 'score',
      show: ['H'],
      until: { code: 'score' },
      ask: [
        { say: 'score.stays', answer: 'score.stays.answer' },
        { say: 'score.leaves', right: true, answer: 'score.leaves.answer' },
      ],
    },
    {
      say: 'mark',
      show: ['H', 'reserve:0', 'track:1'],
      expect: ['red mark reserve'],
      wrong: [{ move: 'red retire *', say: 'EW-1.2' }],
    },
    {
      say: 'retire',
      show: ['H', 'A', 'B', 'C', 'D'],
      expect: ['red retire *'],
      wrong: [{ move: 'red mark *', say: 'EW-1.2.marked' }],
    },
    { say: 'end', show: ['dragon'] },
  ],
};
