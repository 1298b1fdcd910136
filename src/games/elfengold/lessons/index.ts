/** The lessons of Elfengold, in the order of learning. Each is loaded when it is opened, with its words in one language. */
import { lessonList } from '../../../kit/board.js';
import { found } from '../generated/lessons.js';

export const lessons = lessonList(found, [
  'first-game',
  'the-map',
  'the-round',
  'draw-cards',
  'draw-counters',
  'auction',
  'overbid',
  'place-counters',
  'transport-chart',
  'rivers-and-lakes',
  'caravan',
  'income-of-a-journey',
  'obstacles',
  'gold-road',
  'double',
  'exchange',
  'staying',
  'empty-pile',
  'discard-pile',
  'end-of-round',
  'end-after-six-rounds',
  'end-all-towns',
  'home-towns',
  'variants',
  'wizards',
]);
