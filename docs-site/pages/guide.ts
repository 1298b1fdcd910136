/** How to add a game: prose, with code taken from the toy game that the tests play. */
import { html } from '../html.js';
import { pages } from '../layout.js';
import { prose } from '../prose.js';
import { reference as words } from '../words/reference.js';

export const guidePages = pages('guide/', (place) => ({
  title: words.guide,
  description: words.guideSays,
  main: html`<article class="text">${prose(place, 'guide.md')}</article>`,
}));
