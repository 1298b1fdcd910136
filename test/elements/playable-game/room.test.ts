/** That what is shown has room: words, letters of the curve, a reader's large letters. */
import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { changeSettings } from '../../../src/elements/parts/settings.js';
import { GAMES } from '../../../src/games/index.js';
import { all, anchor, atPhase, element, motion, mount, one, place, settled, words } from './support.js';

describe('the board’s own words', () => {
  for (const width of [800, 320]) {
    it(`are none beside the names of its places, ${width} px`, async () => {
      const game = await atPhase('competition', {}, width);
      const loose = all<Element>(game, '.board text').filter((text) => !text.closest('[aria-hidden="true"]'));
      expect(loose.map(({ textContent }) => textContent)).to.eql([]);
      expect(anchor(game, 'H').closest('[aria-hidden="true"]')).to.equal(null);
      const last = one<SVGGElement>(game, 'svg.board > :last-child');
      expect(last.textContent, 'no mark lies over the sums').to.match(/\d/);
    });
  }
});

describe('the first drawing', () => {
  it('is made for the room there is', async () => {
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
    expect(drawn, 'one drawing for each room').to.have.length(2);
    expect(drawn[0]!.slice(4)).not.to.equal(drawn[1]!.slice(4));
  });
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
  it('is in its place beside a wide board, and when the game is over, as is the card', async () => {
    for (const game of [await atPhase('competition', {}, 1200), await atPhase('over', {}, 375)])
      for (const part of ['.foot', '.now']) expect(getComputedStyle(one(game, part)).position).to.equal('static');
    for (const width of [375, 1000]) {
      const over = await atPhase('over', {}, width);
      expect(getComputedStyle(one(over, '.notes')).position).to.equal('static');
      expect(one(over, '.notes').offsetTop, `${width} px`).to.be.above(one(over, '.now').offsetTop);
    }
  });
  it('keeps room for itself where a place gets the focus, and none beside a wide board: no page jumps', async () => {
    const roomAt = async (width: number) => {
      const game = await atPhase('competition', {}, width);
      return getComputedStyle(anchor(game, 'minor')).scrollMarginBlockEnd;
    };
    expect(parseFloat(await roomAt(700))).to.be.within(150, 300);
    expect(await roomAt(1200)).to.equal('0px');
  });
});

describe('large letters', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 32px }');
  before(() => document.adoptedStyleSheets.push(sheet));
  after(() => document.adoptedStyleSheets.pop());

  it('leave the board and what to do beside each other on a screen of 1280 × 800', async () => {
    await setViewport({ width: 1280, height: 800 });
    const game = await atPhase('castRemainingSpells', {}, 1280);
    const parts = ['.scene', '.now', '.prompt', '.story .line'];
    const [scene, now, prompt, told] = parts.map((part) => one(game, part).getBoundingClientRect());
    await setViewport({ width: 800, height: 600 });
    expect(told!.width, 'room for what is told').to.be.above(scene!.width / 2);
    expect(now!.left).to.be.at.least(scene!.right);
    for (const { bottom } of [scene!, prompt!]) expect(bottom).to.be.at.most(800);
    expect(now!.right).to.be.at.most(1280);
  });
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

describe('one screen', () => {
  beforeEach(() => setViewport({ width: 1024, height: 640 }));
  afterEach(() => setViewport({ width: 800, height: 600 }));

  const bottomOf = (game: PlayableGame, selector: string) =>
    one(game, selector).getBoundingClientRect().bottom - one(game, '.game').getBoundingClientRect().top;

  it('holds the board, the hand in it, and what to do, from 1024 × 640 on', async () => {
    const game = await atPhase('castRemainingSpells', {}, 990);
    for (const part of ['.scene', '.now', '.scene svg']) expect(bottomOf(game, part), part).to.be.at.most(innerHeight);
    expect(one(game, '.now').getBoundingClientRect().left).to.be.at.least(
      one(game, '.scene').getBoundingClientRect().right,
    );
    for (const head of all(game, '.sheet thead th')) expect(head.offsetHeight, words(head)).to.be.below(30);
  });
  it('is what a page says it is, and no board is too small to read', async () => {
    const game = await atPhase('castRemainingSpells', {}, 990);
    game.style.setProperty('--playable-height', '100px');
    await settled(game);
    expect(one(game, '.scene').offsetWidth).to.equal(629);
    game.setAttribute('fit', 'width');
    game.style.setProperty('--playable-height', '1px');
    await settled(game);
    expect(one(game, '.scene').offsetWidth).to.be.above(640);
  });
  it('holds the foot of the log, where the newest stands, below the head of our own pages at 1366 × 768', async () => {
    const game = await atPhase('competition', {}, 1318);
    game.style.setProperty('--playable-height', '568px');
    one<HTMLDetailsElement>(game, '.history').open = true;
    await waitUntil(() => one(game, '.history').scrollHeight > 300, 'it has more than has room');
    expect(bottomOf(game, '.history')).to.be.at.most(768 - 175);
  });
});

