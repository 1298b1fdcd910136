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
import { openBody, openPage, useTestEnv, type Watched } from './helpers.js';

const env = useTestEnv();
const MOVES = 14;

/** A rule that makes the browser restyle all descendants after any change, to show that the measurement detects it. */
const EXPENSIVE_RULE = '.parts:has(.result) > * > * { color: inherit }';

/** Counts how often the browser invalidated the styles of all descendants of an element during `act`. */
async function countSubtreeRestyles({ page }: Watched, act: () => Promise<unknown>): Promise<number> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'];
  await env.browser.startTracing(page, { categories });
  await act();
  return String(await env.browser.stopTracing()).split('"allDescendantsMightBeInvalid":true').length - 1;
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

    assert.equal(await countSubtreeRestyles(watched, () => play(moves.slice(0, MOVES - 4))), 0);
    await watched.game.evaluate((element, rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      element.shadowRoot!.adoptedStyleSheets.push(sheet);
    }, EXPENSIVE_RULE);
    assert.notEqual(
      await countSubtreeRestyles(watched, () => play(moves.slice(-4))),
      0,
      'an expensive rule is detected',
    );
    assert.deepEqual(watched.troubles, []);
    await watched.close();
  });
