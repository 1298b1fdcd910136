/** Layout: everything fits at any width, font size and window height, and nothing shifts while a game is played. */
import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { changeSettings } from '../../../src/elements/ui/settings.js';
import { transcripts as elfengold } from '../../../src/games/elfengold/transcripts.js';
import { GAMES } from '../../../src/games/index.js';
import { inTurn } from '../../turns.js';
import { all, anchor, atPhase, motion, mount, one, settled, words } from './support.js';

describe('the panel and a tall board', () => {
  it('the panel stays visible in at most a third of the screen and never covers the focused place', async () => {
    const game = await atPhase('competition', {}, 375);
    const now = one(game, '.now');
    scrollTo(0, 0);
    const { bottom, height } = now.getBoundingClientRect();
    expect(bottom).to.be.at.most(innerHeight + 0.5);
    expect(height).to.be.at.most(innerHeight / 3);
    for (const place of all<SVGGElement>(game, '[data-anchor]')) {
      place.focus();
      await nextFrame();
      if (!place.matches(':focus-visible')) continue; // WebKit matches :focus-visible only after keyboard input
      const lowest = place.getBoundingClientRect().bottom;
      expect(lowest, place.dataset['anchor']).to.be.at.most(now.getBoundingClientRect().top + 1);
    }
    scrollTo(0, 0);
  });
  it('the panel is not sticky beside a wide board or at the end, where the notes stand below it', async () => {
    for (const game of [await atPhase('competition', {}, 1200), await atPhase('over', {}, 375)])
      for (const part of ['.foot', '.now']) expect(getComputedStyle(one(game, part)).position).to.equal('static');
    for (const width of [375, 1000]) {
      const over = await atPhase('over', {}, width);
      expect(getComputedStyle(one(over, '.notes')).position).to.equal('static');
      expect(one(over, '.notes').offsetTop, `${width} px`).to.be.above(one(over, '.now').offsetTop);
    }
  });
  it('places have a scroll margin for the panel below the board, but none beside a wide board', async () => {
    const roomAt = async (width: number) => {
      const game = await atPhase('competition', {}, width);
      return getComputedStyle(anchor(game, 'minor')).scrollMarginBlockEnd;
    };
    expect(parseFloat(await roomAt(700))).to.be.within(150, 300);
    expect(await roomAt(1200)).to.equal('0px');
  });
});

describe('a root font size of 32 px', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 32px }');
  before(() => document.adoptedStyleSheets.push(sheet));
  after(() => document.adoptedStyleSheets.pop());

  it('leaves the panel beside the board at 1280 × 800, with room for the story line', async () => {
    await setViewport({ width: 1280, height: 800 });
    const game = await atPhase('castRemainingSpells', {}, 1280);
    const parts = ['.scene', '.now', '.prompt', '.story .line'];
    const [scene, now, prompt, storyLine] = parts.map((part) => one(game, part).getBoundingClientRect());
    await setViewport({ width: 800, height: 600 });
    expect(storyLine!.width, 'the width of the story line').to.be.above(scene!.width / 2);
    expect(now!.left).to.be.at.least(scene!.right);
    for (const { bottom } of [scene!, prompt!]) expect(bottom).to.be.at.most(800);
    expect(now!.right).to.be.at.most(1280);
  });
  for (const width of [320, 1200]) {
    it(`makes nothing overflow, ${width} px`, async () => {
      const game = await mount({ players: '6', seats: 'human human human human human human', lang: 'fr' }, width);
      await settled(game);
      const right = game.getBoundingClientRect().right + 1;
      const wide = all(game, '.game > *, .parts > *, .scores > *').filter(
        (part) => part.getBoundingClientRect().right > right,
      );
      expect(wide.map(({ className }) => className)).to.eql([]);
      expect(one(game, '.game').scrollWidth).to.be.at.most(width);
    });
  }
});

