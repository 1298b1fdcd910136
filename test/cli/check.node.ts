/** What `playable-rules check` finds in texts with valid and invalid embeds. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { files } from '../../docs-site/site.js';
import { checkText } from '../../src/cli/check.js';
import { attributeNames, findEmbeds, type Format } from '../../src/cli/find.js';
import { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { PlayableLesson } from '../../src/elements/playable-lesson/playable-lesson.js';
import { PlayablePhases } from '../../src/elements/playable-phases/playable-phases.js';
import { PlayableRulebook } from '../../src/elements/playable-rulebook/playable-rulebook.js';
import { PlayableStudio } from '../../src/elements/playable-studio/playable-studio.js';
import { load } from '../../src/games/index.js';
import { GOOD_HTML } from './pages.js';

const check = (text: string, format: Format) => checkText({ file: 'page', root: '.' }, text, format, load);
/** The faults of a text as `line:column: message`. */
const faults = async (text: string, format: Format): Promise<string[]> =>
  (await check(text, format)).faults.map(({ line, column, message }) => `${line}:${column}: ${message}`);
const fence = '```';

describe('valid embeds are found and accepted', () => {
  test('in HTML: elements, an inline lesson, a div, a frame, a link, but nothing in code, comments and scripts', async () => {
    const { embeds, faults } = await check(GOOD_HTML, 'html');
    assert.deepEqual({ embeds, faults }, { embeds: 12, faults: [] });
  });

  test('in Markdown: raw HTML, links and fenced blocks, but nothing in other code', async () => {
    const text = [
      '# Rules',
      '',
      'Use `<playable-game game="chess">`, or \\<playable-game game="chess">, or:',
      '',
      `${fence}html\n<playable-game game="chess"></playable-game>\n${fence}`,
      '',
      '    <playable-game game="chess"></playable-game>',
      '',
      '- in a list <playable-game players="3"></playable-game>',
      '',
      '[a](https://a.example/e/elfenwizards/game/?v=1&players=5) ![b](https://a.example/e/x.svg)',
      '',
      '[c][c] and https://a.example/e/elfenwizards/phases/?v=1&phase=competition.',
      '',
      '[c]: /e/elfenwizards/rulebook/?v=1',
      '',
      `${fence}playable-game {players=3 seed=1 readonly}\nred roll\n${fence}`,
      '',
    ].join('\n');
    const { embeds, faults } = await check(text, 'md');
    // Green goes first with this seed, so the fault about red shows that the block was read.
    assert.deepEqual([embeds, faults.length, faults[0]?.line], [5, 1, 20]);
    assert.equal((await check(text.replace('red roll', 'green roll'), 'md')).faults.length, 0);
  });

  test('in MDX: indented elements are not code, and MDX comments are skipped', () => {
    const text = '<Tabs>\n\n    <playable-game players={3}></playable-game>\n\n</Tabs>\n\n{/* <playable-game> */}\n';
    assert.equal(findEmbeds(text, 'mdx').length, 1);
    assert.deepEqual(findEmbeds(text, 'mdx')[0]!.read(), { kind: 'game', game: 'elfenwizards', players: 3 });
    assert.equal(findEmbeds(text.slice(0, text.indexOf('{/*')), 'md').length, 0);
  });
});

const ELEMENTS = { PlayableGame, PlayableLesson, PlayableRulebook, PlayablePhases, PlayableStudio };
for (const [name, { observedAttributes }] of Object.entries(ELEMENTS))
  test(`check knows exactly the attributes of the element: ${name}`, () => {
    const kind = name.slice('Playable'.length).toLowerCase() as Parameters<typeof attributeNames>[0];
    assert.deepEqual([...attributeNames(kind)].sort(), [...observedAttributes, 'lang'].sort());
  });

