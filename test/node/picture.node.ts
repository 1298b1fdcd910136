/** The board of Elfenwizards: drawn as a picture in Node, and the places on it that a reader can point at. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { picture, type Markup, type PictureOptions } from '../../src/embed/picture.js';
import { anchors, label, touches } from '../../src/games/elfenwizards/board/anchors.js';
import { headOf, planOf } from '../../src/games/elfenwizards/board/layout.js';
import { spots } from '../../src/games/elfenwizards/board/spots.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { en as boardEn } from '../../src/games/elfenwizards/text/board.en.js';
import { ui } from '../../src/games/elfenwizards/ui.js';
import { textOf } from '../../src/i18n/text.js';
import { legalMoves, play, start, viewFor, type View } from '../../src/index.js';
import { assertAlone } from '../../src/testing/xml.js';

const text = textOf('en', [boardEn]);
const markup: Markup = (drawing) => collectResult(render(drawing));
const draw = (view: View, options?: Omit<PictureOptions, 'markup'>) =>
  picture(ui as unknown as GameUi, view, text, { markup, ...options });
const LAYOUTS = ['wide', 'narrow'] as const;

/** Views of the seat to move, every third of them, through one random game for each number of players. */
function* views(steps: number) {
  for (const players of [3, 4, 5, 6]) {
    let snapshot = start(elfenwizards, { players, seed: players });
    let chance = players;
    for (let n = 0; n < steps; n++) {
      const moves = legalMoves(elfenwizards, snapshot);
      if (moves.length === 0) break;
      chance = (chance * 16807) % 2147483647;
      const move = moves[chance % moves.length]!;
      if (n % 3 === 0) yield viewFor(elfenwizards, snapshot, move.seat);
      snapshot = play(elfenwizards, snapshot, move);
    }
  }
}

describe('the picture of a board', () => {
  for (const layout of LAYOUTS) {
    it(`is well formed and self-contained, ${layout}`, async () => {
      for (const view of [...views(90)].filter((_, i) => i % 10 === 0)) {
        assertAlone(await draw(view, { layout }), 'p-');
      }
    });
  }

  it('is the same for the same position, and different in the dark scheme', async () => {
    const [view] = views(1);
    const light = await draw(view!);
    assert.equal(await draw(view!), light);
    const dark = await draw(view!, { scheme: 'dark' });
    assert.notEqual(dark, light);
    assertAlone(dark, 'p-');
  });
});

describe('the places of a board', () => {
  it('include every place that a legal move touches, in both layouts', () => {
    for (const view of views(500)) {
      for (const layout of LAYOUTS) {
        const ids = anchors(view, layout).map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length);
        for (const move of view.moves) {
          // A die that is taken back goes in front of the player, and there is no place for it while no die lies there.
          const missing = touches(move, view).filter((id) => !ids.includes(id) && !id.startsWith('front:'));
          assert.deepEqual(missing, [], `${view.phase} ${layout} ${JSON.stringify(move)}`);
        }
      }
    }
  });

  it('all have a label with words from the catalogue', () => {
    for (const view of views(200)) {
      for (const { id } of anchors(view, 'wide')) {
        const words = label(id, view, text);
        assert.ok(words.length > 0 && !/[{}]|board\.|undefined|NaN/.test(words), `${id}: ${words}`);
      }
    }
  });

  it('leave box headings uncovered and give each place where a move begins room for a finger, wide', () => {
    const plan = planOf('wide');
    for (const view of views(400)) {
      const begins = new Set(view.moves.map((move) => touches(move, view)[0]));
      for (const { id, y, w, h } of spots(view, 'wide')) {
        const [kind, where = ''] = id.split(':');
        if (kind === 'die') {
          const { y: top } = plan.boxes[where as 'grey'];
          assert.ok(y >= top + headOf(plan, where) - 0.01, `${id} in ${view.phase}: covers the heading`);
        }
        if (begins.has(id)) assert.ok(Math.min(w, h) >= plan.touch - 0.01, `${id} in ${view.phase}: ${w} by ${h}`);
      }
    }
  });

  it('lie inside the board and give each place where a move begins room for a finger, at 320 pixels', () => {
    const { width, height } = planOf('narrow');
    for (const view of views(500)) {
      const begins = new Set(view.moves.map((move) => touches(move, view)[0]));
      for (const { id, x, y, w, h } of spots(view, 'narrow')) {
        assert.ok(x >= -1 && y >= -1 && x + w <= width + 1 && y + h <= height + 1, `${id} lies outside`);
        if (!begins.has(id)) continue;
        assert.ok(Math.min(w, h) >= planOf('narrow').touch - 0.01, `${id} in ${view.phase}: ${w} by ${h}`);
      }
    }
  });
});
