/** The prompts of every game fit on a phone in every language. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { GAMES, load } from '../../../src/games/index.js';
import { textOf } from '../../../src/i18n/text.js';
import { mount, one } from './support.js';

/** The longest values of the placeholders in prompts. */
const LONGEST_VALUES: Readonly<Record<string, string | number>> = {
  seat: 3,
  bidder: 3,
  amount: 12,
  token: 'pig',
  road: 'dagamura-mahdavikia-mountain',
  lap: 3,
  cards: 3,
  coins: 12,
  rank: 'N',
  cost: 3,
  count: 7,
  from: 'yellow',
  by: 'yellow',
  target: 'yellow',
  card: 'sp_fireball',
  enemy: 'en_wyvern',
};

for (const [width, height, most] of [
  [375, 667, 2],
  [320, 568, 3],
] as const)
  describe(`on a phone of ${width} px`, () => {
    beforeEach(() => setViewport({ width, height }));
    afterEach(() => setViewport({ width: 800, height: 600 }));

    for (const name of GAMES)
      for (const lang of ['en', 'fr', 'it'])
        it(`every prompt takes at most ${most} lines, ${name}, ${lang}`, async () => {
          const game = await mount({ game: name, lang, seats: 'human bot bot bot', players: '4' }, width - 16);
          const ui = await load(name);
          const catalogue = await ui.text(lang);
          const text = textOf(lang, [catalogue], (key, value, say) => ui.formatValue?.(key, value, say, {} as never));
          const prompt = one(game, '.prompt').cloneNode() as HTMLElement;
          one(game, '.prompt').after(prompt);
          const long: string[] = [];
          for (const key of Object.keys(catalogue).filter((key) => key.startsWith('prompt.'))) {
            prompt.textContent = text(key, LONGEST_VALUES);
            const range = document.createRange();
            range.selectNodeContents(prompt);
            const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
            if (lines > most) long.push(`${lines} lines: ${prompt.textContent}`);
          }
          expect(long).to.eql([]);
        });
  });
