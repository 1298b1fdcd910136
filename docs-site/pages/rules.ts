/** The page of a game's rulebook: static text first; with search and lessons once the element is loaded. */
import { inWords } from '../../src/cli/site/rulebook.js';
import { gameLinks } from '../boards.js';
import { factsOf, GAMES, rulesFolder } from '../games.js';
import { html } from '../../src/markup/html.js';
import { link, pages, type Content } from '../layout.js';
import type { Place } from '../place.js';

async function page(place: Place, game: string): Promise<Content> {
  const { text, lang } = place;
  const { ui, name } = await factsOf(game, lang);
  const book = await ui.rulebook!(lang);
  return {
    title: `${book.title} · playable-rules`,
    description: text('rules.description', { game: name }),
    scripts: ['elements'],
    section: `${game}/`,
    game,
    main: html`<header class="wide title play">
        <h1>${name}</h1>
        <p>${link(place, `${game}/`, text('rules.play'))}</p>
        ${await gameLinks(place, rulesFolder)}
      </header>
      <div class="stage">
        <playable-rulebook game="${game}" load="now">${await inWords(book, lang)}</playable-rulebook>
      </div>`,
  };
}

export const rulesPages = async () => {
  const all = await Promise.all(GAMES.map((game) => factsOf(game, 'en')));
  return all
    .filter(({ chapters }) => chapters.length > 0)
    .flatMap(({ ui: { game } }) => pages(rulesFolder(game.id), (place) => page(place, game.id)));
};
