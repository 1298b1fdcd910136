/** Escaped text and tags of XML. */
import { escaped } from '../../markup/text.js';

// Characters that XML forbids, even escaped.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for an element, or for an attribute in double quotes. */
export const xml = (text: string): string => escaped(text.replace(FORBIDDEN, '')).replaceAll('\n', '&#10;');

/** `<name a="1">inner</name>`, or `<name a="1"/>` without `inner`; attributes that are `undefined` are omitted. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inner: readonly string[] = [],
): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xml(String(value))}"`)
    .join('');
  return inner.length > 0 ? `<${name}${given}>${inner.join('')}</${name}>` : `<${name}${given}/>`;
}
