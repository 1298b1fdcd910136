/** Pages that are mostly text: converts Markdown to markup, with code from the sources, so that it stays up to date. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { excerpt, wholeFile } from './excerpt.js';
import { html, Markup } from '../src/markup/html.js';
import { code } from './layout.js';
import { SITE, to, type Place } from './place.js';

const read = (file: string) => readFileSync(new URL(`prose/${file}`, import.meta.url), 'utf8');
/** The Markdown of a file of `prose/`: what comes before its headings of the second level, and each of these with its text. */
export const sections = (file: string): readonly string[] => read(file).split(/^(?=## )/m);

/**
 * Renders Markdown, or a file of `prose/`. `parts` replace their names in braces. Links without a protocol refer to pages of the
 * site by folder, such as `/guide/`.
 */
export function prose(place: Place, given: string, parts: Readonly<Record<string, string>> = {}): Markup {
  const text = given.endsWith('.md') ? read(given) : given;
  return written(place, fromMarkdown(text.replace(/^\{(\w+)\}$/gm, (whole, name: string) => parts[name] ?? whole)));
}

const inside = (place: Place, { children }: Parents): readonly Markup[] =>
  children.map((child) => written(place, child));

/** The plain text of a node, for headings' anchors. */
const plain = (node: Nodes): string =>
  'children' in node ? node.children.map(plain).join('') : 'value' in node ? node.value : '';
const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function written(place: Place, node: Nodes): Markup {
  const tag = (name: string, with_ = '') =>
    html`${new Markup(`<${name}${with_}>`)}${'children' in node && inside(place, node)}${new Markup(`</${name}>`)}`;
  switch (node.type) {
    case 'root':
      return html`${inside(place, node)}`;
    case 'heading':
      return tag(`h${node.depth}`, node.depth > 1 ? ` id="${anchorOf(plain(node))}"` : '');
    case 'paragraph':
      return tag('p');
    case 'strong':
      return tag('strong');
    case 'emphasis':
      return tag('em');
    case 'list':
      return tag(node.ordered ? 'ol' : 'ul');
    case 'listItem':
      return html`<li>
        ${node.children.map((child) => (child.type === 'paragraph' ? inside(place, child) : written(place, child)))}
      </li>`;
    case 'text':
      return html`${node.value}`;
    case 'inlineCode':
      return html`<code>${node.value}</code>`;
    case 'link': {
      const href = node.url.startsWith('/') ? to(place, node.url.slice(1)) : node.url;
      return html`<a href="${href}">${inside(place, node)}</a>`;
    }
    case 'code':
      return sample(place, node.lang ?? '', node.meta ?? '', node.value);
    default:
      throw new Error(`Markdown: ${node.type} is not written here`);
  }
}

/**
 * A block of code. With a source and a name, as in `ts src/kernel/game.ts#Game`, it shows that declaration, or for `import` the
 * imports of the file; with a file only, the whole file. `without word` and `only word` choose among its lines. `as` names the
 * file as it is called in the project of an author, whose game is in `src/game`. In a block without a source, `{site}` is the
 * address of the site.
 */
function sample(place: Place, lang: string, meta: string, value: string): Markup {
  const [, file, name, how, word, as] = /^(\S*?)(?:#(\S+))?(?: (without|only) (\w+))?(?: as (\S+))?$/.exec(meta)!;
  const whole = name ? excerpt(file!, name) : file ? wholeFile(file) : value.replace('{site}', SITE);
  const lines = whole.split('\n').filter((line) => !how || line.includes(word!) === (how === 'only'));
  const text = as
    ? lines.join('\n').replaceAll(/'(?:\.\.\/)+examples\/\w+\/|'\.\//g, `'${folderOf(as)}`)
    : lines.join('\n');
  return code(place, text, html`<p>${meta ? html`<code>${as ?? meta}</code>` : lang}</p>`);
}

/** The way from a file of an author's project to the folder of its game. */
const folderOf = (file: string): string => {
  const way = posix.relative(posix.dirname(file), 'src/game');
  return way.startsWith('.') ? `${way}/` : `./${way && `${way}/`}`;
};
