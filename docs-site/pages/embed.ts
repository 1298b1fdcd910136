/** The embed builder: a form, its preview, and the text to paste into each host. `scripts/builder.ts` adds the behaviour. */
import { BESIDE, HEIGHTS, OPTION, OTHERS } from '../form.js';
import { attributes, html, type Markup } from '../../src/markup/html.js';
import { gameLinks } from '../boards.js';
import { factsOf, folderOf, GAMES, linesOf, SCRIPT, type GameFacts } from '../games.js';
import { addressOfFile, FILES } from '../host-files.js';
import { HOSTS, type Host } from '../hosts.js';
import { keptRoom } from '../kept-room.js';
import { code, pages, type Content } from '../layout.js';
import { LANGUAGES, placeOf, SITE, type Place } from '../place.js';
import { plainRule } from '../../src/game-ui/plain-rule.js';
import { KINDS, PLAYED, type Kind } from '../../src/embed/kinds.js';
import type { Rulebook } from '../../src/game-ui/rulebook.js';
import { chartOf } from '../../src/kernel/chart.js';
import { MAX_SEED } from '../../src/kernel/random.js';
import { usualPlayers } from '../../src/playthrough/attributes.js';
import { LONGEST_NAME } from '../../src/playthrough/seats.js';
import type { WordKey } from '../words/en.js';

/**
 * Fields that only some hosts support: a frame has a height, the element of a shortcode takes its colours from the page, only
 * an author's own markup and addresses name a server, and the element may hold what readers without scripts see.
 */
const HEEDED_BY: Readonly<Partial<Record<string, readonly Host[]>>> = {
  height: ['frame'],
  server: ['html', 'frame', 'docusaurus', 'readme', 'address', 'text'],
  fallback: ['html'],
  theme: ['html', 'frame', 'div', 'mediawiki', 'readme', 'address', 'text'],
};
/** Fields with error messages of their own, which contain placeholders that the script replaces. */
const TOLD = ['data', 'step', 'names', 'state', 'seed', 'moves', 'at', 'seat', 'server', 'height'] as const;
const isTold = (name: string): name is (typeof TOLD)[number] => (TOLD as readonly string[]).includes(name);
const NEEDS = { seed: MAX_SEED, letters: LONGEST_NAME, line: '{line}', move: '{move}', ...HEIGHTS };
/** Maximum length of a rule's text in a list. */
const BEGINNING = 60;

interface Choice {
  readonly value: string;
  readonly words: string;
  /** The heading of its group. */
  readonly group?: string;
}

async function builder(place: Place, game: string): Promise<Content> {
  const { text, root } = place;
  const facts = await factsOf(game, place.lang);
  const book = await facts.ui.rulebook?.(place.lang);
  // The board that the author chooses may be in another language than this page.
  const words = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (lang) => [lang, (await factsOf(game, lang)).words] as const)),
  );
  return {
    title: text('embed.title', { game: facts.name }),
    description: text('embed.lede'),
    scripts: ['builder'],
    section: 'embed/',
    main: html`<header class="wide title">
        <h1>${text('embed.heading')}</h1>
        <p class="lede">${text('embed.lede')}</p>
        ${await gameLinks(place, (id) => folderOf('embed/', id))}
      </header>
      <noscript><p class="wide">${text('site.noscript')}</p></noscript>
      <div class="wide builder">
        <form
          id="builder"
          class="panel"
          data-script="${root}${SCRIPT}"
          data-game="${game}"
          data-words="${JSON.stringify(words)}"
        >
          ${fields(place, facts, ruleChoices(book))}
        </form>
        <div>
          <p class="fault" id="fault" role="alert" hidden></p>
          <section id="made" aria-labelledby="hosts">
            <h2 id="hosts">${text('embed.paste')}</h2>
            ${HOSTS.map((host) => recipe(place, host, game))}
          </section>
          <section class="preview" aria-labelledby="preview-title">
            <h2 id="preview-title">${text('embed.preview')}</h2>
            <p id="unconnected" class="quiet" hidden>${text('embed.unconnected')}</p>
            <div id="preview"></div>
          </section>
        </div>
      </div>`,
  };
}

/**
 * The text to paste into one host, and what it needs once; only the recipe of the chosen host is shown. Without scripts,
 * the first recipe contains the two lines that suffice.
 */
