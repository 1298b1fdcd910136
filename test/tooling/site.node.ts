/** The parts of the site: its texts in three languages, HTML templates, links, code excerpts and texts for hosts. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { root } from '../../scripts/paths.js';
import { excerpt } from '../../docs-site/excerpt.js';
import { attributes, html, Markup } from '../../src/markup/html.js';
import { forHosts, HOSTS } from '../../docs-site/hosts.js';
import { fileOf, placeOf, to } from '../../docs-site/place.js';
import { en } from '../../docs-site/words/en.js';
import { fr } from '../../docs-site/words/fr.js';
import { it } from '../../docs-site/words/it.js';
import { sites } from '../../src/games/generated/registry.js';
import { GAMES } from '../../src/games/index.js';

const placeholders = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name!).sort();
/** Keys whose text may equal the English one: names, and words that are the same in both languages. */
const SAME =
  /^(usual\.players|site\.nav|nav\.(api|menu)|site\.language|host\.((wordpress|hugo|eleventy)\.form|wordpress|mediawiki|hugo|jekyll|eleventy|address))$/;

for (const [lang, words] of [
  ['fr', fr],
  ['it', it],
] as const) {
  describe(`words: ${lang}`, () => {
    test('have the keys and placeholders of the English texts, and every text is translated', () => {
      assert.deepEqual(Object.keys(words), Object.keys(en));
      for (const [key, sentence] of Object.entries<string>(words)) {
        const english: string = en[key as keyof typeof en];
        assert.deepEqual(placeholders(sentence), placeholders(english), key);
        if (!SAME.test(key)) assert.notEqual(sentence, english, key);
      }
    });
    test('follow the typographic rules of the language', () => {
      for (const [key, sentence] of Object.entries<string>(words)) {
        const text = sentence.replace(/\{[^}]*\}/g, 'x');
        assert.doesNotMatch(text, /['"]/, key);
        if (lang === 'fr') assert.doesNotMatch(text, /[^\u00a0\u202f][:;!?»]|«[^\u00a0]/, key);
        else assert.doesNotMatch(text, /\s[:;!?]/, key);
      }
    });
  });
}

test('the French notes on the games’ authors follow French typographic rules', () => {
  for (const game of GAMES) {
    const file = new URL(`../../src/games/${game}/site/authors.fr.md`, import.meta.url);
    const text = readFileSync(file, 'utf8')
      .replaceAll('&nbsp;', '\u00a0')
      .replace(/\]\([^)]*\)/g, ']');
    assert.doesNotMatch(text, /[^\u00a0\u202f][:;!?»]|«[^\u00a0]/, game);
  }
});

test('the French words of a game on the site follow French typographic rules', async () => {
  for (const game of GAMES)
    for (const said of Object.values<string>({ ...(await sites[game]!()).words['fr']! }))
      assert.doesNotMatch(said, /[^\u00a0\u202f][:;!?»]|«[^\u00a0]/);
});

describe('html templates', () => {
  test('escape text but not markup, and write nothing for false, null and undefined', () => {
    const hostile = '<img src=x onerror="a&b">';
    assert.equal(String(html`<p title="${hostile}">${hostile}</p>`).includes('<img'), false);
    assert.equal(String(html`<p>${[html`<b>${1}</b>`, false, null, undefined, 'x']}</p>`), '<p><b>1</b>x</p>');
    assert.equal(String(html`${new Markup('<br>')}`), '<br>');
    assert.equal(String(attributes({ a: '"', b: '', c: undefined })), ' a="&quot;" b');
  });
});

test('search engines are told whole addresses of a site that has one, and none of a site without', () => {
  const read = (SITE?: string) => {
    const script = `import { togetherPages } from './docs-site/pages/together.js';
      import { ROBOTS } from './docs-site/pages/missing.js';
      console.log(ROBOTS.text(), await togetherPages[1].text());`;
    const { SITE: _, ...others } = process.env;
    const env = SITE === undefined ? others : { ...others, SITE };
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
    return execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }).replace(/\s+/g, ' ');
  };
  const site = 'https://my.site/rules/';
  const published = read(site);
  assert.ok(published.includes(`Sitemap: ${site}sitemap.xml`));
  assert.ok(published.includes(`<link rel="canonical" href="${site}fr/together/" />`));
  assert.ok(published.includes(`hreflang="x-default" href="${site}together/"`));
  assert.doesNotMatch(read(), /Sitemap:|canonical/);
});

