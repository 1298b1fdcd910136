/** The lessons of Elfengold, in the order of learning. Each is loaded when it is opened, with its words in one language. */
import { lessonList } from '../../../game-ui/lesson-list.js';
import { found } from './found.js';

export const lessons = lessonList(found, [
  'first-game',
  'the-map',
  'the-round',
  'draw-cards',
  'empty-pile',
  'discard-pile',
  'draw-counters',
  'auction',
  'overbid',
  'place-counters',
  'obstacles',
  'gold-road',
  'double',
  'exchange',
  'transport-chart',
  'rivers-and-lakes',
  'caravan',
  'income-of-a-journey',
  'staying',
  'end-of-round',
  'end-after-six-rounds',
  'end-all-towns',
  'home-towns',
  'variants',
  'wizards',
]);
