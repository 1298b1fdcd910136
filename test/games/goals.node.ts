/** The pictures of the aim, whose colours are those of their games' boards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { GAMES, read } from '../../src/games/index.js';

const COLOUR = /#[\da-f]{6}\b/g;

test('the picture of the aim is drawn in colours of the game’s palette, its text in the colour of the page’s text', async () => {
  for (const game of GAMES) {
    const reading = await read(game);
    const drawn = await collectResult(render(await reading.goalPicture!()));
    const palette = JSON.stringify(await import(`../../src/games/${game}/board/palette.js`)).match(COLOUR)!;
    const colours = new Set(drawn.match(COLOUR));
    assert.ok(colours.size >= 3, game);
    for (const colour of colours) assert.ok(palette.includes(colour), `${game}: ${colour}`);
    // Forced colours replace only the colour of the page's text, so that what is read or counted is drawn in it.
    for (const [text] of drawn.matchAll(/<text[^>]*>/g)) assert.match(text, /fill="currentColor"/, game);
    assert.match(drawn, /stroke="currentColor"/, game);
  }
});
