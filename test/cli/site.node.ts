/** The command `playable-rules site`: its pages for a game of an author’s own, and what it refuses. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import pig from '../../examples/pig/index.js';
import { command } from '../../src/cli/command.js';
import { bundlerFor } from '../../src/cli/site/bundle.js';
import * as none from '../../src/games/none.js';
import { makeSite } from '../../src/cli/site/site.js';
import { filesOf, type SiteFile } from '../../src/cli/site/pages.js';
import type { AddedGame } from '../../src/game-ui/added-game.js';
import { addedGamesOnly } from '../../src/vite.js';
import { addedGames, readAdded } from '../../src/loading/added-games.js';
import { root } from '../../scripts/paths.js';
import { elementsOf } from '../e2e/markup.js';

const ui: AddedGame = pig;
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
      'sitemap.xml',
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

  test('tell search engines the address of each page, which of its languages is the usual one, and the list of all', () => {
    const shown = paths().filter((path) => path.endsWith('.html') && !path.startsWith('e/'));
    const locations = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!);
    assert.deepEqual(locations.sort(), shown.map((path) => SITE + path.replace('index.html', '')).sort());
    const links = (path: string) =>
      elementsOf(read(path)).flatMap(({ attributes: { rel, hreflang, href } }) =>
        rel === 'canonical' || hreflang === 'x-default' ? href! : [],
      );
    assert.deepEqual(links('fr/rules/index.html'), [`${SITE}fr/rules/`, `${SITE}rules/`]);
  });

  test('show Pig with the name of each player beside their bar, not on it', () => {
    const bars = /class="body" x="(\d+)" y="(?:176|206|236|266)"[^]*?<text x="(\d+)"[^>]*text-anchor="end"/g;
    const found = [...read('drawings/pig/board-light.svg').matchAll(bars)];
    assert.equal(found.length, 4);
    for (const [bar, x, at] of found) assert.ok(Number(at) < Number(x), bar);
  });

  test('say the game in the language of the page, before its scripts run', () => {
    assert.match(read('fr/rules/index.html'), /<html lang="fr">[^]*<playable-rulebook game="pig"><div[^]*PIG-1/);
    assert.match(
      read('it/lessons/dare/index.html'),
      /<playable-lesson game="pig" lesson="dare" pages="\.\.\/\{lesson\}\/"> <img[^]*<ol>/,
    );
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

describe('the scripts of a site', () => {
  test('have an empty list for each list of our games', async () => {
    const lists = readdirSync(join(root, 'src/games/generated')).map(
      async (file) => (await import(`../../src/games/generated/${file.replace(/ts$/, 'js')}`)) as object,
    );
    const names = new Set((await Promise.all(lists)).flatMap((list) => Object.keys(list)));
    assert.deepEqual(Object.keys(none).sort(), [...names].sort());
    for (const list of Object.values(none)) assert.deepEqual(list, {});
  });

  let folder: string;
  const at = (path: string) => join(folder, path);
  /** A package named as ours in which each list of games has another form, as builds may write it. */
  const ours: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ name: 'playable-rules', type: 'module', exports: { './*': './lib/*' } }),
    'lib/games/none.js': ['abouts', 'rulebooks', 'bots', 'boards'].map((name) => `export const ${name} = {};`).join(''),
    'lib/games/generated/abouts.js': `import { chess } from '../chess.js'; export const abouts = { chess };`,
    'lib/games/generated/rulebooks.js': `const b = { chess: () => import('../chess.js') }; export { b as rulebooks };`,
    'lib/games/generated/bots.js': `export const bots = { chess: () => import('../chess.js') };`,
    'lib/games/generated/registry.js': `import { chess } from '../chess.js';
      const made = { boards: { chess }, texts: { chess } };
      export const { boards, texts, boardTexts, diagrams, helpTexts, lessons, extras, paths, pictures } = made;`,
    'lib/games/chess.js': `export const chess = 'our own chess';`,
    'lib/bot-worker.js': `console.log('the worker of chess', ${JSON.stringify('-'.repeat(9999))});`,
    'lib/define.js': `import { abouts } from './games/generated/abouts.js';
      import { rulebooks } from './games/generated/rulebooks.js';
      import { bots } from './games/generated/bots.js';
      import { boards } from './games/generated/registry.js';
      export const addGame = (game) => console.log(game, abouts, rulebooks, boards, bots, worker);
      const worker = new URL('./bot-worker.js', import.meta.url).href;`,
    'lib/loader.js': `export const watch = () => {};`,
    'lib/embed-game.js': `import { addGame } from './define.js'; export const embedGame = addGame;`,
  };
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'own-scripts-'));
    for (const [path, text] of Object.entries(ours)) {
      mkdirSync(dirname(at(`node_modules/playable-rules/${path}`)), { recursive: true });
      writeFileSync(at(`node_modules/playable-rules/${path}`), text);
    }
    writeFileSync(at('package.json'), '{ "type": "module" }');
    writeFileSync(at('own-worker.js'), `console.log('the worker of mine', ${JSON.stringify('-'.repeat(9999))});`);
    writeFileSync(
      at('game.js'),
      `export default { id: 'mine', botWorker: new URL('./own-worker.js', import.meta.url).href };`,
    );
  });
  after(() => rmSync(folder, { recursive: true }));

  test('contain the game and its own worker, but none of our games nor their worker', async () => {
    const { loader, embed } = await (await bundlerFor(at('game.js'))).bundle(at('site'));
    assert.deepEqual([loader.script, embed.script], ['cdn/loader.js', 'cdn/embed.js']);
    const names = readdirSync(at('site/cdn'));
    const all = names.map((name) => readFileSync(at(`site/cdn/${name}`), 'utf8')).join('\n');
    assert.match(all, /id:\s*[`"']mine/);
    assert.match(all, /the worker of mine/);
    assert.doesNotMatch(all, /our own chess|the worker of chess/);
    assert.deepEqual(
      names.filter((name) => name.includes('worker')).map((name) => name.slice(0, 'own-worker'.length)),
      ['own-worker'],
    );
  });

  /** The plugin of pages in this folder, whose functions Vite would call. */
  const pluginAt = (root: string) => {
    const plugin = addedGamesOnly() as unknown as Record<string, (...given: unknown[]) => unknown>;
    plugin['configResolved']!({ root });
    return plugin;
  };
  test('cannot be made where this package is missing, which is said', async () => {
    const error = (message: string) => {
      throw new Error(message);
    };
    const begun = pluginAt('/page')['buildStart']!.call({ resolve: () => Promise.resolve(null), error });
    await assert.rejects(
      begun as Promise<void>,
      /^Error: playable-rules is not installed in \/page: npm install playable-rules$/,
    );
  });
  test('have none of our workers either with a Vite before 6, whose plugins know no environment', async () => {
    const dist = 'node_modules/playable-rules/dist';
    const plugin = pluginAt('/page');
    await plugin['buildStart']!.call({ resolve: () => Promise.resolve({ id: `/page/${dist}/define.js` }) });
    const asset = (path: string) => ({ type: 'asset', originalFileNames: [path] });
    const bundle = { ours: asset(`${dist}/bot-worker.js`), own: asset('own/bot-worker.js') };
    plugin['generateBundle']!.call({}, {}, bundle);
    assert.deepEqual(Object.keys(bundle), ['own']);
  });

  test('have beside them one module for servers, with the game whole', async () => {
    await (await bundlerFor(at('game.js'))).bundle(at('served'));
    assert.deepEqual(readdirSync(at('served/server')), ['game.mjs']);
    const served = (await import(pathToFileURL(at('served/server/game.mjs')).href)) as Record<string, unknown>;
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    assert.equal((served['default'] as { id: string }).id, 'mine');
    assert.equal(served['madeBy'], version);
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
    // The package’s own files beside it make no site of the author’s pages.
    mkdirSync(at('dist/e'));
    writeFileSync(at('dist/e/embed.css'), '');
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
      [/dist: e is there, which no site of this command made\./, '--game', at('game.js'), '--out', at('dist')],
      [
        /failing\.js: it could not be loaded\. no rules yet\. See playable-rules --help\n$/,
        '--game',
        at('failing.js'),
        ...out,
      ],
    ];
    writeFileSync(at('failing.js'), "throw new Error('no rules yet');");
    for (const [said, ...args] of cases) assert.match(await refused(...args), said);
  });

  test('finds a package by its name, as an import does', async () => {
    mkdirSync(at('node_modules/@me/own'), { recursive: true });
    writeFileSync(at('node_modules/@me/own/package.json'), '{ "name": "@me/own", "exports": "./own.js" }');
    writeFileSync(at('node_modules/@me/own/own.js'), 'export default 7;');
    const here = process.cwd();
    process.chdir(at('dist'));
    try {
      assert.equal(await (await bundlerFor('@me/own')).run(), 7);
    } finally {
      process.chdir(here);
    }
  });

  test('names the lesson, the step and the line at which rules of the author fail', async () => {
    /** Pig in which the rules of a verb fail when this is so. */
    const failing = (verb: string, part: 'refuse' | 'apply', when: string) => `
      import pig from ${JSON.stringify(join(root, 'examples/pig/index.ts'))};
      const rule = pig.game.rules.${verb};
      const { ${part}: usual } = rule;
      rule.${part} = (table, move) => {
        if (${when}) return undefined.dice;
        return usual(table, move);
      };
      export default pig;`;
    const run = (...how: Parameters<typeof failing>) => {
      writeFileSync(at('pig.js'), failing(...how));
      return refused('--game', at('pig.js'), '--out', at('pig'));
    };
    const says = (where: string) =>
      new RegExp(
        `^The lesson dare stops ${where}, because the rules fail: TypeError: .*'dice'.* \\(.*pig\\.js:6:\\d+\\)\n$`,
      );
    assert.match(await run('roll', 'refuse', 'true'), says('before its first step'));
    assert.match(await run('roll', 'refuse', 'table.sum > 0'), says('at step 2 of 4'));
    assert.match(await run('keep', 'apply', 'true'), says('at step 3 of 4'));
    addedGames.delete('pig');
  });

  test('names the place and the line at which the drawing of the author fails', async () => {
    writeFileSync(
      at('undrawn.js'),
      `import pig from ${JSON.stringify(join(root, 'examples/pig/index.ts'))};
      import { defineUi } from ${JSON.stringify(join(root, 'src/kit/board.ts'))};
      import { lesson, words } from ${JSON.stringify(join(root, 'examples/pig/lesson.ts'))};
      const area = { x: 0, y: 0, w: 9, h: 9 };
      const draw = () => undefined.dice;
      const places = () => [{ id: 'pot', area, label: () => 'Pot', draw }];
      const lessons = [{ lesson, words }];
      const en = { 'game.name': 'Pig', 'rule:PIG-1': 'Roll.' };
      const text = { en, fr: en, it: en };
      export default defineUi({ game: pig.game, wide: { width: 9, height: 9 }, text, places, lessons });`,
    );
    const said = await refused('--game', at('undrawn.js'), '--out', at('undrawn'), '--address', SITE);
    assert.match(
      said,
      /^The game cannot be shown: Error: pig\.places\[pot\]\.draw: .*'dice'.* \(.*undrawn\.js:5:\d+\)\n$/,
    );
    addedGames.delete('pig');
  });

  test('leaves the site that is there as it was if the new one cannot be made, and can be run again', async () => {
    const functions = ['board', 'size', 'anchors', 'label', 'touches', 'scoreboard', 'standings', 'text'];
    // It runs, but cannot be bundled.
    writeFileSync(
      at('unbundled.js'),
      `const about = { board: { wide: {}, narrow: {} }, more: () => import('./no-such-file.js') };
      export default { game: { id: 'mine' }, about, ${functions.map((name) => `${name}() {}`).join(', ')} };`,
    );
    const site = ['server/game.mjs', 'index.html', 'cdn/loader.js'];
    for (const path of site) {
      mkdirSync(dirname(at(`old/${path}`)), { recursive: true });
      writeFileSync(at(`old/${path}`), path);
    }
    const kept = () => readdirSync(at('old'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    for (let run = 1; run <= 2; run++) {
      await assert.rejects(makeSite({ game: at('unbundled.js'), out: at('old') }), /Build failed/);
      assert.deepEqual(
        kept()
          .map(({ name }) => name)
          .sort(),
        ['game.mjs', 'index.html', 'loader.js'],
      );
      for (const path of site) assert.equal(readFileSync(at(`old/${path}`), 'utf8'), path);
    }
    addedGames.delete('mine');
  });
});
