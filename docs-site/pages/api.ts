/** The API reference, from the custom elements manifest and the doc comments of the modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { exportsOf, type Exported } from '../exports.js';
import { GAMES } from '../games.js';
import { attributes, html, type Markup, type Part } from '../../src/markup/html.js';
import { code, pages, type Content } from '../layout.js';
import { prose } from '../prose.js';
import { gameFiles } from '../game-files.js';
import { rooms } from '../rooms.js';
import { LANGUAGES, to, type Place } from '../place.js';
import type { Catalogue } from '../../src/i18n/text.js';
import { EVENTS } from '../../src/embed-page/messages.js';
import { reference as words } from '../words/reference.js';

interface Item {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
  /** The property of an attribute. */
  readonly fieldName?: string;
}
interface Member extends Item {
  readonly kind: 'field' | 'method';
  readonly attribute?: string;
  readonly parameters?: readonly Item[];
  readonly return?: { readonly type: { readonly text: string } };
}
interface Element extends Item {
  readonly tagName: string;
  readonly attributes?: readonly Item[];
  readonly members?: readonly Member[];
  readonly events?: readonly Item[];
  readonly slots?: readonly Item[];
  readonly cssParts?: readonly Item[];
  readonly cssProperties?: readonly Item[];
}

/** The elements in the manifest, which `npm run build manifest` generates. */
function manifest(): readonly Element[] {
  const file = new URL('../../custom-elements.json', import.meta.url);
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    modules: readonly { readonly declarations?: readonly Element[] }[];
  };
  return modules.flatMap(({ declarations = [] }) => declarations.filter(({ tagName }) => tagName));
}

const ENTRIES = [
  ['playable-rules', 'index.ts'],
  ...GAMES.map((game) => [`playable-rules/games/${game}`, `games/${game}/index.ts`] as const),
  ['playable-rules/embed', 'embed/index.ts'],
  ['playable-rules/kit', 'kit/index.ts'],
  ['playable-rules/kit/board', 'kit/board.ts'],
  ['playable-rules/kit/worker', 'kit/worker.ts'],
  ['playable-rules/testing', 'testing/index.ts'],
  ['playable-rules/testing/page', 'testing/page.ts'],
  ['playable-rules/vite', 'vite.ts'],
  ['playable-rules/webpack', 'webpack.ts'],
] as const;

const catalogues = new URL('../../src/i18n/', import.meta.url);
/** Catalogues of which no element speaks: those of other pages and of pictures. */
const ELSEWHERE = ['embed', 'expected', 'site', 'static'];
/** The English sentences of all elements by key. */
const sentences = Object.entries<string>(
  Object.assign(
    {},
    ...(await Promise.all(
      readdirSync(catalogues, { withFileTypes: true })
        .filter((file) => file.name === 'en.ts' || (file.isDirectory() && !ELSEWHERE.includes(file.name)))
        .map(async ({ name }) => {
          const file = new URL(name === 'en.ts' ? name : `${name}/en.ts`, catalogues);
          return ((await import(file.href)) as { readonly en: Catalogue }).en;
        }),
    )),
  ) as Catalogue,
);
/** Each with its key, by which a page replaces it. */
const sentenceList = () =>
  html`<details>
    <summary>${words.sentences}</summary>
    <dl>
      ${sentences.map(
        ([key, sentence]) =>
          html`<dt><code>${key}</code></dt>
            <dd>${sentence}</dd>`,
      )}
    </dl>
  </details>`;

/** Sentences with code in backquotes. */
const said = (text = ''): readonly Part[] =>
  text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));

/** `control` adds a fourth column, with a control to try each row. */
const table = (
  of: string,
  heading: string,
  rows: readonly (readonly [name: string, type: string, says: string])[],
  control?: (name: string, type: string) => Markup | false,
): Markup | false =>
  rows.length > 0 &&
  html`<h4>${heading}</h4>
    <div class="table" tabindex="0" role="region" aria-label="${`${of}: ${heading}`}">
      <table>
        <thead>
          <tr>
            <th scope="col">${words.name}</th>
            <th scope="col">${words.type}</th>
            <th scope="col">${words.says}</th>
            ${control && html`<th scope="col">${words.tried}</th>`}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([name, type, says]) =>
              html`<tr>
                <th scope="row"><code>${name}</code></th>
                <td><code>${type}</code></td>
                <td>${said(says)}</td>
                ${control && html`<td>${control(name, type)}</td>`}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