describe('low windows', () => {
  beforeEach(() => setViewport({ width: 1024, height: 640 }));
  afterEach(() => setViewport({ width: 800, height: 600 }));

  const bottomOf = (game: PlayableGame, selector: string) =>
    one(game, selector).getBoundingClientRect().bottom - one(game, '.game').getBoundingClientRect().top;

  it('board and panel fit side by side at 1024 × 640', async () => {
    const game = await atPhase('castRemainingSpells', {}, 990);
    for (const part of ['.scene', '.now', '.scene svg']) expect(bottomOf(game, part), part).to.be.at.most(innerHeight);
    expect(one(game, '.now').getBoundingClientRect().left).to.be.at.least(
      one(game, '.scene').getBoundingClientRect().right,
    );
    for (const head of all(game, '.scoreboard thead th')) expect(head.offsetHeight, words(head)).to.be.below(30);
  });
  it('--playable-height shrinks the board to a legible minimum, and not at all with fit="width"', async () => {
    const game = await atPhase('castRemainingSpells', {}, 990);
    game.style.setProperty('--playable-height', '100px');
    await settled(game);
    expect(one(game, '.scene').offsetWidth).to.equal(629);
    game.setAttribute('fit', 'width');
    game.style.setProperty('--playable-height', '1px');
    await settled(game);
    expect(one(game, '.scene').offsetWidth).to.be.above(640);
  });
  it('the latest entries of the log are visible at 1366 × 768 below a page header of 175 px', async () => {
    const game = await atPhase('competition', {}, 1318);
    game.style.setProperty('--playable-height', '568px');
    one<HTMLDetailsElement>(game, '.history').open = true;
    await waitUntil(() => one(game, '.history').scrollHeight > 300, 'the log is longer than its space');
    expect(bottomOf(game, '.history')).to.be.at.most(768 - 175);
  });
});

const isAtEnd = (log: HTMLElement) => log.scrollTop + log.clientHeight >= log.scrollHeight - 1;

