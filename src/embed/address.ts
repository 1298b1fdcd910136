/**
 * The address of an embed: all that an element accepts, in path and query, so that static pages can show it and hosts may
 * use the hash. `<site>e/<game>/game/?v=1&s=…`; the folders contain an `index.html`, so any web server can serve it. The
 * same table parses the attributes of elements and of `<div data-playable>`.
 */
import { DEFAULT_GAME } from '../games/index.js';
import { isLanguage } from '../i18n/text.js';
import { badInput } from '../kernel/bad-input.js';
import { badSource, badVersion, type SourceCode } from '../kernel/bad-source.js';
import type { BadInput, Params } from '../kernel/game.js';
import { MAX_SEED } from '../kernel/random.js';
import { IN_LINK } from '../playthrough/attributes.js';
import { formatNames, formatSeats, listedSeats, parseNames } from '../playthrough/seats.js';
import { KINDS, PLAYED, type Kind } from './kinds.js';

export { KINDS, type Kind };

/** Version of the address format. */
const ADDRESS_FORM = 1;
/** One sentence per format from the second on: what it changed. */
const CHANGES: readonly string[] = [];
/** Longer addresses are refused; servers refuse them too. */
const LONGEST = 8000;

/**
 * What an embed shows, and how. Checked for form only: `resolveEmbed` checks whether the game has such a move or lesson.
 * @public
 */
export interface Embed {
  /** What is shown, and by which element. */
  readonly kind: Kind;
  /** The id of the game. */
  readonly game: string;
  /** A permalink: start and moves in one word. In an address `s`. */
  readonly state?: string;
  /** How many of the moves are shown. */
  readonly at?: number;
  /** Moves in notation, separated by `;`. */
  readonly moves?: string;
  /** The number of players of a new game. Default: 4, or the nearest that the game allows. */
  readonly players?: number;
  /** The seed of a new game, a whole number up to 4,294,967,295. Moves require it. */
  readonly seed?: number;
  /** `name=value`, separated by spaces. */
  readonly options?: string;
  /** `human bot bot:hard`. */
  readonly seats?: string;
  /** Names of the seats: `Ada, Ben`. */
  readonly names?: string;
  /** The viewer: a seat by its name in notation, or `spectator`. */
  readonly seat?: string;
  /** Shows the position and lets nobody move. */
  readonly readonly?: true;
  /** Whether an undo may take back random events: `free` may, `fair` may not. Default: `free` for one person, `fair` for several. */
  readonly undo?: 'fair' | 'free';
  /** Shows a timer for the time that players may agree on. */
  readonly timer?: true;
  /** The name under which the game is kept over reloads; `off` keeps nothing. */
  readonly save?: string;
  /** The id of the lesson, an author's or one of the game's; without it and `rule`, the first. */
  readonly lesson?: string;
  /** An author's lesson, packed in one word. */
  readonly data?: string;
  /** Address of a file, for elements only: an author's lesson, or the data that replaces a game's own. */
  readonly src?: string;
  /** The id of a rule, such as `EW-5.11`: the lesson that teaches it (unless `lesson` names one), or the rule shown. */
  readonly rule?: string;
  /** From 1. */
  readonly step?: number;
  /** The selected phase, as a state of the game's chart. */
  readonly phase?: string;
  /** The tag of the language of the texts, such as `fr`. One that the game does not speak is English. */
  readonly lang?: string;
  /** The colour scheme; `auto`, the default, leaves it to the page and the reader. */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** When an element loads the content: `near` the viewport (the default), on a `click`, or `now`. */
  readonly load?: 'near' | 'click' | 'now';
  /** `off` disables the letter keys. */
  readonly shortcuts?: 'on' | 'off';
  /** The reader makes a move themselves even if it is the only legal one. */
  readonly forced?: 'off';
  /** Switches on a coach for the reader's first turn, unless the reader has switched it off. */
  readonly coach?: true;
  /** Address of a server of tables; in an address a whole one. */
  readonly server?: string;
}
export type Parameter = Exclude<keyof Embed, 'kind' | 'game'>;

type Value = string | number | true;
interface Form {
  readonly kinds: readonly Kind[];
  /** Parses the text of a parameter. Throws `BadInput` that names it. */
  read(text: string, name: string): Value;
}

/** Base for relative addresses; only path and query matter. */
const NOWHERE = 'https://embed.invalid/';

const from =
  (pattern: RegExp, code: SourceCode, params: Params = {}) =>
  (text: string, name: string): string => {
    const trimmed = text.trim();
    if (pattern.test(trimmed)) return trimmed;
    throw badSource(name, text, code, params);
  };
