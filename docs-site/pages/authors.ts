/** The authors of the games. */
import { html } from '../../src/markup/html.js';
import { factsOf, GAMES, siteFile } from '../games.js';
import { pages } from '../layout.js';
import type { Place } from '../place.js';
import { prose } from '../prose.js';

/** The text of each game that has one, in the page's language or in English. */
async function games({ lang }: Place): Promise<string> {
  const parts = await Promise.all(
    GAMES.map(async (game) => {
      const says = siteFile(game, `authors.${lang}.md`) ?? siteFile(game, 'authors.en.md');
      return says === undefined ? '' : `## ${(await factsOf(game, lang)).name}\n\n${says}`;
    }),
  );
  return parts.join('\n');
}

export const authorPages = pages('authors/', async (place) => ({
  title: `${place.text('site.credits')} · playable-rules`,
  description: place.text('authors.description'),
  main: html`<article class="text">
    ${prose(place, `authors.${place.lang}.md`, { games: await games(place) })}
  </article>`,
}));