describe('nothing shifts under the pointer', () => {
  type Shift = PerformanceEntry & { sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] };
  // What lies in a shadow root has no name there: where it was and where it came.
  const said = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  // Other words in the same place are told of too.
  const hasMoved = ({ previousRect, currentRect }: Shift['sources'][number]) =>
    said(previousRect) !== said(currentRect);
  const isKnown = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  /** What the browser has seen shift while a reader went on, from the first drawing on. */
  async function shiftsWhile(act: () => Promise<void>): Promise<string[]> {
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, sources } of list.getEntries() as Shift[])
        for (const { previousRect, currentRect } of sources.filter(hasMoved))
          shifts.push(`${Math.round(startTime)}: ${said(previousRect)} → ${said(currentRect)}`);
    });
    observer.observe({ type: 'layout-shift' });
    await act();
    await aTimeout(100);
    observer.disconnect();
    return shifts;
  }
  /** The next of what a reader may press: where what is taken up goes, what to take up, else a button. */
  const press = (game: PlayableGame) =>
    (all(game, '.pick.to button')[0] ?? all(game, '.pick button')[0] ?? one(game, '.controls button')).click();

  afterEach(async () => {
    motion.reduced = true;
    changeSettings({ pace: '' });
    await setViewport({ width: 800, height: 600 });
  });

  const isAsked = (game: PlayableGame) => all(game, '.controls:not([aria-busy]) button').length > 0;
  it('from the first choice on, in one column beside the board', async () => {
    await setViewport({ width: 1024, height: 640 });
    const game = await mount({ players: '3' }, 990);
    await waitUntil(() => isAsked(game), 'the first choice', { timeout: 8000 });
    const shifts = await shiftsWhile(async () => {
      for (let n = 0; n < 40; n++) {
        press(game);
        await settled(game);
        await waitUntil(() => isAsked(game), 'the next choice', { timeout: 8000 });
        await nextFrame();
      }
    });
    expect(game.record).to.include('red favour');
    if (isKnown) expect(shifts).to.eql([]);
  }).timeout(30_000);
  for (const width of [1318, 375])
    it(`what is asked in any game has one height, and the board and the scores one place, ${width} px`, async () => {
      await setViewport(width > 1000 ? { width: 1366, height: 768 } : { width, height: 667 });
      for (const name of GAMES) {
        const game = await mount({ game: name, players: '3', seats: 'human bot bot' }, width);
        const phases = new Set<string>();
        const places = new Set<string>();
        for (let n = 0; n < 14; n++) {
          await waitUntil(() => isAsked(game), `${name}: the next choice`, { timeout: 8000 });
          const parts = ['.now', '.scene', ...(width > 1000 ? ['aside', '.timeline'] : [])];
          const top = one(game, '.game').getBoundingClientRect().top;
          const said = parts.map((part) => {
            const rect = one(game, part).getBoundingClientRect();
            return part === '.now' ? rect.height : [rect.top - top, rect.height].map(Math.round);
          });
          phases.add(game.position.phase);
          places.add(JSON.stringify(said));
          press(game);
          await settled(game);
        }
        expect(phases.size, `${name}: phases`).to.be.above(1);
        expect([...places], name).to.eql([...places].slice(0, 1));
      }
    }).timeout(30_000);
  it('under a board, whether what to do is said in one line or in two', async () => {
    await setViewport({ width: 820, height: 900 });
    const names = 'Wilhelmina von Mondstein';
    const game = await mount({ players: '3', seats: 'human bot bot', lang: 'fr', names }, 790);
    const lines = new Set<number>();
    const shifts = await shiftsWhile(async () => {
      for (let n = 0; n < 16; n++) {
        await waitUntil(() => isAsked(game), 'the next choice', { timeout: 8000 });
        const range = document.createRange();
        range.selectNodeContents(one(game, '.prompt'));
        lines.add(new Set([...range.getClientRects()].map(({ top }) => top)).size);
        press(game);
        await settled(game);
        await nextFrame();
      }
    });
    expect([...lines].sort()).to.eql([1, 2]);
    if (isKnown) expect(shifts).to.eql([]);
  }).timeout(30_000);
  it('over a whole turn among opponents, with all that moves, beside a log that grows', async () => {
    await setViewport({ width: 1366, height: 768 });
    motion.reduced = false;
    changeSettings({ pace: 'fast' });
    // Each frame is drawn, and looked at for a quarter of its time.
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 4)) as typeof window.setTimeout;
    const game = await mount({ players: '3', seats: 'human bot bot' }, 1318);
    // What the page keeps above it leaves the board so small that there is room for a second column.
    game.style.setProperty('--playable-height', '552px');
    await settled(game);
    await aTimeout(100);
    let told = 0;
    const shifts = await shiftsWhile(async () => {
      while ((game.position.table as { turn: number }).turn === 1) {
        await waitUntil(() => isAsked(game), 'the reader is asked', { timeout: 60_000 });
        press(game);
        await settled(game);
        told = Math.max(told, all(game, '.history[open] .entry').length);
      }
    }).finally(() => (window.setTimeout = wait as typeof window.setTimeout));
    expect(told).to.be.above(20);
    if (isKnown) expect(shifts).to.eql([]);
  }).timeout(90000);
});

