/** The gallery of lessons, and a page for each lesson. */
import type { GameAbout } from '../../src/game-ui/about.js';
import { attributes, html, type Markup } from '../../src/markup/html.js';
import { oembedFile, told } from '../../src/cli/site/pictures.js';
import {
  factsOf,
  folderOf,
  GAMES,
  lessonFolder,
  MADE,
  madeFolder,
  pasted,
  rulesFolder,
  type GameFacts,
  type LessonFacts,
} from '../games.js';
import { code, link, pages, type Content } from '../layout.js';
import { to, type Lang, type Place } from '../place.js';

const FORMAT = 'HTML';

/** The games that have lessons. */
const taught = async (lang: Lang) =>
  (await Promise.all(GAMES.map((game) => factsOf(game, lang)))).filter(({ lessons }) => lessons.length > 0);

async function gallery(place: Place): Promise<Content> {
  const { text } = place;
  const games = await taught(place.lang);
  const count = games.flatMap(({ lessons, made }) => [...lessons, ...made]).length;
  return {
    title: text('lessons.title'),
    description: text('lessons.description', { count }),
    scripts: ['lessons'],
    main: html`<header class="wide title">
        <h1>${text('lessons.heading')}</h1>
        <p class="lede">${text('lessons.description', { count })}</p>
        ${
          games.length > 1 &&
          html`<nav aria-label="${text('site.games')}">
            <ul class="parts-of">
              ${games.map(({ name, ui }) => html`<li><a href="#${ui.game.id}">${name}</a></li>`)}
            </ul>
          </nav>`
        }
      </header>
      ${finder(place, count, games)}
      ${games.map(
        ({ name, ui, about, lessons }) =>
          html`${games.length > 1 && html`<h2 class="wide" id="${ui.game.id}">${name}</h2>`}
            <ul class="wide gallery lessons">
              ${lessons.map((lesson, i) => card(place, about, lesson, i > 3))}
            </ul>`,
      )}
      ${
        games.some(({ made }) => made.length > 0) &&
        html`<h2 class="wide" id="${MADE}">${text('lessons.made')}</h2>
          <p class="wide">${text('lessons.made.text')}</p>
          <ul class="wide gallery lessons">
            ${games.map(({ about, made }) => made.map((lesson) => card(place, about, lesson, true)))}
          </ul>`
      }`,
  };
}

/** Inert until the script is loaded, but with its space reserved. Where no lesson is found, it leads to the rulebooks. */
const finder = (place: Place, of: number, games: readonly GameFacts[]): Markup => {
  const { text } = place;
  const books = games.filter(({ chapters }) => chapters.length > 0);
  return html`<form class="wide choose" role="search" data-done=" · ✓ ${text('lessons.done')}" inert>
    <label>${text('lessons.find')} <input type="search" autocomplete="off" /></label>
    <p role="status" data-says="${text('lessons.shown', { shown: '{shown}', of })}">
      ${text('lessons.shown', { shown: of, of })}
    </p>
    <p data-none hidden>
      ${text('lessons.none')} ${books.map(({ name, ui }) => html` ${link(place, rulesFolder(ui.game.id), name)}`)}
    </p>
  </form>`;
};

const card = (place: Place, about: GameAbout, lesson: LessonFacts, isFar: boolean): Markup => {
  const { text, root } = place;
  const { id, game, title, goal, rules, steps, drawing, detail } = lesson;
  const { width, height } = about.board.wide;
  return html`<li class="card" data-lesson="${game}/${id}" data-rules="${rules.join(' ')}">
    <img
      src="${root}${drawing}#${detail}"
      width="${width}"
      height="${height}"
      alt=""
      ${attributes({ loading: isFar ? 'lazy' : undefined })}
      decoding="async"
    />
    <h3>${link(place, lessonFolder(game, id), title)}</h3>
    <p>${goal}</p>
    <p class="quiet">
      <small>${text('lessons.rule', { count: rules.length })} · ${text('lessons.step', { count: steps })}</small>
    </p>
  </li>`;
};

async function page(place: Place, game: string, id: string): Promise<Content> {
  const { text, root, lang } = place;
  const { about, name, lessons, made } = await factsOf(game, lang);
  const { width, height } = about.board.wide;
  const all = [...lessons, ...made];
  const n = all.findIndex((lesson) => lesson.id === id);
  const { title, goal, drawing, rules, embed } = all[n]!;
  const { data } = embed;
  const words = await told(embed, lang);
  const { element } = await pasted(embed, words);
  const steps = words.sections.find(({ kind }) => kind === 'steps')!;
  const other = (lesson: LessonFacts | undefined, key: 'lesson.previous' | 'lesson.next'): Markup | false =>
    lesson !== undefined &&
    html`<li>${link(place, lessonFolder(game, lesson.id), text(key, { title: lesson.title }))}</li>`;
  return {
    title: `${title} · ${name}`,
    description: goal,
    section: 'lessons/',
    game,
    scripts: ['elements'],
    oembed: oembedFile(`${game}/${id}`, lang),
    main: html`<header class="wide title play">
        <p>${link(place, 'lessons/', text('lesson.all'))}</p>
        <h1>${title}</h1>
        <p class="quiet">${name} · ${text('lessons.rules', { rules: rules.join(', ') })}</p>
      </header>
      ${data !== undefined && html`<p class="wide">${text('lesson.made')} ${link(place, madeFolder(game), text('lesson.studio'))}</p>`}
      <playable-lesson
        class="stage"
        game="${game}"
        ${attributes(data === undefined ? { lesson: id, pages: '../{lesson}/' } : { data })}
      >
        <img src="${root}${drawing}" width="${width}" height="${height}" alt="" />
      </playable-lesson>
      <ul class="wide turn">
        ${other(all[n - 1], 'lesson.previous')} ${other(all[n + 1], 'lesson.next')}
      </ul>
      <section class="wide two">
        <div class="pasted">
          <h2>${text('lesson.embed')}</h2>
          <p>${text('lesson.embed.text')}</p>
          ${code(place, element, html`<p>${FORMAT}</p>`)}
          <p>
            <a
              href="${to(place, folderOf('embed/', game))}?${String(new URLSearchParams({ kind: 'lesson', ...(data === undefined ? { lesson: id } : { data }) }))}"
              >${text('lesson.builder')}</a
            >
          </p>
        </div>
        <details class="told">
          <summary><h2>${text('lesson.told')}</h2></summary>
          <ol>
            ${steps.items.map((item) => html`<li>${item}</li>`)}
          </ol>
        </details>
      </section>`,
  };
}

export const lessonPages = async () => {
  const all = (await taught('en')).flatMap(({ lessons, made }) => [...lessons, ...made]);
  return [
    ...pages('lessons/', gallery),
    ...all.flatMap(({ game, id }) => pages(lessonFolder(game, id), (place) => page(place, game, id))),
  ];
};
