/** The home page: a game to play at once, the lines that embed it, and links to the other pages. */
import { attributes, html, type Markup } from '../../src/markup/html.js';
import { poster, thumbnail } from '../boards.js';
import { code, link, pages, type Content } from '../layout.js';
import { DEFAULT_GAME as GAME, factsOf, GAMES, linesOf, type GameFacts } from '../games.js';
import { LANGUAGES, placeOf, to, type Place } from '../place.js';
import type { Host } from '../hosts.js';
import { ornament, ornamentParts } from '../ornament.js';

/** Names of hosts, which are the same in all languages, each with the builder's recipe for it. */
const HOSTS: readonly (readonly [string, Host])[] = [
  ['HTML', 'html'],
  ['WordPress', 'wordpress'],
  ['MediaWiki', 'mediawiki'],
  ['Hugo', 'hugo'],
  ['Jekyll', 'jekyll'],
  ['Eleventy', 'eleventy'],
  ['Astro', 'html'],
  ['Docusaurus', 'docusaurus'],
  ['VitePress', 'html'],
  ['Markdown', 'readme'],
  ['Discourse', 'address'],
  ['Notion', 'address'],
  ['Ghost', 'address'],
];

const TASKS = [
  ['play', `${GAME}/`],
  ['learn', 'lessons/'],
  ['read', `${GAME}/#read`],
  ['embed', 'embed/'],
  ['inspect', 'inspect/'],
  ['api', 'api/'],
] as const;
/** A further page of a task, and the words of the link to it. */
const MORE: Readonly<Partial<Record<string, readonly [string, 'home.together' | 'home.make']>>> = {
  play: ['together/', 'home.together'],
  learn: ['studio/', 'home.make'],
};

/** One of the games to choose: a link to its page, and a template that `scripts/home.ts` puts in place of the current game. */
function choice(place: Place, facts: GameFacts): Markup {
  const { text } = place;
  const { ui, name } = facts;
  const { id, players } = ui.game;
  const [min, max] = players;
  return html`<li>
    <a
      href="${to(place, `${id}/`)}"
      data-game="${id}"
      ${attributes({ 'aria-current': id === GAME ? 'true' : undefined })}
    >
      ${thumbnail(place, facts)}
      <strong>${name}</strong>
      <small>${text(min === max ? 'game.players.only' : 'game.players', { min, max })}</small>
    </a>
    <template>${poster(place, facts)}</template>
  </li>`;
}

/**
 * The page that everybody meets first is in English: beside its first words it can offer each other language, in that
 * language. `scripts/home.ts` shows the offer that the reader's browser asks for.
 */
const offers = (place: Place): readonly Markup[] =>
  (place.lang === 'en' ? LANGUAGES : [])
    .filter((lang) => lang !== place.lang)
    .map(
      (lang) =>
        html`<a class="offer" href="${to(place, '', lang)}" lang="${lang}" hreflang="${lang}" hidden
          >${placeOf('', lang).text('home.offer')}</a
        >`,
    );

async function home(place: Place): Promise<Content> {
  const { text } = place;
  const all = await Promise.all(GAMES.map((id) => factsOf(id, place.lang)));
  const facts = all.find(({ ui }) => ui.game.id === GAME)!;
  const { ornament: drawn } = facts;
  const count = all.reduce((sum, { lessons, made }) => sum + lessons.length + made.length, 0);
  const tasks = await Promise.all(
    TASKS.map(
      async ([key, folder], n) =>
        html`<li class="task seat-${n}">
          ${drawn && (await ornament(drawn, n))}
          <h3>${link(place, folder, text(`home.${key}`))}</h3>
          <p>${text(`home.${key}.text`, { count })} ${MORE[key] && link(place, MORE[key][0], text(MORE[key][1]))}</p>
        </li>`,
    ),
  );
  return {
    title: text('home.title'),
    description: text('home.description', { games: all.map(({ name }) => name) }),
    scripts: ['elements', 'home'],
    main: html`${drawn && (await ornamentParts(drawn))}
      <section class="hero">
        <div>
          <h1>${text('home.heading')}</h1>
          <p class="lede">
            <span>${text('home.lede')}</span> ${offers(place)} <a href="#lines">${text('home.snippet')}</a>
          </p>
        </div>
        <nav aria-label="${text('home.games')}">
          <ul class="choices">
            ${all.map((each) => choice(place, each))}
          </ul>
        </nav>
      </section>
      <playable-game id="board" class="stage" game="${GAME}" players="4">${poster(place, facts)}</playable-game>
      <section class="wide lines" id="lines">
        ${code(place, linesOf(GAME), html`<h2>${text('home.snippet')}</h2>`)}
      </section>
      <section class="wide" aria-labelledby="tasks">
        <h2 id="tasks">${text('home.tasks')}</h2>
        <ul class="tasks">
          ${tasks}
        </ul>
      </section>
      <section class="wide hosts" aria-labelledby="hosts">
        <div>
          <h2 id="hosts">${text('home.hosts')}</h2>
          <p>${text('home.hosts.text')}</p>
          <p>${link(place, 'embed/', text('home.hosts.more'), 'button')}</p>
        </div>
        <ul class="chips">
          ${HOSTS.map(([name, host]) => html`<li><a href="${to(place, 'embed/')}#host=${host}">${name}</a></li>`)}
        </ul>
      </section>
      <section class="wide about" aria-labelledby="about">
        <h2 id="about">${text('home.about')}</h2>
        <ul class="credits">
          ${all.map(({ name, text: game }) => html`<li><strong>${name}</strong> ${game('game.credit')}</li>`)}
        </ul>
        <p>${link(place, 'authors/', text('site.credits'))}</p>
      </section>`,
  };
}

export const homePages = pages('', home);
