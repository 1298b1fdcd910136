import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parseAddress, readEmbed, type Embed } from '../../src/embed/address.js';
import { resolveEmbed, type ResolvedEmbed } from '../../src/embed/resolve.js';
import { snippets, type SnippetSettings, type Snippets } from '../../src/embed/snippets.js';
import type { StaticRendering } from '../../src/embed/static-rendering.js';
import { elfenwizards, type Move } from '../../src/games/elfenwizards/index.js';
import { BadInput, type Start } from '../../src/kernel/game.js';
import { formatLink } from '../../src/kernel/permalink.js';
import { replay } from '../../src/kernel/play.js';
import { positionOf } from '../../src/kernel/start.js';
import { load } from '../../src/games/index.js';
import { recordGame } from '../bench/games.js';

const settings: SnippetSettings = {
  fallback: true,
  site: 'https://a.example/games/',
  script: 'https://a.example/games/loader.js',
  picture: 'https://a.example/p/(1).svg',
  pictureSize: { width: 1400, height: 1080 },
  thumbnail: { url: 'https://a.example/p/1.png', width: 1200, height: 630 },
};
const words: Pick<StaticRendering, 'lang' | 'title' | 'summary' | 'sections'> = {
  lang: 'en',
  title: 'Elfenwizards',
  summary: 'Phase 2.',
  sections: [{ kind: 'moves', heading: 'Moves', isNumbered: true, items: ['Red rolls 1 and 2.', '4 to 4.'] }],
};

const elements = (html: string): Tree.Element[] => {
  const walk = (node: Tree.Node): Tree.Element[] => [
    ...('tagName' in node ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(walk) : []),
  ];
  return walk(parseFragment(html));
};
const attributes = ({ attrs }: Tree.Element) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
const markdownText = (node: Nodes): string =>
  'children' in node ? node.children.map(markdownText).join('') : 'value' in node ? node.value : '';
const kinds = (node: Nodes): string[] => [node.type, ...('children' in node ? node.children.flatMap(kinds) : [])];

let start: Start;
let moves: readonly Move[];
let followed: ResolvedEmbed;
let made: Snippets;
before(async () => {
  ({ start, moves } = recordGame(4, 7));
  const state = formatLink(elfenwizards, { start, moves: moves.slice(0, 9) });
  followed = await resolveEmbed({ kind: 'game', game: 'elfenwizards', state, at: 5, theme: 'dark', lang: 'fr' }, load);
  made = snippets(followed, words, settings);
});

