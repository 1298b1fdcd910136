/**
 * Static drawings, which change only by being created again.
 *
 * Lit keeps a marker node for every expression of a template and compares all values at each update; a picture of hundreds of
 * small templates has more markers than shapes. `staticTemplate` flattens such a picture into one template without
 * expressions: parsed once, compared as one value, and usable by Lit's renderer in Node too. Each call creates a new template,
 * which the browser must parse and lay out again. So use `still` for a drawing that may change, and `cachedTemplate` for one
 * that occurs in many places.
 */
import { noChange, nothing, svg, type SVGTemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Text } from '../i18n/text.js';
import type { Params } from '../kernel/game.js';
import { escaped } from '../markup/text.js';

/** A piece of SVG, as Lit’s `svg` makes it. @public */
export type Drawing = SVGTemplateResult;
/** A drawing context that has texts. @beta */
export interface Speaking {
  /** The texts that it draws. */
  readonly text: Text;
}
/** A value that a drawing may contain. @public */
export type Drawn = Drawing | typeof nothing | string | number | readonly Drawn[];

/**
 * The same drawing as a template without expressions; `nothing` for an empty drawing. Throws for a property, boolean
 * attribute or event binding, and for what changes by itself: a place or a `still`.
 */
function staticTemplate(drawing: Drawn): Drawing | typeof nothing {
  // White space between two texts is kept, so that they remain two words.
  const markup = write(drawing).replace(/>\s+</g, '><').replaceAll('</text><text', '</text> <text');
  return markup === '' ? nothing : svg(Object.assign([markup], { raw: [markup] }));
}

/** A query to the texts during drawing, and its result. */
type Asked = readonly [ask: (text: Text) => unknown, said: unknown];
/** Wraps `text` and records all queries in `asked`. */
function heard(text: Text, asked: Asked[]): Text {
  const ask = <A>(question: (of: Text) => A): A => {
    const said = question(text);
    asked.push([question, said]);
    return said;
  };
  const heard = Object.assign((key: string, params?: Params) => ask((of) => of(key, params)), {
    lang: ask((of) => of.lang),
    has: (key: string) => ask((of) => of.has(key)),
  });
  // A query only once it is read: most drawings stay as they are when another seat is addressed.
  return Object.defineProperty(heard, 'reader', { get: () => ask((of) => of.reader) });
}

class StillDirective extends Directive {
  #dependencies: readonly unknown[] | undefined;
  #text: Text | undefined;
  #asked: Asked[] = [];
  render<C extends Speaking>(dependencies: readonly unknown[], ctx: C, draw: (ctx: C) => Drawn) {
    const { text } = ctx;
    // Catalogues are loaded one after another, and most of them do not change the board.
    const isSame =
      this.#dependencies?.every((one, i) => one === dependencies[i]) &&
      (text === this.#text || this.#asked.every(([ask, said]) => ask(text) === said));
    this.#dependencies = dependencies;
    this.#text = text;
    if (isSame) return noChange;
    this.#asked = [];
    return staticTemplate(draw({ ...ctx, text: heard(text, this.#asked) }));
  }
}
const directed = directive(StillDirective);
/**
 * A static drawing that is created again when one of the dependencies (always the same number) or a text that it uses has
 * changed: `draw` gets `ctx` with a `text` that records its queries.
 * @beta
 */
export const still = <C extends Speaking>(dependencies: readonly unknown[], ctx: C, draw: (ctx: C) => Drawn): Drawing =>
  directed(dependencies, ctx, draw as (ctx: Speaking) => Drawn) as Drawing;

const known = new WeakMap<object, Map<string, Drawn>>();
/** Limit of cached drawings per owner: names contain ids of their board, and a page may create boards without limit. */
const MOST = 2000;
/** The static drawing of this name: created once per owner; Lit clones it wherever it is used. @beta */
export function cachedTemplate(owner: object, name: string, make: () => Drawn): Drawn {
  let own = known.get(owner);
  if (!own || own.size >= MOST) known.set(owner, (own = new Map<string, Drawn>()));
  let drawing = own.get(name);
  if (drawing === undefined) own.set(name, (drawing = staticTemplate(make())));
  return drawing;
}

function write(value: Drawn): string {
  if (value === nothing) return '';
  if (Array.isArray(value)) return value.map(write).join('');
  if (typeof value !== 'object') return escaped(String(value));
  // The values of Lit's templates have any type.
  const { strings, values } = (value ?? {}) as Partial<Drawing>;
  if (!strings || !values)
    throw new Error(
      'a still drawing has a place, a still drawing or null in it; expected templates, texts and numbers',
    );
  let markup = '';
  values.forEach((inner, i) => {
    const before = strings[i]!;
    const name = ATTRIBUTE.exec(before)?.[1];
    if (name && /^[.?@]/.test(name)) throw new Error(`${name} is no attribute of a still drawing`);
    if (name === undefined) markup += before + write(inner as Drawn);
    else if (inner === nothing) markup += before.slice(0, -name.length - 1).trimEnd();
    else markup += `${before}"${escaped(String(inner))}"`;
  });
  return markup + strings.at(-1)!;
}

/** Matches the name of the attribute whose unquoted value follows. */
const ATTRIBUTE = /([^\s"]+)=$/;