const recipe = (place: Place, host: Host, game: string): Markup => {
  const { text, root } = place;
  const files = FILES[host] ?? [];
  const { origin } = new URL(SITE);
  const isFirst = host === HOSTS[0];
  return html`<article id="${host}" ${attributes({ hidden: isFirst ? undefined : '' })}>
    <p>${text(`host.${host}.why`)}</p>
    ${code(place, isFirst ? linesOf(game) : '', html`<h3>${text(`host.${host}.form`)}</h3>`)}
    ${host === 'html' && html`<div data-room>${code(place, keptRoom('game'), html`<p>${text('host.html.room')}</p>`)}</div>`}
    ${host === 'html' && code(place, classic('loader'), html`<p>${text('host.html.elsewhere')}</p>`)}
    ${host === 'frame' && code(place, classic('host', 'async '), html`<p>${text('host.frame.once')}</p>`)}
    ${host === 'frame' && html`<p data-origin="${origin}">${text('host.frame.server', { origin })}</p>`}
    ${
      files.length > 0 &&
      html`<p>${text('embed.files', { count: files.length })}</p>
        <ul class="files">
          ${files.map(
            (file) =>
              html`<li><a href="${root}${addressOfFile(file)}" download="${file.split('/').at(-1)!}">${file}</a></li>`,
          )}
        </ul>`
    }
  </article>`;
};

/** A script of the site that is not a module, so that any page may run it. */
const classic = (name: string, how = ''): string => `<script ${how}src="${SITE}classic/${name}.js"></script>`;

/** The rules with the beginnings of their texts, grouped by chapter. */
const ruleChoices = (book: Rulebook | undefined): readonly Choice[] =>
  (book?.chapters ?? []).flatMap(({ title, rules }) =>
    rules.map(({ id, text }) => ({ value: id, words: `${id} · ${beginning(plainRule(text))}`, group: title })),
  );
const beginning = (text: string): string =>
  text.length > BEGINNING ? `${text.slice(0, BEGINNING).replace(/[\s\p{P}]+\S*$/u, '')}…` : text;

