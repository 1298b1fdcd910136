/**
 * Texts. A catalogue maps keys to sentences with placeholders:
 *
 * - `{count}` a value: the term `count:<value>` if the catalogue has it, else the number in the language's format. So `{seat}`
 *   becomes the text of `seat:0`, "Red guild";
 * - `{rank.of}` another form of a term: `rank.of:wizard`;
 * - `{count?# die|# dice}` the singular or the plural form by the language's plural rules; `#` is the number;
 * - `{seat~you roll|# rolls|# roll}` the second person for the reader's own seat, else the third for one or for several seats,
 *   which are numbers; `#` is the name. A sentence that begins with it gets a capital letter.
 */
import type { Json, Params, Seat } from '../kernel/game.js';

/** The sentences of one language by key, with placeholders for values. @public */
export type Catalogue = Readonly<Record<string, string>>;

/** The catalogue with this before each key. */
export const withPrefix = (prefix: string, catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, sentence]) => [prefix + key, sentence]));

/** The terms of the whole numbers from 0 on, such as `seat:0` and `seat:1`, for names in their order. @beta */
export const terms = (name: string, words: readonly string[]): Catalogue =>
  Object.fromEntries(words.map((word, n) => [`${name}:${n}`, word]));

/** The sentence of a key in the first of the catalogues that has one. */
export const sentenceIn = (catalogues: readonly Catalogue[], key: string): string | undefined =>
  catalogues.find((catalogue) => Object.hasOwn(catalogue, key))?.[key];

/** Returns the sentence of a key. A key that no catalogue has is returned itself, so that missing texts are visible. @public */
export interface Text {
  /** The sentence, with values in place of its placeholders. */
  (key: string, params?: Params): string;
  /** The tag of the language in which numbers and lists are written. */
  readonly lang: string;
  /** The seat that sentences call `you`; `undefined` if they name every seat. */
  readonly reader?: Seat | undefined;
  /** Whether a catalogue has the key. */
  has(key: string): boolean;
}

/** Formats values that have no key of their own, such as a place in a box; `undefined` leaves a value to the catalogue. @beta */
export type FormatValue = (name: string, value: Json, text: Text) => string | undefined;

/** A text without accents and capitals, for searches. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether this is a valid language tag. Pages may have `en_US`, browsers in the C locale `en-US@posix`: both are invalid. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Formats numbers, lists and elisions in a language. */
interface Writing {
  number(value: number): string;
  list(items: readonly string[]): string;
  isOne(count: number): boolean;
  /** Appends a value to the text so far, contracting words where the language does. */
  join(said: string, value: string): string;
}

/**
 * A contraction of a preposition or conjunction with the value after it, separated by `|`: French `d’Ada` and `du Troll`,
 * Italian `ad Ada`, `ed Elena` and `sul Troll`. The h of names that are French is mute, `d’Hugo`; that of others is not, `de Hans`.
 */
type Joint = readonly [between: RegExp, instead: (found: string, word: string, article: string) => string];
const ITALIAN: Readonly<Record<string, string>> = { il: 'l', i: 'i', gli: 'gli' };
const JOINTS: Readonly<Record<string, readonly Joint[]>> = {
  fr: [
    [
      /(?<!\p{L})(d|(?:lors|puis|jus)?qu)e \|(?=(?!onz|oui)[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouéèê])/iu,
      (_, word) => `${word}’`,
    ],
    [/(?<!\p{L})([dD]|[qQ]u)e \|(?=H(?:[eéèêiïy]|o(?:no|r[at])|u[bg]))/u, (_, word) => `${word}’`],
    [/(?<!\p{L})(d)e \|le /iu, (_, word) => `${word}u `],
  ],
  it: [
    [/(?<!\p{L})(a) \|(?=[aà])/iu, (_, word) => `${word}d `],
    [/(?<!\p{L})(e) \|(?=[eèé])/iu, (_, word) => `${word}d `],
    [
      /(?<!\p{L})(su|a|da|di) \|(l’|(?:il|i|gli|lo|la|le)(?= ))/u,
      (_, word, article) => (word === 'di' ? 'de' : word) + (ITALIAN[article] ?? `l${article}`),
    ],
  ],
};
const writings = new Map<string, Writing>();