describe('snippets', () => {
  test('all describe the same embed', async () => {
    const [embed] = [followed.embed];
    assert.deepEqual(parseAddress(made.link), embed);
    assert.ok(made.link.startsWith('https://a.example/games/e/elfenwizards/game/?v=1&'));
    assert.equal(attributes(elements(made.iframe)[0]!)['src'], made.link);
    assert.match(made.text, new RegExp('\\n1\\. Red rolls 1 and 2\\.\\n2\\. 4 to 4\\.\\n\\n'));
    assert.ok(
      made.text.endsWith(made.link) &&
        made.markdown.includes(`](${made.link})`) &&
        made.wiki.includes(`[${made.link} `),
    );

    const [, element] = elements(made.element);
    const [div] = elements(made.div);
    const data = Object.fromEntries(
      Object.entries(attributes(div!)).map(([name, value]) => [name.replace(/^data-/, ''), value]),
    );
    assert.deepEqual([element!.tagName, data['playable']], ['playable-game', 'game']);
    for (const given of [attributes(element!), data]) {
      const read = await resolveEmbed(readEmbed('game', given), load);
      assert.deepEqual([read.record.moves, read.at], [followed.record.moves, followed.at]);
    }
  });

  test('the element lists moves in readable notation, but a custom position, and chance from outside, as a permalink', async () => {
    assert.match(made.element, / players="4" seed="7" moves="(\w+ roll; )?\w+ \w+[^"]*" at="5" lang="fr" /);
    const position = positionOf(elfenwizards, replay(elfenwizards, start, moves.slice(0, 100)));
    for (const from of [
      { position, seed: 1 },
      { players: 3, seed: 1, draws: [1, 2] },
    ]) {
      const state = formatLink(elfenwizards, { start: from, moves: [] });
      const laid = await resolveEmbed({ kind: 'game', game: 'elfenwizards', state }, load);
      assert.ok(snippets(laid, words, settings).element.includes(` state="${state}"`));
    }
  });

  test('the element is two lines, the script and then the element, unless it holds a picture and a link', () => {
    const { fallback: _fallback, ...usual } = settings;
    const [first, second, ...rest] = snippets(followed, words, usual).element.split('\n');
    assert.equal(first, '<script type="module" src="https://a.example/games/loader.js"></script>');
    assert.match(second!, /^<playable-game game="elfenwizards" [^>]+><\/playable-game>$/);
    assert.deepEqual(rest, []);
    assert.deepEqual(made.element.split('\n').slice(0, 2), [first, second!.replace('</playable-game>', '')]);
    assert.match(made.element, /\n {2}<p><a [^>]+><img [^>]+><\/a><\/p>\n {2}<p><a [^\n]+<\/p>\n<\/playable-game>$/);
  });

  test('name a server of tables in the element and in the address, but never in a div', () => {
    const { embed } = followed;
    const server = 'https://play.example';
    const served = snippets({ ...followed, embed: { ...embed, server } }, words, settings);
    assert.equal(attributes(elements(served.element)[1]!)['server'], server);
    assert.equal(parseAddress(served.link).server, server);
    for (const text of [served.iframe, served.div, served.markdown, served.text, served.wiki, served.oembed])
      assert.ok(text.includes('server='), text);
    for (const text of [served.div, served.wiki]) assert.doesNotMatch(text, /data-server/);
  });

  test('name a server relative to the author’s page in the element alone', () => {
    const { embed } = followed;
    const served = snippets({ ...followed, embed: { ...embed, server: '/tables' } }, words, settings);
    assert.equal(attributes(elements(served.element)[1]!)['server'], '/tables');
    assert.deepEqual({ ...served, element: served.element.replace(' server="/tables"', '') }, made);
  });

  test('reserve the picture’s space before it loads, at most as wide as the column', () => {
    const images = (settings: SnippetSettings) =>
      [made, snippets(followed, words, settings)].flatMap(({ element, div }) =>
        [element, div].map((html) => attributes(elements(html).find(({ tagName }) => tagName === 'img')!)),
      );
    const style = 'max-width:100%;height:auto';
    const small = { ...settings, pictureSize: { width: 300, height: 200 } };
    assert.deepEqual(
      images(small).map(({ width, height, style }) => [width, height, style]),
      [
        ['640', '494', style],
        ['640', '494', style],
        ['300', '200', style],
        ['300', '200', style],
      ],
    );
    const { pictureSize: _size, ...unsized } = settings;
    assert.deepEqual(images(unsized).map(({ width, height }) => [width, height])[2], ['640', undefined]);
  });

  test('set the colour scheme and the language only where the embed chooses one', async () => {
    /** The attributes of the element and of the div. */
    const ours = ({ element, div }: Snippets) => [elements(element)[1]!, elements(div)[0]!].map(attributes);
    for (const { style } of ours(made)) assert.equal(style, 'color-scheme: dark');
    assert.ok(made.wiki.includes(' style="color'));
    assert.equal(
      attributes(elements(made.div)[0]!)['lang'],
      'en',
      'the language of the rendered text, not of the embed',
    );
    const { lang: _lang, theme: _theme, ...plain } = followed.embed;
    const other = snippets(await resolveEmbed({ ...plain, theme: 'auto' }, load), words, settings);
    for (const { lang, style } of ours(other)) assert.deepEqual([lang, style], [undefined, undefined]);
    assert.doesNotMatch(other.wiki, / lang=/);
  });

  test('the element names the seat of the embed', async () => {
    const looking = await resolveEmbed(
      { kind: 'game', game: 'elfenwizards', players: 3, seed: 1, seat: 'green' },
      load,
    );
    assert.match(snippets(looking, words, settings).element, / seat="green"/);
  });

  test('frames have a title and a size and load lazily; oEmbed has only the HTML that WordPress keeps', () => {
    assert.match(made.iframe, /^<iframe src="[^"]+" title="Elfenwizards" width="100%" height="720" loading="lazy" /);
    assert.equal(attributes(elements(made.iframe)[0]!)['style'], 'border:0');
    const { html, ...rest } = JSON.parse(made.oembed) as Record<string, string>;
    assert.deepEqual(rest, {
      version: '1.0',
      type: 'rich',
      provider_name: 'playable-rules',
      provider_url: settings.site,
      title: 'Elfenwizards',
      width: 720,
      height: 720,
      thumbnail_url: 'https://a.example/p/1.png',
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    // WordPress core looks for this form, and removes every other element and attribute.
    assert.match(html!, /^<blockquote><a href="[^"]+">[^<]+<\/a><\/blockquote><iframe [^>]*><\/iframe>$/);
    for (const { tagName, attrs } of elements(html!))
      for (const { name } of attrs)
        assert.ok(
          { a: ['href'], iframe: ['src', 'title', 'width', 'height'] }[tagName]?.includes(name),
          `${tagName} ${name}`,
        );
  });

  test('hostile text stays plain text in every snippet', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          ...[
            '<script>',
            '</script>',
            '-->',
            '"',
            "'",
            '&',
            '&lt;',
            '`',
            '```',
            '](x)',
            '![',
            '](javascript:x)',
            '\n\n# ',
            '\n- ',
          ],
          ...[
            '<!--',
            '|',
            '||',
            '{{x}}',
            '[[x]]',
            "'''",
            '~~~~',
            '<nowiki>',
            '</div>',
            '\\',
            '*',
            '__',
            '$$',
            '{x}',
            '1. ',
            '> ',
          ],
          ...['=x=', '\u0000', '\u2028', '{|', '|}', ':', ';', '#', '…', 'é'],
        ),
        { minLength: 1, maxLength: 8 },
      )
      .map((parts) => `a${parts.join('')}z`);
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, summary, item) => {
        const other = snippets(
          followed,
          { ...words, title, summary, sections: [{ ...words.sections[0]!, items: [item] }] },
          settings,
        );
        // eslint-disable-next-line no-control-regex
        const flat = (text: string) => text.replace(/[\s\u0000]+/g, ' ').trim();
        const oembed = (JSON.parse(other.oembed) as { html: string }).html;
        const tags = (html: string) => elements(html).map(({ tagName }) => tagName);
        assert.deepEqual(tags(other.iframe), ['iframe']);
        assert.deepEqual(tags(oembed), ['blockquote', 'a', 'iframe']);
        assert.deepEqual(tags(other.element), ['script', 'playable-game', 'p', 'a', 'img', 'p', 'a']);
        assert.deepEqual(tags(other.div), ['div', 'p', 'a', 'img', 'p', 'a', 'ol', 'li']);
        assert.equal(attributes(elements(other.iframe)[0]!)['title'], flat(title));
        assert.equal(textOf(elements(other.div).at(-1)!), flat(item));
        const tree = fromMarkdown(other.markdown);
        assert.deepEqual(kinds(tree), [
          'root',
          'paragraph',
          'link',
          'image',
          'paragraph',
          'text',
          'list',
          'listItem',
          'paragraph',
          'text',
        ]);
        assert.equal(markdownText(tree), flat(summary) + flat(item));
        const ours = other.wiki
          .replace(/^<div[^<>]*>\n\[https:\S+ /, '')
          .replace(/\]: /, '')
          .replace(/\n# /, '')
          .replace(/\n<\/div>$/, '');
        assert.match(ours.replace(/&#\d+;/g, ''), /^[\p{L}\p{N}\p{Zs}.,?!]*$/u);
        assert.equal(other.text.split('\n').length, made.text.split('\n').length - 1);
      }),
      { numRuns: 300 },
    );
  });

  test('a bad address in the settings is refused with an error that names the setting', () => {
    for (const [name, bad] of [
      ['site', '/e/'],
      ['script', 'javascript:alert(1)'],
      ['picture', 'data:x'],
    ] as const)
      assert.throws(
        () => snippets(followed, words, { ...settings, [name]: bad }),
        (error) => error instanceof BadInput && error.path === name,
      );
    assert.ok(made.markdown.includes('(https://a.example/p/%281%29.svg)'));
    const beside = snippets(followed, words, { ...settings, picture: 'ties.svg' });
    assert.ok(beside.markdown.includes('](ties.svg)]('));
  });

  test('can be made without a picture, moves or a thumbnail', async () => {
    const embed: Embed = { kind: 'lesson', game: 'elfenwizards', lesson: 'competition', step: 2 };
    const { site, script } = settings;
    const plain = snippets(
      await resolveEmbed(embed, load),
      { ...words, sections: [] },
      { site, script, width: 600, height: 500, fallback: true },
    );
    assert.match(plain.element, /\n<playable-lesson game="elfenwizards" lesson="competition" step="2">\n {2}<p><a /);
    assert.match(plain.iframe, / width="600" height="500" /);
    assert.equal(plain.markdown, `[Elfenwizards](${plain.link})\n\nPhase 2.`);
    assert.ok(!plain.oembed.includes('thumbnail'));
  });
});
