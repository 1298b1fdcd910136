/** The files of a site for one game: its start page, its lessons, its rulebook, its embed pages, pictures and oEmbed responses. */
import { KINDS, type Embed, type Kind } from '../../embed/address.js';
import { SCHEMES } from '../../embed/picture.js';
import { resolveEmbed } from '../../embed/resolve.js';
import { snippets, type Snippets } from '../../embed/snippets.js';
import type { AddedGame } from '../../game-ui/added-game.js';
import { load } from '../../games/index.js';
import { LANGUAGES } from '../../i18n/languages.js';
import { siteWords } from '../../i18n/site/index.js';
import { textOf, type Text } from '../../i18n/text.js';
import { inWords } from './rulebook.js';
import { sitemap } from './sitemap.js';
import { embedFile, embedPage } from './embed-page.js';
import { alternates, headOf } from '../../markup/head.js';
import { attributes, html, type Markup } from '../../markup/html.js';
import {
  boardPicture,
  lessonEmbed,
  lessonFile,
  lessonPicture,
  oembedFile,
  poster,
  posterFile,
  told,
} from './pictures.js';

export interface OwnSite {
  readonly ui: AddedGame;
  /** The address at which the site is published, ending with `/`: oEmbed responses and frames to paste need it. */
  readonly address: string | undefined;
  /** The scripts of pages and of embed pages by their paths in the site, each with the files that it requests next. */
  readonly pages: Script;
  readonly frames: Script;
}
export interface Script {
  readonly script: string;
  readonly beside: readonly string[];
}
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** The site in one language. */
interface Spoken extends OwnSite {
  readonly lang: string;
  readonly text: Text;
  readonly name: string;
  readonly languages: readonly string[];
  readonly lessons: readonly { readonly id: string; readonly title: string; readonly rules: readonly string[] }[];
}
interface Page {
  /** Relative to the folder of the language, ending with `/`; empty for the start page. */
  readonly folder: string;
  readonly title: string;
  readonly main: Markup;
  /** What the page shows, for services that ask for its oEmbed response. */
  readonly embed?: Embed;
}

/** All files but scripts and styles. Throws `BadInput` for a lesson or a text that does not hold. */
export async function filesOf(site: OwnSite): Promise<readonly SiteFile[]> {
  const { ui } = site;
  const languages = LANGUAGES.filter((lang) => lang === 'en' || ui.languages?.includes(lang));
  const all = await Promise.all(languages.map((lang) => spokenIn(site, lang, languages)));
  const files = await Promise.all([...all.map(inLanguage), posters(site), embedPages(site, all)]);
  const made = files.flat();
  if (site.address === undefined) return made;
  return [
    ...made,
    {
      path: 'sitemap.xml',
      text: sitemap(
        site.address,
        made.map(({ path }) => path),
      ),
    },
  ];
}

async function spokenIn(site: OwnSite, lang: string, languages: readonly string[]): Promise<Spoken> {
  const { ui } = site;
  const text = textOf(lang, [await ui.text(lang), await siteWords(lang)]);
  const lessons = ((await ui.lessons?.()) ?? []).map(async (lesson) => ({
    ...{ id: lesson.id, rules: lesson.rules },
    title: textOf(lang, [await lesson.text(lang)])('title'),
  }));
  return { ...site, lang, text, name: text('game.name'), languages, lessons: await Promise.all(lessons) };
}

async function inLanguage(site: Spoken): Promise<readonly SiteFile[]> {
  const { ui, lang, lessons } = site;
  const game = ui.game.id;
  // Awaited before the pages: if those failed meanwhile, nobody would wait for a drawing that fails too.
  const drawings = await Promise.all(
    lessons.map(async ({ id }) => ({
      path: lessonFile(game, id, lang),
      text: await lessonPicture(lessonEmbed(game, id, lang), lang),
    })),
  );
  const others = lessons.map(({ id }, n) => lessonPage(site, id, n));
  const pages = [startPage(site), ...(await Promise.all(others)), ...(ui.rulebook ? [await rulesPage(site)] : [])];
  const files = await Promise.all(pages.map((page) => written(site, page)));
  return [...drawings, ...files.flat()];
}

