/**
 * The page that the server itself shows: each game, ready to be played with others, and the chart of its turn. To an operator who
 * watches a table it shows the table's chart without a hand.
 */
import { html } from '../../src/markup/html.js';
import type { Games } from './games.js';
import { WORDS, type Lang } from './words.js';

/** What the page may load: all is here, but for the tables of the other processes, which pages reach at these hosts. */
export const policyOf = (hosts: readonly string[]): string =>
  [
    "default-src 'none'",
    ...['script', 'style', 'img', 'worker'].map((what) => `${what}-src 'self'`),
    ["connect-src 'self'", ...hosts.flatMap((host) => [`ws://${host}`, `wss://${host}`])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html playable-rules',
  ].join('; ');

export const STYLE = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { margin: 0 auto; padding: 1rem; max-width: 80rem }
h1 { font-size: 1.5rem; margin: 0 }
.ways { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block: 0.5rem 1rem }
button { font: inherit; padding: 0.6rem 1rem; border: 1px solid; border-radius: 0.5rem; background: none; color: inherit; cursor: pointer }
#together { font-weight: bold; border-color: transparent; background: light-dark(#6b3fa0, #c3a2ee); color: light-dark(#fff, #000) }
[hidden] { display: none }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-block: 0.5rem 1rem }
nav a { padding-block: 0.6rem }
details { margin-block: 1rem }
summary { padding-block: 0.6rem; cursor: pointer }
main:has([data-at-table]) > :is(p, .ways, nav) { display: none }
main:has([data-at-table]) > h1 { font-size: 1rem; margin-block-end: 0.5rem }
[aria-current] { font-weight: bold; text-decoration: none; color: inherit }
`;

/**
 * The script of the page: its buttons open the form of a table, which lists those at which the reader has a seat. A site may have been
 * made before its element could do that.
 */
export const PAGE_SCRIPT = `const game = document.getElementById('game');
const together = document.getElementById('together');
const own = document.getElementById('own');
const keys = 'playable-rules:seat:' + new URL('.', location.href).href;
const look = () => {
  try {
    own.hidden = !Object.keys(localStorage).some((key) => key.startsWith(keys) && !key.includes('/', keys.length));
  } catch {}
};
customElements.whenDefined('playable-game').then(() => {
  if (!game.invite) return together.parentElement.remove();
  look();
  document.addEventListener('click', look);
  for (const button of [together, own]) button.addEventListener('click', () => game.ready().then(() => game.invite()));
});
`;

/** The service worker of the page: shows a message and opens its table. It does nothing else, and keeps nothing. */
export const PUSH_WORKER = `addEventListener('push', (event) => {
  const { title, ...shown } = event.data.json();
  event.waitUntil(registration.showNotification(title, shown));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data, registration.scope);
  const open = (pages) => pages.find(({ url }) => url === href)?.focus() ?? clients.openWindow(href);
  event.waitUntil(clients.matchAll({ type: 'window', includeUncontrolled: true }).then(open));
});
`;

/** The names of the games by language and id, in the languages that each game speaks. */
export type Names = Readonly<Record<Lang, Readonly<Record<string, string>>>>;
export const nameOf = (names: Names, lang: Lang, id: string): string => names[lang][id] ?? names.en[id] ?? id;

/** The first of the reader's languages that the game speaks, as its elements do; English if there is none. */
export const languageOf = (names: Names, id: string, accepted = ''): Lang =>
  accepted
    .split(',')
    .map((each) => each.trim().slice(0, 2).toLowerCase())
    .find((lang): lang is Lang => Object.hasOwn(WORDS, lang) && names[lang as Lang][id] !== undefined) ?? 'en';

export interface Shown {
  readonly games: Games;
  readonly names: Names;
  readonly lang: Lang;
  /** The game of the page, and the address of the script that shows it. */
  readonly id: string;
  readonly script: string;
}

/** The page of a game, with links to those of all if there are several. */
export function pageOf({ games, names, lang, id, script }: Shown): string {
  const { title, choose, how, together, own, chart } = WORDS[lang];
  const isSole = games.size === 1;
  const said = (id: string) => nameOf(names, lang, id);
  const links = [...games.keys()].map(
    (each) => html`<a href="?game=${each}" ${each === id && html`aria-current="page"`}>${said(each)}</a> `,
  );
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${said(id)} – ${title}</title>
        <link rel="stylesheet" href="page.css" />
        <script type="module" src="${script}"></script>
        <script type="module" src="page.js"></script>
      </head>
      <body>
        <main>
          <h1>${isSole ? said(id) : title}</h1>
          <p>${!isSole && `${choose} `}${how}</p>
          ${!isSole && html`<nav>${links}</nav>`}
          <div class="ways"><button id="together">${together}</button><button id="own" hidden>${own}</button></div>
          <playable-game id="game" game="${id}" server="."></playable-game>
          <details>
            <summary>${chart}</summary>
            <playable-phases for="game"></playable-phases>
          </details>
        </main>
      </body>
    </html>`.text;
}
