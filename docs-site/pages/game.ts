/** A page for each game: play it, learn it, read its rules. */
import { html, type Markup } from '../html.js';
import { factsOf, GAMES, oembedOf, type Chapter } from '../games.js';
import { link, pages, poster, type Content } from '../layout.js';
import type { Place } from '../place.js';
import type { WordKey } from '../words/en.js';

const PARTS = ['play', 'learn', 'read'] as const;

async function page(place: Place, game: string): Promise<Content> {
  const { text, lang } = place;
  const { ui, text: words, lessons, chapters } = await factsOf(game, lang);
  const [min, max] = ui.game.players;
  const name = words('game.name');
  const count = lessons.length;
  return {
    title: text('game.title', { game: name }),
    description: text('game.description', { game: name, count }),
    scripts: ['elements'],
    oembed: oembedOf(game, lang),
    main: html`<header class="wide title">
        <h1>${name}</h1>
        <p class="lede">${text(`game.${game}.lede` as WordKey)}</p>
        <ul class="chips">
          <li>${text('game.players', { min, max })}</li>
          <li>${text('game.lessons', { count })}</li>
          <li>${words('game.credit')}</li>
        </ul>
        <ul class="parts-of">
          ${PARTS.map((part) => html`<li><a href="#${part}">${text(`game.${part}`)}</a></li>`)}
          <li>${link(place, 'embed/', text('game.embed'))}</li>
        </ul>
      </header>
      <div class="beside">
        <section id="play" aria-label="${text('game.play')}">
          <playable-game id="board" game="${game}">${poster(place)}</playable-game>
        </section>
        <section id="read" aria-label="${text('game.read')}">
          <p class="quiet">${text('game.read.text')}</p>
          <div class="book" tabindex="-1">
            <playable-rulebook game="${game}" for="board"></playable-rulebook>
          </div>
        </section>
      </div>
      <section id="learn" class="wide" aria-labelledby="learn-title">
        <h2 id="learn-title">${text('game.learn')}</h2>
        <p>${text('game.learn.text', { first: lessons[0]!.title })}</p>
        ${chapters.filter(({ lessons }) => lessons.length > 0).map((chapter) => chapterOf(place, chapter))}
      </section>`,
  };
}

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
            <p>${link(place, `lessons/${id}/`, place.text('lesson.embed'))}</p>
          </details>`,
      )}
    </div>
  </section>`;

export const gamePages = GAMES.flatMap((game) => pages(`${game}/`, (place) => page(place, game)));
