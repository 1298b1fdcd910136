/** How friends in different places play: in one's page, the server, and what it keeps. */
import { html } from '../../src/markup/html.js';
import { pages } from '../layout.js';
import { prose } from '../prose.js';

export const togetherPages = pages('together/', (place) => ({
  title: `${place.text('site.together')} · playable-rules`,
  description: place.text('together.description'),
  main: html`<article class="text">${prose(place, `together.${place.lang}.md`)}</article>`,
}));