describe('at 1366 × 768 below a page header of 171 px', () => {
  before(() => setViewport({ width: 1366, height: 768 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const name of GAMES)
    it(`all four players, board, prompt and the newest entries of the log are in view, ${name}`, async () => {
      const game = await mount({ game: name, players: '4', seats: 'human bot bot bot' }, 1318);
      game.style.setProperty('--playable-height', '568px');
      await waitUntil(() => all(game, '.scores tbody tr').length >= 4, 'the players are shown', { timeout: 8000 });
      await waitUntil(() => all(game, '.controls:not([aria-busy]) button').length > 0, 'a choice is shown', {
        timeout: 8000,
      });
      const top = one(game, '.game').getBoundingClientRect().top;
      for (const part of [...all(game, '.scores tbody tr'), one(game, '.now'), one(game, '.scene')])
        expect(part.getBoundingClientRect().bottom - top, words(part)).to.be.at.most(768 - 171);
      const aside = one(game, '.scores').getBoundingClientRect();
      expect(one(game, '.notes').getBoundingClientRect().top - aside.bottom, 'the notes are below').to.be.within(0, 12);
      const [log, now] = ['.history', '.now'].map((part) => one(game, part).getBoundingClientRect());
      expect([log!.left, log!.right], 'the log is under the prompt').to.eql([now!.left, now!.right]);
      await waitUntil(() => all(game, '.history .entry').length > 0, 'the log has entries', { timeout: 5000 });
      await waitUntil(() => isAtEnd(one(game, '.history')), 'the log is at its end');
      const newest = all(game, '.history .entry').at(-1)!.getBoundingClientRect();
      expect(newest.top, 'it is not covered').to.be.at.least(now!.bottom);
      expect(newest.bottom - top, 'it is above the fold').to.be.at.most(768 - 171);
    });
});

describe('on a page of 1366 × 768 without anything else', () => {
  before(() => setViewport({ width: 1366, height: 768 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const name of GAMES)
    it(`all four players are in view, ${name}`, async () => {
      const game = await mount({ game: name, players: '4', seats: 'human bot bot bot' }, 1350);
      await waitUntil(() => all(game, '.scores tbody tr').length >= 4, 'the players are shown', { timeout: 8000 });
      const { bottom } = one(game, '.scores tbody:last-of-type').getBoundingClientRect();
      expect(bottom - one(game, '.game').getBoundingClientRect().top).to.be.at.most(768 - 8);
    });
});

describe('at 1024 × 768, with everything in one column beside the board', () => {
  before(() => setViewport({ width: 1024, height: 768 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('the timeline is one row in the narrowest column, in every language', async () => {
    for (const lang of ['en', 'fr', 'it']) {
      const game = await mount({ game: 'dark-mages', players: '4', lang }, 1318);
      game.style.setProperty('--playable-height', '568px');
      const tops = all(game, '.timeline button').map(({ offsetTop }) => offsetTop);
      expect(new Set(tops).size, lang).to.equal(1);
    }
  });
  it('the highest prompt leaves the end of the log in view', async () => {
    const { seed, moves } = elfengold['travel.journey']!;
    const game = await mount(
      { game: 'elfengold', players: '3', seats: 'human human human', seed: String(seed), moves },
      990,
    );
    all(game, '[data-do=raise]')[0]?.click();
    await waitUntil(() => all(game, '.controls:not([aria-busy]) button').length > 0, 'a choice is shown', {
      timeout: 8000,
    });
    await waitUntil(() => all(game, '.history .entry').length > 0, 'the log has entries', { timeout: 5000 });
    await waitUntil(() => isAtEnd(one(game, '.history')), 'the log is at its end');
    const now = one(game, '.now').getBoundingClientRect();
    expect(one(game, '.controls > *').scrollHeight, 'the prompt is as high as it may be').to.be.above(
      one(game, '.controls > *').clientHeight,
    );
    // All of it is the sentence above the board.
    expect(all(game, '.history .entry').at(-1)!.getBoundingClientRect().bottom - now.bottom).to.be.above(2 * 16);
  });
});

describe('layout shifts', () => {
  type Shift = PerformanceEntry & { sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] };
  // The browser does not expose nodes in a shadow root, so the rectangles have to identify them.
  const textOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  // The browser also reports new text in the same rectangle, which is no shift.
  const hasMoved = ({ previousRect, currentRect }: Shift['sources'][number]) =>
    textOf(previousRect) !== textOf(currentRect);
  const isSupported = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  /** The layout shifts that the browser reports while `act` runs. */
  async function shiftsWhile(act: () => Promise<void>): Promise<string[]> {
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, sources } of list.getEntries() as Shift[])
        for (const { previousRect, currentRect } of sources.filter(hasMoved))
          shifts.push(`${Math.round(startTime)}: ${textOf(previousRect)} → ${textOf(currentRect)}`);
    });
    observer.observe({ type: 'layout-shift' });
    await act();
    await aTimeout(100);
    observer.disconnect();
    return shifts;
  }
  /** Clicks the first target of the held piece, else the first piece that can be picked up, else another button. */
  const press = (game: PlayableGame) =>
    (all(game, '.pick.to button')[0] ?? all(game, '.pick button')[0] ?? one(game, '.controls button')).click();

  afterEach(async () => {
    motion.reduced = true;
    changeSettings({ pace: '' });
    await setViewport({ width: 800, height: 600 });
  });

  const isAsked = (game: PlayableGame) => all(game, '.controls:not([aria-busy]) button').length > 0;
  it('do not occur over 40 choices with everything in one column beside the board', async () => {
    await setViewport({ width: 1024, height: 640 });
    const game = await mount({ players: '3' }, 990);
    await waitUntil(() => isAsked(game), 'the first choice is shown', { timeout: 8000 });
    const shifts = await shiftsWhile(async () => {
      for (let n = 0; n < 40; n++) {
        press(game);
        await settled(game);
        await waitUntil(() => isAsked(game), 'the next choice is shown', { timeout: 8000 });
        await nextFrame();
      }
    });
    expect(game.record).to.include('red favour');
    if (isSupported) expect(shifts).to.eql([]);
  }).timeout(30_000);
  // The games have their turns, on a phone another one than on a desk.
  for (const [n, width] of [1318, 375].entries())
    it(`do not affect the place of prompt, board and scores in ${inTurn(GAMES, n).join()}, ${width} px`, async () => {
      await setViewport(width > 1000 ? { width: 1366, height: 768 } : { width, height: 667 });
      for (const name of inTurn(GAMES, n)) {
        const game = await mount({ game: name, players: '3', seats: 'human bot bot' }, width);
        const phases = new Set<string>();
        const places = new Set<string>();
        for (let n = 0; n < 14; n++) {
          await waitUntil(() => isAsked(game), `${name}: the next choice is shown`, { timeout: 8000 });
          const parts = ['.now', '.scene', ...(width > 1000 ? ['.scores', '.timeline'] : [])];
          const top = one(game, '.game').getBoundingClientRect().top;
          const measures = parts.map((part) => {
            const rect = one(game, part).getBoundingClientRect();
            // Beside the board the prompt is as high as its content, over the log.
            if (part === '.now') return width > 1000 ? rect.top - top : rect.height;
            return [rect.top - top, rect.height].map(Math.round);
          });
          phases.add(game.position.phase);
          places.add(JSON.stringify(measures));
          press(game);
          await settled(game);
        }
        expect(phases.size, `${name}: phases`).to.be.above(1);
        expect([...places], name).to.eql([...places].slice(0, 1));
      }
    }).timeout(30_000);
  it('do not occur below a board, whether the prompt takes one line or two', async () => {
    await setViewport({ width: 820, height: 900 });
    const names = 'Wilhelmina von Mondstein';
    const game = await mount({ players: '3', seats: 'human human bot', lang: 'fr', names }, 790);
    const lines = new Set<number>();
    const shifts = await shiftsWhile(async () => {
      for (let n = 0; n < 16; n++) {
        await waitUntil(() => isAsked(game), 'the next choice is shown', { timeout: 8000 });
        const range = document.createRange();
        range.selectNodeContents(one(game, '.prompt'));
        lines.add(new Set([...range.getClientRects()].map(({ top }) => top)).size);
        press(game);
        await settled(game);
        await nextFrame();
      }
    });
    expect([...lines].sort()).to.eql([1, 2]);
    if (isSupported) expect(shifts).to.eql([]);
  }).timeout(30_000);
  it('do not occur over an animated turn with opponents, beside a growing log', async () => {
    await setViewport({ width: 1366, height: 768 });
    motion.reduced = false;
    changeSettings({ pace: 'fast' });
    // Every frame is rendered, but shown for a quarter of its time.
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 4)) as typeof window.setTimeout;
    const game = await mount({ players: '3', seats: 'human bot bot' }, 1318);
    // With this height the board is so small that there is room for a second column.
    game.style.setProperty('--playable-height', '552px');
    await settled(game);
    await aTimeout(100);
    let mostEntries = 0;
    const shifts = await shiftsWhile(async () => {
      while ((game.position.table as { turn: number }).turn === 1) {
        await waitUntil(() => isAsked(game), 'the reader is asked to move', { timeout: 60_000 });
        press(game);
        await settled(game);
        mostEntries = Math.max(mostEntries, all(game, '.history[open] .entry').length);
      }
    }).finally(() => (window.setTimeout = wait as typeof window.setTimeout));
    expect(mostEntries).to.be.above(20);
    if (isSupported) expect(shifts).to.eql([]);
  }).timeout(90000);
});

