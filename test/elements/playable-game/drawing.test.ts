/** The drawing of the board: what of it is read, that it is right from the first frame, and its graph of points. */
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { all, anchor, atPhase, element, mount, one, place, settled } from './support.js';

describe('the text of the board', () => {
  for (const width of [800, 320]) {
    it(`is hidden from screen readers except for the labels of places, ${width} px`, async () => {
      const game = await atPhase('competition', {}, width);
      const loose = all<Element>(game, '.board text').filter((text) => !text.closest('[aria-hidden="true"]'));
      expect(loose.map(({ textContent }) => textContent)).to.eql([]);
      expect(anchor(game, 'H').closest('[aria-hidden="true"]')).to.equal(null);
      const last = one<SVGGElement>(game, 'svg.board > :last-child');
      expect(last.textContent, 'the sums are drawn last, so that no mark covers them').to.match(/\d/);
    });
  }
});

describe('the first render of the board', () => {
  it('already uses the drawing for the available width', async () => {
    const drawn: string[] = [];
    for (const width of [375, 900]) {
      const main = await place(width);
      const game = element({ players: '3' });
      main.append(game);
      const seen = new MutationObserver(() => {
        const board = game.shadowRoot!.querySelector('svg.board');
        if (board && !drawn.includes(`${width} ${board.getAttribute('viewBox')!}`))
          drawn.push(`${width} ${board.getAttribute('viewBox')!}`);
      });
      seen.observe(game.shadowRoot!, { childList: true, subtree: true, attributes: true });
      await game.ready();
      await settled(game);
      seen.disconnect();
    }
    expect(drawn, 'one drawing per width').to.have.length(2);
    expect(drawn[0]!.slice(4)).not.to.equal(drawn[1]!.slice(4));
  });
  const shape = (game: PlayableGame) => one<SVGSVGElement>(game, 'svg.board').getAttribute('viewBox');
  it('is the same when the board was hidden and is shown again, as in a tab', async () => {
    const game = await mount({ players: '3' }, 900);
    const wide = shape(game);
    game.parentElement!.hidden = true;
    // The browser measures after a frame, and the board is drawn in the next.
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    game.parentElement!.hidden = false;
    expect(shape(game)).to.equal(wide);
  });
  it('fits also where the board was hidden until then', async () => {
    const narrow = shape(await mount({ players: '3' }, 375));
    const main = await place(375);
    main.hidden = true;
    const game = element({ players: '3' });
    main.append(game);
    await game.ready();
    await settled(game);
    main.hidden = false;
    await waitUntil(() => shape(game) === narrow);
  });
});

describe('the graph of points', () => {
  it('marks the turns, and keeps the letters of its lines apart', async () => {
    const game = await atPhase('over');
    const letters = all<SVGTextElement>(game, '.graph .line text').map((text) => Number(text.getAttribute('y')));
    expect(letters).to.have.length(3);
    letters.sort((a, b) => a - b).forEach((y, i) => expect(y - (letters[i - 1] ?? -99)).to.be.at.least(9.99));
    expect(all(game, '.graph .tick').map(({ textContent }) => textContent)).to.eql(['1', '2', '3', '4']);
  });
});
