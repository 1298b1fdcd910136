/** The gallery of lessons, and a page for each. */
import { attributes, html, type Markup } from '../html.js';
import { factsOf, GAMES, lessonEmbed, oembedOf, pasted, told, type LessonFacts } from '../games.js';
import { code, link, pages, type Content } from '../layout.js';
import { to, type Place } from '../place.js';

const FORMAT = 'HTML';

const lessonsOf = async (place: Place): Promise<readonly LessonFacts[]> =>
  (await Promise.all(GAMES.map((game) => factsOf(game, place.lang)))).flatMap(({ lessons }) => lessons);

async function gallery(place: Place): Promise<Content> {
  const { text, root } = place;
  const lessons = await lessonsOf(place);
  return {
    title: text('lessons.title'),
    description: text('lessons.description', { count: lessons.length }),
    main: html`<header class="wide title">
        <h1>${text('lessons.heading')}</h1>
        <p class="lede">${text('lessons.description', { count: lessons.length })}</p>
      </header>
      <ul class="wide gallery">
        ${lessons.map(
          ({ id, title, goal, rules, steps, drawing, detail }, i) =>
            html`<li class="card">
              <img
                src="${root}${drawing}#${detail}"
                width="1400"
                height="1120"
                alt=""
                ${attributes({ loading: i > 3 ? 'lazy' : undefined })}
                decoding="async"
              />
              <h2>${link(place, `lessons/${id}/`, title)}</h2>
              <p>${goal}</p>
              <p class="quiet">
                <small
                  >${text('lessons.rule', { count: rules.length })} · ${text('lessons.step', { count: steps })}</small
                >
              </p>
            </li>`,
        )}
      </ul>`,
  };
}

async function page(place: Place, id: string): Promise<Content> {
  const { text, root, lang } = place;
  const lessons = await lessonsOf(place);
  const n = lessons.findIndex((lesson) => lesson.id === id);
  const { game, title, goal, drawing, rules } = lessons[n]!;
  const embed = lessonEmbed(game, id, lang);
  const words = await told(embed, lang);
  const { element } = await pasted(embed, words, drawing);
  const steps = words.sections.find(({ kind }) => kind === 'steps')!;
  const { text: own } = await factsOf(game, lang);
  const other = (lesson: LessonFacts | undefined, key: 'lesson.previous' | 'lesson.next'): Markup | false =>
    lesson !== undefined && html`<li>${link(place, `lessons/${lesson.id}/`, text(key, { title: lesson.title }))}</li>`;
  return {
    title: `${title} · ${own('game.name')}`,
    description: goal,
    door: 'lessons/',
    scripts: ['elements'],
    oembed: oembedOf(id, lang),
    main: html`<header class="wide title">
        <p>${link(place, 'lessons/', text('lesson.all'))}</p>
        <h1>${title}</h1>
        <p class="quiet">${own('game.name')} · ${text('lessons.rules', { rules: rules.join(', ') })}</p>
      </header>
      <playable-lesson class="stage" game="${game}" lesson="${id}">
        <img src="${root}${drawing}" width="1400" height="1120" alt="" />
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
            <a href="${to(place, 'embed/')}?${String(new URLSearchParams({ kind: 'lesson', lesson: id }))}"
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
  const ids = (await Promise.all(GAMES.map((game) => factsOf(game, 'en')))).flatMap(({ lessons }) => lessons);
  return [
    ...pages('lessons/', gallery),
    ...ids.flatMap(({ id }) => pages(`lessons/${id}/`, (place) => page(place, id))),
  ];
};
