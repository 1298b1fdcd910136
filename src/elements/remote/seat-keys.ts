/** The keys of seats: 128 random bits each, which this page makes, keeps, and shows in a link for another device. */
import { token as checkToken, code as checkCode } from '../../playthrough/wire.js';
import { store } from '../ui/save-keys.js';

const keyOf = (server: URL, code: string): string => `playable-rules:seat:${server.href}${code}`;
const NAME = 'playable-rules:name';

export const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
export const keptToken = (server: URL, code: string): string | undefined => store.get(keyOf(server, code)) ?? undefined;
/** Keeps the key of a seat. Returns whether it outlives the page: a sandboxed frame may keep nothing. */
export const keepToken = (server: URL, code: string, token: string): boolean => store.set(keyOf(server, code), token);
export const forgetToken = (server: URL, code: string): void => store.remove(keyOf(server, code));

/** The name that the reader gave last. */
export const keptName = (): string => store.get(NAME) ?? '';
export const keepName = (name: string): void => void store.set(NAME, name);

/**
 * What the fragment of an address says: `#play=CODE`, with `&key=TOKEN` for a seat or `&watch=true` to look on. A host may have appended
 * a fragment of its own.
 */
export interface Invited {
  readonly code: string;
  readonly token?: string;
  readonly watch?: boolean;
}
export function invitationIn(hash: string): Invited | undefined {
  const given = new URLSearchParams(hash.split('#')[1]);
  try {
    const code = checkCode(given.get('play'), 'play');
    const token = given.get('key');
    return token === null ? { code, watch: given.has('watch') } : { code, token: checkToken(token, 'key') };
  } catch {
    return undefined;
  }
}
/** This page with an invitation, with the key of a seat, or to look on. */
export function linkTo(code: string, more: { readonly key?: string; readonly watch?: 'true' } = {}): string {
  const url = new URL(location.href);
  url.hash = new URLSearchParams({ play: code, ...more }).toString();
  return url.href;
}