describe('faults in embeds are reported', () => {
  const pages: readonly (readonly [what: string, format: Format, text: string, faults: readonly RegExp[]])[] = [
    ['an unknown game', 'html', '<p>\n  <playable-game game="chess">', [/^2:18: game: "chess", expected one of elfen/]],
    ['an unknown kind', 'html', '<playable-gaem>', [/^1:1: kind: "gaem", expected one of game, lesson/]],
    [
      'an unknown kind, without a fault about its attributes',
      'html',
      '<playable-gaem players="3">',
      [/^1:1: kind: "gaem"/],
    ],
    ['an embed in noscript', 'html', '<noscript><iframe src="e/chess/game/?v=1">', [/^1:19: game: "chess"/]],
    [
      'an unknown attribute',
      'html',
      '<playable-game player="3">',
      [/^1:16: player: "3", expected no such attribute; a game takes /],
    ],
    [
      'the attribute theme, which elements do not have',
      'html',
      '<playable-game theme="dark">',
      [/^1:16: theme: "dark", expected no such attribute; a game takes (?!.*theme)/],
    ],
    [
      'a number of players outside the game’s range',
      'html',
      '<playable-game\n  players="7">',
      [/^2:3: players: 7, expected a whole number from 3 to 6/],
    ],
    [
      'numbers of players outside the range, in links',
      'html',
      '<a href="e/elfenwizards/game/?v=1&players=77"><a href="e/elfenwizards/game/?v=1&players=9">',
      [/^1:4: players: 77, expected a whole number from 3 to 6$/, /players: 9, expected a whole number from 3 to 6$/],
    ],
    [
      'an attribute of another element, and an unknown value',
      'html',
      '<playable-game level="2"></playable-game>\n<playable-lesson fit="wide"></playable-lesson>',
      [/^1:16: level: "2", expected no such attribute/, /^2:18: fit: "wide", expected one of screen, width/],
    ],
    [
      'an unknown game, lesson and attribute of a studio, and a studio as a div',
      'html',
      `<playable-studio game="chess"></playable-studio>
<playable-studio data="none"></playable-studio>
<playable-studio players="3"></playable-studio>
<div data-playable="studio"></div>`,
      [/^1:18: game: "chess"/, /^2:18: data: /, /^3:18: players: .* a studio takes game, data/, /^4:6: kind: "studio"/],
    ],
    [
      'an illegal move in an attribute of several lines, with the line of the move',
      'html',
      '<playable-game players="3" seed="1"\n moves="green roll;\n   green hold;\n green place 6 wizard">',
      [/^4:2: moves, move 3: "green place 6 wizard", expected a move that the rules allow there: EW-/],
    ],
    [
      'moves without a seed',
      'html',
      '<playable-game moves="red roll">',
      [/^1:1: seed: nothing, expected a number, because moves need a seed/],
    ],
    [
      'a lesson in a line of Markdown, only if Markdown changes what is in it',
      'md',
      `<playable-lesson><script type="application/json">{"start":{"players":3,"seed":2},"steps":[{"say":"Roll.","expect":["* roll"]}]}</script></playable-lesson>\n
<playable-lesson><script type="application/json">{"start":{"players":3,"seed":2},"steps":[{"say":"*Roll.*"}]}</script></playable-lesson>`,
      [/^3:\d+: lesson: /],
    ],
    [
      'at beyond the last move',
      'html',
      '<playable-game at="2">',
      [/^1:16: at: 2, expected a whole number from 0 to 0/],
    ],
    [
      'an unknown lesson in a div',
      'html',
      '\n<div data-playable="lesson" data-lesson="x">',
      [/^2:29: lesson: "x", expected a lesson of elfenwizards: /],
    ],
    [
      'what no page takes from a div: a file, a server, a table',
      'html',
      '<div data-playable="lesson" data-src="a.json"></div>\n<div data-playable="game" data-server="https://a.example" data-room="x">',
      [/^1:29: src: "a\.json", expected no such attribute; a lesson takes /, /^2:27: server: "https:/],
    ],
    [
      'a table without its server, and a level that no heading has',
      'html',
      '<playable-game room="x"></playable-game>\n<playable-rulebook level="9">',
      [/^1:1: server: nothing, expected the address of a server of tables/, /^2:20: level: "9", expected .* 1 to 5/],
    ],
    [
      'a table beside what begins a game of the page, and a title that is neither on nor off',
      'html',
      '<playable-game server="https://a.example" room="x" seed="5"></playable-game>\n<playable-game page-title="on">',
      [/^1:52: seed: "5", expected nothing: room holds it/, /^2:16: page-title: "on", expected one of off/],
    ],
    [
      'a step beyond the last one',
      'html',
      '<playable-lesson lesson="competition" step="9">',
      [/^1:39: step: 9, expected a whole number from 1 to 8/],
    ],
    [
      'a file in a fenced block',
      'md',
      `${fence}playable-lesson {src="a.json"}\n${fence}`,
      [/^1:1: src: "a\.json", expected no such attribute/],
    ],
    ['an unknown rule', 'html', '<playable-rulebook rule="EW-99">', [/^1:20: rule: "EW-99"/]],
    ['an unknown phase', 'html', '<playable-phases phase="lunch">', [/^1:18: phase: "lunch"/]],
    [
      'an unknown parameter in the address of a frame',
      'html',
      '<iframe src="e/elfenwizards/game/?v=1&sed=1">',
      [/^1:9: sed: null, expected nothing of that name/],
    ],
    ['an address of an old version', 'html', '<a\nhref="e/elfenwizards/game/?v=0">', [/^2:1: v: "0", expected 1/]],
    [
      'a truncated permalink',
      'html',
      '<playable-game state="1.elfenwizards.1">',
      [/^1:16: state: "1\.elfenwizards\.1", expected a permalink as Share writes it; nine parts between dots$/],
    ],
    [
      'invalid JSON of a lesson, and an illegal move in a lesson',
      'html',
      `<playable-lesson><script type="application/json">\n{ "start": 1, }\n</script></playable-lesson>
<playable-lesson><script type="application/json">\n{ "start": { "players": 3, "seed": 1 },\n  "moves": ["red done"], "steps": [{ "say": "x" }] }\n</script></playable-lesson>`,
      [/^2:15: lesson: .* JSON/, /^6:13: lesson\.moves\[0\]: "red done"/],
    ],
    [
      'a bad number of players in a lesson, and an unknown verb in an expected move',
      'html',
      `<playable-lesson><script type="application/json">\n{ "start": { "players": 9, "seed": 1 }, "steps": [{ "say": "x" }] }\n</script></playable-lesson>
<playable-lesson><script type="application/json">\n{ "start": { "players": 3, "seed": 1 },\n  "steps": [{ "say": "x", "expect": ["* rol"] }] }\n</script></playable-lesson>`,
      [
        /^2:1: lesson\.start\.players: 9, expected a whole number from 3 to 6$/,
        /^6:41: lesson\.steps\[0\]\.expect\[0\], verb: "rol", expected one of mark, .*roll, /,
      ],
    ],
    [
      'two of three embeds in Markdown',
      'md',
      '<playable-game at="1">\n\n<playable-game>\n\n[x](/e/chess/game/?v=1)',
      [/^1:16: at/, /^5:1: game: "chess"/],
    ],
    [
      'a bad move in a fenced block, with its line',
      'md',
      `a\n\n${fence}playable-game {players=3 seed=1}\ngreen roll\n  green dance\n${fence}`,
      [/^5:3: moves, move 2, verb: "dance"/],
    ],
    ['a bad attribute of a fenced block', 'md', `${fence}playable-game players=9\n${fence}`, [/^1:1: players: 9/]],
    [
      'an expression as a value',
      'mdx',
      '<playable-game seed={seed} />',
      [/^1:16: seed: "\{seed\}", expected text in quotes/],
    ],
  ];
  for (const [what, format, text, expected] of pages) {
    test(`${what}: ${format}`, async () => {
      const found = await faults(text, format);
      assert.equal(found.length, expected.length, found.join('\n'));
      expected.forEach((pattern, i) => assert.match(found[i]!, pattern));
    });
  }

  test('with the right line number in text with CRLF line ends', async () => {
    assert.match((await faults('<p>\r\n<playable-game\r\n at="1">', 'html')).join(), /^3:2: at/);
  });
});

test('the embeds in the README, in the reference and on our own site are valid', async () => {
  const reference = new URL('../../docs-site/prose/reference/', import.meta.url);
  for (const file of [
    new URL('../../README.md', import.meta.url),
    ...readdirSync(reference).map((name) => new URL(name, reference)),
  ])
    assert.deepEqual((await check(readFileSync(file, 'utf8'), 'md')).faults, [], file.pathname);
  const pages = (await files()).filter(({ path }) =>
    /^(fr\/)?((elfenwizards|lessons\/elfenwizards\/ties)\/)?index\.html$/.test(path),
  );
  assert.equal(pages.length, 6);
  for (const { path, text } of pages) assert.deepEqual((await check(await text(), 'html')).faults, [], path);
});
