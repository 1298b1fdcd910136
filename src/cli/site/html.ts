/** Builds markup as text, for pages that are generated at build time. Values are escaped unless they are markup. */

/** Text that is already markup. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}
export type Part = string | number | Markup | false | null | undefined | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return (part as readonly Part[]).map(written).join('');
  return part === false || part === null || part === undefined ? '' : escaped(String(part));
}

/** A template tag. Collapses whitespace; `false`, `null` and `undefined` produce nothing. */
export const html = ({ raw }: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(
    raw.map((string) => string.replace(/\s+/g, ' ')).reduce((text, string, i) => text + written(parts[i - 1]) + string),
  );

/** Formats ` name="value"` for each defined value; `''` produces the name only. */
export const attributes = (values: Readonly<Record<string, string | undefined>>): Markup =>
  new Markup(
    Object.entries(values)
      .map(([name, value]) => (value === undefined ? '' : value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
      .join(''),
  );
