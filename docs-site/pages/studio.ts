/** The studio of each game, in which lessons are made by playing. */
import { attributes, html } from '../../src/markup/html.js';
import { gameLinks } from '../boards.js';
import { factsOf, folderOf, GAMES, madeFolder, type LessonFacts } from '../games.js';
import { link, pages, type Content, type SiteFile } from '../layout.js';
import type { Place } from '../place.js';

/** The studio of a game: empty, or with the lesson that was made in it. */
async function page(place: Place, game: string, lesson?: LessonFacts): Promise<Content> {
  const { text, lang } = place;
  const { name, made } = await factsOf(game, lang);
  const { data } = lesson?.embed ?? {};
  // The page in each language uses the same storage key: a lesson begun in one is there in the others.
  const save = lesson ? undefined : 'studio';
  return {
    title: lesson
      ? text('studio.titleMade', { title: lesson.title, game: name })
      : text('studio.title', { game: name }),
    description: text('studio.lede'),
    scripts: ['elements'],
    section: 'studio/',
    main: html`<header class="wide title">
        <h1>${text('studio.heading')}</h1>
        <p class="lede">${text('studio.lede')}</p>
        ${lesson ? false : await gameLinks(place, (id) => folderOf('studio/', id))}
        ${
          lesson
            ? html`<p>
                ${text('studio.made', { title: lesson.title })}
                ${link(place, folderOf('studio/', game), text('studio.empty'))}
              </p>`
            : made.map(({ title }) => html`<p>${link(place, madeFolder(game), text('studio.see', { title }))}</p>`)
        }
      </header>
      <section class="wide" aria-label="${text('nav.studio')}">
        <noscript><p>${text('site.noscript')}</p></noscript>
        <playable-studio game="${game}" load="now" ${attributes({ data, save })}></playable-studio>
      </section>`,
  };
}

export const studioPages = async (): Promise<readonly SiteFile[]> => {
  const made = (await Promise.all(GAMES.map((game) => factsOf(game, 'en')))).flatMap((facts) => facts.made);
  return [
    ...GAMES.flatMap((game) => pages(folderOf('studio/', game), (place) => page(place, game))),
    ...made.flatMap(({ game }) =>
      pages(madeFolder(game), async (place) => page(place, game, (await factsOf(game, place.lang)).made[0])),
    ),
  ];
};
