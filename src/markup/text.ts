/** HTML as text: what a string is escaped to, attributes, and elements. What it escapes is safe in XML too. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text for the inside of an element, or for an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);

/** ` name="value"` for each defined value; `''` produces the name only. */
export const formatAttributes = (
  values: Readonly<Record<string, string | undefined>>,
  escape: (text: string) => string = escaped,
): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`))
    .join('');

/** An element around markup; without `content`, no end tag. */
export const element = (name: string, values: Readonly<Record<string, string | undefined>>, content?: string): string =>
  `<${name}${formatAttributes(values)}>${content === undefined ? '' : `${content}</${name}>`}`;
