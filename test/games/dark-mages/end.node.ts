/** The picture of the end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { endPictureWith } from '../../../src/games/dark-mages/board/end.js';
import { sketch } from '../../../src/games/dark-mages/lessons/sketch.js';
import { SEATS } from '../../../src/games/dark-mages/map.js';
import { STANDARD_DECK } from '../../../src/games/dark-mages/standard.js';
import { en } from '../../../src/games/dark-mages/text/board.en.js';
import { textOf } from '../../../src/i18n/text.js';

test('the fallen stand apart from each other, and within the picture', async () => {
  const text = textOf('en', [{ 'ui.seats': '{seat}' }, en], (_, seat, say) => say(`seat:${String(seat)}`));
  const gaps = async (players: number): Promise<number[]> => {
    const mages = Object.fromEntries(SEATS.slice(1, players).map((name) => [name, { hp: 0 }]));
    const view = sketch('preparation.deciding', { players, mages }) as never;
    const standings = SEATS.slice(0, players).map((_, seat) => ({ seats: [seat], rank: seat === 0 ? 1 : 2 }));
    const draw = endPictureWith(STANDARD_DECK)({ view, standings, reader: 0, text } as never);
    const drawn = (await collectResult(render(draw))).replace(/<!--.*?-->/g, '');
    // The ribbons of the fallen are the small ones.
    const names = [...drawn.matchAll(/<rect [^>]*x="(\S+)"[^>]* width="(\S+)" height="33"/g)]
      .map(([, x, width]) => [Number(x), Number(x) + Number(width)] as const)
      .sort(([a], [b]) => a - b);
    assert.equal(names.length, players - 1);
    return [...names, [1200, 1200]].map(([from], i) => Math.round(from - (names[i - 1]?.[1] ?? 0)));
  };
  for (const players of [3, 4, 8]) for (const gap of await gaps(players)) assert.ok(gap >= 0, `${players}: ${gap}`);
  assert.ok(Math.min(...(await gaps(4))) > 60, 'three of them are as far from each other as from the fire');
});