describe('the story line above a narrow board', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const [where, width] of [
    ['with the panel below the board', 375],
    ['with the panel beside the board', 560],
  ] as const)
    it(`is at least 110 px wide ${where}`, async () => {
      await setViewport({ width, height: 700 });
      const game = await mount({ players: '3', seats: 'human human human' }, width);
      expect(one(game, '.story .line').clientWidth).to.be.at.least(110);
    });
});

describe('in a frame of 720 × 720', () => {
  beforeEach(() => setViewport({ width: 720, height: 720 }));
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const name of GAMES)
    it(`the panel is not cut off, and all targets of a held piece are visible, ${name}`, async () => {
      const game = await mount({ game: name, players: '3', seats: 'human bot bot', lang: 'fr' }, 704);
      for (let n = 0; n < 8; n++) {
        await waitUntil(() => all(game, '.controls:not([aria-busy]) button').length > 0, 'a choice is shown', {
          timeout: 8000,
        });
        const { clientHeight, scrollHeight } = one(game, '.now');
        expect(scrollHeight, words(one(game, '.now'))).to.be.at.most(clientHeight);
        // Other contents of the controls may scroll, but all targets of the held piece are visible.
        const [to] = all(game, '.pick.to');
        const bottomOf = (part: Element) => part.getBoundingClientRect().bottom;
        if (to) return expect(bottomOf(to)).to.be.at.most(bottomOf(one(game, '.controls')) + 0.5);
        const [pick, rest] = ['.pick button', '[data-of=passNext] button:last-child'].map((of) => all(game, of)[0]);
        (pick ?? rest ?? one(game, '.controls button')).click();
        await settled(game);
      }
      return expect.fail('no piece was picked up');
    });
  it('the rows of the panel depend on the frame’s initial height, not on how high it has grown', async () => {
    const game = await mount({ players: '3', seats: 'human human human' }, 704);
    const rows = () => getComputedStyle(one(game, '.now')).getPropertyValue('--rows');
    expect(rows(), 'in a low window').to.equal('1');
    game.dataset['frame'] = 'high';
    expect(rows(), 'in a frame that was high at first').to.equal('2');
    await setViewport({ width: 720, height: 1400 });
    game.dataset['frame'] = 'low';
    expect(rows(), 'in a frame that was low at first').to.equal('1');
  });
});
