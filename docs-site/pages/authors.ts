/** Whose the games are. */
import { html } from '../html.js';
import { pages } from '../layout.js';
import { prose } from '../prose.js';

export const authorPages = pages('authors/', (place) => ({
  title: `${place.text('site.credits')} · playable-rules`,
  description: place.text('authors.description'),
  main: html`<article class="text">${prose(place, `authors.${place.lang}.md`)}</article>`,
}));