const posters = ({ ui }: OwnSite): Promise<readonly SiteFile[]> =>
  Promise.all(
    SCHEMES.map(async (scheme) => ({
      path: posterFile(ui.game.id, scheme),
      text: await boardPicture({ kind: 'game', game: ui.game.id, seed: 1 }, scheme),
    })),
  );

function embedPages({ ui, frames }: OwnSite, all: readonly Spoken[]): Promise<readonly SiteFile[]> {
  const game = ui.game.id;
  const names = Object.fromEntries(all.map(({ lang, name }) => [lang, name]));
  const has: Readonly<Record<Kind, boolean>> = {
    ...{ game: true, phases: true },
    lesson: all[0]!.lessons.length > 0,
    rulebook: ui.rulebook !== undefined,
  };
  return Promise.all(
    KINDS.filter((kind) => has[kind]).map(async (kind) => ({
      path: embedFile(game, kind),
      text: await embedPage({ game, kind, names, siteName: all[0]!.name, ...frames, isModule: true }),
    })),
  );
}

function startPage(site: Spoken): Page {
  const { ui, lang, text, name, lessons } = site;
  const game = ui.game.id;
  const root = rootOf(lang, '');
  return {
    folder: '',
    title: name,
    embed: { kind: 'game', game, ...(lang !== 'en' && { lang }) },
    main: html`<section id="play">
        <playable-game game="${game}"
          >${poster(root, game, ui.about, text('site.board', { game: name }))}</playable-game
        >
      </section>
      ${
        lessons.length > 0 &&
        html`<section id="learn">
          <h2>${text('site.learn')}</h2>
          <ul class="lessons">
            ${lessons.map(
              ({ id, title }) =>
                html`<li>
                  <a href="${lessonFolder(id)}"
                    ><img src="${root}${lessonFile(game, id, lang)}" alt="" loading="lazy" />${title}</a
                  >
                </li>`,
            )}
          </ul>
        </section>`
      }`,
  };
}

const lessonFolder = (lesson: string): string => `lessons/${lesson}/`;
async function lessonPage({ ui, lang, text, lessons }: Spoken, id: string, n: number): Promise<Page> {
  const game = ui.game.id;
  const { title, rules } = lessons[n]!;
  const folder = lessonFolder(id);
  const embed = lessonEmbed(game, id, lang);
  const { sections } = await told(embed, lang);
  const next = lessons[n + 1];
  const drawing = `${rootOf(lang, folder)}${lessonFile(game, id, lang)}`;
  return {
    folder,
    title,
    embed,
    main: html`<h2>${title}</h2>
      <p>${text('site.lesson', { rules: rules.join(', ') })}</p>
      <playable-lesson game="${game}" lesson="${id}" pages="../{lesson}/">
        <img src="${drawing}" alt="" />
        <ol>
          ${sections.find(({ kind }) => kind === 'steps')!.items.map((item) => html`<li>${item}</li>`)}
        </ol>
      </playable-lesson>
      ${next && html`<p><a href="../${next.id}/">${text('site.next', { title: next.title })}</a></p>`}`,
  };
}

async function rulesPage({ ui, lang, text }: Spoken): Promise<Page> {
  const game = ui.game.id;
  const book = await ui.rulebook!(lang);
  return {
    folder: 'rules/',
    title: text('site.rules'),
    embed: { kind: 'rulebook', game, ...(lang !== 'en' && { lang }) },
    main: html`<playable-rulebook game="${game}">${await inWords(book, lang)}</playable-rulebook>`,
  };
}

