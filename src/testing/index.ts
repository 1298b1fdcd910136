/**
 * The suite that the games of this package pass, for yours: random games with their secrets and invariants, untrusted input, the
 * board, the chart, texts in all languages, lessons and the rulebook. It needs Node, and `fast-check` and `@lit-labs/ssr` beside
 * the package. The title of each test is the rule that a failing game breaks.
 */
import type { AddedGame } from '../game-ui/added-game.js';
import type { Move, Table } from '../kernel/game.js';
import { SEED } from './random-games.js';
import type { Subject } from './subject.js';
import { describeSubject, type Runner } from './suite.js';

/** What a game may tell the suite about itself, so that it tests more, or less. @public */
export type GameFacts<T extends Table, M extends Move, V> = Partial<Omit<Subject<T, M, V>, 'ui'>>;

/**
 * Defines the tests of a game: `describeGame(pig, { describe, test })`, with the functions of `node:test` or of Vitest. A game that
 * hides something has to give `redeal`.
 * @public
 */
export function describeGame<T extends Table, M extends Move, V>(
  game: AddedGame<T, M, V>,
  runner: Runner,
  facts: GameFacts<T, M, V> = {},
): void {
  const languages = game.languages ?? ['en'];
  describeSubject({ languages, seed: SEED, ...facts, ui: game } as unknown as Subject, runner);
}

export type { Picker } from './picker.js';
export type { Runner, Subject };