const rowsOf = (items: readonly Item[] = []) =>
  items.map(({ name, type, description = '' }) => [name, type?.text ?? '', description] as const);

/**
 * Attributes, with the property's name where it is another. The game comes first: an author nearly always gives it. Every element has
 * `lang`, which is not in the manifest, because all HTML elements have it.
 */
const attributesOf = (items: readonly Item[] = []) => [
  ...items
    .toSorted((a, b) => Number(b.name === 'game') - Number(a.name === 'game'))
    .map((item) => {
      const [name, type, says] = rowsOf([item])[0]!;
      const differs = item.fieldName && item.fieldName !== name;
      return [name, type, differs ? `${says} ${words.property} \`${item.fieldName}\`.` : says] as const;
    }),
  ['lang', LANGUAGES.map((lang) => `'${lang}'`).join(' | '), words.lang] as const,
];

function membersOf(members: readonly Member[] = []) {
  return members
    .filter(({ attribute }) => attribute === undefined)
    .map(({ name, kind, type, description = '', parameters = [], return: given }) =>
      kind === 'method'
        ? ([
            `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`,
            `(${parameters.map((p) => `${p.name}: ${p.type?.text ?? ''}`).join(', ')}) => ${given?.type.text ?? 'void'}`,
            description,
          ] as const)
        : ([name, type?.text ?? '', description] as const),
    );
}

/** A control to try an attribute on the element above; none for attributes that refer to another element. */
const controlOf =
  (tag: string) =>
  (name: string, type: string): Markup | false => {
    if (name === 'for') return false;
    const named = attributes({ name, 'aria-label': `${tag} ${name}` });
    if (type === 'boolean') return html`<input type="checkbox" ${named} />`;
    const values = name === 'game' ? GAMES : [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value!);
    if (values.length === 0)
      return html`<input type="${/number/.test(type) ? 'number' : 'text'}" autocomplete="off" ${named} />`;
    return html`<select ${named}>
      <option value="">–</option>
      ${values.map((value) => html`<option>${value}</option>`)}
    </select>`;
  };
/** The live element, added by `scripts/api.ts`, and its markup. */
const example = (place: Place, tag: string): Markup =>
  html`<div class="live">
    <div class="shown"></div>
    ${code(place, `<${tag}></${tag}>`, html`<h4>${words.example}</h4>`)}
  </div>`;

const element = (place: Place, e: Element): Markup =>
  html`<section class="element" data-tag="${e.tagName}" aria-labelledby="${e.tagName}">
    <h3 id="${e.tagName}"><code>${`<${e.tagName}>`}</code></h3>
    ${(e.description ?? '')
      .split(/\n\s*\n/)
      .filter(Boolean)
      .map((paragraph) => html`<p>${said(paragraph)}</p>`)}
    ${example(place, e.tagName)} ${table(e.tagName, words.attributes, attributesOf(e.attributes), controlOf(e.tagName))}
    ${table(e.tagName, words.properties, membersOf(e.members))} ${table(e.tagName, words.events, rowsOf(e.events))}
    ${table(e.tagName, words.parts, [
      ...rowsOf(e.cssParts).map(([name, , says]) => [name, '::part', says] as const),
      ...rowsOf(e.slots).map(([name, , says]) => [name || words.slot, 'slot', says] as const),
    ])}
    ${table(e.tagName, words.styles, rowsOf(e.cssProperties))} ${prose(place, `reference/${e.tagName}.md`)}
  </section>`;

const entry = (name: string, exported: readonly Exported[]): Markup =>
  html`<section class="element" aria-labelledby="${idOf(name)}">
    <h3 id="${idOf(name)}"><code>${name}</code></h3>
    <p>${words.entries[name.replace(/(?<=\/games\/).*/, '*') as keyof typeof words.entries]}</p>
    <dl>
      ${exported
        .filter(({ kind }) => kind !== 'type')
        .map(
          ({ form, says, isBeta }) =>
            html`<div>
              <dt><code>${form}</code></dt>
              <dd>${said(says)} ${isBeta && html`<strong>${words.beta}</strong>`}</dd>
            </div>`,
        )}
    </dl>
    <p class="quiet">
      ${words.types}
      ${exported
        .filter(({ kind }) => kind === 'type')
        .map(({ name, isBeta }) => html` <code>${name}</code>${isBeta && html` <strong>${words.beta}</strong>`}`)}
    </p>
  </section>`;
