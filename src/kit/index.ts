/**
 * The rules of a game of your own: `defineGame`, its chart, random numbers, and checks of data from outside. Needs no page;
 * `playable-rules/kit/board` has what a page adds. What is promised here changes only with a new major version; what is marked
 * `@experimental` may change with a minor one.
 */
export * from '../index.js';
export { defineGame, type DefinedGame, type GameDefinition } from './define-game.js';
export { allowed, defineChart, type Machine } from '../kernel/define-chart.js';
export { draw, seeded, shuffle, type Rng } from '../kernel/random.js';
export {
  bool,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  shape,
  text,
  type Check,
  type Checked,
} from '../kernel/check.js';
export { badInput, type InputCode } from '../kernel/bad-input.js';
export type { Choice, Lesson, LessonStep, WrongMove } from '../kernel/lesson.js';
/** @experimental The opponent of a game without one of its own, for games that combine it with knowledge of theirs. */
export { search, type Searchable } from '../opponents/search.js';
/** @experimental The XState machine of a chart, for the tools of XState. */
export { machineOf } from '../kernel/machine.js';
