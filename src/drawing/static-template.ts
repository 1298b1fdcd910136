/**
 * Drawings that stay as they are until they are made anew.
 *
 * Lit keeps a mark in the page for every place of a template and compares them all at each update; a picture made of
 * hundreds of small templates has more marks than shapes. `staticTemplate` writes such a picture out as one template without
 * places: parsed at a stroke, compared as one thing, and the same to Lit's renderer in Node. Each call makes a template of
 * its own, which the browser parses and lays out anew: where a drawing may change it is `still`, and what stands in many
 * places is a `cachedTemplate`.
 */
import { noChange, nothing, svg, type SVGTemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Text } from '../i18n/text.js';
import type { Params } from '../kernel/game.js';

export type Drawing = SVGTemplateResult;
/** Whoever draws something with words in it. */
interface Speaking {
  readonly text: Text;
}
/** What may stand in a drawing. */
export type Drawn = Drawing | typeof nothing | string | number | readonly Drawn[];

/** The same drawing without places, of nothing nothing. Its values are words and numbers; one that is bound to more than an attribute throws. */
export function staticTemplate(drawing: Drawn): Drawing | typeof nothing {
  // Two texts stay two words.
  const markup = write(drawing).replace(/>\s+</g, '><').replaceAll('</text><text', '</text> <text');
  return markup === '' ? nothing : svg(Object.assign([markup], { raw: [markup] }));
}

/** What was asked of the words while something was drawn, and what they said. */
type Asked = readonly [ask: (text: Text) => unknown, said: unknown];
/** The words, which keep what is asked of them. */
function heard(text: Text, asked: Asked[]): Text {
  const ask = <A>(question: (of: Text) => A): A => {
    const said = question(text);
    asked.push([question, said]);
    return said;
  };
  const heard = (key: string, params?: Params) => ask((of) => of(key, params));
  return Object.assign(heard, { lang: ask((of) => of.lang), has: (key: string) => ask((of) => of.has(key)) });
}

class StillDirective extends Directive {
  #dependencies: readonly unknown[] | undefined;
  #text: Text | undefined;
  #asked: Asked[] = [];
  render<C extends Speaking>(dependencies: readonly unknown[], ctx: C, draw: (ctx: C) => Drawn) {
    const { text } = ctx;
    // Words come in several goes, and most say nothing on the board.
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
 * A static drawing, made anew when one of the dependencies has changed, as many as ever, or a word that it says: `draw` is
 * given the same with words that are listened to.
 */
export const still = <C extends Speaking>(dependencies: readonly unknown[], ctx: C, draw: (ctx: C) => Drawn): Drawing =>
  directed(dependencies, ctx, draw as (ctx: Speaking) => Drawn) as unknown as Drawing;

const known = new WeakMap<object, Map<string, Drawn>>();
/** So many drawings an owner has: ids are of their board, and a page may make boards without end. */
const MOST = 2000;
/** The still drawing of this name: made once for its owner, and cloned wherever it stands. */
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
  if (typeof value !== 'object') return escaped(value as string | number);
  const { strings, values } = value as Drawing;
  let markup = '';
  values.forEach((inner, i) => {
    const before = strings[i]!;
    const name = ATTRIBUTE.exec(before)?.[1];
    if (name && /^[.?@]/.test(name)) throw new Error(`${name} is no attribute of a still drawing`);
    if (name === undefined) markup += before + write(inner as Drawn);
    else if (inner === nothing) markup += before.slice(0, -name.length - 1).trimEnd();
    else markup += `${before}"${escaped(inner as string | number)}"`;
  });
  return markup + strings.at(-1)!;
}

/** The name of the attribute whose value comes next, where it stands without quotes. */
const ATTRIBUTE = /([^\s"]+)=$/;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: string | number): string => String(value).replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
