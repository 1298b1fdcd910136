/**
 * The page that the server itself shows: each game, ready to be played with others, and the chart of its turn. To an operator who
 * watches a table it shows the table's chart without a hand.
 */
import { readFileSync } from 'node:fs';
import { html } from '../../src/markup/html.js';
import type { Lang } from '../../src/i18n/languages.js';
import type { Games } from './games.js';
import { WORDS } from './words.js';

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

/** What belongs to the page: its style sheet, its script, and the service worker that tells of turns. They lie beside this file. */
export const partOf = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

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
