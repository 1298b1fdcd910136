/** The command `playable-rules site`: its pages for a game of an author’s own, and what it refuses. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pig } from '../../examples/pig/index.js';
import { command } from '../../src/cli/command.js';
import { filesOf, type SiteFile } from '../../src/cli/site/pages.js';
import type { AddedGame } from '../../src/game-ui/added-game.js';
import { addedGames, readAdded } from '../../src/loading/added-games.js';
import { elementsOf } from '../e2e/markup.js';

const ui = pig as unknown as AddedGame;
const SITE = 'https://my.site/pig/';
const SCRIPTS = {
  pages: { script: 'cdn/loader.js', beside: ['cdn/a.js'] },
  frames: { script: 'cdn/embed.js', beside: [] },
};

describe('the pages of a site', () => {
  let files: readonly SiteFile[];
  const paths = () => files.map(({ path }) => path).sort();
  const read = (path: string) => files.find((file) => file.path === path)!.text;
  before(async () => {
    addedGames.set('pig', readAdded(pig));
    files = await filesOf({ ui, address: SITE, ...SCRIPTS });
  });
  after(() => addedGames.delete('pig'));

  test('are a start page, lessons and rules in each language, embed pages, drawings and oEmbed responses', () => {
    const spoken = ['', 'fr/', 'it/'].flatMap((lang) =>
      ['', 'lessons/dare/', 'rules/'].map((folder) => `${lang}${folder}index.html`),
    );
    const told = ['', '-fr', '-it'].flatMap((lang) =>
      ['pig', 'pig/dare', 'pig/rulebook'].map((of) => `${of}${lang}.json`),
    );
    const expected = [
      ...spoken,
      ...['game', 'lesson', 'phases', 'rulebook'].map((kind) => `e/pig/${kind}/index.html`),
      ...['board-dark', 'board-light', 'dare-en', 'dare-fr', 'dare-it'].map((name) => `drawings/pig/${name}.svg`),
      ...told.map((path) => `oembed/${path}`),
    ];
    assert.deepEqual(paths(), expected.sort());
  });

  test('link to files of the site only', () => {
    const known = new Set([...paths(), 'site.css', 'e/embed.css', 'cdn/loader.js', 'cdn/embed.js', 'cdn/a.js']);
    let count = 0;
    for (const { path, text } of files.filter((file) => file.path.endsWith('.html')))
      for (const { attributes } of elementsOf(text))
        for (const name of ['href', 'src', 'srcset']) {
          const link = attributes[name];
          if (!link || link.startsWith('data:')) continue;
          const target = link.startsWith(SITE) ? link.slice(SITE.length) : posix.join(posix.dirname(path), link);
          const file = target === './' || target === '' ? 'index.html' : target.replace(/\/(\?.*)?$/, '/index.html');
          assert.ok(known.has(file.replace(/^\.\//, '')), `${path}: ${link}`);
          count++;
        }
    assert.ok(count > 100, String(count));
  });

  test('say the game in the language of the page, before its scripts run', () => {
    assert.match(read('fr/rules/index.html'), /<html lang="fr">[^]*<playable-rulebook game="pig"><div[^]*PIG-1/);
    assert.match(read('it/lessons/dare/index.html'), /<playable-lesson game="pig" lesson="dare"> <img[^]*<ol>/);
    assert.match(read('e/pig/game/index.html'), /<p lang="it">/);
  });

  test('name the oEmbed response of what they show, whose frame is an embed page', () => {
    assert.match(
      read('lessons/dare/index.html'),
      /json\+oembed" href="https:\/\/my\.site\/pig\/oembed\/pig\/dare\.json"/,
    );
    const { html } = JSON.parse(read('oembed/pig/dare-fr.json')) as { html: string };
    assert.match(html, /<iframe src="https:\/\/my\.site\/pig\/e\/pig\/lesson\/\?v=1&amp;lesson=dare&amp;lang=fr"/);
  });

  test('carry the name of the game in link previews, not ours', () => {
    for (const { path, text } of files.filter(({ path }) => /\.(html|json)$/.test(path))) {
      const name = path.endsWith('.json')
        ? (JSON.parse(text) as { provider_name: string }).provider_name
        : /og:site_name" content="([^"]*)"/.exec(text)?.[1];
      assert.ok(name && name !== 'playable-rules', `${path}: ${name}`);
    }
  });

  test('have neither oEmbed responses nor frames to paste, unless the address of the site is known', async () => {
    const plain = await filesOf({ ui, address: undefined, ...SCRIPTS });
    assert.deepEqual(
      plain.map(({ path }) => path).filter((path) => path.startsWith('oembed/')),
      [],
    );
    for (const { text } of plain) assert.doesNotMatch(text, /oembed"|&lt;iframe|undefined/);
  });

  test('of a game in English only are in English only', async () => {
    const english = await filesOf({ ui: { ...ui, languages: ['en'] }, address: SITE, ...SCRIPTS });
    assert.deepEqual(
      english.filter(({ path }) => /^(fr|it)\/|-(fr|it)\./.test(path)),
      [],
    );
    assert.doesNotMatch(english.find(({ path }) => path === 'index.html')!.text, /hreflang/);
  });
});

describe('the command', () => {
  let folder: string;
  const at = (path: string) => join(folder, path);
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'own-site-'));
    writeFileSync(at('game.js'), '');
    mkdirSync(at('dist'));
    writeFileSync(at('dist/index.html'), '');
  });
  after(() => rmSync(folder, { recursive: true }));
  async function refused(...args: string[]): Promise<string> {
    let said = '';
    const code = await command(['site', ...args], { out: assert.fail, err: (text) => void (said += text) });
    assert.notEqual(code, 0);
    return said;
  }

  test('says what is missing or wrong, where, and what was expected; then it writes nothing', async () => {
    const out = ['--out', at('site')];
    const cases: readonly (readonly [RegExp, ...string[]])[] = [
      [/^site: which game\? --game <module or package>\./, ...out],
      [/no-such: there is no such module or package\./, '--game', at('no-such'), ...out],
      [/^--address my\.site: it is the whole address/, '--game', at('game.js'), '--address', 'my.site', ...out],
      [
        /dist: index\.html is there, which no site of this command made\./,
        '--game',
        at('game.js'),
        '--out',
        at('dist'),
      ],
    ];
    for (const [said, ...args] of cases) assert.match(await refused(...args), said);
  });
});
