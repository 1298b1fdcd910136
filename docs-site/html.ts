/** Markup as text, for pages that are made when the site is built: what goes in is escaped unless it is markup itself. */

/** Text that is markup already. */
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

/** A template without its indents, which are the source's; `false`, `null` and `undefined` write nothing. */
export const html = ({ raw }: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(
    raw.map((string) => string.replace(/\s+/g, ' ')).reduce((text, string, i) => text + written(parts[i - 1]) + string),
  );

/** ` name="value"` for each attribute that has one; `''` writes the name alone. */
export const attributes = (values: Readonly<Record<string, string | undefined>>): Markup =>
  new Markup(
    Object.entries(values)
      .map(([name, value]) => (value === undefined ? '' : value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
      .join(''),
  );
