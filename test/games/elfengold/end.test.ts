/** The picture of the end in a browser. */
import { expect, fixture, html } from '@open-wc/testing';
import { endPicture } from '../../../src/games/elfengold/board/end.js';
import { sketch } from '../../../src/games/elfengold/lessons/sketch.js';
import { en } from '../../../src/games/elfengold/text/en.js';
import { textOf } from '../../../src/i18n/text.js';
import { finaleStyles } from '../../../src/elements/menu/finale.js';

describe('the picture of the end', () => {
  for (const [width, height] of [
    [863, 684],
    [900, 420],
    [359, 300],
  ] as const)
    it(`has all players in it at ${width} by ${height} pixels`, async () => {
      const text = textOf('en', [{ 'ui.seats': '{seat}' }, en], (_, seat, say) => say(`seat:${String(seat)}`));
      const { table } = sketch('over', { players: 4 });
      const line = { code: 'towns', params: { points: 12, coins: 70 } };
      const standings = [0, 1, 2, 3].map((seat) => ({ seats: [seat], rank: seat + 1, line }));
      const place = await fixture(html`
        <main>
          <style>
            ${finaleStyles.map(String).join('')}
          </style>
          <div class="finale">${endPicture({ view: { table }, standings, reader: 0, text } as never)}</div>
        </main>
      `);
      const box = place.querySelector<HTMLElement>('.finale')!;
      Object.assign(box.style, { position: 'relative', width: `${width}px`, height: `${height}px` });
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const outside = [...box.querySelectorAll(':not(symbol, defs) > text')].filter((shown) => {
        const at = shown.getBoundingClientRect();
        return at.left < left || at.right > right || at.top < top || at.bottom > bottom;
      });
      expect(outside.map((shown) => shown.textContent!.trim())).to.eql([]);
    });
});
