/** A page with all pieces of a game, such as its cards: a table that readers can filter. */
import { attributes, html, type Markup } from '../../src/markup/html.js';
import { factsOf, formOf, GAMES, piecesFolder } from '../games.js';
import { link, pages, type Content } from '../layout.js';
import type { Place } from '../place.js';
import type { Pieces } from '../../src/game-ui/about.js';

async function page(place: Place, game: string): Promise<Content> {
  const { text, lang, root } = place;
  const { name, pieces } = await factsOf(game, lang);
  const { title, lede, notes, columns, rows } = pieces!;
  const form = formOf(game);
  return {
    title: `${title} · ${name}`,
    description: lede,
    section: `${game}/`,
    game,
    scripts: ['pieces'],
    main: html`<header class="wide title">
        <p>${link(place, `${game}/`, name)}</p>
        <h1>${title}</h1>
        <p class="lede">${lede}</p>
      </header>
      <div class="wide">
        ${choices(place, pieces!)}
        <div class="table" role="region" aria-label="${title}" tabindex="0">
          <table class="pieces">
            <thead>
              <tr>
                ${columns.map((column) => html`<th scope="col">${column.name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ([first, ...cells]) =>
                  html`<tr>
                    <th scope="row">${first}</th>
                    ${cells.map((cell, i) => html`<td ${attributes({ 'data-column': columns[i + 1]!.name, 'data-none': cell === '–' ? '' : undefined })}>${cell}</td>`)}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </div>
      <div class="wide notes">
        ${notes.map((note) => html`<p class="quiet">${linked(note)}</p>`)}
        ${form && html`<p class="quiet">${text('pieces.form')} <a href="${root}${form.path}">${form.path}</a></p>`}
      </div>`,
  };
}

/** The filters. Inert until the script is loaded, but with their space reserved. */
function choices({ text }: Place, { columns, rows }: Pieces): Markup {
  const chosen = columns.map((column, i) => ({ ...column, i })).filter(({ choose }) => choose);
  return html`<form class="choose" inert>
    ${chosen.map(({ key, name, i }) => {
      const values = [...new Set(rows.map((row) => row[i]!))];
      return html`<label
        >${name}
        <select name="${key}" data-column="${i}">
          <option value="">${text('pieces.all')}</option>
          ${values.map((value) => html`<option>${value}</option>`)}
        </select></label
      >`;
    })}
    <p role="status" data-says="${text('pieces.shown', { shown: '{shown}', of: rows.length })}">
      ${text('pieces.shown', { shown: rows.length, of: rows.length })}
    </p>
  </form>`;
}

/** Turns addresses in a note into links. */
const linked = (note: string): readonly (string | Markup)[] =>
  note
    .split(/(https:\/\/[^\s]*[^\s.:])/)
    .map((part) => (part.startsWith('https://') ? html`<a href="${part}">${part}</a>` : part));

export const piecesPages = async () => {
  const all = await Promise.all(GAMES.map((game) => factsOf(game, 'en')));
  return all.flatMap(({ ui, pieces }) =>
    pieces ? pages(piecesFolder(ui.game.id), (place) => page(place, ui.game.id)) : [],
  );
};
/** The JSON schemas of the games' data. */
export const forms = GAMES.flatMap((game) => formOf(game) ?? []);
