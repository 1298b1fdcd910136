/** The chart during a game: animated tokens, transitions weighted by use, and the timeline of all moves. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayablePhases } from '../../../src/define.js';
import { all, item, atPhase, ids, motion, mount, one, open, settled, words } from './support.js';

const timeline = (phases: PlayablePhases) => one<HTMLInputElement>(phases, '.track input');
async function scrub(phases: PlayablePhases, n: number): Promise<void> {
  timeline(phases).value = String(n);
  timeline(phases).dispatchEvent(new Event('input'));
  await settled(phases);
}
async function playFirst(phases: PlayablePhases): Promise<void> {
  one(phases, '.moves input').click();
  await settled(phases);
  one(phases, '.moves button.primary').click();
  await settled(phases);
}

describe('the chart during a game', () => {
  it('moves a token of the seat along the taken transition, or shows it at rest with reduced motion', async () => {
    try {
      for (const reduced of [false, true]) {
        motion.reduced = reduced;
        const phases = await mount();
        await playFirst(phases);
        await waitUntil(() => all(phases, '.chart .token').length > 0, `a token, ${reduced ? 'still' : 'in motion'}`);
        const [token] = all(phases, '.chart .token');
        expect(words(token!)).to.equal('G');
        expect(token!.querySelector('circle')!.getAttribute('fill')).to.equal('#3f8f5b');
        expect(token!.getAnimations().length).to.equal(reduced ? 0 : 1);
        if (!reduced) {
          expect(token!.style.getPropertyValue('offset-path')).to.match(/^path\(/);
          // The token goes around the label of the transition without covering it.
          const [travel] = token!.getAnimations();
          const word = one(phases, '.chart .taken > text').getBoundingClientRect();
          for (let time = 0; time < 550; time += 25) {
            travel!.currentTime = time;
            const { left, right, top, bottom } = token!.querySelector('circle')!.getBoundingClientRect();
            const isOver = left < word.right && right > word.left && top < word.bottom - 3 && bottom > word.top + 3;
            expect(isOver, `${time} ms`).to.equal(false);
          }
        }
        phases.remove();
      }
    } finally {
      motion.reduced = true;
    }
  });
  it('keeps the status of transitions in the tree until the new one is known, to avoid layout shifts', async () => {
    const phases = await mount();
    const said = () => all(phases, '.tree .says').length;
    expect(said()).to.be.greaterThan(2);
    const drawn: number[] = [];
    const observer = new MutationObserver(() => drawn.push(said()));
    observer.observe(phases.shadowRoot!, { childList: true, subtree: true, characterData: true });
    await playFirst(phases);
    await waitUntil(() => words(item(phases, 'castMajorSpells:place')).includes('open'), 'the new status');
    observer.disconnect();
    expect(Math.min(...drawn)).to.be.greaterThan(2);
  });
  it('shows no token when the reader jumps to a past move', async () => {
    const phases = await atPhase('competition');
    await scrub(phases, 2);
    expect(all(phases, '.chart .token')).to.have.length(0);
  });
  it('draws transitions wider the more often they were taken up to the move on show', async () => {
    const phases = await atPhase('over');
    const widths = () => all(phases, '.chart .trail').map((path) => Number(path.getAttribute('stroke-width')));
    await waitUntil(() => widths().length > 5, 'transitions with a width', { timeout: 5000 });
    expect(Math.max(...widths())).to.be.greaterThan(Math.min(...widths()));
    const around = all(phases, '.chart .trail').filter((path) => path.getAttribute('d')!.endsWith('z'));
    expect(around, 'transitions that stay in their state').not.to.have.length(0);
    const before = widths().length;
    await scrub(phases, 1);
    await waitUntil(() => widths().length < before);
  });
  it('explains below the chart the signs in it', async () => {
    const phases = await mount();
    const explained = all(phases, '.under .signs > span:has(.sign)').map((span) => words(span));
    expect(explained).to.have.length(4);
    expect(explained[0]).to.equal('open now');
    expect(explained[1]).to.equal('refused by a rule');
  });
  it('states the most common label once below the chart, and at arrows only where it is relevant', async () => {
    const phases = await mount();
    expect(words(one(phases, '.under .common'))).to.equal('Arrows without words all say: “nobody is left to act”');
    const shown = (kind: string) =>
      all(phases, `.chart .common${kind} > text`).map((text) => getComputedStyle(text).opacity);
    expect(new Set(shown('.away'))).to.eql(new Set(['0']));
    expect(new Set(shown('.waits'))).to.eql(new Set(['1']));
  });
  it('gives every state its own number', async () => {
    const numbers = all(await mount(), '.chart .number').map(words);
    expect(numbers).to.include('5a').and.to.include('5b');
    expect(new Set(numbers).size).to.equal(numbers.length);
  });
});

describe('the timeline', () => {
  it('has a mark for each move in the lane of its phase and the colour of its seat', async () => {
    const phases = await atPhase('over');
    const length = Number(timeline(phases).max);
    const marks = all(phases, '.lanes .mark');
    expect(marks.map((mark) => mark.getAttribute('fill')).sort()).to.eql(['#3a6fb5', '#3f8f5b', '#c23b30']);
    const places = marks.flatMap((mark) => [...mark.getAttribute('d')!.matchAll(/M(\d+) /g)].map(([, x]) => Number(x)));
    expect(new Set(places).size).to.equal(length);
    expect(timeline(phases).getAttribute('aria-valuetext')).to.include(`${length}`);
  });
  it('has a lane with a letter for each seat too, as forced colours make all marks alike', async () => {
    const phases = await atPhase('over');
    expect(all(phases, '.letters > span').map(words)).to.eql(['R', 'G', 'B']);
    const lanes = all(phases, '.seats .mark').map((mark) => [
      mark.getAttribute('fill'),
      [...new Set([...mark.getAttribute('d')!.matchAll(/M\d+ (\d+)/g)].map(([, y]) => Number(y)))],
    ]);
    expect(Object.fromEntries(lanes)).to.eql({ '#c23b30': [0], '#3f8f5b': [5], '#3a6fb5': [10] });
    expect(getComputedStyle(one(phases, 'svg.seats')).display, 'without forced colours').to.equal('none');
  });
  it('has a legend that explains the stripes and the colours of the seats', async () => {
    const phases = await atPhase('over');
    expect(words(one(phases, '.legend'))).to.match(/^Each stripe is a move:.*Red.*Green.*Blue Its row is its phase/);
    expect(all(phases, '.legend circle').map((circle) => circle.getAttribute('fill'))).to.eql([
      '#c23b30',
      '#3f8f5b',
      '#3a6fb5',
    ]);
  });
  it('names its rows, and leaves a gap between moves of one player', async () => {
    const phases = await atPhase('over');
    expect(words(one(phases, '.legend > .rows'))).to.contain(
      'from above: 1 · 2 · 3 · 4 · 5a · 5b · 6 · 7 · 8 · 9 · 10',
    );
    const widths = [
      ...one(phases, '.lanes .mark')
        .getAttribute('d')!
        .matchAll(/h([\d.]+)v/g),
    ].map(([, w]) => Number(w));
    expect(Math.max(...widths)).to.be.below(0.9);
  });
  it('shows the move that the reader drags it to', async () => {
    const phases = await atPhase('competition');
    const { y } = timeline(phases).getBoundingClientRect();
    await scrub(phases, 0);
    expect(all(phases, '[data-do="live"]')).to.have.length(1);
    expect(timeline(phases).getBoundingClientRect().y, 'the timeline stays under the pointer').to.equal(y);
    expect(phases.active.at(-1)).to.equal('castMajorSpells');
    expect(words(one(phases, '.time .quiet'))).to.include('0');
    one(phases, '.words > div').style.blockSize = '7rem';
    await scrub(phases, Number(timeline(phases).max));
    expect(phases.active.at(-1)).to.equal('competition');
    const { top, bottom } = one(phases, '.words > div').getBoundingClientRect();
    const { y: now } = one(phases, '.tree [aria-current]').getBoundingClientRect();
    expect(now, 'the current state is in view in the tree').to.be.within(top, bottom);
  });
  it('plays to the end at the chosen speed, starts over, and can be paused', async () => {
    const phases = await atPhase('competition');
    const play = () => one(phases, '[data-do="play"]');
    await scrub(phases, Number(timeline(phases).max) - 2);
    const speed = one<HTMLSelectElement>(phases, '.time select');
    speed.value = '8';
    speed.dispatchEvent(new Event('change'));
    // Only wait for the render: otherwise playback might advance before the check on a busy machine.
    play().click();
    await phases.updateComplete;
    expect(words(play())).to.equal('Pause');
    await waitUntil(() => timeline(phases).value === timeline(phases).max && words(play()) === 'Replay', 'the end', {
      timeout: 3000,
    });
    play().click();
    await phases.updateComplete;
    expect(Number(timeline(phases).value)).to.equal(0);
    play().click();
    await settled(phases);
    const { value } = timeline(phases);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(timeline(phases).value).to.equal(value);
  });
});

describe('the history', () => {
  it('shows the board of the hovered entry without changing the active state', async () => {
    const phases = await atPhase('competition');
    await open(phases, 'history');
    const drawn = () =>
      all(phases, '.thumbnail [data-anchor]')
        .map((anchor) => `${anchor.getAttribute('data-anchor')} ${anchor.querySelectorAll('[data-piece]').length}`)
        .join();
    const now = drawn();
    const { active } = phases;
    const last = all(phases, '.events > li').at(-1)!;
    last.dispatchEvent(new PointerEvent('pointerenter'));
    await settled(phases);
    expect(drawn()).not.to.equal(now);
    expect(phases.active).to.eql(active);
    one(phases, '.events').dispatchEvent(new PointerEvent('pointerleave'));
    await settled(phases);
    expect(drawn()).to.equal(now);
  });
  it('shows the board of an entry inert and without moves', async () => {
    const phases = await atPhase('competition', { seat: 'spectator' });
    await open(phases, 'history');
    expect(ids(phases, '.thumbnail [data-move]')).to.eql([]);
    expect(one(phases, '.thumbnail').inert).to.equal(true);
  });
});
