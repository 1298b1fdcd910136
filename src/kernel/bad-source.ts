/** Errors for what readers and authors bring: lessons, links, records, addresses, charts and decks. */
import { expecting } from './bad-input.js';
import type { BadInput } from './game.js';

/** What is expected of them in English, by code; `{name}` is a param. */
export const sources = {
  json: 'JSON ({reason})',
  jsonAt: 'JSON ({reason})',
  jsonAfter: '{word} with JSON after it',
  exactly: '{value}',
  number: 'a whole number',
  newer: '{form}, or a newer playable-rules, which made this',
  changed: '{form}, because: {changes}',
  position: 'a possible position. {why}',
  waiting: 'a position in which somebody may move',
  parts: 'nine parts between dots',
  sum: '{sum}: the link was changed or cut short',
  over: 'at most {most}: the game is over',
  moves: 'no more than {most} moves',
  permalink: 'a permalink as Share writes it; {why}',
  packedJson: 'an object as JSON, in base64url',
  base: 'a whole number from 0 to {max}, in base {base}',
  base64: 'base64url',
  form: 'the form "{form}"',
  head: '"{form}" and then "{game}"',
  line: '"{line}"',
  seed: 'a line "seed" with a number',
  players: 'a line "players" with a number, or "position" with JSON',
  start: '{ "players": 3, "seed": 1 } or { "position": ..., "seed": 1 }',
  either: 'a step that either waits for a move or asks',
  until: 'no move of the reader before all is shown',
  wrong: 'wrong moves only where one is expected',
  right: 'a choice with "right": true',
  reader: 'a move of {seat}, through whose eyes the lesson is read',
  unlike: 'no move that the step waits for',
  lesson: 'a lesson of this game',
  id: 'an id that no other has',
  name: 'small letters, digits and _, beginning with a letter',
  language: 'the tag of a language, such as en, fr or it',
  characters: 'at most {most} characters',
  unpacked: 'at most {most} characters, unpacked',
  packed: 'a lesson as the studio packs it, whole',
  file: 'a file that this page may fetch ({why})',
  beside: 'a file beside the page',
  ownData: 'nothing: {game} is played with its own data only',
  source: 'a lesson, a link, a saved game or a position',
  transcript: 'a transcript, with a line that names the game',
  machine: 'an XState 5 machine, an actor of one, or its config',
  actor: 'a running XState actor',
  context: 'a context of plain JSON',
  markup: 'a function that turns a template into markup; in Node the package @lit-labs/ssr 4 has one',
  state: 'a state of the chart {chart}',
  part: 'one of the chart {chart}',
  event: 'the name of an event',
  payload: 'an object, such as {"track": 1}',
  address: '…/e/<game>/<kind>/?v=1&…',
  web: 'a whole address that begins with https://',
  page: 'the address of a page',
  fileAddress: 'the address of a file',
  unfetched: 'nothing: an embed page fetches no file',
  serverAddress: 'the address of a server',
  foreign: 'nothing: it says nothing about a {kind}',
  wholeLetters: 'text of whole letters',
  ids: 'letters, digits, dots and hyphens',
  pairs: 'name=value, with spaces between several',
  link: 'a permalink',
  invitation: 'ten small letters and digits, as an invitation has them',
  save: 'a name, or off',
  messageId: 'a number or at most 200 characters',
  plain: 'a text, a number, true, false or null',
  quoted: 'text in quotes: an expression is not checked',
  attribute: 'no such attribute; a {kind} takes {names}',
  once: 'it once',
  fraction: 'a fraction between 0 and 1',
  dice: 'dice like 2d6, of {faces} faces',
  among: 'values among {values}',
  operation: 'an operation of a card of category {category}',
  known: 'ids of what the data define',
  dealt: 'at least {min} cards to deal',
  needed: 'one, for {of}',
  unneeded: 'none but for {of}',
  just: '{value} just with {of}',
  roll: 'true, or a save, and not both',
  gameId: 'small letters and digits, with hyphens between, beginning with a letter',
  range: 'the least number of players and the greatest',
  size: 'the width and the height of the board',
  translated: 'the texts of this language, because the game speaks it',
  english: 'the English texts, which every game has',
  sentence: 'the sentence that English has',
  flag: '1, or nothing of that name',
  withVerb: 'a state with on: {verb}',
} as const;

/** The codes of what this library expects of lessons, links, records, charts and decks. @beta */
export type SourceCode = keyof typeof sources;
/** The error for what readers and authors bring, as `badInput`. @beta */
export const badSource = expecting(sources);

/**
 * The error for a version that differs from the current one, `now`. For an older version it lists what changed since:
 * `changes` holds one sentence for each version from the second on.
 */
export function badVersion(
  path: string,
  version: string | null | undefined,
  now: number,
  changes: readonly string[],
): BadInput {
  const given = /^[1-9]\d*$/.test(version ?? '') ? Number(version) : now;
  if (given > now) return badSource(path, version, 'newer', { form: now });
  const since = changes.slice(given - 1, now - 1);
  if (since.length === 0) return badSource(path, version, 'exactly', { value: now });
  return badSource(path, version, 'changed', { form: now, changes: since.join(' ') });
}

/** Parses JSON. Throws `BadInput` with the parser's message. */
export function parseJson(path: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = (error as Error).message;
    const [, line, column] = /line (\d+) column (\d+)/.exec(reason) ?? [];
    const at = line !== undefined && column !== undefined ? { line, column } : {};
    throw badSource(path, json.trim(), line === undefined ? 'json' : 'jsonAt', { reason, ...at }, { cause: error });
  }
}