const integer =
  (min: number, max: number) =>
  (text: string, name: string): number => {
    if (/^\d{1,10}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max) return Number(text);
    throw badInput(name, text, 'whole', { min, max });
  };
/** A whole number whose range the game says. */
const count = (text: string, name: string): number => {
  if (/^\d{1,10}$/.test(text.trim())) return Number(text);
  throw badSource(name, text, 'number');
};
const words =
  (...all: readonly string[]) =>
  (text: string, name: string): string => {
    if (all.includes(text)) return text;
    throw badInput(name, text, 'one', { values: all.join(', ') });
  };
/** A flag: on if present, like a boolean attribute; in an address it has a value. */
const flag = (text: string, name: string): true => {
  if (['', '1', 'true', name].includes(text)) return true;
  throw badSource(name, text, 'flag');
};
const id = from(/^[\w.-]{1,80}$/, 'ids');
const language = (text: string, name: string): string => {
  if (isLanguage(text)) return text;
  throw badSource(name, text, 'language');
};
/** An absolute address, or one relative to the page; `javascript:` and the like are refused. */
const reached =
  (protocols: RegExp, code: SourceCode) =>
  (text: string, name: string): string => {
    const address = text.trim();
    const isOne = URL.canParse(address, NOWHERE) && protocols.test(new URL(address, NOWHERE).protocol);
    if (address !== '' && isOne) return address;
    throw badSource(name, text, code);
  };

/** All parameters, in their order in an address. */
const FORMS: { readonly [P in Parameter]: Form } = {
  data: { kinds: ['lesson'], read: from(/^[\w-]+$/, 'packed') },
  src: { kinds: ['game', 'lesson'], read: reached(/^(https?|file):$/, 'fileAddress') },
  lesson: { kinds: ['lesson'], read: id },
  rule: { kinds: ['lesson', 'rulebook'], read: id },
  step: { kinds: ['lesson'], read: integer(1, 999) },
  players: { kinds: PLAYED, read: count },
  seed: { kinds: PLAYED, read: integer(0, MAX_SEED) },
  options: { kinds: PLAYED, read: from(/^([\w-]+=\S+(\s+[\w-]+=\S+)*)?$/, 'pairs') },
  seats: { kinds: ['game'], read: (text) => formatSeats(listedSeats(text)) },
  names: { kinds: ['game'], read: (text) => formatNames(parseNames(text)) },
  seat: { kinds: PLAYED, read: id },
  moves: { kinds: PLAYED, read: (text) => text.trim() },
  state: { kinds: PLAYED, read: from(/^[\w.-]+$/, 'link') },
  at: { kinds: PLAYED, read: integer(0, 99_999) },
  phase: { kinds: ['phases'], read: id },
  readonly: { kinds: ['game'], read: flag },
  undo: { kinds: ['game'], read: words('fair', 'free') },
  timer: { kinds: ['game'], read: flag },
  save: { kinds: ['game'], read: from(/^\S.{0,79}$/, 'save') },
  lang: { kinds: KINDS, read: language },
  theme: { kinds: KINDS, read: words('auto', 'light', 'dark') },
  load: { kinds: KINDS, read: words('near', 'click', 'now') },
  shortcuts: { kinds: ['game', 'lesson'], read: words('on', 'off') },
  forced: { kinds: ['game'], read: words('off') },
  coach: { kinds: ['game'], read: flag },
  server: { kinds: ['game'], read: reached(/^https?:$/, 'serverAddress') },
};
const NAMES = Object.keys(FORMS) as Parameter[];

/** The name of a parameter in an address. */
const inQuery = (name: Parameter): string => (name === 'state' ? 's' : name);

/** The parameters that a kind of embed accepts. */
export const parametersOf = (kind: Kind): readonly Parameter[] =>
  NAMES.filter((name) => FORMS[name].kinds.includes(kind));

/**
 * Parses an embed from texts by name, such as an element's attributes. Unknown names are ignored. Throws `BadInput` that
 * names the parameter.
 * @public
 */
export const readEmbed = (kind: string, given: Readonly<Record<string, string | undefined>>): Embed =>
  readNamed(kind, given, (name) => name);

