/** The gallery of lessons, and a page for each. */
import { attributes, html, type Markup } from '../html.js';
import {
  factsOf,
  folderOf,
  GAMES,
  lessonEmbed,
  lessonFolder,
  oembedOf,
  pasted,
  told,
  type GameFacts,
  type LessonFacts,
} from '../games.js';
import { code, link, pages, type Content } from '../layout.js';
import { to, type Lang, type Place } from '../place.js';

const FORMAT = 'HTML';

/** The games that have lessons. */
const taught = async (lang: Lang): Promise<readonly GameFacts[]> =>
  (await Promise.all(GAMES.map((game) => factsOf(game, lang)))).filter(({ lessons }) => lessons.length > 0);

async function gallery(place: Place): Promise<Content> {
  const { text } = place;
  const games = await taught(place.lang);
  const count = games.flatMap(({ lessons }) => lessons).length;
  return {
    title: text('lessons.title'),
    description: text('lessons.description', { count }),
    main: html`<header class="wide title">
        <h1>${text('lessons.heading')}</h1>
        <p class="lede">${text('lessons.description', { count })}</p>
      </header>
      ${games.map(
        (facts) => html`${games.length > 1 && html`<h2 class="wide">${facts.name}</h2>`} ${cards(place, facts)}`,
      )}`,
  };
}

const cards = (place: Place, { about, lessons }: GameFacts): Markup => {
  const { text, root } = place;
  const { width, height } = about.board.wide;
  return html`<ul class="wide gallery">
    ${lessons.map(
      ({ id, game, title, goal, rules, steps, drawing, detail }, i) =>
        html`<li class="card">
          <img
            src="${root}${drawing}#${detail}"
            width="${width}"
            height="${height}"
            alt=""
            ${attributes({ loading: i > 3 ? 'lazy' : undefined })}
            decoding="async"
          />
          <h2>${link(place, lessonFolder(game, id), title)}</h2>
          <p>${goal}</p>
          <p class="quiet">
            <small>${text('lessons.rule', { count: rules.length })} · ${text('lessons.step', { count: steps })}</small>
          </p>
        </li>`,
    )}
  </ul>`;
};

async function page(place: Place, game: string, id: string): Promise<Content> {
  const { text, root, lang } = place;
  const { about, name, lessons } = await factsOf(game, lang);
  const { width, height } = about.board.wide;
  const n = lessons.findIndex((lesson) => lesson.id === id);
  const { title, goal, drawing, rules } = lessons[n]!;
  const embed = lessonEmbed(game, id, lang);
  const words = await told(embed, lang);
  const { element } = await pasted(embed, words, drawing);
  const steps = words.sections.find(({ kind }) => kind === 'steps')!;
  const other = (lesson: LessonFacts | undefined, key: 'lesson.previous' | 'lesson.next'): Markup | false =>
    lesson !== undefined &&
    html`<li>${link(place, lessonFolder(game, lesson.id), text(key, { title: lesson.title }))}</li>`;
  return {
    title: `${title} · ${name}`,
    description: goal,
    door: 'lessons/',
    scripts: ['elements'],
    oembed: oembedOf(`${game}/${id}`, lang),
    main: html`<header class="wide title">
        <p>${link(place, 'lessons/', text('lesson.all'))}</p>
        <h1>${title}</h1>
        <p class="quiet">${name} · ${text('lessons.rules', { rules: rules.join(', ') })}</p>
      </header>
      <playable-lesson class="stage" game="${game}" lesson="${id}">
        <img src="${root}${drawing}" width="${width}" height="${height}" alt="" />
      </playable-lesson>
      <ul class="wide turn">
        ${other(lessons[n - 1], 'lesson.previous')} ${other(lessons[n + 1], 'lesson.next')}
      </ul>
      <section class="wide two">
        <div>
          <h2>${text('lesson.embed')}</h2>
          <p>${text('lesson.embed.text')}</p>
          ${code(place, element, html`<p>${FORMAT}</p>`)}
          <p>
            <a
              href="${to(place, folderOf('embed/', game))}?${String(new URLSearchParams({ kind: 'lesson', lesson: id }))}"
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
  const all = (await taught('en')).flatMap(({ lessons }) => lessons);
  return [
    ...pages('lessons/', gallery),
    ...all.flatMap(({ game, id }) => pages(lessonFolder(game, id), (place) => page(place, game, id))),
  ];
};
