/** The recap card of Dark Mages in a browser, over a board in a narrow column. */
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { planOf } from '../../../src/games/dark-mages/board/layout.js';
import { all, mount, one } from '../../elements/playable-game/support.js';

/** Until the Wyvern has struck, and Red is asked for an answer to an attack. */
const STRUCK = `red enterAttack; red endAttack; red keep; green enterAttack; green cast sp_gust_of_wind blue; blue pass;
  yellow pass; red pass; green endAttack; green discard sp_ice_storm; blue pass; yellow pass; red pass; green pass;
  blue enterAttack; blue skill sk_foresight; blue drink po_heroism; blue cast sc_banishment green;
  green answer df_shield_of_reflection; blue answer df_dodge; blue endAttack; blue keep; yellow enterAttack;
  yellow cast sp_guiding_bolt red`;

it('DM-N2 the recap covers neither the attack that the question is about nor the hand, nor what matters of the opponents', async () => {
  await setViewport({ width: 720, height: 768 });
  const game = await mount(
    { game: 'dark-mages', players: '4', seats: 'human bot bot bot', seed: '5', moves: STRUCK },
    700,
  );
  await waitUntil(() => all(game, '.recap').length > 0, 'the recap', { timeout: 8000 });
  game.scrollIntoView();
  await Promise.all(
    one(game, '.recap')
      .getAnimations()
      .map(({ finished }) => finished),
  );
  const board = one(game, '.scene svg').getBoundingClientRect();
  const card = one(game, '.recap').getBoundingClientRect();
  const { band, height } = planOf(0, 4, 'wide');
  const scale = board.height / height;
  expect(card.bottom, 'above the attack').to.be.at.most(board.top + band.y * scale + 2);
  expect(card.top, 'below the names of the mages').to.be.at.least(board.top + 270 * scale);
  await setViewport({ width: 800, height: 600 });
});
