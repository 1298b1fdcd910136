/** The picture of the end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { turnSentence } from '../../../src/elements/menu/ending.js';
import { endPictureWith } from '../../../src/games/dark-mages/board/end.js';
import { sketch } from '../../../src/games/dark-mages/lessons/sketch.js';
import { SEATS } from '../../../src/games/dark-mages/map.js';
import { STANDARD_DECK } from '../../../src/games/dark-mages/standard.js';
import { en } from '../../../src/games/dark-mages/text/board.en.js';
import { en as whole } from '../../../src/games/dark-mages/text/en.js';
import { fr } from '../../../src/games/dark-mages/text/fr.js';
import { it } from '../../../src/games/dark-mages/text/it.js';
import { formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { menuWords } from '../../../src/i18n/menu/index.js';
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

test('DM-V3: the fallen have no place among each other, and the turning point says in what the winner led', async () => {
  const said = async (lang: string, words: object) => {
    const shared = await menuWords(lang);
    const text = textOf(lang, [words as never, shared], (name, value, say) => formatValue(name, value, say), 0);
    const turn = { seats: [1], round: undefined, move: 358, by: 0 };
    return [
      text('ui.yourPlace', { n: 2, count: 4 }),
      turnSentence({ ...turn, code: 'tookLead' }, text),
      turnSentence({ ...turn, code: 'ledAll' }, text),
    ].map((sentence) => sentence.replaceAll('\u00a0', ' '));
  };
  assert.deepEqual(await said('en', whole), [
    'Your mage has fallen.',
    'Move 358: from here on, Green has the most hit points.',
    'Green has the most hit points from beginning to end.',
  ]);
  for (const [lang, words] of Object.entries({ fr, it }))
    for (const sentence of (await said(lang, words)).slice(1)) assert.match(sentence, /points de vie|punti ferita/);
});
