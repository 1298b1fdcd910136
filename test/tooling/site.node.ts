/** What the site is made of: its words in three languages, its markup, and the code that it shows. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { excerpt } from '../../docs-site/excerpt.js';
import { attributes, html, Markup } from '../../docs-site/html.js';
import { forHosts, HOSTS } from '../../docs-site/hosts.js';
import { fileOf, placeOf, to } from '../../docs-site/place.js';
import { en } from '../../docs-site/words/en.js';
import { fr } from '../../docs-site/words/fr.js';
import { it } from '../../docs-site/words/it.js';
import { GAMES } from '../../src/games/index.js';

const holes = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name!).sort();
/** Names, and words that are the same. */
const SAME =
  /^(usual\.players|site\.nav|nav\.api|site\.language|host\.((wordpress|hugo|eleventy)\.form|wordpress|mediawiki|hugo|jekyll|eleventy|address))$/;

for (const [lang, words] of [
  ['fr', fr],
  ['it', it],
] as const) {
  describe(`words: ${lang}`, () => {
    test('has the keys of the English ones, with the same values in each, and leaves nothing in English', () => {
      assert.deepEqual(Object.keys(words), Object.keys(en));
      for (const [key, sentence] of Object.entries<string>(words)) {
        const english: string = en[key as keyof typeof en];
        assert.deepEqual(holes(sentence), holes(english), key);
        if (!SAME.test(key)) assert.notEqual(sentence, english, key);
      }
    });
    test('keeps the type of the language', () => {
      for (const [key, sentence] of Object.entries<string>(words)) {
        const said = sentence.replace(/\{[^}]*\}/g, 'x');
        assert.doesNotMatch(said, /['"]/, key);
        if (lang === 'fr') assert.doesNotMatch(said, /[^\u00a0\u202f][:;!?»]|«[^\u00a0]/, key);
        else assert.doesNotMatch(said, /\s[:;!?]/, key);
      }
    });
  });
}

test('what games say of their authors in French keeps its type too', () => {
  for (const game of GAMES) {
    const file = new URL(`../../src/games/${game}/site/authors.fr.md`, import.meta.url);
    const said = readFileSync(file, 'utf8')
      .replaceAll('&nbsp;', '\u00a0')
      .replace(/\]\([^)]*\)/g, ']');
    assert.doesNotMatch(said, /[^\u00a0\u202f][:;!?»]|«[^\u00a0]/, game);
  }
});

describe('markup', () => {
  test('text is escaped, markup is not, and nothing is written for nothing', () => {
    const hostile = '<img src=x onerror="a&b">';
    assert.equal(String(html`<p title="${hostile}">${hostile}</p>`).includes('<img'), false);
    assert.equal(String(html`<p>${[html`<b>${1}</b>`, false, null, undefined, 'x']}</p>`), '<p><b>1</b>x</p>');
    assert.equal(String(html`${new Markup('<br>')}`), '<br>');
    assert.equal(String(attributes({ a: '"', b: '', c: undefined })), ' a="&quot;" b');
  });
});

describe('places', () => {
  test('a page names another by a relative address, in its own language where there is one', () => {
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
  test('a declaration with its comment, and a property within one', () => {
    assert.match(excerpt('test/toy/game.ts', 'machine'), /^export const machine = setup\([^]*\}\);$/);
    assert.match(excerpt('test/toy/game.ts', 'show'), /^\/\*\* The hand is shown[^]*\n\}$/);
    assert.match(excerpt('test/toy/game.ts', 'rules.bid'), /^bid: \{\n {2}options: [^]*\n\}$/);
  });
  test('what is not there is an error that says where it was looked for', () => {
    assert.throws(
      () => excerpt('test/toy/game.ts', 'rules.fold'),
      /test\/toy\/game\.ts: nothing is called rules\.fold/,
    );
    assert.throws(() => excerpt('test/toy/game.ts', 'nobody'), /nobody/);
  });
});

describe('hosts', () => {
  const made = { link: 'L', element: 'E', iframe: 'I', div: 'D', markdown: 'M', text: 'T', wiki: 'W', oembed: 'O' };
  const attributes = { game: 'g', seats: 'human bot', readonly: '', moves: 'it\'s; "so"' };
  const texts = forHosts(made, 'game', attributes);
  test('each has a text of its own, in its own form', () => {
    assert.deepEqual(Object.keys(texts), [...HOSTS]);
    assert.equal(new Set(Object.values(texts)).size, HOSTS.length);
    const plain = 'game="g" seats="human bot" readonly="true" moves="it\'s; &quot;so&quot;"';
    assert.equal(texts.wordpress, `[playable kind="game" ${plain}]`);
    assert.equal(texts.hugo, `{{< playable kind="game" ${plain} >}}L{{< /playable >}}`);
    assert.equal(texts.jekyll, `{% include playable.html kind="game" ${plain} %}`);
    assert.equal(texts.docusaurus, `<playable-game ${plain}></playable-game>`);
  });
  test('what stands in a word of another is quoted once more', () => {
    const words = `game=g seats='human bot' readonly moves='it’s; &quot;so&quot;'`;
    assert.equal(texts.eleventy, `{% playable "game", "${words}" %}L{% endplayable %}`);
  });
});
