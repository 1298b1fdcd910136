/** Bytes as text that needs no escaping in an address: base64url without padding. */

export const toBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes of such a text; `undefined` for any other text. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  /^[\w-]*$/.test(text) && text.length % 4 !== 1
    ? Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    : undefined;
