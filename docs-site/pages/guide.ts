/** The guide to adding a game: text and the files of a complete game, which can be played at the end. */
import { html } from '../html.js';
import { pages } from '../layout.js';
import { prose } from '../prose.js';
import { reference as words } from '../words/reference.js';

export const guidePages = pages('guide/', (place) => ({
  title: words.guide,
  description: words.guideSays,
  scripts: ['example'],
  main: html`<article class="text">
    ${prose(place, 'guide.md')}
    <playable-game game="odds-and-evens" seats="human human"><p>${words.guideScripts}</p></playable-game>
  </article>`,
}));