function fields(
  place: Place,
  { ui: { game }, text: words, lessons, chapters }: GameFacts,
  rules: readonly Choice[],
): Markup {
  const { text } = place;
  /** When a field is seen. The form starts with kind `game` and the first host; `scripts/builder.ts` shows what others need. */
  const seen = (name: string, kinds: readonly Kind[]) => {
    const hosts = HEEDED_BY[name];
    const isUnseen = !kinds.includes('game') || hosts?.includes(HOSTS[0]) === false;
    return attributes({
      'data-kinds': kinds.join(' '),
      'data-hosts': hosts?.join(' '),
      'data-needs': isTold(name) ? text(`needs.${name}`, NEEDS) : undefined,
      hidden: isUnseen ? '' : undefined,
    });
  };
  const label = (name: string) => text(`field.${name}` as WordKey);
  const row = (name: string, kinds: readonly Kind[], control: Markup, said = label(name)) =>
    html`<p class="field" ${seen(name, kinds)}><label for="f-${name}">${said}</label>${control}</p>`;
  const input = (name: string, kinds: readonly Kind[], more: Readonly<Record<string, string>> = {}) =>
    row(name, kinds, html`<input id="f-${name}" name="${name}" ${attributes({ autocomplete: 'off', ...more })} />`);
  /** Not `type="number"`: such an input silently ignores invalid values. */
  const number = (name: string, kinds: readonly Kind[], more: Readonly<Record<string, string>> = {}) =>
    input(name, kinds, { inputmode: 'numeric', ...more });
  const option = ({ value, words }: Choice) => html`<option value="${value}">${words}</option>`;
  const select = (name: string, kinds: readonly Kind[], choices: readonly Choice[], said?: string) => {
    const groups = [...new Set(choices.map(({ group }) => group))];
    const list = groups.map((group) => {
      const own = choices.filter((choice) => choice.group === group).map(option);
      return group === undefined ? own : html`<optgroup label="${group}">${own}</optgroup>`;
    });
    return row(
      name,
      kinds,
      html`<select id="f-${name}" name="${name}">
        ${list}
      </select>`,
      said,
    );
  };
  const flag = (name: string, kinds: readonly Kind[], note?: string) =>
    html`<p class="field flag" ${seen(name, kinds)}>
      <input
        type="checkbox"
        id="f-${name}"
        name="${name}"
        value="1"
        ${attributes({ 'aria-describedby': note && `${name}-note` })}
      /><label for="f-${name}">${label(name)}</label> ${note && html`<small id="${name}-note">${note}</small>`}
    </p>`;
  /** The default choice, with what readers get then. */
  const usual = (name: string, params?: { readonly count: number }): Choice => ({
    value: '',
    words: text('embed.usual', { what: text(`usual.${name}` as WordKey, params) }),
  });
  const worded = (name: string, values: readonly string[], before = ''): readonly Choice[] => [
    usual(name),
    ...values.map((value) => ({ value: `${before}${value}`, words: text(`field.${name}.${value}` as WordKey) })),
  ];
  const [min, max] = game.players;
  const has: Readonly<Record<Kind, boolean>> = {
    game: true,
    lesson: lessons.length > 0,
    rulebook: chapters.length > 0,
    phases: true,
  };
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

  return html`<fieldset>
      <legend>${text('embed.where')}</legend>
      ${select(
        'host',
        KINDS,
        HOSTS.map((value) => ({ value, words: text(`host.${value}`) })),
      )}
    </fieldset>
    <fieldset>
      <legend>${text('embed.what')}</legend>
      <div class="kinds">
        ${KINDS.filter((kind) => has[kind]).map(
          (kind, i) =>
            html`<label
              ><input
                type="radio"
                name="kind"
                value="${kind}"
                ${attributes({ checked: i === 0 ? '' : undefined })}
              />${text(`kind.${kind}`)}</label
            >`,
        )}
      </div>
      ${select('lesson', ['lesson'], [usual('lesson'), ...lessons.map(({ id, title }) => ({ value: id, words: title }))])}
      ${number('step', ['lesson'])} ${select('rule', ['rulebook'], [usual('rule'), ...rules])}
      ${select('players', PLAYED, [usual('players', { count: usualPlayers(game) }), ...numbers.map((value) => ({ value, words: value }))])}
      ${select('seats', ['game'], worded('seats', BESIDE, OTHERS))}
      ${input('names', ['game'], { placeholder: 'Ada, Ben' })}
      ${input('server', ['game'], { placeholder: 'https://play.example', inputmode: 'url' })}
      ${select(
        'phase',
        ['phases'],
        [usual('phase'), ...chartOf(game.machine).phases.map((value) => ({ value, words: words(`phase:${value}`) }))],
      )}
    </fieldset>
    <details>
      <summary>${text('embed.more')}</summary>
      ${input('data', ['lesson'])} ${input('state', PLAYED)} ${number('seed', PLAYED)}
      ${row('moves', PLAYED, html`<textarea id="f-moves" name="moves" rows="3"></textarea>`)} ${number('at', PLAYED)}
      ${select('seat', PLAYED, [
        usual('seat'),
        ...game.seats.map((value, i) => ({ value, words: words(`seat:${i}`) })),
        { value: 'spectator', words: text('field.seat.spectator') },
      ])}
      ${Object.entries(game.options)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) =>
          select(
            `${OPTION}${name}`,
            PLAYED,
            values.map((value, i) => ({
              value: i === 0 ? '' : String(value),
              words: words(`option.${name}:${String(value)}`),
            })),
            words(`option.${name}`),
          ),
        )}
      ${flag('readonly', ['game'])} ${flag('timer', ['game'])} ${flag('coach', ['game'])}
      ${select('undo', ['game'], worded('undo', ['fair', 'free']))} ${input('save', ['game'], { maxlength: '80' })}
      ${select('forced', ['game'], worded('forced', ['off']))}
      ${select('shortcuts', ['game', 'lesson'], worded('shortcuts', ['off']))}
    </details>
    <fieldset>
      <legend>${text('embed.how')}</legend>
      ${select('lang', KINDS, [
        usual('lang'),
        ...LANGUAGES.map((lang) => ({ value: lang, words: placeOf('', lang).text('site.language') })),
      ])}
      ${select('theme', KINDS, worded('theme', ['light', 'dark']))}
      ${select('load', KINDS, worded('load', ['click', 'now']))} ${number('height', KINDS, { placeholder: '720' })}
      ${flag('fallback', KINDS, text('embed.fallback'))}
    </fieldset>`;
}

export const embedPages = GAMES.flatMap((game) => pages(folderOf('embed/', game), (place) => builder(place, game)));
