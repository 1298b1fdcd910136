/** Escaped text and tags of XML. */
// Characters that XML forbids, even escaped.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Escapes text for an element, or for an attribute in double quotes. */
export const xml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"\n]/g, (character) => ENTITIES[character]!);

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
