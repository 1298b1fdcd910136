/** Parts that pages share: pictures of boards, and links to the same page of another game. */
import { factsOf, GAMES, type GameFacts } from './games.js';
import { attributes, html, type Markup } from '../src/markup/html.js';
import { posterFile, poster as picture } from '../src/cli/site/pictures.js';
import { to, type Place } from './place.js';

/** The picture of a board, shown until the game can be played. */
export const poster = ({ root }: Place, { ui, about, words }: GameFacts): Markup =>
  picture(root, ui.game.id, about, words.poster);

/** A small picture of the board, beside the game's name. */
export const thumbnail = ({ root }: Place, { ui: { game }, about: { board } }: GameFacts): Markup =>
  html`<img
    src="${root}${posterFile(game.id, 'light')}"
    width="${board.wide.width}"
    height="${board.wide.height}"
    alt=""
    loading="lazy"
  />`;

/**
 * Links to a page of each game, if there are several games. With `others`, leaves out the game of this page, which the
 * heading names.
 */
export async function gameLinks(
  place: Place,
  folder: (game: string) => string,
  { others = false }: { readonly others?: boolean } = {},
): Promise<Markup | false> {
  const games = GAMES.filter((game) => !others || folder(game) !== place.folder);
  if (GAMES.length < 2) return false;
  const links = await Promise.all(
    games.map(async (game) => {
      const { name } = await factsOf(game, place.lang);
      const current = place.folder === folder(game) ? 'page' : undefined;
      return html`<li>
        <a href="${to(place, folder(game))}" ${attributes({ 'aria-current': current })}>${name}</a>
      </li>`;
    }),
  );
  return html`<nav aria-label="${place.text('site.games')}">
    <ul class="parts-of">
      ${links}
    </ul>
  </nav>`;
}
