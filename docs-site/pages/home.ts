/** The first page: a board that plays, the lines that put it there, and the doors to the rest. */
import { html } from '../html.js';
import { gameLinks, poster } from '../boards.js';
import { code, link, pages, type Content } from '../layout.js';
import { DEFAULT_GAME as GAME, factsOf, SCRIPT } from '../games.js';
import { SITE, type Place } from '../place.js';
import { ornament, ornamentParts } from '../ornament.js';

const LINES = `<script type="module" src="${SITE}${SCRIPT}"></script>
<playable-game game="${GAME}"></playable-game>`;

/** Names of hosts are the same in every language. */
const HOSTS =
  'HTML · WordPress · MediaWiki · Hugo · Jekyll · Eleventy · Astro · Docusaurus · VitePress · Markdown · Discourse · Notion · Ghost'.split(
    ' · ',
  );

const DOORS = [
  ['play', `${GAME}/`],
  ['learn', 'lessons/'],
  ['read', `${GAME}/#read`],
  ['embed', 'embed/'],
  ['inspect', 'inspect/'],
  ['api', 'api/'],
] as const;

async function home(place: Place): Promise<Content> {
  const { text } = place;
  const facts = await factsOf(GAME, place.lang);
  const { lessons, name, text: game, ornament: drawn } = facts;
  const doors = await Promise.all(
    DOORS.map(
      async ([key, folder], n) =>
        html`<li class="door seat-${n}">
          ${drawn && (await ornament(drawn, n))}
          <h3>${link(place, folder, text(`home.${key}`))}</h3>
          <p>${text(`home.${key}.text`, { count: lessons.length })}</p>
        </li>`,
    ),
  );
  return {
    title: text('home.title'),
    description: text('home.description', { game: name }),
    scripts: ['elements'],
    main: html`${drawn && (await ornamentParts(drawn))}
      <section class="hero">
        <div>
          <h1>${text('home.heading')}</h1>
          <p class="lede">${text('home.lede', { game: name, seat: game('seat:0') })}</p>
        </div>
        <div class="lines">${code(place, LINES, html`<h2>${text('home.snippet')}</h2>`)}</div>
      </section>
      <playable-game id="board" class="stage" game="${GAME}" players="4"> ${poster(place, facts)} </playable-game>
      ${await gameLinks(place, (id) => `${id}/`)}
      <section class="wide" aria-labelledby="doors">
        <h2 id="doors">${text('home.doors')}</h2>
        <ul class="doors">
          ${doors}
        </ul>
      </section>
      <section class="wide hosts" aria-labelledby="hosts">
        <div>
          <h2 id="hosts">${text('home.hosts')}</h2>
          <p>${text('home.hosts.text')}</p>
          <p>${link(place, 'embed/', text('home.hosts.more'), 'button')}</p>
        </div>
        <ul class="chips">
          ${HOSTS.map((name) => html`<li>${name}</li>`)}
        </ul>
      </section>
      <section class="wide about" aria-labelledby="about">
        <h2 id="about">${text('home.about')}</h2>
        <p>${game('game.credit')} ${link(place, 'authors/', text('site.credits'))}</p>
      </section>`,
  };
}

export const homePages = pages('', home);
