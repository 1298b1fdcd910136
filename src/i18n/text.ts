/**
 * Words. A catalogue maps keys to sentences with places for values:
 *
 * - `{count}` a value: a number in the language's own writing, or the term `count:<value>` when the catalogue has one,
 *   so that `{seat}` says `seat:0`, "Red guild";
 * - `{rank.of}` another form of a term: `rank.of:wizard`;
 * - `{count?# die|# dice}` one form or the other by the language's plural rules, `#` being the number.
 */
import type { Json, Params } from '../kernel/game.js';

export type Catalogue = Readonly<Record<string, string>>;

/** Gives the sentence of a key. A key that no catalogue has is shown as it is, so that a hole is seen and not hidden. */
export interface Text {
  (key: string, params?: Params): string;
  readonly lang: string;
  has(key: string): boolean;
}

/** Names values that no single key can name, such as a place in a box; `undefined` leaves them to the catalogue. */
export type FormatValue = (name: string, value: Json, text: Text) => string | undefined;

/** Whether this is the tag of a language. Pages say `en_US` and browsers in the C locale `en-US@posix`, which no language is called. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** How a language writes numbers and lists. */
interface Writing {
  number(value: number): string;
  list(items: readonly string[]): string;
  isOne(count: number): boolean;
  /** What is said so far with a value behind it. */
  join(said: string, value: string): string;
}

/**
 * What a language makes of a little word and the name after it, `|` between them: French says `d’Ada` and `du Troll`, Italian
 * `ad Ada` and `sul Troll`.
 */
type Joint = readonly [between: RegExp, instead: (found: string, word: string, article: string) => string];
const ITALIAN: Readonly<Record<string, string>> = { il: 'l', i: 'i', gli: 'gli' };
const JOINTS: Readonly<Record<string, readonly Joint[]>> = {
  fr: [
    [
      /(?<!\p{L})(d|(?:lors|puis|jus)?qu)e \|(?=(?!onz|oui)[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouéèê])/iu,
      (_, word) => `${word}’`,
    ],
    [/(?<!\p{L})(d)e \|le /iu, (_, word) => `${word}u `],
  ],
  it: [
    [/(?<!\p{L})(a) \|(?=[aà])/iu, (_, word) => `${word}d `],
    [
      /(?<!\p{L})(su|a|da|di) \|(l’|(?:il|i|gli|lo|la|le)(?= ))/u,
      (_, word, article) => (word === 'di' ? 'de' : word) + (ITALIAN[article] ?? `l${article}`),
    ],
  ],
};
const writings = new Map<string, Writing>();

/** Made once for a language, each part when it is first asked for: a browser takes milliseconds for one of `Intl`'s. */
function writingOf(lang: string): Writing {
  const known = writings.get(lang);
  if (known) return known;
  let numbers: Intl.NumberFormat | undefined;
  let lists: Intl.ListFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const writing: Writing = {
    // English, French and Italian write these alike, and games have no others: 50 ms less until a board is there.
    number: (value) =>
      Number.isInteger(value) && value >= 0 && value < 1000
        ? String(value)
        : (numbers ??= new Intl.NumberFormat(lang)).format(value),
    list: (items) => (lists ??= new Intl.ListFormat(lang, { type: 'conjunction' })).format(items),
    isOne: (count) => (plurals ??= new Intl.PluralRules(lang)).select(count) === 'one',
    join(said, value) {
      const both = `${said}|${value}`;
      const joint = JOINTS[lang.slice(0, 2)]?.find(([between]) => between.test(both));
      return joint ? both.replace(...joint) : said + value;
    },
  };
  writings.set(lang, writing);
  return writing;
}

const PLACE = /\{([\w.]+)(?:\?([^|}]*)\|([^}]*))?\}/;
/** A place in a sentence: the value it names, the path it is named by, its two forms if it has them, and what is said after it. */
interface Place {
  readonly of: string;
  readonly path: string;
  readonly forms: readonly [one: string, other: string] | undefined;
  readonly then: string;
}
interface Sentence {
  readonly first: string;
  readonly places: readonly Place[];
}
const sentences = new Map<string, Sentence>();
/** A sentence cut at its places, once. */
function cut(sentence: string): Sentence {
  let made = sentences.get(sentence);
  if (!made) {
    const [first = '', ...rest] = sentence.split(PLACE);
    const places: Place[] = [];
    for (let i = 0; i < rest.length; i += 4) {
      const [path, one, other, then] = rest.slice(i, i + 4) as [string, string | undefined, string, string];
      places.push({ of: path.split('.')[0]!, path, forms: one === undefined ? undefined : [one, other], then });
    }
    sentences.set(sentence, (made = { first, places }));
  }
  return made;
}

/**
 * Words from these catalogues, the first that has a key speaking; `formatValue` is asked first for a value's name. What none
 * of them has is said as its key, and while more are to come (`isWhole` is false) not at all.
 */
export function textOf(
  lang: string,
  catalogues: readonly Catalogue[],
  formatValue?: FormatValue,
  isWhole = true,
): Text {
  const writing = writingOf(lang);
  const find = (key: string): string | undefined => {
    for (const catalogue of catalogues) if (Object.hasOwn(catalogue, key)) return catalogue[key];
    return undefined;
  };

  const name = (key: string, value: Json | undefined): string => {
    const formatValued = value === undefined ? undefined : formatValue?.(key, value, text);
    if (formatValued !== undefined) return formatValued;
    const term = find(`${key}:${String(value)}`);
    if (term !== undefined) return term;
    if (typeof value === 'number') return writing.number(value);
    if (Array.isArray(value)) return writing.list(value.map((item: Json) => name(key, item)));
    return String(value ?? '');
  };

  const text = ((key, params) => {
    const sentence = find(key) ?? (isWhole ? key : '');
    // An author's sentence may have braces that are no places.
    if (!params) return sentence;
    const { first, places } = cut(sentence);
    let said = first;
    for (const { of, path, forms, then } of places) {
      const value = params[of];
      if (!forms) said = writing.join(said, name(path, value));
      else {
        const count = Number(value);
        said += forms[writing.isOne(count) ? 0 : 1].replace('#', writing.number(count));
      }
      said += then;
    }
    return said;
  }) as Text;
  return Object.assign(text, { lang, has: (key: string) => find(key) !== undefined });
}
