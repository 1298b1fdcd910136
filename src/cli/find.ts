/**
 * Finds the embeds in a page's text: elements, `div[data-playable]`, frames and links with our addresses, and fenced
 * blocks.
 */
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  isAddress,
  KINDS,
  parametersOf,
  parseAddress,
  readEmbed,
  unknownParametersOf,
  type Embed,
} from '../embed/address.js';
import { NAMES } from '../embed/autoload.js';
import { FITS } from '../elements/ui/fits.js';
import { badInput } from '../kernel/bad-input.js';
import { badSource } from '../kernel/bad-source.js';
import { parseOwn } from '../loading/own-lesson.js';
import type { BadInput } from '../kernel/game.js';
import { OF_OWN_GAME } from '../playthrough/attributes.js';
import { parseInteger, requireOneOf } from '../playthrough/value.js';

export const FORMATS = ['html', 'md', 'mdx', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** An embed found in a text. */
export interface FoundEmbed {
  /** Where it starts, as an index into the text. */
  readonly offset: number;
  /** Parses the embed. Throws `BadInput` if it is malformed. */
  read(): Embed;
  /** JSON of a lesson that the author wrote inside the embed. */
  readonly lesson?: string | undefined;
  /** Index into the text of what an error is about. */
  where(error: BadInput): number;
}

/** The embeds of a text, in order. */
export function findEmbeds(text: string, format: Format): FoundEmbed[] {
  if (format === 'json') return [fileOf(text)];
  const places = format === 'html' ? inHtml(text, text) : inMarkdown(text, format);
  return places.sort((a, b) => a.offset - b.offset);
}

const PREFIX = 'playable-';
/** Attributes allowed on any element beside its own, including those that frameworks add. */
const GLOBAL = new Set(
  'id class classname slot lang dir hidden tabindex title role part style is key ref inert translate itemscope'.split(
    ' ',
  ),
);

/** The kinds of elements: those that have an address, and the studio. */
const ELEMENTS = [...KINDS, 'studio'] as const;
type ElementKind = (typeof ELEMENTS)[number];
/** What an element takes and an address does not. */
const BESIDE_ADDRESS: { readonly [K in ElementKind]: readonly string[] } = {
  game: ['fit', 'site', 'room', 'page-title'],
  lesson: ['fit', 'site', 'pages'],
  rulebook: ['for', 'level'],
  phases: ['for', 'inspector-url'],
  studio: ['data', 'save', 'lang', 'load', 'site'],
};
const isElementKind = (kind: string): kind is ElementKind => ELEMENTS.includes(kind as ElementKind);
/** What an element takes: light or dark is its page's own `color-scheme`. */
export const attributeNames = (kind: ElementKind): readonly string[] => [
  'game',
  ...(kind === 'studio' ? [] : parametersOf(kind).filter((name) => name !== 'theme')),
  ...BESIDE_ADDRESS[kind],
];

interface Source {
  readonly kind: string;
  /** The elements that this form can stand for: no div and no fenced block stands for a studio. */
  readonly kinds: readonly ElementKind[];
  /** Texts by parameter name. */
  readonly given: Readonly<Record<string, string>>;
  /** Index into the text of each parameter. */
  readonly at: Readonly<Record<string, number>>;
}

/** An embed written as attributes. */
function written(text: string, offset: number, source: Source, lesson?: { json: string; offset: number }): FoundEmbed {
  const { kind, kinds, given, at } = source;
  return {
    offset,
    lesson: lesson?.json,
    read() {
      if (!isElementKind(kind) || !kinds.includes(kind))
        throw badInput('kind', kind, 'one', { values: kinds.join(', ') });
      // What others write for hosts without elements: of the attributes, those that the loader and the plugins of hosts keep.
      const isKept = (name: string) => kinds === ELEMENTS || NAMES.includes(name);
      const own = new Set(attributeNames(kind).filter(isKept));
      for (const [name, value] of Object.entries(given)) {
        if (/^\{(?!\d+\}$)/.test(value)) throw badSource(name, value, 'quoted');
        if (/^[a-z]+$/.test(name) && !own.has(name) && !GLOBAL.has(name) && !name.startsWith('on'))
          throw badSource(name, value, 'attribute', { kind, names: [...own].join(', ') });
      }
      const plain = Object.entries(given).map(([name, value]) => [name, value.replace(/^\{(\d+)\}$/, '$1')]);
      return embedFrom(kind, Object.fromEntries(plain) as Record<string, string>);
    },
    where(error) {
      if (lesson && /^[\w-]+([.[]|$)/.test(error.path) && !(error.path in at)) return inLesson(lesson, error);
      const name = /^[\w-]+/.exec(error.path)?.[0];
      const begin = at[name ?? ''];
      if (begin === undefined) return offset;
      const move = /^moves, move (\d+)/.exec(error.path);
      return move ? moveAt(text, begin, given['moves']!, Number(move[1])) : begin;
    },
  };
}

/** The embed that an element's attributes describe; for a studio, the lesson or game that it begins with. */
function embedFrom(kind: ElementKind, given: Readonly<Record<string, string>>): Embed {
  requireOneOf('fit', given['fit'] ?? null, FITS);
  requireOneOf('page-title', given['page-title'] ?? null, ['off']);
  if (given['level'] !== undefined) parseInteger('level', given['level'], 1, 5);
  if ('room' in given && !('server' in given)) throw badInput('server', undefined, 'served');
  const own = 'room' in given ? OF_OWN_GAME.find((name) => name in given) : undefined;
  if (own) throw badInput(own, given[own], 'held', { by: 'room' });
  if (kind !== 'studio') return readEmbed(kind, given);
  const { data, ...rest } = given;
  const game = readEmbed('game', rest);
  return data === undefined ? game : readEmbed('lesson', { game: game.game, data });
}

/** Index of the `n`th move of an attribute or a block. */
function moveAt(text: string, begin: number, moves: string, n: number): number {
  const value = text.indexOf(moves, begin);
  // Written with HTML entities, the source text differs from the value.
  if (value < 0) return begin;
  const pieces = [...moves.matchAll(/[^;\n]*[^;\s][^;\n]*/g)];
  const piece = pieces[n - 1];
  return piece ? value + piece.index + /^\s*/.exec(piece[0])![0].length : begin;
}

/** Index of an error in a lesson's JSON: its position, or else the only occurrence of its value. */
function inLesson({ json, offset }: { json: string; offset: number }, { params, value }: BadInput): number {
  const position = /position (\d+)/.exec(String(params['reason']));
  if (position) return offset + Number(position[1]);
  // A list may be written over several lines; its first entry usually is not. Of a move only a word may be wrong.
  const candidates = [JSON.stringify(value), Array.isArray(value) ? JSON.stringify(value[0]) : '', value];
  const [at] = candidates.flatMap((words) => {
    if (typeof words !== 'string' || words.length < 3) return [];
    const at = json.indexOf(words);
    return at >= 0 && json.indexOf(words, at + 1) < 0 ? [at] : [];
  });
  return offset + (at ?? json.search(/\S|$/));
}

/** A lesson's own file, which names its game. */
function fileOf(text: string): FoundEmbed {
  return {
    offset: 0,
    lesson: text,
    read() {
      const { game } = Object(parseOwn(text)) as { readonly game?: unknown };
      return readEmbed('lesson', typeof game === 'string' ? { game } : {});
    },
    where: (error) => inLesson({ json: text, offset: 0 }, error),
  };
}

/** An embed given as an address. */
const addressed = (address: string, offset: number): FoundEmbed => ({
  offset,
  read() {
    const [stranger] = unknownParametersOf(address);
    if (stranger !== undefined) throw badInput(stranger, null, 'nothing');
    return parseAddress(address);
  },
  where: () => offset,
});

/** The embeds among the elements of `markup`, which has the same length as `text`, so that indexes are valid in both. */
function inHtml(markup: string, text: string): FoundEmbed[] {
  const found: FoundEmbed[] = [];
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node) {
      const place = ofElement(node, text);
      if (place) found.push(place);
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // Parse the content of `<noscript>` too.
  visit(parse(markup, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

function ofElement(node: Tree.Element, text: string): FoundEmbed | undefined {
  const { tagName, attrs, sourceCodeLocation: location } = node;
  const offset = location?.startOffset ?? 0;
  const at = (name: string) => location?.attrs?.[name]?.startOffset ?? offset;
  const value = (name: string) => attrs.find((attr) => attr.name === name)?.value;
  const address = { a: 'href', iframe: 'src' }[tagName];
  if (address && isAddress(value(address) ?? '')) return addressed(value(address)!, at(address));

  const isDiv = tagName === 'div' && value('data-playable') !== undefined;
  if (!isDiv && !tagName.startsWith(PREFIX)) return undefined;
  const kind = isDiv ? value('data-playable')! : tagName.slice(PREFIX.length);
  // On a div only our `data-` attributes count: hosts add others.
  const own = isDiv
    ? attrs.filter(({ name }) => name.startsWith('data-') && isOurs(kind, name.slice(5)))
    : attrs.filter(({ name }) => !name.includes('-') || isOurs(kind, name));
  const plain = (name: string) => (isDiv ? name.slice(5) : name);
  const source: Source = {
    kind,
    kinds: isDiv ? KINDS : ELEMENTS,
    given: Object.fromEntries(own.map(({ name, value }) => [plain(name), value])),
    at: {
      kind: isDiv ? at('data-playable') : offset,
      ...Object.fromEntries(own.map(({ name }) => [plain(name), at(name)])),
    },
  };
  return written(text, offset, source, lessonIn(node));
}
const parametersOfAny = new Set<string>(['game', ...KINDS.flatMap(parametersOf)]);
const isOurs = (kind: string, name: string): boolean =>
  parametersOfAny.has(name) || (isElementKind(kind) && attributeNames(kind).includes(name));

/** The content of the element's own `<script type="application/json">`. */
function lessonIn({ childNodes }: Tree.Element): { json: string; offset: number } | undefined {
  for (const node of childNodes) {
    if (!('tagName' in node) || node.tagName !== 'script') continue;
    if (!node.attrs.some(({ name, value }) => name === 'type' && value === 'application/json')) continue;
    const json = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    return { json, offset: node.sourceCodeLocation?.startTag?.endOffset ?? 0 };
  }
  return undefined;
}

/** The embeds of Markdown: in its HTML, its links, and fenced blocks named after our elements; other code is skipped. */
function inMarkdown(source: string, format: Format): FoundEmbed[] {
  const blank = (words: string) => words.replace(/[^\n]/g, ' ');
  const text = format === 'mdx' ? source.replace(/\{\/\*[^]*?\*\/\}/g, blank) : source;
  // MDX has no indented code.
  const extensions = format === 'mdx' ? [{ disable: { null: ['codeIndented'] } }] : [];
  const found: FoundEmbed[] = [];
  let markup = blank(text);
  const isScript = (node: Nodes | undefined) => node?.type === 'html' && /^<\/?script\b/i.test(node.value);
  const visit = (node: Nodes, n: number, beside: readonly Nodes[]): void => {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const words = text.slice(from, to);
    // Of a script within a line Markdown makes more than a text, or another text, if it changes what is in it.
    const inScript = node.type === 'text' && node.value === words && isScript(beside[n - 1]) && isScript(beside[n + 1]);
    if (node.type === 'html' || inScript) markup = markup.slice(0, from) + words + markup.slice(to);
    if (node.type === 'code' && node.lang?.startsWith(PREFIX)) found.push(ofBlock(node, text, from));
    if ((node.type === 'link' || node.type === 'definition') && isAddress(node.url))
      found.push(addressed(node.url, from));
    if (node.type === 'text') {
      for (const { 0: url, index } of words.matchAll(/https?:\/\/[^\s<>"']*[^\s<>"').,;:!?]/g))
        if (isAddress(url)) found.push(addressed(url.replaceAll('&amp;', '&'), from + index));
    }
    if ('children' in node && node.type !== 'link') node.children.forEach(visit);
  };
  visit(fromMarkdown(text, { extensions }), 0, []);
  return [...found, ...inHtml(markup, text)];
}

/** A block ```` ```playable-game {players=3 seed=5} ````: one move per line, or a lesson's JSON. */
function ofBlock(node: Extract<Nodes, { type: 'code' }>, text: string, offset: number): FoundEmbed {
  // As the hosts read it: the braces need no space before them.
  const [, kind = '', rest = ''] = /^playable-(\w*)\s*([^]*)$/.exec(`${node.lang} ${node.meta ?? ''}`.trim())!;
  const meta = rest.replace(/^\{|\}$/g, '');
  const pairs = [...meta.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)];
  const given = Object.fromEntries(pairs.map(([, name, a, b, c]) => [name!, a ?? b ?? c ?? '']));
  const body = text.indexOf('\n', offset) + 1;
  const isLesson = kind === 'lesson' && node.value.trim() !== '';
  const moves = !isLesson && node.value.trim() !== '' ? { moves: node.value } : {};
  const at = Object.fromEntries(Object.keys(given).map((name) => [name, offset]));
  const source = {
    kind,
    kinds: KINDS,
    given: { ...given, ...moves },
    at: { ...at, ...('moves' in moves && { moves: body }) },
  };
  return written(text, offset, source, isLesson ? { json: node.value, offset: body } : undefined);
}
