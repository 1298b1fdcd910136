/** The page of each game: links to play it, learn it and read its rules. */
import { html, type Markup } from '../../src/markup/html.js';
import { oembedFile } from '../../src/cli/site/pictures.js';
import { gameLinks, poster } from '../boards.js';
import {
  factsOf,
  folderOf,
  GAMES,
  lessonFolder,
  piecesFolder,
  rulesFolder,
  type Chapter,
  type GameFacts,
} from '../games.js';
import { link, pages, type Content } from '../layout.js';
import type { Place } from '../place.js';

async function page(place: Place, game: string): Promise<Content> {
  const { text, lang } = place;
  const facts = await factsOf(game, lang);
  const { ui, text: words, name, lessons, chapters, pieces } = facts;
  const [min, max] = ui.game.players;
  const count = lessons.length;
  const learns = count > 0;
  const reads = chapters.length > 0;
  const parts = [learns && 'learn', reads && 'read'] as const;
  return {
    title: text('game.title', { game: name }),
    description: text(learns && reads ? 'game.description' : 'game.description.alone', { game: name, count }),
    scripts: ['elements'],
    section: '',
    game,
    oembed: oembedFile(game, lang),
    main: html`<header class="wide title play">
        <h1>${name}</h1>
        <p class="lede">${facts.words.lede}</p>
        <ul class="chips">
          <li>${text(min === max ? 'game.players.only' : 'game.players', { min, max })}</li>
          ${learns && html`<li>${text('game.lessons', { count })}</li>`}
        </ul>
        <div class="ways">
          <ul class="parts-of">
            ${parts.map((part) => part && html`<li><a href="#${part}">${text(`game.${part}`)}</a></li>`)}
            ${pieces && html`<li>${link(place, piecesFolder(game), pieces.title)}</li>`}
            <li>${link(place, folderOf('embed/', game), text('game.embed'))}</li>
          </ul>
          ${await gameLinks(place, (id) => `${id}/`, { others: true })}
        </div>
      </header>
      <div class="beside">
        <section id="play" aria-label="${text('game.play')}">
          <playable-game id="board" game="${game}">${poster(place, facts)}</playable-game>
        </section>
        ${
          learns &&
          html`<section id="learn" class="wide" aria-labelledby="learn-title">
            <h2 id="learn-title">${text('game.learn')}</h2>
            <p>${text('game.learn.text', { first: lessons[0]!.title })}</p>
            ${
              reads
                ? asOneLearns(facts).map((chapter) => chapterOf(place, chapter))
                : chapterOf(place, { title: name, rules: [], lessons })
            }
          </section>`
        }
        ${
          reads &&
          html`<section id="read" aria-label="${text('game.read')}">
            <p class="quiet">${text('game.read.text')} ${link(place, rulesFolder(game), text('game.read.alone'))}</p>
            <noscript><p>${text('site.noscript')} ${link(place, 'lessons/', text('lesson.all'))}</p></noscript>
            <div class="book" tabindex="-1">
              <playable-rulebook game="${game}" for="board"></playable-rulebook>
            </div>
          </section>`
        }
      </div>
      <p class="wide quiet">${words('game.credit')}</p>`,
  };
}

/** The chapters that have lessons, in the order of learning: beginners find the first lesson at the top. */
const asOneLearns = ({ chapters, lessons }: GameFacts): readonly Chapter[] =>
  chapters
    .filter((chapter) => chapter.lessons.length > 0)
    .toSorted((a, b) => lessons.indexOf(a.lessons[0]!) - lessons.indexOf(b.lessons[0]!));

const chapterOf = (place: Place, { title, lessons }: Chapter): Markup =>
  html`<section class="chapter">
    <h3>${title}</h3>
    <div>
      ${lessons.map(
        ({ id, game, title, goal, rules }) =>
          html`<details name="lesson" id="${id}">
            <summary><strong>${title}</strong> <small class="quiet">${rules.join(' · ')}</small></summary>
            <playable-lesson game="${game}" lesson="${id}">
              <p>${goal}</p>
            </playable-lesson>
            <p>${link(place, lessonFolder(game, id), place.text('lesson.embed'))}</p>
          </details>`,
      )}
    </div>
  </section>`;

export const gamePages = GAMES.flatMap((game) => pages(`${game}/`, (place) => page(place, game)));
