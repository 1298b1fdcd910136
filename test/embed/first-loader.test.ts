/** Our loader before that of a game of somebody’s own, whose copy of the package was there first. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import '../../src/loader.js';
import { GAMES } from '../../src/games/list.js';
import { games, put } from './own-copy.js';

it('the first loader gives the page’s copy the games that it lacks, when one of their elements comes near', async function () {
  this.timeout(20_000);
  put('mine');
  put(GAMES[1]!, 5000);
  await aTimeout(300);
  expect([...games]).to.eql(['mine', GAMES[0]]);
  scrollTo(0, 5000);
  await waitUntil(() => games.size > 2, 'the games are there', { timeout: 10_000 });
  expect([...games]).to.eql(['mine', ...GAMES]);
});
