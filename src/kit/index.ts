/**
 * The rules of a game of your own: `defineGame`, its chart, random numbers, and checks of data from outside. Needs no page;
 * `playable-rules/kit/board` has what a page adds. What is marked `@public` changes only with a new major version, and before 1.0
 * with a minor one; what is marked `@beta` may change with any version.
 */
export * from '../kernel/api.js';
export { defineGame, type DefinedGame, type GameDefinition, type Moves } from './define-game.js';
export { grid, type Grid } from './grid.js';
export {
  deal,
  hideHands,
  imagineHands,
  isSorted,
  pack,
  rankOf,
  SUITS,
  suitOf,
  suitToFollow,
  takingCard,
  type Deal,
} from './pack.js';
export { allowed, defineChart, type Machine } from '../kernel/define-chart.js';
export { draw, seeded, shuffle, type Rng } from '../kernel/random.js';
export {
  bool,
  checkSum,
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
export { acting, actor, isNobodyLeft, type Queued } from '../kernel/turns.js';
export { inTurn, type TurnRule } from '../kernel/turn-rules.js';
export {
  choices,
  type Choice,
  type Lesson,
  type LessonPlan,
  type LessonStep,
  type WrongMove,
} from '../kernel/lesson.js';
export { search, type Searchable } from '../bots/search.js';
export { machineOf } from '../kernel/machine.js';
export { badInput, type InputCode } from '../kernel/bad-input.js';
export { badSource, type SourceCode } from '../kernel/bad-source.js';
export type { Opening } from '../kernel/opening.js';
export { terms } from '../i18n/text.js';
export { runToCompletion } from '../kernel/view.js';