/** The same for texts under other names; `BadInput` names a parameter as they do. */
function readNamed(
  kind: string,
  given: Readonly<Record<string, string | undefined>>,
  nameOf: (name: Parameter) => string,
): Embed {
  words(...KINDS)(kind, 'kind');
  const embed: Record<string, Value> = { kind, game: id(given['game'] ?? DEFAULT_GAME, 'game') };
  for (const name of NAMES) {
    const text = given[nameOf(name)];
    if (text === undefined) continue;
    if (!FORMS[name].kinds.includes(kind as Kind)) throw badSource(nameOf(name), text, 'foreign', { kind });
    // A lone surrogate would change in an address.
    if (/\p{Surrogate}/u.test(text)) throw badSource(nameOf(name), text, 'wholeLetters');
    embed[name] = FORMS[name].read(text, nameOf(name));
  }
  const twice = 'state' in embed ? IN_LINK.find((name) => name in embed) : undefined;
  if (embed['data'] !== undefined && embed['src'] !== undefined)
    throw badInput('src', embed['src'], 'held', { by: 'data' });
  if (twice) throw badInput(nameOf(twice), given[nameOf(twice)], 'held', { by: nameOf('state') });
  return embed as unknown as Embed;
}

/** An embed's texts by attribute name, without `kind`. @public */
export function attributesOf(embed: Embed): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { game: embed.game };
  for (const name of NAMES) {
    const value = embed[name];
    if (value !== undefined) texts[name] = value === true ? '' : String(value);
  }
  return texts;
}

const PATH = /(?:^|\/)e\/([^/]+)\/([^/]+?)(?:\/|\/index\.html)?$/;
function partsOf(address: string): { game: string; kind: string; query: URLSearchParams } | undefined {
  try {
    const { protocol, pathname, searchParams: query } = new URL(address, NOWHERE);
    if (!/^(https?|file):$/.test(protocol)) return undefined;
    const [, game = '', kind = ''] = PATH.exec(pathname) ?? [];
    return game ? { game, kind, query } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address, absolute or relative, claims to be one of ours. @public */
export function isAddress(address: string): boolean {
  const parts = partsOf(address);
  return parts !== undefined && (KINDS.includes(parts.kind as Kind) || parts.query.has('v'));
}

/** Throws `BadInput` for what only an element takes: an embed page fetches no file, and stands elsewhere than its author's page. */
function checkAddressed(embed: Embed): Embed {
  const { src, server } = embed;
  if (src !== undefined) throw badSource('src', src, 'unfetched');
  if (server !== undefined && !URL.canParse(server)) throw badSource('server', server, 'web');
  return embed;
}

const tooLong = (address: string): BadInput => badSource('address', address, 'characters', { most: LONGEST });

/**
 * Parses an address, absolute or relative. The hash belongs to the host and is ignored. Throws `BadInput` that names the
 * parameter.
 * @public
 */
export function parseAddress(address: string): Embed {
  if (address.length > LONGEST) throw tooLong(address);
  const parts = partsOf(address);
  if (!parts) throw badSource('address', address, 'address');
  const { game, kind, query } = parts;
  words(...KINDS)(kind, 'kind');
  const version = query.get('v');
  if (version !== String(ADDRESS_FORM)) throw badVersion('v', version, ADDRESS_FORM, CHANGES);
  const given: Record<string, string> = {};
  for (const [name, text] of query) {
    if (Object.hasOwn(given, name) && isKnown(name)) throw badSource(name, text, 'once');
    given[name] = text;
  }
  return checkAddressed(readNamed(kind, { ...given, game }, inQuery));
}

/**
 * Formats the address of an embed; `site` is the address of the folder that contains `e`. Throws `BadInput` like
 * `parseAddress`.
 * @public
 */
export function formatAddress(embed: Embed, site = ''): string {
  const { kind, game } = checkAddressed(readEmbed(embed.kind, attributesOf(embed)));
  const query = new URLSearchParams({ v: String(ADDRESS_FORM) });
  for (const name of NAMES) {
    const value = embed[name];
    if (value !== undefined) query.set(inQuery(name), value === true ? '1' : String(value));
  }
  const address = `${site.replace(/[^/]$/, '$&/')}e/${game}/${kind}/?${query.toString()}`;
  if (address.length > LONGEST) throw tooLong(address);
  return address;
}

const isKnown = (name: string): boolean => NAMES.some((known) => inQuery(known) === name);

/** Names in an address that are no parameters of ours: added by a host, or misspelt by an author. */
export const unknownParametersOf = (address: string): readonly string[] =>
  [...(partsOf(address)?.query.keys() ?? [])].filter((name) => name !== 'v' && !isKnown(name));

/** The secret that WordPress appends to a frame's address, also after an existing hash. @public */
export const secretOf = (address: string): string | undefined => /#(?:.*#)?\?secret=([a-zA-Z0-9]+)/.exec(address)?.[1];
