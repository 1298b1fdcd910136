/** The picture of a game that is under way: who moves travels, paths wear, and the whole game lies in a band. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayablePhases } from '../../../src/define.js';
import { all, item, atPhase, ids, motion, mount, one, open, settled, words } from './support.js';

const reel = (phases: PlayablePhases) => one<HTMLInputElement>(phases, '.reel input');
async function scrub(phases: PlayablePhases, n: number): Promise<void> {
  reel(phases).value = String(n);
  reel(phases).dispatchEvent(new Event('input'));
  await settled(phases);
}
async function playFirst(phases: PlayablePhases): Promise<void> {
  one(phases, '.moves input').click();
  await settled(phases);
  one<HTMLFormElement>(phases, '.moves').requestSubmit();
  await settled(phases);
}

describe('the picture is alive', () => {
  it('a token of who moved travels what was taken, and rests where motion is not wanted', async () => {
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
          // All around the words of what was taken, and off them.
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
  it('what is said of transitions stays until it is known anew, so that nothing below it moves', async () => {
    const phases = await mount();
    const said = () => all(phases, '.tree .says').length;
    expect(said()).to.be.greaterThan(2);
    const drawn: number[] = [];
    const observer = new MutationObserver(() => drawn.push(said()));
    observer.observe(phases.shadowRoot!, { childList: true, subtree: true, characterData: true });
    await playFirst(phases);
    await waitUntil(() => words(item(phases, 'castMajorSpells:place')).includes('open'), 'what is open now');
    observer.disconnect();
    expect(Math.min(...drawn)).to.be.greaterThan(2);
  });
  it('nobody travels where a reader jumps', async () => {
    const phases = await atPhase('competition');
    await scrub(phases, 2);
    expect(all(phases, '.chart .token')).to.have.length(0);
  });
  it('paths are the broader the more often they were taken, up to the move on show', async () => {
    const phases = await atPhase('over');
    const worn = () => all(phases, '.chart .worn').map((path) => Number(path.getAttribute('stroke-width')));
    await waitUntil(() => worn().length > 5, 'worn paths', { timeout: 5000 });
    expect(Math.max(...worn())).to.be.greaterThan(Math.min(...worn()));
    const around = all(phases, '.chart .worn').filter((path) => path.getAttribute('d')!.endsWith('z'));
    expect(around, 'what was taken and stays in its state').not.to.have.length(0);
    const before = worn().length;
    await scrub(phases, 1);
    await waitUntil(() => worn().length < before);
  });
  it('what most arrows say is said once, and there where it matters', async () => {
    const phases = await mount();
    expect(words(one(phases, '.under .common'))).to.equal('Arrows without words all say: “nobody is left to act”');
    const shown = (kind: string) =>
      all(phases, `.chart .common${kind} > text`).map((text) => getComputedStyle(text).opacity);
    expect(new Set(shown('.away'))).to.eql(new Set(['0']));
    expect(new Set(shown('.waits'))).to.eql(new Set(['1']));
  });
  it('no two states have one number', async () => {
    const numbers = all(await mount(), '.chart .number').map(words);
    expect(numbers).to.include('5a').and.to.include('5b');
    expect(new Set(numbers).size).to.equal(numbers.length);
  });
});

describe('the band', () => {
  it('has a mark for each move in the lane of its phase and the colour of its seat', async () => {
    const phases = await atPhase('over');
    const length = Number(reel(phases).max);
    const marks = all(phases, '.reel .mark');
    expect(marks.map((mark) => mark.getAttribute('fill')).sort()).to.eql(['#3a6fb5', '#3f8f5b', '#c23b30']);
    const places = marks.flatMap((mark) => [...mark.getAttribute('d')!.matchAll(/M(\d+) /g)].map(([, x]) => Number(x)));
    expect(new Set(places).size).to.equal(length);
    expect(reel(phases).getAttribute('aria-valuetext')).to.include(`${length}`);
  });
  it('says what a stripe is, and who has which colour', async () => {
    const phases = await atPhase('over');
    expect(words(one(phases, '.legend'))).to.match(/^Each stripe is a move:.*Red.*Green.*Blue$/);
    expect(all(phases, '.legend circle').map((circle) => circle.getAttribute('fill'))).to.eql([
      '#c23b30',
      '#3f8f5b',
      '#3a6fb5',
    ]);
  });
  it('a reader moves along it', async () => {
    const phases = await atPhase('competition');
    const { y } = reel(phases).getBoundingClientRect();
    await scrub(phases, 0);
    expect(all(phases, '[data-do="live"]')).to.have.length(1);
    expect(reel(phases).getBoundingClientRect().y, 'it stays under the pointer').to.equal(y);
    expect(phases.active.at(-1)).to.equal('castMajorSpells');
    expect(words(one(phases, '.time .quiet'))).to.include('0');
    one(phases, '.words').style.blockSize = '7rem';
    await scrub(phases, Number(reel(phases).max));
    expect(phases.active.at(-1)).to.equal('competition');
    const { top, bottom } = one(phases, '.words').getBoundingClientRect();
    const { y: now } = one(phases, '.tree [aria-current]').getBoundingClientRect();
    expect(now, 'where it is now can be seen in the tree').to.be.within(top, bottom);
  });
  it('runs by itself at any speed, to the end, and stops when asked', async () => {
    const phases = await atPhase('competition');
    const play = () => one(phases, '[data-do="play"]');
    await scrub(phases, Number(reel(phases).max) - 2);
    const speed = one<HTMLSelectElement>(phases, '.time select');
    speed.value = '8';
    speed.dispatchEvent(new Event('change'));
    // No beat may pass before this is looked at, however busy the machine is.
    play().click();
    await phases.updateComplete;
    expect(words(play())).to.equal('Pause');
    await waitUntil(() => reel(phases).value === reel(phases).max && words(play()) === 'Play', 'the end', {
      timeout: 3000,
    });
    play().click();
    await phases.updateComplete;
    expect(Number(reel(phases).value)).to.equal(0);
    play().click();
    await settled(phases);
    const { value } = reel(phases);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(reel(phases).value).to.equal(value);
  });
});

describe('the history', () => {
  it('shows the moment of the entry that is pointed at, and goes nowhere', async () => {
    const phases = await atPhase('competition');
    await open(phases, 'history');
    const drawn = () =>
      all(phases, '.moment [data-anchor]')
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
  it('keeps from the moment what the viewer may not see', async () => {
    const phases = await atPhase('competition', { seat: 'spectator' });
    await open(phases, 'history');
    expect(ids(phases, '.moment [data-move]')).to.eql([]);
    expect(one(phases, '.moment').inert).to.equal(true);
  });
});
