import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-T1', 'DM-V3'],
  seat: 0,
  start: startAt('preparation.deciding', {
    turn: 1,
    mages: {
      red: { hp: 40, hand: ['it_staff_of_power', 'co_wolf', 'he_cure_wounds', 'sp_burning_hands', 'df_dodge'] },
      green: {
        hp: 24,
        hand: ['sp_control_water', 'sp_ice_storm', 'co_brown_bear', 'it_robe_of_stars', 'df_counterspell'],
      },
    },
    pile: [
      'sp_fireball',
      'po_heroism',
      'hx_bestow_curse',
      'it_ring_of_protection',
      'sp_shatter',
      'sp_blight',
      'sp_entangle',
    ],
    seed: 17,
  }),
  phases: true,
  steps: [
    { say: 'goal', show: ['green'] },
    { say: 'you', show: ['red'] },
    {
      say: 'equip',
      show: ['hand:it_staff_of_power', 'hand:sp_burning_hands'],
      expect: ['red equip it_staff_of_power'],
      wrong: [
        { move: 'red enterAttack', say: 'DM-P1' },
        { move: 'red heal he_cure_wounds', say: 'DM-P2' },
        { move: 'red summon co_wolf *', say: 'DM-P4.next' },
        { move: 'red cast sp_burning_hands green', say: 'DM-A1' },
      ],
    },
    {
      say: 'wolf',
      show: ['hand:co_wolf', 'place:shield', 'place:ally'],
      expect: ['red summon co_wolf shield'],
      wrong: [
        { move: 'red summon co_wolf ally', say: 'DM-C2' },
        { move: 'red enterAttack', say: 'DM-P4' },
        { move: 'red heal he_cure_wounds', say: 'DM-P2' },
      ],
    },
    {
      say: 'heal',
      show: ['hand:he_cure_wounds', 'red'],
      expect: ['red heal he_cure_wounds'],
      wrong: [{ move: 'red enterAttack', say: 'DM-P2.before' }],
    },
    {
      say: 'go',
      show: ['red'],
      expect: ['red enterAttack'],
      wrong: [{ move: 'red cast sp_burning_hands green', say: 'DM-A1' }],
    },
    {
      say: 'dice',
      show: ['hand:sp_burning_hands', 'slot:red:staff'],
      ask: choices('dice', ['one', 'two', 'three'], 'three'),
    },
    {
      say: 'cast',
      show: ['hand:sp_burning_hands', 'green'],
      expect: ['red cast sp_burning_hands green'],
      wrong: [
        { move: 'red cantrip green', say: 'DM-A8' },
        { move: 'red endAttack', say: 'DM-A1.one' },
      ],
    },
    {
      say: 'wait',
      show: ['green', 'band'],
      ask: choices('wait', ['roll', 'answer'], 'answer'),
    },
    {
      say: 'hit',
      show: ['green', 'band'],
      play: ['green pass'],
      expect: ['red endAttack'],
      wrong: [{ move: 'red cantrip green', say: 'DM-A8.added' }],
    },
    {
      say: 'end',
      show: ['hand:df_dodge', 'pile'],
      expect: ['red keep'],
      wrong: [{ move: 'red discard df_dodge', say: 'DM-E1' }],
    },
    {
      say: 'answer',
      show: ['hand:df_dodge', 'place:shield', 'band'],
      play: ['green enterAttack', 'green cast sp_control_water red'],
      expect: ['red answer df_dodge', 'red pass'],
      wrong: [{ move: 'red cast sp_fireball green', say: 'DM-D1' }],
    },
    {
      say: 'potion',
      show: ['red', 'hand:po_heroism'],
      play: ['green endAttack', 'green keep'],
      expect: ['red drink po_heroism'],
      wrong: [
        { move: 'red enterAttack', say: 'DM-P3' },
        { move: 'red equip it_ring_of_protection', say: 'DM-P1.ring' },
      ],
    },
    {
      say: 'odds',
      show: ['hand:sp_fireball', 'green'],
      ask: choices('odds', ['ten', 'seven', 'six'], 'six'),
    },
    {
      say: 'last',
      show: ['hand:sp_fireball', 'hand:hx_bestow_curse', 'green'],
      play: ['red enterAttack'],
      expect: ['red cast sp_fireball green'],
      wrong: [
        { move: 'red cast hx_bestow_curse green', say: 'DM-A1.hex' },
        { move: 'red endAttack', say: 'DM-A1.one' },
      ],
    },
    { say: 'over', show: ['red', 'green'], play: ['green pass'] },
    { say: 'enemies', show: ['pile'] },
    { say: 'others', show: ['red', 'green'] },
  ],
};
