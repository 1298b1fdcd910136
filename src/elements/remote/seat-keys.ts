/** The keys of seats: 128 random bits each, which this page makes, keeps, and shows in a link for another device. */
import { toBase64url } from '../../kernel/base64url.js';
import { DAY } from '../../playthrough/times.js';
import { CODE_LETTERS } from '../../playthrough/wire.js';
import { READER_NAME, SEAT_KEYS } from '../ui/save-keys.js';
import { store } from '../ui/storage.js';

export const keyOf = (server: URL, code: string): string => SEAT_KEYS + server.href + code;

/** The letters of a key. */
const LENGTH = 22;
/** Milliseconds from the first miss of a key until it is forgotten: the server may have been started without its tables. */
const MISSED = 7 * DAY;

export const newToken = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(16)));
export const keptToken = (server: URL, code: string): string | undefined =>
  store.get(keyOf(server, code))?.slice(0, LENGTH);
/** Keeps the key of a seat. Returns whether it outlives the page: a sandboxed frame may keep nothing. */
export const keepToken = (server: URL, code: string, token: string): boolean => store.set(keyOf(server, code), token);
/** Forgets the key of a seat, unless another page has kept another one meanwhile. */
export function forgetToken(server: URL, code: string, token: string | undefined): void {
  if (keptToken(server, code) === token) store.remove(keyOf(server, code));
}
/** Notes that the server knows no seat of this key: stores the time of the first miss behind the key. `keepToken` overwrites both. */
export function missToken(server: URL, code: string, token: string): void {
  const key = keyOf(server, code);
  const since = Number(store.get(key)?.slice(LENGTH)) || Date.now();
  if (Date.now() - since > MISSED) forgetToken(server, code, token);
  else if (keptToken(server, code) === token) store.set(key, token + String(since));
}

/** The name that the reader gave last. */
export const keptName = (): string => store.get(READER_NAME) ?? '';
export const keepName = (name: string): void => void store.set(READER_NAME, name);

/** What the fragment of an address says: `#play=CODE`, with `&key=TOKEN` for a seat or `&watch=true` to look on, and `&board=2` for the second element that can show it. */
export interface Invited {
  readonly code: string;
  /** `null` if the value of `key` is malformed. */
  readonly token?: string | null | undefined;
  readonly watch?: boolean;
}
const CODE = new RegExp(`^[${CODE_LETTERS}]{10}`);
const TOKEN = new RegExp(`^[\\w-]{${LENGTH}}`);
/**
 * The invitation in a fragment; `undefined` without a whole code. People hand links on as they please: a code may come in
 * capitals, and with what a chat or a host has appended.
 */
export function invitationIn(hash: string): Invited | undefined {
  const given = new URLSearchParams(hash.split('#')[1]);
  const code = CODE.exec(given.get('play')?.toLowerCase() ?? '')?.[0];
  if (code === undefined) return undefined;
  const key = given.get('key');
  return key === null ? { code, watch: given.has('watch') } : { code, token: TOKEN.exec(key)?.[0] ?? null };
}
/** Which of the elements of the page shows a table, from 1, if it is not the first that can. */
export interface Board {
  readonly board?: string;
}
/** This page with an invitation, with the key of a seat, or to look on; in the element where the table is. */
export function linkTo(code: string, more: Board & { readonly key?: string; readonly watch?: 'true' } = {}): string {
  const url = new URL(location.href);
  const board = url.hash.includes(code) ? new URLSearchParams(url.hash.slice(1)).get('board') : null;
  url.hash = new URLSearchParams({ play: code, ...(board !== null && { board }), ...more }).toString();
  return url.href;
}
/**
 * The address of a table on the server's own page of its game, whose title and links name one game; `undefined` if the reader is there, or on
 * a page of somebody else.
 */
export function pageOf(game: string, shown: Element, server: URL, link: string): string | undefined {
  const url = new URL(link);
  const isOwn = new URL('.', url).href === server.href && shown.getAttribute('game') !== game;
  // A page that has been asked for this game and shows another one does not have it.
  if (!isOwn || url.searchParams.get('game') === game) return undefined;
  url.searchParams.set('game', game);
  return url.href;
}
