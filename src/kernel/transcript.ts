/** Parses the text that `notation.ts` formats. */
import { badInput, within } from './bad-input.js';
import { badSource, badVersion } from './bad-source.js';
import { int } from './check.js';
import {
  nameOf,
  type FromPosition,
  type Game,
  type Move,
  type Params,
  type RedactedMove,
  type Start,
  type Table,
} from './game.js';
import { FORMS, HEAD, HIDDEN, type GameRecord } from './notation.js';
import { MAX_SEED, WORD } from './random.js';

/** The first line as errors quote it. */
const FIRST = `${HEAD} ${FORMS[0]}`;

/** Parses the line of one move. Throws `BadInput` naming the word that is wrong. Does not check the rules. @public */
export const parseMove = <T extends Table, M extends Move>(game: Game<T, M>, text: string): M =>
  parseLine(game, text, []) as M;
/** Parses the line of a move of which a viewer may not know all: a field `?` is missing in the result. Throws as `parseMove`. */
export const parseRedacted = (game: Game, text: string): RedactedMove => parseLine(game, text, [HIDDEN]);

function parseLine(game: Game, text: string, left: readonly string[]): RedactedMove {
  if (typeof text !== 'string') throw badInput('move', text, 'text');
  const [name = '', type = '', ...words] = text.trim().split(/\s+/);
  const seat = game.seats.indexOf(name);
  if (seat < 0) throw badInput('seat', name, 'one', { values: game.seats.join(', ') });
  if (!Object.hasOwn(game.fields, type))
    throw badInput('verb', type, 'one', { values: Object.keys(game.fields).join(', ') });
  const fields = Object.entries(game.fields[type]!) as [string, readonly (string | number)[]][];
  if (words.length !== fields.length) {
    const form = [name, type, ...fields.map(([field]) => `<${field}>`)].join(' ');
    throw badSource('move', text.trim(), 'form', { form });
  }
  const entries = fields.flatMap(([field, values], i) => {
    if (left.includes(words[i]!)) return [];
    const value = values.find((v) => String(v) === words[i]);
    if (value === undefined) throw badInput(field, words[i], 'one', { values: values.join(', ') });
    return [[field, value] as const];
  });
  return { type, seat, ...Object.fromEntries(entries) } as RedactedMove;
}

/**
 * Parses a transcript; lines that begin with `#` are notes. `lines[i]` is the line number of move `i`. Throws `BadInput`
 * naming the line. Does not check whether the rules allow the moves: a replay does.
 * @public
 */
export function parseRecord<T extends Table, M extends Move>(
  game: Game<T, M>,
  text: string,
): GameRecord<M> & { readonly lines: readonly number[] } {
  const moves: M[] = [];
  const lines: number[] = [];
  const head: { players?: number; seed?: number; draws?: readonly number[]; position?: unknown } = {};
  const options = new Map<string, unknown>();
  const seen = { form: false, game: false };
  /** The lines of the head, by what they say. */
  const said = new Map<string, number>();
  if (typeof text !== 'string') throw badInput('record', text, 'text');
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return;
    const [word, ...rest] = line.split(/\s+/);
    const fail = (code: 'line' | 'jsonAfter' | 'once', params?: Params): never => {
      throw badSource(`line ${i + 1}`, line, code, params);
    };
    const placeOf = (what: string): string => {
      if (said.has(what)) fail('once');
      said.set(what, i + 1);
      return `line ${i + 1}, ${what}`;
    };
    if (!seen.form) {
      seen.form = (word === HEAD && FORMS.some((form) => rest[0] === String(form))) || fail('line', { line: FIRST });
    } else if (!seen.game) {
      const [name, version] = rest;
      if (word !== 'game' || name !== nameOf(game) || rest.length !== 2)
        fail('line', { line: `game ${nameOf(game)} ${game.version}` });
      if (version !== String(game.version))
        throw badVersion(`line ${i + 1}, version`, version, game.version, game.changes ?? []);
      seen.game = true;
    } else if (word === 'players') head.players = int(...game.players)(numberIn(rest), placeOf(word));
    else if (word === 'seed') head.seed = int(0, MAX_SEED)(numberIn(rest), placeOf(word));
    else if (word === 'draws') {
      const place = placeOf(word);
      head.draws = rest.map((each) => int(0, WORD - 1)(numberIn([each]), place));
    } else if (word === 'option' || word === 'position') {
      placeOf(word === 'option' ? `option ${rest[0]}` : word);
      try {
        if (word === 'position') head.position = JSON.parse(line.slice(9));
        else {
          const [, name, json] = /^option\s+(\S*)\s*(.*)/.exec(line)!;
          options.set(name!, JSON.parse(json!));
        }
      } catch {
        fail('jsonAfter', { word });
      }
    } else {
      moves.push(within(`line ${i + 1}, `, () => parseMove(game, line)));
      lines.push(i + 1);
    }
  });
  if (!seen.game)
    throw badSource('line 1', text.slice(0, 40), 'head', {
      form: FIRST,
      game: `game ${nameOf(game)} ${game.version}`,
    });
  if (head.seed === undefined) throw badSource('head', undefined, 'seed');
  if (head.position === undefined && head.players === undefined) throw badSource('head', undefined, 'players');
  if (head.position !== undefined)
    for (const [what, line] of said)
      if (/^(players|option)/.test(what)) throw badInput(`line ${line}`, what, 'held', { by: 'position' });
  const chance = { seed: head.seed, ...(head.draws && { draws: head.draws }) };
  const start: Start =
    head.position !== undefined
      ? { position: head.position as FromPosition['position'], ...chance }
      : { players: head.players!, ...chance, options: Object.fromEntries(options) as Params };
  return { start, moves, lines };
}

/** The number after a word of the head; other text is returned as it is, for the error message. */
const numberIn = (words: readonly string[]): unknown =>
  /^\d+$/.test(words.join(' ')) ? Number(words[0]) : words.join(' ');
