/** The inspector's playground: a board, and beside it the chart that says what may happen on it. */
import { html } from '../html.js';
import { GAMES } from '../games.js';
import { code, pages, poster } from '../layout.js';

const LINES = `<playable-game id="board" game="${GAMES[0]}"></playable-game>
<playable-phases for="board"></playable-phases>`;

export const inspectPages = pages('inspect/', (place) => {
  const { text } = place;
  return {
    title: text('inspect.title'),
    description: text('inspect.lede'),
    scripts: ['elements'],
    main: html`<header class="wide title">
        <h1>${text('inspect.heading')}</h1>
        <p class="lede">${text('inspect.lede')}</p>
      </header>
      <div class="beside">
        <section id="play" aria-label="${text('game.play')}">
          <playable-game id="board" game="${GAMES[0]}" save="off">${poster(place)}</playable-game>
        </section>
        <section id="phases" aria-label="${text('kind.phases')}">
          <playable-phases for="board"></playable-phases>
        </section>
      </div>
      <section class="wide two" aria-labelledby="lines">
        ${code(place, LINES, html`<h2 id="lines">${text('inspect.lines')}</h2>`)}
        <p>${text('inspect.any')}</p>
      </section>`,
  };
});
