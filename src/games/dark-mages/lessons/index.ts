/** The lessons of Dark Mages, in the order of learning. Each is loaded when it is opened, with its words in one language. */
import { lessonList } from '../../../kit/board.js';
import { found } from '../generated/lessons.js';

export const lessons = lessonList(found, [
  'first-duel',
  'the-setup',
  'the-turn',
  'magic-items',
  'healing',
  'potions',
  'spells',
  'attack-roll',
  'damage-dice',
  'spheres',
  'cantrips',
  'hexes',
  'scrolls',
  'skills',
  'criticals-and-fumbles',
  'shields',
  'allies',
  'artifacts',
  'answers',
  'reflection',
  'magic-shield',
  'passing-enemies',
  'tenacious-enemies',
  'the-draw-pile',
  'defeat-and-loot',
  'the-last-one-standing',
  'attack-roll-exceed',
  'teams',
]);
