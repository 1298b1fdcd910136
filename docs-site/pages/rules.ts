/** The page of a game's rulebook: static text first; with search and lessons once the element is loaded. */
import type { Rulebook, RuleTable, RuleText } from '../../src/game-ui/game-ui.js';
import { plain } from '../../src/elements/playable-rulebook/search/plain.js';
import { readingWords } from '../../src/i18n/reading/index.js';
import { textOf, type Text } from '../../src/i18n/text.js';
import { gameLinks } from '../boards.js';
import { factsOf, GAMES, rulesFolder } from '../games.js';
import { html, type Markup } from '../html.js';
import { link, pages, type Content } from '../layout.js';
import type { Place } from '../place.js';

async function page(place: Place, game: string): Promise<Content> {
  const { text, lang } = place;
  const { ui, name } = await factsOf(game, lang);
  const book = await ui.rulebook!(lang);
  const say = textOf(lang, [await readingWords(lang)]);
  return {
    title: `${book.title} · playable-rules`,
    description: text('rules.description', { game: name }),
    scripts: ['elements'],
    section: `${game}/`,
    main: html`<header class="wide title play">
        <h1>${name}</h1>
        <p>${link(place, `${game}/`, text('rules.play'))}</p>
        ${await gameLinks(place, rulesFolder)}
      </header>
      <div class="stage">
        <playable-rulebook game="${game}" load="now">${inWords(book, say)}</playable-rulebook>
      </div>`,
  };
}

/** The rulebook as static text, for readers without scripts. */
const inWords = ({ title, goal, chapters }: Rulebook, say: Text): Markup =>
  html`<div class="in-words">
    <h2>${title}</h2>
    ${goal && html`<p>${goal}</p>`}
    ${chapters.map(
      ({ title, rules }) =>
        html`<h3>${title}</h3>
          ${rules.map((rule) => paragraph(rule, say))}`,
    )}
  </div>`;

function paragraph({ id, text, table, ruling, readings = [] }: RuleText, say: Text): Markup {
  const named = new Intl.DisplayNames([say.lang], { type: 'language' });
  return html`<div id="${id}">
    <p><small>${id}</small> ${plain(text)}</p>
    ${table && tableOf(table)}
    ${ruling !== undefined && html`<p class="ruling"><strong>${say('rulebook.ruling')}</strong> ${ruling}</p>`}
    ${readings.map(
      (reading) => html`<p class="ruling"><strong>${named.of(reading.lang)!}</strong> ${reading.text}</p>`,
    )}
  </div>`;
}

const tableOf = ({ caption, head, rows }: RuleTable): Markup =>
  html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${head.map((cell) => (cell === '' ? html`<td></td>` : html`<th scope="col">${cell}</th>`))}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, ...cells]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

export const rulesPages = async () => {
  const all = await Promise.all(GAMES.map((game) => factsOf(game, 'en')));
  return all
    .filter(({ chapters }) => chapters.length > 0)
    .flatMap(({ ui: { game } }) => pages(rulesFolder(game.id), (place) => page(place, game.id)));
};
