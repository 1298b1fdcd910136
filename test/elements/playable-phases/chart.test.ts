/** The chart and the tree of its states: both show the same states and transitions, with the same marks. */
import { expect, waitUntil } from '@open-wc/testing';
import { createActor, type AnyActorRef } from 'xstate';
import type { PlayablePhases } from '../../../src/define.js';
import { machine as elfenwizards } from '../../../src/games/elfenwizards/machine.js';
import { graphOf, type Graph } from '../../../src/inspector/graph.js';
import { player } from '../../inspector/machines.js';
import { machine as toyMachine } from '../../toy/game.js';
import { ui as toy } from '../../toy/ui.js';
import { element } from '../playable-game/support.js';
import {
  all,
  atPhase,
  ids,
  inPicture,
  inTree,
  item,
  make,
  mount,
  one,
  open,
  press,
  room,
  settled,
  transcripts,
  words,
} from './support.js';
import { provide } from './games.js';

/** Expands every state of the tree. */
async function unfold(phases: PlayablePhases): Promise<void> {
  for (let shut; (shut = all(phases, '.tree [aria-expanded="false"]')).length > 0;) {
    shut[0]!.focus();
    await press(phases, 'ArrowRight');
  }
}
const chartIds = ({ states, transitions, root }: Graph): string[] =>
  [...states, ...transitions]
    .map(({ id }) => id)
    .filter((id) => id !== root)
    .sort();

async function expectSameContent(phases: PlayablePhases, graph: Graph): Promise<void> {
  await waitUntil(() => all(phases, '.chart').length === 1, 'the drawing', { timeout: 5000 });
  await unfold(phases);
  expect(ids(phases, '.tree [role="treeitem"]').sort()).to.eql(chartIds(graph));
  expect(ids(phases, '.chart [data-id]').sort()).to.eql(chartIds(graph));
  expect(inTree(phases).sort()).to.eql(inPicture(phases).sort());
  const drawn = all(phases, '.chart :is(.leaf, .transition:has(> .word))').map((e) => e.matches('.leaf'));
  expect(drawn.lastIndexOf(false), 'arrows are drawn behind states').to.be.below(drawn.indexOf(true));
  const name = (id: string) => words(one(phases, `.chart [data-id="${CSS.escape(id)}"] > text:not(.chance)`));
  for (const id of chartIds(graph)) expect(item(phases, id).ariaLabel!.startsWith(name(id)), id).to.equal(true);
}

describe('the chart', () => {
  it('of Elfenwizards has the same content as a drawing and as a tree', async () => {
    await expectSameContent(await mount(), graphOf(elfenwizards));
  });
  it('of an added game without a stored drawing has the same content in both', async () => {
    provide(toy);
    await expectSameContent(await mount({ game: 'toy' }), graphOf(toyMachine));
  });
  it('of an actor with all features of a chart has the same content in both', async () => {
    const phases = make();
    phases.actor = createActor(player).start() as AnyActorRef;
    (await room()).append(phases);
    await phases.ready();
    await settled(phases);
    await expectSameContent(phases, graphOf(player));
  });
});

