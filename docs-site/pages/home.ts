/** The first page: a board that plays, the lines that put it there, and the doors to the rest. */
import { html } from '../html.js';
import { code, link, pages, poster, type Content } from '../layout.js';
import { factsOf, SCRIPT } from '../games.js';
import { SITE, type Place } from '../place.js';
import { mage, mageParts } from '../mages.js';

const GAME = 'elfenwizards';

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
  const { lessons, text: game } = await factsOf(GAME, place.lang);
  const doors = await Promise.all(
    DOORS.map(
      async ([key, folder], seat) =>
        html`<li class="door seat-${seat}">
          ${await mage(seat)}
          <h3>${link(place, folder, text(`home.${key}`))}</h3>
          <p>${text(`home.${key}.text`, { count: lessons.length })}</p>
        </li>`,
    ),
  );
  return {
    title: text('home.title'),
    description: text('home.description'),
    scripts: ['elements'],
    main: html`${await mageParts()}
      <section class="hero">
        <div>
          <h1>${text('home.heading')}</h1>
          <p class="lede">${text('home.lede')}</p>
        </div>
        <div class="lines">${code(place, LINES, html`<h2>${text('home.snippet')}</h2>`)}</div>
      </section>
      <playable-game id="board" class="stage" game="${GAME}" players="4"> ${poster(place)} </playable-game>
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