/** Cached by language; the `Intl` objects are created on first use, because each takes a browser milliseconds. */
function writingOf(lang: string): Writing {
  const known = writings.get(lang);
  if (known) return known;
  let numbers: Intl.NumberFormat | undefined;
  let lists: Intl.ListFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const writing: Writing = {
    // English, French and Italian format these alike, and games have no others: shows the first board 50 ms earlier.
    number: (value) =>
      Number.isInteger(value) && value >= 0 && value < 1000
        ? String(value)
        : (numbers ??= new Intl.NumberFormat(lang)).format(value).replace('-', '−'),
    list: (items) =>
      (lists ??= new Intl.ListFormat(lang, { type: 'conjunction' }))
        .formatToParts(items)
        .reduce((said, { value }) => writing.join(said, value), ''),
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

const PLACEHOLDER = /\{([\w.]+)(?:([?~])([^|}]*)\|([^|}]*)(?:\|([^}]*))?)?\}/;
/** A placeholder: the param's name, the full path, its forms if it has them, by number or by person, and the text after it. */
interface Placeholder {
  readonly of: string;
  readonly path: string;
  readonly by: '?' | '~' | undefined;
  readonly forms: readonly [one: string, other: string, several: string | undefined];
  readonly then: string;
}
interface Sentence {
  readonly first: string;
  readonly placeholders: readonly Placeholder[];
}
const sentences = new Map<string, Sentence>();
/** Splits a sentence at its placeholders; cached. */
function cut(sentence: string): Sentence {
  let made = sentences.get(sentence);
  if (!made) {
    const [first = '', ...rest] = sentence.split(PLACEHOLDER);
    const placeholders: Placeholder[] = [];
    for (let i = 0; i < rest.length; i += 6) {
      const [path, by, ...forms] = rest.slice(i, i + 5) as [string, Placeholder['by'], ...Placeholder['forms']];
      placeholders.push({ of: path.split('.')[0]!, path, by, forms, then: rest[i + 5]! });
    }
    sentences.set(sentence, (made = { first, placeholders }));
  }
  return made;
}

/**
 * Texts from these catalogues; the first catalogue that has a key is used. `formatValue` is tried before the catalogues for
 * values. A missing key gives the key itself, and is told to `lacks`. `reader` is the seat that sentences address.
 * @beta
 */
export function textOf(
  lang: string,
  catalogues: readonly Catalogue[],
  formatValue?: FormatValue,
  reader?: Seat,
  lacks?: (key: string) => void,
): Text {
  const writing = writingOf(lang);
  const find = (key: string) => sentenceIn(catalogues, key);

  const name = (key: string, value: Json | undefined): string => {
    const formatValued = value === undefined ? undefined : formatValue?.(key, value, text);
    if (formatValued !== undefined) return formatValued;
    const term = find(`${key}:${String(value)}`);
    if (term !== undefined) return term;
    if (typeof value === 'number') return writing.number(value);
    if (Array.isArray(value)) return writing.list(value.map((item: Json) => name(key, item)));
    return String(value ?? '');
  };

  /** Whether a value is the reader: their seat, or a list of it alone. Never by name: two people may have the same. */
  const isReader = (value: Json | undefined): boolean =>
    value !== undefined && (Array.isArray(value) ? value.length === 1 && value[0] === reader : value === reader);
  /** The name of a value of which the language speaks in the third person; the reader comes first in a list, as `you`. */
  const others = (path: string, value: Json | undefined, you: string): string =>
    Array.isArray(value) && value.some(isReader)
      ? writing.list([you, ...value.filter((item: Json) => !isReader(item)).map((item: Json) => name(path, item))])
      : name(path, value);

  const text = ((key, params) => {
    const found = find(key);
    if (found === undefined) lacks?.(key);
    const sentence = found ?? key;
    // Without params, braces are left: an author's sentence may contain some that are no placeholders.
    if (!params) return sentence;
    const { first, placeholders } = cut(sentence);
    let said = first;
    for (const { of, path, by, forms, then } of placeholders) {
      const value = params[of];
      if (by === '~') {
        const isYou = isReader(value);
        const isSeveral = Array.isArray(value) && value.length > 1;
        const [before, ...after] = (isYou ? forms[0] : (isSeveral && forms[2]) || forms[1]).split('#');
        said += before!;
        // A form for the reader beside a bare name is a pronoun in the case that the sentence needs, such as Italian `te`.
        const you = forms[1] === '#' && !forms[0].includes('#') ? forms[0] : text('ui.you');
        if (after.length > 0)
          said = writing.join(said, isYou ? name(path, value) : others(path, value, you)) + after.join('#');
      } else if (by) {
        const count = Number(value);
        said += forms[writing.isOne(count) ? 0 : 1].replace('#', writing.number(count));
      } else said = writing.join(said, name(path, value));
      said += then;
    }
    return first === '' && placeholders[0]?.by === '~' ? said.charAt(0).toLocaleUpperCase(lang) + said.slice(1) : said;
  }) as Text;
  return Object.assign(text, { lang, reader, has: (key: string) => find(key) !== undefined });
}
