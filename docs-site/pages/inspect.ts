/** The inspector's page: a board and, beside it, the statechart with the moves possible now. */
import { html } from '../../src/markup/html.js';
import { gameLinks, poster } from '../boards.js';
import { factsOf, folderOf, GAMES, linesOf } from '../games.js';
import { code, pages, type Content } from '../layout.js';
import type { Place } from '../place.js';

const lines = (game: string) => `${linesOf(game).replace('<playable-game', '<playable-game id="board"')}
<playable-phases for="board"></playable-phases>`;

async function page(place: Place, game: string): Promise<Content> {
  const { text, lang } = place;
  const facts = await factsOf(game, lang);
  return {
    title: text('inspect.title', { game: facts.name }),
    description: text('inspect.lede'),
    scripts: ['elements'],
    section: 'inspect/',
    main: html`<header class="wide title play">
        <h1>${text('inspect.heading')}</h1>
        <p class="lede">${text('inspect.lede')}</p>
        ${await gameLinks(place, (id) => folderOf('inspect/', id))}
      </header>
      <noscript><p class="wide">${text('site.noscript')}</p></noscript>
      <div class="beside inspect">
        <p class="jump">
          <a href="#phases">${text('inspect.phases')}</a>
          <a href="#play">${text('inspect.board')}</a>
        </p>
        <details id="play" open>
          <summary>${facts.name}</summary>
          <playable-game id="board" game="${game}" save="off">${poster(place, facts)}</playable-game>
        </details>
        <section id="phases" aria-label="${text('kind.phases')}">
          <playable-phases for="board"></playable-phases>
        </section>
      </div>
      <section class="wide two" aria-labelledby="lines">
        ${code(place, lines(game), html`<h2 id="lines">${text('inspect.lines')}</h2>`)}
        <p>${text('inspect.any')}</p>
      </section>`,
  };
}

export const inspectPages = GAMES.flatMap((game) => pages(folderOf('inspect/', game), (place) => page(place, game)));