describe('the chart: current state and transitions', () => {
  for (const phase of Object.keys(transcripts)) {
    it(`marks the current state and no other: ${phase}`, async () => {
      const phases = await atPhase(phase);
      expect(inPicture(phases)).to.eql([phase]);
      expect(inTree(phases)).to.eql([phase]);
      expect(phases.active).to.eql(['#elfenwizards', phase]);
      expect(all(phases, '.chart .here')).to.have.length(1);
    });
  }
  it('shows a game with hidden hands as a spectator, without a curtain, unless `seat` is set', async () => {
    provide(toy);
    const phases = await mount({ game: 'toy' });
    expect(words(one(phases, '.now'))).not.to.include('Pass the device');
    expect(all(phases, '.lead button[data-do="raise"], .moves')).to.have.length(0);
    const told = await open(phases, 'table');
    expect(words(told)).to.include('As everybody may see it.');
    phases.setAttribute('seat', 'ann');
    await phases.ready();
    await settled(phases);
    expect(words(one(phases, 'details.table'))).to.include('As Ann sees it.');
  });
  it('says “now” at only one of the nested active states, expanded or collapsed', async () => {
    provide(toy);
    const phases = await mount({ game: 'toy' });
    const now = () => all(phases, '.tree [role="treeitem"] > .says').filter((says) => words(says) === 'now');
    expect([phases.active.length, now().length]).to.eql([3, 1]);
    item(phases, 'round').click();
    await settled(phases);
    expect(now().length, 'at the collapsed state').to.equal(1);
  });
  it('distinguishes open, refused and waiting transitions by badge, with reason and rule of a refusal', async () => {
    const phases = await mount();
    const kinds = (kind: string) => ids(phases, `.chart .transition.${kind}`);
    expect(kinds('open')).to.eql(['castMajorSpells:roll']);
    expect(kinds('refused')).to.eql(['castMajorSpells:place', 'castMajorSpells:hold']);
    expect(kinds('waits')).to.eql(['castMajorSpells:always']);
    const signs = ['open', 'refused', 'waits'].map((kind) =>
      one(phases, `.chart .${kind} .badge path`).getAttribute('d'),
    );
    expect(new Set(signs).size).to.equal(3);
    expect(item(phases, 'castMajorSpells:roll').ariaLabel).to.include('open: 1 move');
    expect(item(phases, 'castMajorSpells:hold').ariaLabel).to.include('refused: Roll first. (EW-2.1)');
    expect(words(one(phases, '.about .exits'))).to.include('Roll first. (EW-2.1)');
  });
  it('has in French a no-break space before each mark that wants one', async () => {
    const game = element({ id: 'g', players: '3', seats: 'bot bot bot', readonly: '' });
    (await room()).append(game);
    const phases = make({ for: 'g', lang: 'fr' });
    game.after(phases);
    await phases.ready();
    await waitUntil(() => all(phases, '.chart [data-id="castMajorSpells:roll"]').length > 0, 'the chart', {
      timeout: 8000,
    });
    await settled(phases);
    expect(item(phases, 'castMajorSpells:hold').ariaLabel).to.include('refusé\u00a0: ');
    expect(item(phases, 'castMajorSpells:roll').ariaLabel).to.include('1 coup\u00a0; attend ');
  });
  it('says of a transition open to an opponent that it waits for that seat', async () => {
    const game = element({ id: 'g', players: '3', seats: 'bot bot bot', readonly: '' });
    (await room()).append(game);
    const phases = make({ for: 'g' });
    game.after(phases);
    await phases.ready();
    const drawn = () => all(phases, '.chart [data-id="castMajorSpells:roll"]');
    await waitUntil(() => drawn().length > 0, 'the chart', { timeout: 8000 });
    await settled(phases);
    expect(item(phases, 'castMajorSpells:roll').ariaLabel).to.match(/open: 1 move; waits for (Red|Green|Blue)$/);
  });
  it('tells the state once: beside a drawn chart the phases in words are closed, without one they are open', async () => {
    for (const [width, isDrawn] of [
      [1200, true],
      [400, false],
    ] as const) {
      const phases = make({ players: '3', seed: '1' });
      (await room(width)).append(phases);
      await phases.ready();
      await waitUntil(() => all(phases, '.columns').length > 0);
      expect(all(phases, '.words[open]').length, String(width)).to.equal(isDrawn ? 0 : 1);
      expect(all(phases, '.about').length, String(width)).to.equal(isDrawn ? 1 : 0);
    }
  });
  it('keeps the timeline at the foot of the window, and the focus before it', async () => {
    const phases = await mount({}, 800);
    phases.before(Object.assign(document.createElement('p'), { style: 'height: 100vh' }));
    const foot = one(phases, '.foot');
    window.scrollTo(0, 200);
    await settled(phases);
    expect(Math.abs(foot.getBoundingClientRect().bottom - innerHeight)).to.be.lessThan(7);
    const last = all(phases, '.columns summary').at(-1)!;
    last.focus();
    await settled(phases);
    expect(foot.getBoundingClientRect().bottom).to.be.below(last.getBoundingClientRect().top);
  });
  it('has the timeline under the picture, where it covers nothing of the explanation, or else under the tree', async () => {
    for (const width of [800, 1200]) {
      const phases = await mount({}, width);
      phases.before(Object.assign(document.createElement('p'), { style: 'height: 100vh' }));
      const [foot, about] = [one(phases, '.foot'), one(phases, '.about')];
      for (const y of [200, 500, 800]) {
        window.scrollTo(0, y);
        const [bar, panel] = [foot, about].map((part) => part.getBoundingClientRect());
        const isClear = bar!.bottom <= panel!.top || bar!.right <= panel!.left;
        expect(isClear, `${width} px wide, scrolled by ${y} px`).to.equal(true);
      }
      phases.remove();
    }
    const narrow = await mount({}, 400);
    expect(one(narrow, '.columns').compareDocumentPosition(one(narrow, '.foot'))).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
  it('marks the transition just taken, and animates it only after a move, not when looking back', async () => {
    const phases = await mount();
    one(phases, '.moves input').click();
    await settled(phases);
    one(phases, '.moves button.primary').click();
    await settled(phases);
    expect(all(phases, '.chart .journey.runs')).to.have.length(1);
    const roll = item(phases, 'castMajorSpells:roll');
    // The move just made cannot be repeated, but that is not shown as a refusal.
    expect(roll.ariaLabel)
      .to.match(/, just taken$/)
      .and.not.include('refused');
    expect(roll.matches('.refused')).to.equal(false);
    expect(words(one(phases, '.about .exits'))).to.match(/^Roll\s+just taken/);
    roll.click();
    await settled(phases);
    expect(words(one(phases, '.about'))).to.include('Taken once so far');
    one(phases, '.time button').click();
    await settled(phases);
    expect(all(phases, '.chart .journey.runs')).to.have.length(0);
  });
});

describe('the chart: size and view', () => {
  it('chooses the columns that fit best, and is collapsed in a narrow column, scrolling when opened', async () => {
    const phases = await mount({}, 1300);
    const width = () => Number(one(phases, '.chart').getAttribute('width'));
    const widths: number[] = [];
    for (const [room, height] of [
      [1600, 700],
      [1000, 1000],
      [600, 2000],
    ] as const) {
      phases.parentElement!.style.width = `${room}px`;
      phases.style.setProperty('--playable-height', `${height}px`);
      await settled(phases);
      await settled(phases);
      widths.push(width());
    }
    expect(widths.map((w, i) => i === 0 || w < widths[i - 1]!)).to.eql([true, true, true]);
    phases.parentElement!.style.width = '320px';
    await settled(phases);
    expect(all(phases, '.chart')).to.have.length(0);
    expect(all(phases, '.tree [aria-level="1"]')).to.have.length(12);
    expect(phases.scrollWidth).to.be.at.most(320);
    // The collapsed chart can be opened. It is legible and scrolls in a box of its own.
    one(phases, '.folded > summary').click();
    await settled(phases);
    await waitUntil(() => one(phases, '.scroll').scrollHeight > one(phases, '.scroll').clientHeight);
    const letters = one(phases, '.chart .active > text').getBoundingClientRect().height;
    expect(letters).to.be.greaterThan(12);
    expect(phases.scrollWidth).to.be.at.most(320);
    const isSeen = (id: string) => {
      const { top, bottom } = one(phases, '.scroll').getBoundingClientRect();
      const { y, height } = one(phases, `.chart [data-id="${id}"] > .box`).getBoundingClientRect();
      return y + height / 2 > top && y + height / 2 < bottom;
    };
    expect(isSeen('castMajorSpells'), 'the current state').to.equal(true);
    item(phases, 'score').click();
    await settled(phases);
    expect(isSeen('score'), 'the selected state').to.equal(true);
  });
  it('is zoomed and panned by buttons and keys, but leaves the wheel to the page, with modifiers too', async () => {
    const phases = await mount();
    const view = one(phases, '.view');
    const box = () => one(phases, '.chart').getAttribute('viewBox')!.split(' ').map(Number);
    view.focus();
    // The chart gets its final size only after some frames.
    await waitUntil(async () => {
      await press(phases, '0');
      return box()[0] === 0 && box()[1] === 0;
    }, 'the whole chart');
    const whole = box();
    const wheel = async (modifier: WheelEventInit) => {
      const event = new WheelEvent('wheel', { deltaY: -200, cancelable: true, bubbles: true, ...modifier });
      view.dispatchEvent(event);
      await settled(phases);
      return event.defaultPrevented;
    };
    for (const modifier of [{}, { ctrlKey: true }, { metaKey: true }]) {
      expect(await wheel(modifier), Object.keys(modifier).join()).to.equal(false);
      expect(box()).to.eql(whole);
    }
    view.focus();
    expect(await press(phases, '+')).to.equal(true);
    expect(box()[2]!).to.be.lessThan(whole[2]!);
    expect(await press(phases, '0')).to.equal(true);
    expect(box()).to.eql(whole);
    expect(await press(phases, 'ArrowRight'), 'arrow keys scroll the page while all of the chart is visible').to.equal(
      false,
    );
    await press(phases, '+');
    const [x] = box();
    await press(phases, 'ArrowRight');
    expect(box()[0]!).to.be.greaterThan(x!);
    one(phases, '.zoom [aria-label="All of it"]').click();
    await settled(phases);
    expect(box()).to.eql(whole);
  });
  it('zooms in on the current state if the whole chart would be illegible, until the reader zooms out', async () => {
    const phases = await atPhase('competition', {}, 500);
    phases.style.setProperty('--playable-height', '600px');
    await waitUntil(() => one(phases, '.view').classList.contains('zoomed'));
    await settled(phases);
    const middle = (selector: string) => {
      const { y, height } = one(phases, selector).getBoundingClientRect();
      return y + height / 2;
    };
    expect(Math.abs(middle('.state.active > .box') - middle('.chart'))).to.be.lessThan(45);
    const [text] = all(phases, '.state.active > text');
    expect(text!.getBoundingClientRect().height).to.be.greaterThan(11);
    one(phases, '.zoom [aria-label="All of it"]').click();
    await settled(phases);
    one(phases, '.time button').click();
    await settled(phases);
    expect(
      one(phases, '.view').classList.contains('zoomed'),
      'the whole chart stays after the reader asked for it',
    ).to.equal(false);
  });
  it('shows of an illegible chart the present branch whole, and nothing cut that has nothing to do with it', async () => {
    const phases = await mount({ game: 'dark-mages' }, 960);
    phases.style.setProperty('--playable-height', '560px');
    await waitUntil(() => one(phases, '.view').classList.contains('zoomed'));
    await settled(phases);
    const view = one(phases, '.view').getBoundingClientRect();
    const seen = () =>
      all<Element>(phases, '.chart .state').filter((state) => getComputedStyle(state).visibility === 'visible');
    await waitUntil(() => all(phases, '.chart .state.far').length > 0, 'what is far is left out');
    expect(seen()).not.to.be.empty;
    for (const state of seen()) {
      const { left, right, top, bottom } = state.querySelector('.box')!.getBoundingClientRect();
      const isWhole = left >= view.left && right <= view.right && top >= view.top && bottom <= view.bottom;
      expect(isWhole || state.classList.contains('active'), state.getAttribute('data-id')!).to.equal(true);
    }
    one(phases, '.zoom [aria-label="All of it"]').click();
    await waitUntil(() => all(phases, '.chart .far').length === 0, 'all is there once the reader looks at the whole');
  });
  it('draws words of 11 pixels or more where it is not whole', async () => {
    const phases = await mount({}, 740);
    phases.style.setProperty('--playable-height', '768px');
    await waitUntil(() => one(phases, '.view').classList.contains('zoomed'));
    await settled(phases);
    const scale = one<SVGSVGElement>(phases, 'svg.chart').getScreenCTM()!.a;
    expect(13 * scale).to.be.at.least(10.99);
  });
  it('brings the state selected in the tree into view, then follows the game again', async () => {
    const phases = await atPhase('highWizardRetires', {}, 740);
    phases.style.setProperty('--playable-height', '700px');
    await settled(phases);
    await settled(phases);
    const isSeen = (id: string) => {
      const view = one(phases, '.view').getBoundingClientRect();
      const { left, right, top, bottom } = one(phases, `.chart [data-id="${id}"]`).getBoundingClientRect();
      return left >= view.left - 1 && right <= view.right + 1 && top >= view.top - 1 && bottom <= view.bottom + 1;
    };
    expect(isSeen('score'), 'not in view at first').to.equal(false);
    item(phases, 'score').click();
    await settled(phases);
    expect(isSeen('score')).to.equal(true);
    one(phases, '.time button').click();
    await settled(phases);
    expect(item(phases, 'score').ariaSelected).to.equal('true');
    expect(isSeen('castMajorSpells'), 'the view follows the game again').to.equal(true);
  });
  it('is zoomed by a pinch, which selects nothing', async () => {
    const phases = await mount();
    const view = one(phases, '.view');
    const { x, y, width, height } = view.getBoundingClientRect();
    const finger = (type: string, pointerId: number, px: number) =>
      view.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX: x + px, clientY: y + height / 2, bubbles: true, button: 0 }),
      );
    finger('pointerdown', 1, width / 2 - 20);
    finger('pointerdown', 2, width / 2 + 20);
    finger('pointermove', 2, width / 2 + 60);
    finger('pointerup', 1, width / 2 - 20);
    finger('pointermove', 2, width / 2 + 90);
    one(phases, '.chart .state').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled(phases);
    const box = one(phases, '.chart').getAttribute('viewBox')!.split(' ').map(Number);
    expect(box[2]!).to.be.lessThan(width);
    expect(all(phases, '.ring.selected')).to.have.length(0);
  });
});
