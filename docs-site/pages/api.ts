/** The API, from the manifest of the elements and from the comments of the modules. */
import { readFileSync } from 'node:fs';
import { exportsOf, type Exported } from '../exports.js';
import { GAMES } from '../games.js';
import { html, type Markup, type Part } from '../html.js';
import { pages, type Content } from '../layout.js';
import { EVENTS } from '../../src/embed-page/messages.js';
import { reference as words } from '../words/reference.js';

interface Item {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
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

/** The elements of the manifest, which `npm run manifest` writes. */
function manifest(): readonly Element[] {
  const file = new URL('../../custom-elements.json', import.meta.url);
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    modules: readonly { readonly declarations?: readonly Element[] }[];
  };
  return modules.flatMap(({ declarations = [] }) => declarations.filter(({ tagName }) => tagName));
}

const DOORS = [
  ['playable-rules', 'index.ts'],
  ...GAMES.map((game) => [`playable-rules/games/${game}`, `games/${game}/index.ts`] as const),
  ['playable-rules/embed', 'embed/index.ts'],
] as const;

/** Sentences with code in backquotes. */
const said = (text = ''): readonly Part[] =>
  text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));

const table = (
  of: string,
  heading: string,
  rows: readonly (readonly [name: string, type: string, says: string])[],
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
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([name, type, says]) =>
              html`<tr>
                <th scope="row"><code>${name}</code></th>
                <td><code>${type}</code></td>
                <td>${said(says)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
const rowsOf = (items: readonly Item[] = []) =>
  items.map(({ name, type, description = '' }) => [name, type?.text ?? '', description] as const);

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

const element = (e: Element): Markup =>
  html`<section class="element" aria-labelledby="${e.tagName}">
    <h3 id="${e.tagName}"><code>${`<${e.tagName}>`}</code></h3>
    ${(e.description ?? '')
      .split(/\n\s*\n/)
      .filter(Boolean)
      .map((paragraph) => html`<p>${said(paragraph)}</p>`)}
    ${table(e.tagName, words.attributes, rowsOf(e.attributes))}
    ${table(e.tagName, words.properties, membersOf(e.members))} ${table(e.tagName, words.events, rowsOf(e.events))}
    ${table(e.tagName, words.parts, [
      ...rowsOf(e.cssParts).map(([name, , says]) => [name, '::part', says] as const),
      ...rowsOf(e.slots).map(([name, , says]) => [name || words.slot, 'slot', says] as const),
    ])}
    ${table(e.tagName, words.styles, rowsOf(e.cssProperties))}
  </section>`;

const door = (name: string, exported: readonly Exported[]): Markup =>
  html`<section class="element" aria-labelledby="${idOf(name)}">
    <h3 id="${idOf(name)}"><code>${name}</code></h3>
    <p>${words.doors[name.replace(/(?<=\/games\/).*/, '*') as keyof typeof words.doors]}</p>
    <dl>
      ${exported
        .filter(({ kind }) => kind !== 'type')
        .map(
          ({ form, says }) =>
            html`<div>
              <dt><code>${form}</code></dt>
              <dd>${said(says)}</dd>
            </div>`,
        )}
    </dl>
    <p class="quiet">
      ${words.types} ${exported.filter(({ kind }) => kind === 'type').map(({ name }) => html` <code>${name}</code>`)}
    </p>
  </section>`;
const idOf = (name: string): string => name.replaceAll('/', '-');

/** What a frame and the page around it say to each other. */
const MESSAGES = {
  get: "{ type: 'playable-rules:get', v: 1, id }",
  set: "{ type: 'playable-rules:set', v: 1, id, set }",
  answer: "{ type: 'playable-rules:answer', v: 1, id, ok, state, error: { name, message } }",
  event: "{ type: 'playable-rules:event', v: 1, event, detail }",
  resize: "{ type: 'playable-rules:resize', v: 1, id, height }",
};
const messages = (): Markup =>
  html`<section class="wide api" aria-labelledby="messages">
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

function api(): Content {
  const elements = manifest();
  const doors = exportsOf(DOORS.map(([, path]) => path));
  return {
    title: words.title,
    description: words.description,
    main: html`<header class="wide title">
        <h1>${words.heading}</h1>
        <p class="lede">${words.lede}</p>
        <nav aria-label="${words.contents}">
          <ul class="chips">
            ${elements.map(({ tagName }) => html`<li><a href="#${tagName}">${`<${tagName}>`}</a></li>`)}
            <li><a href="#messages">${words.messages}</a></li>
            ${DOORS.map(([name]) => html`<li><a href="#${idOf(name)}">${name}</a></li>`)}
          </ul>
        </nav>
      </header>
      <section class="wide api" aria-labelledby="elements">
        <h2 id="elements">${words.elements}</h2>
        ${elements.map(element)}
        <p class="quiet">${words.manifest}</p>
      </section>
      ${messages()}
      <section class="wide api" aria-labelledby="functions">
        <h2 id="functions">${words.functions}</h2>
        ${DOORS.map(([name], i) => door(name, doors[i]!))}
      </section>`,
  };
}

export const apiPages = pages('api/', api);