describe('places', () => {
  test('a page links to another by a relative address, in its own language if that page exists', () => {
    const deep = placeOf('lessons/ties/', 'fr');
    assert.equal(fileOf(deep), 'fr/lessons/ties/index.html');
    assert.equal(to(deep, 'lessons/'), '../../../fr/lessons/');
    assert.equal(to(deep, 'lessons/ties/', 'en'), '../../../lessons/ties/');
    assert.equal(to(deep, 'guide/'), '../../../guide/');
    assert.equal(to(placeOf('', 'en'), ''), './');
    assert.equal(to(placeOf('', 'en'), 'elfenwizards/#read', 'it'), './it/elfenwizards/#read');
  });
});

describe('excerpts', () => {
  test('can be a declaration with its comment, or a property within a declaration', () => {
    assert.match(excerpt('test/toy/game.ts', 'machine'), /^export const machine = setup\([^]*\}\);$/);
    assert.match(excerpt('test/toy/game.ts', 'show'), /^\/\*\* The hand is shown[^]*\n\}$/);
    assert.match(excerpt('test/toy/game.ts', 'rules.bid'), /^bid: \{\n {2}options: [^]*\n\}$/);
  });
  test('fail for an unknown name with an error that says where it was looked for', () => {
    assert.throws(
      () => excerpt('test/toy/game.ts', 'rules.fold'),
      /test\/toy\/game\.ts: nothing is called rules\.fold/,
    );
    assert.throws(() => excerpt('test/toy/game.ts', 'nobody'), /nobody/);
  });
});

describe('hosts', () => {
  const made = { link: 'L', element: 'E', iframe: 'I', div: 'D', markdown: 'M', text: 'T', wiki: 'W', oembed: 'O' };
  const attributes = { game: 'g', seats: 'human bot', readonly: '', names: 'A &lt; &amp; B', moves: 'it\'s; "so"' };
  const texts = forHosts(made, 'game', attributes);
  test('each has its own text, in the syntax of that host', () => {
    assert.deepEqual(Object.keys(texts), [...HOSTS]);
    assert.equal(new Set(Object.values(texts)).size, HOSTS.length);
    const names = 'names="A &amp;lt; &amp;amp; B"';
    const plain = `game="g" seats="human bot" readonly="true" ${names} moves="it's; &quot;so&quot;"`;
    assert.equal(texts.wordpress, `[playable kind="game" ${plain}]`);
    assert.equal(texts.docusaurus, `<playable-game ${plain}></playable-game>`);
  });
  test('Hugo and Jekyll escape an argument themselves: only its quotes are marked', () => {
    const plain = 'game="g" seats="human bot" readonly="true" names="A &lt; &amp; B" moves="it\'s; \\"so\\""';
    assert.equal(texts.hugo, `{{< playable kind="game" ${plain} >}}L{{< /playable >}}`);
    assert.equal(texts.jekyll, `{% include playable.html kind="game" ${plain} %}`);
  });
  test('neither a bracket nor a backslash in a name ends the shortcode or the argument', () => {
    const { wordpress, hugo, jekyll, eleventy } = forHosts(made, 'game', { names: '[Ada], Ben\\' });
    assert.equal(wordpress, '[playable kind="game" names="&#91;Ada&#93;, Ben&#92;"]');
    assert.equal(hugo, '{{< playable kind="game" names="[Ada], Ben∖" >}}L{{< /playable >}}');
    assert.equal(jekyll, '{% include playable.html kind="game" names="[Ada], Ben∖" %}');
    assert.equal(eleventy, `{% playable "game", "names='[Ada], Ben∖'" %}L{% endplayable %}`);
  });
  test('quotes within a quoted argument are replaced for Eleventy', () => {
    const words = `game=g seats='human bot' readonly names='A &lt; &amp; B' moves='it’s; ”so”'`;
    assert.equal(texts.eleventy, `{% playable "game", "${words}" %}L{% endplayable %}`);
  });
});
