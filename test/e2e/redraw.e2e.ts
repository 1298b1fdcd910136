/** The work that a browser repeats when a move is drawn: no style rule may force it to restyle whole subtrees. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import type { Move } from '../../src/kernel/game.js';
import { GAMES, load } from '../../src/games/index.js';
import { frames } from '../../src/kernel/play.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { start } from '../../src/kernel/start.js';
import { chooser } from '../../src/testing/random-games.js';
import { openBody, openPage, useTestEnv } from './helpers.js';

const env = useTestEnv();
const MOVES = 10;

/** A rule that makes the browser restyle all descendants after any change, to show that the measurement detects it. */
const EXPENSIVE_RULE = '.parts:has(.result) > * > * { color: inherit }';

/** Whether the browser invalidated the styles of all descendants of an element during `act`. */
async function restylesSubtree(act: () => Promise<unknown>): Promise<boolean> {
  const session = await env.browser.newBrowserCDPSession();
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    // As the browser records it: writing a record as JSON takes longer than playing the moves.
    streamFormat: 'proto',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.invalidationTracking'],
      excludedCategories: ['*'],
    },
  });
  await act();
  const complete = new Promise<string>((resolve) =>
    session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream!)),
  );
  await session.send('Tracing.end');
  const handle = await complete;
  const parts: Buffer[] = [];
  for (let end = false; !end;) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle });
    parts.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'));
    end = eof;
  }
  await session.detach();
  return Buffer.concat(parts).includes('allDescendantsMightBeInvalid');
}

for (const id of GAMES)
  test(`a move restyles only the elements that it changes: ${id}`, async () => {
    const { game } = await load(id);
    const given = { players: game.players[0] + 1, seed: 5 };
    const choose = chooser(1);
    const moves: Move[] = [];
    for (let at = start(game, given); moves.length < MOVES; at = frames(game, at, moves.at(-1)!).at(-1)!)
      moves.push(choose(legalMoves(game, at)));

    const watched = await openPage(env, { reducedMotion: 'reduce' });
    const seats = 'human '.repeat(given.players);
    const attributes = `game="${id}" players="${given.players}" seed="${given.seed}" seats="${seats}"`;
    await openBody(env, watched, `<playable-game ${attributes} forced="off" save="off" load="now"></playable-game>`);
    await watched.game.evaluate((element) => {
      (element as PlayableGame).openHanded = true;
      return (element as PlayableGame).ready();
    });
    const play = (some: typeof moves) =>
      watched.game.evaluate(async (element, made) => {
        for (const move of made) {
          (element as PlayableGame).play(move);
          await (element as PlayableGame).updateComplete;
          await new Promise((done) => requestAnimationFrame(done));
        }
      }, some);

    assert.equal(await restylesSubtree(() => play(moves.slice(0, MOVES - 4))), false);
    await watched.game.evaluate((element, rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      element.shadowRoot!.adoptedStyleSheets.push(sheet);
    }, EXPENSIVE_RULE);
    assert.equal(await restylesSubtree(() => play(moves.slice(-4))), true, 'an expensive rule is detected');
    assert.deepEqual(watched.troubles, []);
    await watched.close();
  });
