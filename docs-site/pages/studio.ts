/** The studio: a lesson is made by playing, for each game. */
import { html } from '../html.js';
import { gameLinks } from '../boards.js';
import { factsOf, folderOf, GAMES } from '../games.js';
import { pages, type Content } from '../layout.js';
import type { Place } from '../place.js';

async function page(place: Place, game: string): Promise<Content> {
  const { text, lang } = place;
  const facts = await factsOf(game, lang);
  return {
    title: text('studio.title', { game: facts.name }),
    description: text('studio.lede'),
    scripts: ['elements'],
    door: 'studio/',
    main: html`<header class="wide title">
        <h1>${text('studio.heading')}</h1>
        <p class="lede">${text('studio.lede')}</p>
        ${await gameLinks(place, (id) => folderOf('studio/', id))}
      </header>
      <section class="wide" aria-label="${text('nav.studio')}">
        <playable-studio game="${game}" load="now"></playable-studio>
      </section>`,
  };
}

export const studioPages = GAMES.flatMap((game) => pages(folderOf('studio/', game), (place) => page(place, game)));
