import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-C1', 'DM-C3', 'DM-P4'],
  seat: 0,
  start: startAt('preparation.deciding', {
    mages: {
      red: { hand: ['co_skeleton', 'co_griffon'], companion: 'co_wolf ally 3' },
      green: { hand: ['sp_meteor_swarm'], worn: ['it_staff_of_power', 'it_robe_of_stars'] },
    },
    seed: 27852,
  }),
  steps: [
    {
      say: 'call',
      show: ['hand:co_skeleton', 'place:shield', 'place:ally'],
      expect: ['red summon co_skeleton shield'],
      wrong: [
        { move: 'red summon co_skeleton ally', say: 'DM-C1.ally' },
        { move: 'red summon co_griffon *', say: 'DM-P4' },
        { move: 'red enterAttack', say: 'DM-P4.late' },
      ],
    },
    {
      say: 'replaced',
      show: ['discards', 'place:shield'],
      play: ['red enterAttack'],
      expect: ['red endAttack'],
      wrong: [
        { move: 'red assault green', say: 'DM-C2' },
        { move: 'red cantrip green', say: 'DM-A8' },
      ],
    },
    {
      say: 'blow',
      show: ['place:shield', 'red', 'band'],
      play: ['red keep', 'green enterAttack', 'green cast sp_meteor_swarm red'],
      ask: choices('blow', ['rest', 'none'], 'none'),
    },
    { say: 'told', show: ['red', 'discards'], play: ['red pass'] },
  ],
};
