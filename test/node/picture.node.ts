/** The drawing of Elfenwizards' board: as a picture in Node, and what it promises to those who point at it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { anchors, label, path } from '../../src/games/elfenwizards/board/anchors.js';
import { picture, type Markup } from '../../src/games/elfenwizards/board/picture.js';
import { planOf, size } from '../../src/games/elfenwizards/board/layout.js';
import { spots } from '../../src/games/elfenwizards/board/spots.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { boardEn } from '../../src/games/elfenwizards/text/board.en.js';
import { textOf } from '../../src/i18n/text.js';
import { legalMoves, play, start, viewFor } from '../../src/index.js';

const text = textOf('en', [boardEn]);
const markup: Markup = (drawing) => collectResult(render(drawing));
const LAYOUTS = ['wide', 'narrow'] as const;

/** Views of the seat that goes, through games of every number of players. */
function* views(steps: number) {
  for (const players of [3, 4, 5, 6]) {
    let snapshot = start(elfenwizards, { players, seed: players });
    let chance = players;
    for (let n = 0; n < steps; n++) {
      const moves = legalMoves(elfenwizards, snapshot);
      if (moves.length === 0) break;
      chance = (chance * 16807) % 2147483647;
      const move = moves[chance % moves.length]!;
      yield viewFor(elfenwizards, snapshot, move.seat);
      snapshot = play(elfenwizards, snapshot, move);
    }
  }
}

/** Walks through XML; throws where it is not well formed. Gives its elements with their attributes. */
function parse(xml: string): { name: string; attributes: Record<string, string> }[] {
  const open: string[] = [];
  const found: { name: string; attributes: Record<string, string> }[] = [];
  let at = 0;
  for (const tag of xml.matchAll(/<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const between = xml.slice(at, tag.index);
    assert.ok(!/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(between), `Not well formed: ${between}`);
    at = tag.index + tag[0].length;
    const [, closes, name, attributes, isEmpty] = tag as unknown as [string, string, string, string, string];
    if (closes) assert.equal(open.pop(), name);
    else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!] as const);
      assert.equal(new Set(pairs.map(([key]) => key)).size, pairs.length, `An attribute twice: ${tag[0]}`);
      found.push({ name, attributes: Object.fromEntries(pairs) });
      if (!isEmpty) open.push(name);
    }
  }
  assert.equal(open.length, 0);
  assert.equal(xml.slice(at).trim(), '');
  return found;
}

describe('the picture of a board', () => {
  for (const layout of LAYOUTS) {
    it(`is well formed and stands alone, ${layout}`, async () => {
      for (const view of [...views(90)].filter((_, i) => i % 29 === 0)) {
        const svg = await picture(view, text, { markup, layout, prefix: 'p-' });
        const elements = parse(svg);
        assert.equal(elements[0]!.name, 'svg');
        assert.equal(elements[0]!.attributes['xmlns'], 'http://www.w3.org/2000/svg');
        const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
        assert.equal(new Set(ids).size, ids.length);
        assert.ok(ids.every((id) => id.startsWith('p-')));
        for (const { name, attributes } of elements) {
          assert.ok(!['script', 'style', 'image', 'foreignObject'].includes(name), name);
          assert.ok(!('style' in attributes) && !('tabindex' in attributes));
          for (const [, id] of Object.values(attributes)
            .join(' ')
            .matchAll(/(?:url\()?#(p-\w+)/g)) {
            assert.ok(ids.includes(id!), `Nothing is called ${id}`);
          }
        }
        assert.ok(!/NaN|undefined|Infinity|\[object/.test(svg));
      }
    });
  }

  it('is the same for the same position, and another by dusk', async () => {
    const [view] = views(1);
    const light = await picture(view!, text, { markup });
    assert.equal(await picture(view!, text, { markup }), light);
    assert.notEqual(await picture(view!, text, { markup, scheme: 'dark' }), light);
  });
});

describe('the places of a board', () => {
  it('has every place that a move offered names, in both layouts', () => {
    for (const view of views(500)) {
      for (const layout of LAYOUTS) {
        const ids = anchors(view, layout).map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length);
        for (const move of view.moves) {
          // Dice taken back go in front of the player, where none may lie yet.
          const missing = path(move, view).filter((id) => !ids.includes(id) && !id.startsWith('front:'));
          assert.deepEqual(missing, [], `${view.phase} ${layout} ${JSON.stringify(move)}`);
        }
      }
    }
  });

  it('says each in words that the catalogue has', () => {
    for (const view of views(200)) {
      for (const { id } of anchors(view, 'wide')) {
        const words = label(id, view, text);
        assert.ok(words.length > 0 && !/[{}]|board\.|undefined|NaN/.test(words), `${id}: ${words}`);
      }
    }
  });

  it('gives what the seat that goes may begin with room for a finger at 320 pixels', () => {
    const { width, height } = size('narrow');
    for (const view of views(500)) {
      const begins = new Set(view.moves.map((move) => path(move, view)[0]));
      for (const { id, x, y, w, h } of spots(view, 'narrow')) {
        assert.ok(x >= -1 && y >= -1 && x + w <= width + 1 && y + h <= height + 1, `${id} lies outside`);
        if (!begins.has(id)) continue;
        assert.ok(Math.min(w, h) >= planOf('narrow').touch - 0.01, `${id} in ${view.phase}: ${w} by ${h}`);
      }
    }
  });
});