describe('the line above a narrow board', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const [where, width] of [
    ['under which all else stands', 375],
    ['beside which all else stands', 560],
  ] as const)
    it(`${where}, has room for words of the reader’s own size`, async () => {
      await setViewport({ width, height: 700 });
      const game = await mount({ players: '3', seats: 'human human human' }, width);
      expect(one(game, '.story .line').clientWidth).to.be.at.least(110);
    });
});

describe('in a frame of 720 × 720', () => {
  beforeEach(() => setViewport({ width: 720, height: 720 }));
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const name of GAMES)
    it(`nothing of what to do now is cut, nor where what is held goes, ${name}`, async () => {
      const game = await mount({ game: name, players: '3', seats: 'human bot bot', lang: 'fr' }, 704);
      for (let n = 0; n < 8; n++) {
        await waitUntil(() => all(game, '.controls:not([aria-busy]) button').length > 0, 'a choice', { timeout: 8000 });
        const { clientHeight, scrollHeight } = one(game, '.now');
        expect(scrollHeight, words(one(game, '.now'))).to.be.at.most(clientHeight);
        // What a game has beside its moves is read by moving it; all places of what is held are in sight.
        const [to] = all(game, '.pick.to');
        const bottomOf = (part: Element) => part.getBoundingClientRect().bottom;
        if (to) return expect(bottomOf(to)).to.be.at.most(bottomOf(one(game, '.controls')) + 0.5);
        (all(game, '.pick button')[0] ?? one(game, '.controls button')).click();
        await settled(game);
      }
      return expect.fail('nothing was taken up');
    });
  it('that follows its content, what to do now stays as it began, however high the frame has grown', async () => {
    const game = await mount({ players: '3', seats: 'human human human' }, 704);
    const rows = () => getComputedStyle(one(game, '.now')).getPropertyValue('--rows');
    expect(rows(), 'in a low window').to.equal('1');
    game.dataset['frame'] = 'high';
    expect(rows(), 'in one that began high').to.equal('2');
    await setViewport({ width: 720, height: 1400 });
    game.dataset['frame'] = 'low';
    expect(rows(), 'in one that began low').to.equal('1');
  });
});
