/** What forced colours leave of the board. */
import { expect } from '@open-wc/testing';
import { mount, one, withForcedColours } from '../../elements/playable-game/support.js';

describe('the board of Dark Mages in forced colours', () => {
  it('shows the faces of the mages, and empty places paler than all else', async () => {
    const game = await mount({ game: 'dark-mages', players: '4', seats: 'human bot bot bot' });
    const styleOf = (selector: string) => getComputedStyle(one<Element>(game, `.board ${selector}`));
    await withForcedColours(game, () => {
      const ink = styleOf('.paper').stroke;
      for (const part of ['[d^="M-14-8Q"]', '[d="M-8 0H-4M4 0H8"]']) {
        expect(styleOf(part).display, part).not.to.equal('none');
        expect(styleOf(part).stroke, part).to.equal(ink);
      }
      expect(styleOf('.socket').stroke).not.to.equal(ink);
      const sign = styleOf('.socket + g .sign path');
      expect(sign.fill).to.equal('none');
      expect(sign.stroke).to.equal(styleOf('.socket').stroke);
    });
  });
});