const idOf = (name: string): string => name.replaceAll('/', '-');

/** The messages between a frame and its host page. */
const MESSAGES = {
  get: "{ type: 'playable-rules:get', v: 1, id }",
  set: "{ type: 'playable-rules:set', v: 1, id, set }",
  answer: "{ type: 'playable-rules:answer', v: 1, id, ok, state, error: { name, message } }",
  event: "{ type: 'playable-rules:event', v: 1, event, detail }",
  resize: "{ type: 'playable-rules:resize', v: 1, id, height }",
};
const messages = (): Markup =>
  html`<section class="api" aria-labelledby="messages">
    <h2 id="messages">${words.messages}</h2>
    <p>${words.messagesSay}</p>
    <dl>
      ${Object.entries(MESSAGES).map(
        ([name, form]) =>
          html`<div>
            <dt><code>${form}</code></dt>
            <dd>
              ${said(words.message[name as keyof typeof MESSAGES])}
              ${name === 'event' && html`${said(EVENTS.map((event) => `\`${event}\``).join(', '))}.`}
            </dd>
          </div>`,
      )}
    </dl>
  </section>`;

/** The table of contents, beside the page if there is room. */
const contents = (place: Place, elements: readonly Element[]): Markup => {
  const list = (heading: string, links: readonly (readonly [address: string, says: string])[]) =>
    html`<li>
      ${heading}
      <ul>
        ${links.map(([address, says]) => html`<li><a href="${address}">${says}</a></li>`)}
      </ul>
    </li>`;
  return html`<nav class="aside" aria-label="${words.contents}">
    <ul>
      ${list(words.elements, [
        ...elements.map(({ tagName }) => [`#${tagName}`, `<${tagName}>`] as const),
        ['#all', words.all],
      ])}
      ${list(words.frames, [['#messages', words.messages]])}
      ${list(
        words.functions,
        ENTRIES.map(([name]) => [`#${idOf(name)}`, name]),
      )}
      ${list(
        words.more,
        Object.entries(words.texts).map(([name, { title }]) => [to(place, `api/${name}/`), title]),
      )}
    </ul>
  </nav>`;
};

function api(place: Place): Content {
  const elements = manifest();
  const entries = exportsOf(ENTRIES.map(([, path]) => path));
  const kernel = new Set(entries[0]!.map(({ name }) => name));
  return {
    title: words.title,
    description: words.description,
    scripts: ['elements', 'api'],
    main: html`<header class="wide title">
        <h1>${words.heading}</h1>
        <p class="lede">${words.lede}</p>
      </header>
      <div class="wide reference">
        ${contents(place, elements)}
        <div>
          <section class="api" aria-labelledby="elements">
            <h2 id="elements">${words.elements}</h2>
            ${elements.map((each) => element(place, each))}
            <section class="element" aria-labelledby="all">
              <h3 id="all">${words.all}</h3>
              ${prose(place, 'reference/all.md')} ${sentenceList()}
            </section>
            <p class="quiet">${words.manifest}</p>
          </section>
          ${messages()}
          <section class="api" aria-labelledby="functions">
            <h2 id="functions">${words.functions}</h2>
            <p>${said(words.promise)}</p>
            ${ENTRIES.map(([name], i) => entry(name, i === 0 ? entries[0]! : entries[i]!.filter((one) => !kernel.has(one.name))))}
          </section>
        </div>
      </div>`,
  };
}

/** Texts about what no single declaration can say. */
const text = (name: keyof typeof words.texts, ...more: readonly (() => Markup)[]) =>
  pages(`api/${name}/`, (place) => ({
    title: `${words.texts[name].title} · playable-rules`,
    description: words.texts[name].says,
    section: 'api/',
    main: html`<article class="text">${prose(place, `reference/${name}.md`)} ${more.map((part) => part())}</article>`,
  }));

export const apiPages = [
  ...pages('api/', api),
  ...text('embedding'),
  ...text('frameworks'),
  ...text('server'),
  ...text('architecture', rooms, gameFiles),
];
