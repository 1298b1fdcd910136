/** A template tag for pages that are made as text, at a build or on a server. Values are escaped unless they are markup. */
import { escaped, formatAttributes } from './text.js';

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

/** Attributes for the template, as `formatAttributes` writes them. */
export const attributes = (values: Readonly<Record<string, string | undefined>>): Markup =>
  new Markup(formatAttributes(values));
