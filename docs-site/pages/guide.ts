/** The guide to a game of one’s own: text and the files of a complete game, which plays beside it. */
import { html } from '../../src/cli/site/html.js';
import { pages } from '../layout.js';
import { prose } from '../prose.js';
import { reference as words } from '../words/reference.js';

export const guidePages = pages('guide/', (place) => ({
  title: words.guide,
  description: words.guideSays,
  scripts: ['example'],
  main: html`<div class="guide">
    <aside>
      <playable-game game="pig" players="2" seats="human bot" save="off"><p>${words.guideScripts}</p></playable-game>
    </aside>
    <article class="text">${prose(place, 'guide.md')}</article>
  </div>`,
}));
