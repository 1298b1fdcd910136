/** The picture of the end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { endPicture } from '../../../src/games/elfengold/board/end.js';
import { MAP } from '../../../src/games/elfengold/board/layout.js';
import { sketch } from '../../../src/games/elfengold/lessons/sketch.js';
import { en } from '../../../src/games/elfengold/text/en.js';
import { textOf } from '../../../src/i18n/text.js';

/** The width of a board on a phone, and the least height of its letters, in pixels. */
const PHONE = 359;
const LEAST = 8;

test('names, and what they have reached, are legible on a phone, with any number of players', async () => {
  const text = textOf('en', [{ 'ui.seats': '{seat}' }, en], (_, seat, say) => say(`seat:${String(seat)}`));
  for (const players of [2, 4, 6]) {
    const { table } = sketch('over', { players });
    const standings = Array.from({ length: players }, (_, seat) => ({
      seats: [seat],
      rank: seat + 1,
      line: { code: 'towns', params: { points: 12, coins: 70 } },
    }));
    const drawn = await collectResult(render(endPicture({ view: { table }, standings, reader: 0, text } as never)));
    const sizes = [...drawn.replace(/<!--.*?-->/g, '').matchAll(/font-size="(\S+)"[^>]*>([^<]*[a-z][^<]*)</g)];
    const small = sizes.filter(([, size, said]) => said!.length > 2 && (Number(size) * PHONE) / MAP.width < LEAST);
    assert.ok(sizes.length >= 2 * players, String(sizes));
    assert.deepEqual(
      small.map(([, size, said]) => `${said}: ${size}`),
      [],
    );
  }
});
