/** Light and dark tones of drawings, on a page and in a standalone picture. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { svg } from 'lit';
import { atDusk } from '../../src/drawing/dusk.js';
import { brush } from '../../src/drawing/tones.js';
import { toneStyles } from '../../src/drawing/tones.styles.js';
import { markup } from './render.js';

const tones = { sky: ['#abc', '#123'], hill: ['#fff', '#000'] } as const;
const { area, line, stop } = brush(tones);
const picture = markup(
  svg`${area('sky', 'M0 0H9Z')}${line('hill', 'M0 0H9', 2)}${stop('sky', 0.5)}<path class="t-none" fill="#eee"/>`,
);

test('a drawing has the light tones in its attributes', () => {
  assert.match(picture, /class="t-sky" d="M0 0H9Z" fill="#abc"/);
  assert.match(picture, /class="l-hill" d="M0 0H9" fill="none" stroke="#fff"/);
  assert.match(picture, /class="t-sky" offset="0.5" stop-color="#abc"/);
});
test('atDusk replaces the light tones by the dark ones and leaves other colours alone', () => {
  const dusk = atDusk(picture, tones);
  assert.match(dusk, /d="M0 0H9Z" fill="#123"/);
  assert.match(dusk, /fill="none" stroke="#000"/);
  assert.match(dusk, /stop-color="#123"/);
  assert.match(dusk, /class="t-none" fill="#eee"/);
});
test('toneStyles has both tones, as light-dark() colours', () => {
  assert.equal(
    toneStyles({ sky: tones.sky }).cssText,
    '.t-sky{fill:light-dark(#abc,#123);stop-color:light-dark(#abc,#123)}.l-sky{stroke:light-dark(#abc,#123)}',
  );
});
