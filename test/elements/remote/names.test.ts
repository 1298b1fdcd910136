/** The long names of people beside what is counted, as a table has them. */
import { expect } from '@open-wc/testing';
import { besideStyles } from '../../../src/elements/remote/beside.js';
import { addStyles } from '../../../src/elements/ui/add-styles.js';
import { mount, one, settled } from '../playable-game/support.js';

describe('the long name of somebody at a table', () => {
  for (const name of ['Wolfeschlegelstein', 'Bartholomew the First', 'WWWWWWWWWWWWWWWWWWWWWWWW'])
    it(`leaves room for the points: ${name}`, async () => {
      const game = await mount({ players: '4', seats: 'human bot bot bot', names: `${name}, ${name}` }, 1280);
      game.toggleAttribute('data-at-table', true);
      addStyles(game.shadowRoot!, besideStyles);
      await settled(game);
      const { scrollWidth, clientWidth, textContent } = one<HTMLElement>(game, '.scoreboard');
      expect(textContent).to.include(name);
      expect(scrollWidth).to.equal(clientWidth);
    });
});
