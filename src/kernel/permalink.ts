/**
 * Permalinks: a whole game as text that needs no escaping in a URL. Each move is its index among the legal moves. All
 * indices together form one number in mixed radix, so a forced move takes no space. The text has nine fields, separated by
 * dots: form, game, game version, seed, players, what differs from a default start, number of moves, moves, check sum. In form 2
 * the seed is followed by a hyphen and the words of `draws`, two bytes each.
 */
import { badInput } from './bad-input.js';
import { badSource, badVersion } from './bad-source.js';
import { fromBase64url, toBase64url } from './base64url.js';
import { checkSum } from './check.js';
import { BadInput, nameOf, type Game, type Json, type Move, type Params, type Start, type Table } from './game.js';
import { legalMoves } from './legal.js';
import { formatMove, MOST_MOVES, type GameRecord } from './notation.js';
import { play } from './play.js';
import { start } from './start.js';
import { MAX_SEED } from './random.js';

/** The newest version of the link format. Links of the first are read and, for games without `draws`, written. */
const LINK_FORM = 2;

/** Formats a record as a link. It holds the seed, so it reveals all secrets. Throws as `replay` does. @public */
export function formatLink<T extends Table, M extends Move>(game: Game<T, M>, { start: from, moves }: GameRecord<M>) {
  const digits: (readonly [index: number, radix: number])[] = [];
  let snapshot = start(game, from);
  for (const move of moves) {
    const legal = legalMoves(game, snapshot);
    const next = play(game, snapshot, move);
    const text = formatMove(game, move);
    const index = legal.findIndex((other) => formatMove(game, other) === text);
    if (index < 0) throw new Error(`${text} is allowed but not among the legal moves`);
    digits.push([index, legal.length]);
    snapshot = next;
  }
  // The first move is the lowest digit, because `parseLink` reads from the lowest digit on.
  const packed = digits.reduceRight((sum, [index, radix]) => sum * BigInt(radix) + BigInt(index), 0n);
  const { draws } = from;
  const body = [
    draws ? LINK_FORM : 1,
    nameOf(game),
    game.version,
    from.seed.toString(36) +
      (draws ? `-${toBase64url(Uint8Array.from(draws.flatMap((word) => [word >> 8, word])))}` : ''),
    ...('position' in from
      ? ['', toBase64url(utf8(JSON.stringify(from.position)))]
      : [from.players, packOptions(game, from.options ?? {})]),
    moves.length.toString(36),
    toBase64url(toBytes(packed)),
  ].join('.');
  return `${body}.${checkSum(body)}`;
}

/** Parses a link. Throws `BadInput` naming the part that is wrong. @public */
export function parseLink<T extends Table, M extends Move>(game: Game<T, M>, text: string): GameRecord<M> {
  if (typeof text !== 'string') throw badInput('link', text, 'text');
  const fields = text.trim().split('.');
  if (fields.length !== 9) throw badSource('link', text, 'parts');
  const [form, id, version, seedAndDraws = '', players = '', given = '', count = '', packed = '', sum] = fields;
  if (form !== '1' && form !== String(LINK_FORM)) throw badVersion('link.form', form, LINK_FORM, []);
  if (id !== nameOf(game)) throw badSource('link.game', id, 'exactly', { value: nameOf(game) });
  if (version !== String(game.version)) throw badVersion('link.version', version, game.version, game.changes ?? []);
  const expected = checkSum(fields.slice(0, -1).join('.'));
  if (sum !== expected) throw badSource('link.sum', sum, 'sum', { sum: expected });

  const chance = form === '1' ? { seed: number(seedAndDraws, 'link.seed', MAX_SEED) } : chanceIn(seedAndDraws);
  const from: Start =
    players === ''
      ? { position: unpack(given, 'link.position') as never, ...chance }
      : {
          players: number(players, 'link.players', 36, 10),
          ...chance,
          ...(given === '' ? {} : { options: unpack(given, 'link.options') }),
        };
  const moves: M[] = [];
  const length = number(count, 'link.count', MOST_MOVES);
  let rest = toNumber(bytesOf(packed, 'link.moves'));
  let snapshot = start(game, from);
  while (moves.length < length) {
    const legal = legalMoves(game, snapshot);
    if (legal.length === 0) throw badSource('link.count', length, 'over', { most: moves.length });
    const move = legal[Number(rest % BigInt(legal.length))]!;
    rest /= BigInt(legal.length);
    moves.push(move);
    snapshot = play(game, snapshot, move);
  }
  if (rest > 0n) throw badSource('link.moves', packed, 'moves', { most: length });
  return { start: from, moves };
}

/** Reads the permalink of an attribute `state`. Throws `BadInput` that names the attribute and the reason. */
export function parseState(game: Game, text: string): GameRecord {
  try {
    return parseLink(game, text);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const why = error.path === 'link' ? error.expected : error.message;
    throw badSource('state', text, 'permalink', { why }, { cause: error });
  }
}

/** The options that differ from their defaults, encoded; empty when none does. */
function packOptions(game: Game, options: Params): string {
  const differing = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(game.options[name]?.[0] ?? null),
  );
  return differing.length > 0 ? toBase64url(utf8(JSON.stringify(Object.fromEntries(differing)))) : '';
}

function chanceIn(text: string): Pick<Start, 'seed' | 'draws'> {
  const at = text.indexOf('-');
  const bytes = bytesOf(text.slice(at + 1), 'link.draws');
  if (at < 0 || bytes.length % 2 > 0) throw badSource('link.draws', text, 'base64');
  const draws = Array.from({ length: bytes.length / 2 }, (_, i) => bytes[2 * i]! * 256 + bytes[2 * i + 1]!);
  return { seed: number(text.slice(0, at), 'link.seed', MAX_SEED), draws };
}

function unpack(text: string, path: string): Record<string, Json> {
  const bytes = bytesOf(text, path);
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, Json>;
  } catch {
    // The `throw` below reports it.
  }
  throw badSource(path, text, 'packedJson');
}

function number(text: string, path: string, most: number, radix = 36): number {
  const value = parseInt(text, radix);
  if (value.toString(radix) === text && value >= 0 && value <= most) return value;
  throw badSource(path, text, 'base', { max: most, base: radix });
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function toBytes(value: bigint): Uint8Array {
  const hex = value === 0n ? '' : value.toString(16);
  const even = hex.padStart(hex.length + (hex.length % 2), '0');
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
const toNumber = (bytes: Uint8Array): bigint =>
  BigInt(`0x0${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);

function bytesOf(text: string, path: string): Uint8Array {
  const bytes = fromBase64url(text);
  if (!bytes) throw badSource(path, text, 'base64');
  return bytes;
}
