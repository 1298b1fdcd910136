/**
 * Recognises what an author gives by its form: a lesson as JSON, in an element or in a fenced block; an address, or a
 * frame with one; an element that names a lesson or a game; a saved game; a permalink. The page never parses any of it as
 * markup: it stays text.
 */
import { isAddress, parseAddress, readEmbed, type Embed } from '../../../embed/address.js';
import { badSource } from '../../../kernel/bad-source.js';
import { MOST_CHARACTERS } from '../../../loading/own-lesson.js';

export type AuthorInput =
  /** A lesson, a set of lessons, or a position. */
  | { readonly kind: 'json'; readonly json: string }
  | { readonly kind: 'embed'; readonly embed: Embed }
  | { readonly kind: 'file'; readonly src: string }
  | { readonly kind: 'transcript'; readonly text: string }
  | { readonly kind: 'link'; readonly link: string };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot)|#(\d{1,5}));/g, (_, name: string | undefined, code: string) =>
    name ? ENTITIES[name]! : String.fromCharCode(Number(code)),
  );

// A tag is looked for up to the next `<` only: each character of a long text that repeats beginnings of tags is read once.
/** An element that names its content in attributes, or the div in place of it. */
const ELEMENT = /<(?:playable-(game|lesson)\b|div\b(?=[^<>]*\sdata-playable="(game|lesson)"))([^<>]*)>/;

/** The text between the first tag of a JSON script and its end. */
function inScript(text: string): string | undefined {
  const tags = [...text.matchAll(/<script\b([^<>]*)>/gi)];
  const tag = tags.find(([, attributes]) => /\stype=["']?application\/json\b/i.test(attributes!));
  if (!tag) return undefined;
  const rest = text.slice(tag.index + tag[0].length);
  const to = rest.search(/<\/script/i);
  return to < 0 ? undefined : rest.slice(0, to);
}
/** The text between the first fence of a lesson and the next fence. */
function inFence(text: string): string | undefined {
  const opening = /^(?:`{3,}|~{3,})\s*playable-lesson[^\n]*\n/m.exec(text);
  if (!opening) return undefined;
  const rest = text.slice(opening.index + opening[0].length);
  const to = rest.search(/\n(?:`{3,}|~{3,})\s*$/m);
  return to < 0 ? undefined : rest.slice(0, to);
}

/** Recognises a source. Throws `BadInput` if the text is none of these. */
export function readInput(given: string): AuthorInput {
  const text = given.trim();
  if (text.length > MOST_CHARACTERS) throw badSource('source', text, 'characters', { most: MOST_CHARACTERS });
  // A lesson as JSON may speak of the others in its sentences.
  const inside = text.startsWith('{') ? text : (inScript(text) ?? inFence(text) ?? text);
  if (/^\s*\{/.test(inside)) return { kind: 'json', json: inside };
  if (/^playable-rules \d/m.test(text)) return { kind: 'transcript', text };
  // A wiki's syntax characters may be written as entities.
  const data = plain(/<(?:playable-lesson|div)[^<>]*\s(?:data-)?data="([\w&#;-]+)"/.exec(text)?.[1] ?? '');
  if (data) return { kind: 'embed', embed: { kind: 'lesson', game: '', data } };
  const src = /<playable-lesson[^<>]*\ssrc="([^"]+)"/.exec(text)?.[1];
  if (src) return { kind: 'file', src: plain(src) };
  const address = /(?:href|src)="([^"]+)"/.exec(text)?.[1] ?? /\]\(([^\])\s]+)\)/.exec(text)?.[1] ?? text;
  if (isAddress(plain(address))) return { kind: 'embed', embed: parseAddress(plain(address)) };
  const [, name, div, attributes = ''] = ELEMENT.exec(text) ?? [];
  if (name ?? div) {
    const all = [...attributes.matchAll(/\s(?:data-)?([\w-]+)="([^"]*)"/g)];
    const given = all.map(([, key, value]) => [key!, plain(value!)] as const);
    return { kind: 'embed', embed: readEmbed((name ?? div)!, Object.fromEntries(given)) };
  }
  if (/^[\w-]*(\.[\w-]*){8}$/.test(text)) return { kind: 'link', link: text };
  throw badSource('source', text, 'source');
}
