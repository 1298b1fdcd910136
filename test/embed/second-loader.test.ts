/** Our loader after that of a game of somebody’s own. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { GAMES } from '../../src/games/list.js';
import { games, put } from './own-copy.js';

it('a further loader gives the page’s copy the games that it lacks, once an element names one', async function () {
  this.timeout(20_000);
  const watch = () => undefined;
  Object.assign(globalThis, { [Symbol.for('playable-rules.loader')]: watch });
  put('mine');
  put(GAMES[0]!);
  put('of-nobody');
  const loader = await import('../../src/loader.js');
  expect(loader.watch).to.equal(watch);
  await aTimeout(300);
  expect([...games]).to.eql(['mine', GAMES[0]]);
  // The other loader has no part in it: the element may be there already, without its game.
  put(GAMES[1]!, 5000);
  await waitUntil(() => games.size > 2, 'the games are there', { timeout: 10_000 });
  expect([...games]).to.eql(['mine', ...GAMES]);
});