const folderOf = (lang: string, folder: string): string => `${lang === 'en' ? '' : `${lang}/`}${folder}`;
/** The way from a page to the folder of the site. */
const rootOf = (lang: string, folder: string): string =>
  '../'.repeat(folderOf(lang, folder).split('/').length - 1) || './';

/** A page, and its oEmbed response if the address of the site is known. */
async function written(site: Spoken, page: Page): Promise<readonly SiteFile[]> {
  const { address, lang, ui } = site;
  const { embed, folder } = page;
  const path = `${folderOf(lang, folder)}index.html`;
  if (!embed || address === undefined) return [{ path, text: frame(site, page) }];
  const pasted = snippets(await resolveEmbed(embed, load), await told(embed, lang), {
    site: address,
    siteName: site.name,
    script: `${address}${site.pages.script}`,
  });
  const about = embed.lesson ?? (embed.kind === 'game' ? undefined : embed.kind);
  const oembed = oembedFile([ui.game.id, about].filter(Boolean).join('/'), lang);
  return [
    { path, text: frame(site, page, { ...pasted, oembed }) },
    { path: oembed, text: pasted.oembed },
  ];
}

/** A whole page. `pasted` is what authors paste, with the path of the oEmbed response. */
function frame(site: Spoken, { folder, title, main }: Page, pasted?: Snippets): string {
  const { ui, address, pages, lang, text, name, languages, lessons } = site;
  const root = rootOf(lang, folder);
  const home = `${root}${folderOf(lang, '')}`;
  const whole = folder === '' ? name : `${title} · ${name}`;
  const current = (other: string) => attributes({ 'aria-current': other === folder ? 'page' : undefined });
  return String(
    html`<!doctype html>
      <html lang="${lang}">
        <head>
          <meta charset="utf-8" />
          ${headOf(whole, text('site.description', { game: name }), name)}
          ${
            address !== undefined &&
            html`<meta property="og:url" content="${address}${folderOf(lang, folder)}" />
              <link rel="canonical" href="${address}${folderOf(lang, folder)}" />
              ${alternates(languages, (other) => `${address}${folderOf(other, folder)}`)}`
          }
          ${
            pasted &&
            html`<link
              rel="alternate"
              type="application/json+oembed"
              href="${address!}${pasted.oembed}"
              title="${whole}"
            />`
          }
          <link rel="icon" href="${root}${posterFile(ui.game.id, 'light')}" type="image/svg+xml" />
          <link rel="stylesheet" href="${root}site.css" />
          ${pages.beside.map((file) => html`<link rel="modulepreload" href="${root}${file}" />`)}
          <script type="module" src="${root}${pages.script}"></script>
        </head>
        <body>
          <header>
            <h1>${name}</h1>
            <nav aria-label="${text('site.pages')}">
              <a href="${home}" ${current('')}>${text('site.play')}</a>
              ${
                lessons.length > 0 &&
                html`<a href="${home}${lessonFolder(lessons[0]!.id)}" ${current(lessonFolder(lessons[0]!.id))}
                  >${text('site.learn')}</a
                >`
              }
              ${ui.rulebook && html`<a href="${home}rules/" ${current('rules/')}>${text('site.rules')}</a>`}
            </nav>
            ${
              languages.length > 1 &&
              html`<nav aria-label="${text('site.languages')}">
                ${languages.map(
                  (other) =>
                    html`<a
                      href="${root}${folderOf(other, folder)}"
                      lang="${other}"
                      hreflang="${other}"
                      ${attributes({ 'aria-current': other === lang ? 'true' : undefined })}
                      >${new Intl.DisplayNames([other], { type: 'language' }).of(other)!}</a
                    >`,
                )}
              </nav>`
            }
          </header>
          <main>
            <noscript><p>${text('site.scripts')}</p></noscript>
            ${main}
            ${
              pasted &&
              html`<details>
                <summary>${text('site.paste')}</summary>
                <pre tabindex="0"><code>${pasted.iframe}</code></pre>
              </details>`
            }
          </main>
        </body>
      </html>`,
  );
}
