/** Makes errors for invalid data from outside. Each has a code; this catalogue says in English what was expected. */
import { BadInput, type Params } from './game.js';
import type { sources } from './bad-source.js';

/** What is expected of options, attributes and plain data, by code; `{name}` is a param. */
export const inputs = {
  text: 'text',
  object: 'an object',
  bool: 'true or false',
  list: 'a list',
  listFrom: 'a list of at least {min}',
  listOf: 'a list of {min}',
  listBetween: 'a list of {min} to {max}',
  whole: 'a whole number from {min} to {max}',
  one: 'one of {values}',
  game: 'one of {values}, or a game that addGame has added; if that failed, the console says why',
  added: 'a game that addGame has added; if that failed, the console says why',
  nothing: 'nothing of that name',
  option: 'an option of {game}',
  pair: 'name=value with a name among {names}',
  seats: 'at most {most} seats',
  names: 'at most {most} names',
  letters: 'at most {most} letters',
  person: '{seat}, the only seat of a person in seats; or readonly',
  held: 'nothing: {by} holds it already',
  served: 'the address of a server of tables, because room needs one',
  server: 'an address such as https://play.example',
  seeded: 'a number, because moves need a seed',
  move: 'a move that the rules allow there',
  refused: 'a move that the rules allow there: {rule} ({code})',
  fact: 'a fact of the last move',
  lessonOf: 'a lesson of {game}: {values}',
  taught: 'a rule that a lesson of {game} teaches',
  each: '{min} to {max} for each player',
  even: 'the same number for each player',
  element: 'the id of a <playable-game> or <playable-lesson> on this page',
  rulebook: 'a game with a rulebook',
  noRulebook: 'another kind: {game} has none',
  rule: 'a rule of {game}',
  builtin: 'that the scripts of the page leave it as browsers have it; nothing can be played here',
  function: 'a function',
  sole: 'a game of another name: one of this name is there already',
  promise: 'the game {id}',
} as const;
/** The codes of what this library expects of data from outside. @beta */
export type InputCode = keyof typeof inputs | keyof typeof sources;

/** The English sentence with its params; `{count?# die|# dice}` is the singular or plural form. */
export const filled = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)(?:\?([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, other?: string) => {
    const value = String(params[name]);
    return (params[name] === 1 ? one : other)?.replace('#', value) ?? value;
  });

/** A function that makes the errors of an English catalogue. */
export const expecting =
  <C extends InputCode>(english: Readonly<Record<C, string>>) =>
  (path: string, value: unknown, code: C, params: Params = {}, options?: ErrorOptions): BadInput =>
    new BadInput(path, value, { code, params, expected: filled(english[code], params) }, options);

/** The error for plain data: its path, the value, what is expected by its code, and the params of that sentence. @beta */
export const badInput = expecting(inputs);

/** Calls `act`, and puts `path` before the path of a `BadInput` that it throws. */
export function within<A>(path: string, act: () => A): A {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(`${path}${error.path}`, error.value, error, { cause: error });
  }
}
