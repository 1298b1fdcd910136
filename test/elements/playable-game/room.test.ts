/** That what is shown has room: words, letters of the curve, the panel of a phone, a reader's large letters. */
import { expect, nextFrame } from '@open-wc/testing';
import { all, anchor, atPhase, mount, one, settled } from './support.js';

describe('the board’s own words', () => {
  for (const width of [800, 320]) {
    it(`are none beside the names of its places, ${width} px`, async () => {
      const game = await atPhase('competition', {}, width);
      const loose = all<Element>(game, '.board text').filter((text) => !text.closest('[aria-hidden="true"]'));
      expect(loose.map(({ textContent }) => textContent)).to.eql([]);
      expect(anchor(game, 'H').closest('[aria-hidden="true"]')).to.equal(null);
    });
  }
});

describe('the curve of points', () => {
  it('marks the turns, and ends in letters that stand apart', async () => {
    const game = await atPhase('over');
    const letters = all<SVGTextElement>(game, '.graph .line text').map((text) => Number(text.getAttribute('y')));
    expect(letters).to.have.length(3);
    letters.sort((a, b) => a - b).forEach((y, i) => expect(y - (letters[i - 1] ?? -99)).to.be.at.least(9.99));
    expect(all(game, '.graph .tick').map(({ textContent }) => textContent)).to.eql(['1', '2', '3', '4']);
  });
});

describe('what to do now, under a tall board', () => {
  it('stays in sight, in at most a third of the screen, and covers nothing that has the focus', async () => {
    const game = await atPhase('competition', {}, 375);
    const now = one(game, '.now');
    scrollTo(0, 0);
    const { bottom, height } = now.getBoundingClientRect();
    expect(bottom).to.be.at.most(innerHeight + 0.5);
    expect(height).to.be.at.most(innerHeight / 3);
    for (const place of all<SVGGElement>(game, '[data-anchor]')) {
      place.focus();
      await nextFrame();
      if (!place.matches(':focus-visible')) continue; // WebKit shows a focus only where keys moved it
      const lowest = place.getBoundingClientRect().bottom;
      expect(lowest, place.dataset['anchor']).to.be.at.most(now.getBoundingClientRect().top + 1);
    }
    scrollTo(0, 0);
  });
  it('is in its place beside a wide board, and when the game is over', async () => {
    for (const game of [await atPhase('competition', {}, 1200), await atPhase('over', {}, 375)])
      expect(getComputedStyle(one(game, '.now')).position).to.equal('static');
  });
});

describe('large letters', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 32px }');
  before(() => document.adoptedStyleSheets.push(sheet));
  after(() => document.adoptedStyleSheets.pop());

  for (const width of [320, 1200]) {
    it(`make nothing wider than its room, ${width} px`, async () => {
      const game = await mount({ players: '6', seats: 'human human human human human human', lang: 'fr' }, width);
      await settled(game);
      const right = game.getBoundingClientRect().right + 1;
      const wide = all(game, '.game > *, .parts > *, aside > *').filter(
        (part) => part.getBoundingClientRect().right > right,
      );
      expect(wide.map(({ className }) => className)).to.eql([]);
      expect(one(game, '.game').scrollWidth).to.be.at.most(width);
    });
  }
});
