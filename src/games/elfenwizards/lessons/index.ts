/** The lessons of Elfenwizards, in the order of learning. Each is loaded when it is opened, with its words in one language. */
import { lessonList } from '../../../kit/board.js';
import { found } from '../generated/lessons.js';

export const lessons = lessonList(found, [
  'first-game',
  'the-tree',
  'the-turn',
  'high-wizard-retires',
  'cast-major-spells',
  'cast-the-rest',
  'the-reroll',
  'recover-minor-spells',
  'competition',
  'single-candidate',
  'wasted-spells',
  'recover-again',
  'agreements',
  'awarding-a-title',
  'ties',
  'magic-user-boxes',
  'box-tie-second',
  'box-tie-first-french',
  'box-tie-first-italian',
  'vacant-titles',
  'demotion',
  'remove-grey-magic',
  'cheaper-grey-magic',
  'scoring',
  'end-after-four-turns',
  'end-twice-high-wizard',
  'end-nobody',
]);
