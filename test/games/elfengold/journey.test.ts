/** The planner of journeys of Elfengold in a browser: ways are planned before they are paid. */
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { all, button, click, motion, one, pointer, settled, words } from '../../elements/playable-game/support.js';
import { sketch } from '../../../src/games/elfengold/lessons/sketch.js';
import type { Move } from '../../../src/games/elfengold/table.js';
import { at, moves } from './sketched.js';

const roads = {
  'beata-elvenhold-plain': 'pig',
  'beata-strykhaven-plain': 'pig gold',
  'elvenhold-lapphalia-plain': 'cycle tree',
};

const plannedWays = (game: PlayableGame) => all(game, '.eg-way').map(words);
const markedRoutes = (game: PlayableGame) => all(game, '.planned').length;
const planTown = async (game: PlayableGame, town: string) => {
  const select = one<HTMLSelectElement>(game, '.eg-plan select');
  select.value = town;
  select.dispatchEvent(new Event('change'));
  await settled(game);
};

describe('the journey planner of Elfengold', () => {
  const red = { hand: 'pig pig cycle', coins: 5 };

  it('EG-6.1, EG-6.3: clicking a town plans a way with its cards, coins and pieces, and pays nothing', async () => {
    const game = await at('travel.journey', { roads, red });
    await click(game, 'strykhaven');
    // Beata is worth 2, and Strykhaven 4, twice over the gold road.
    expect(plannedWays(game)[0]).to.match(/^2 cards: 2 × giant pig\. Brings 10 coins and 2 new towns\./);
    expect(markedRoutes(game)).to.equal(1);
    expect(game.record).not.to.include('red travel');
  });
  it('EG-6.1: the towns that the cards reach are marked on the map, and say so, until one is chosen; each step brings others', async () => {
    const game = await at('travel.journey', { roads, red: { ...red, hand: 'pig pig' } });
    const reached = () =>
      all(game, '[data-anchor]:has(.near)')
        .map(({ dataset: { anchor } }) => anchor!)
        .sort();
    const nameOf = (town: string) => one(game, `[data-anchor="${town}"]`).ariaLabel!;
    await waitUntil(() => reached().length > 0, 'towns are marked');
    expect(reached()).to.eql(['beata', 'strykhaven']);
    expect(nameOf('beata')).to.match(/In reach of your cards: 1 card\.$/);
    expect(nameOf('strykhaven')).to.match(/In reach of your cards: 2 cards\.$/);
    expect(nameOf('feodor')).not.to.include('In reach');
    await click(game, 'strykhaven');
    expect(reached(), 'the plan is on the map').to.eql([]);
    one(game, '[data-do=plan-clear]').click();
    await settled(game);
    expect(reached()).to.eql(['beata', 'strykhaven']);
    await click(game, 'beata-elvenhold-plain');
    await waitUntil(() => !reached().includes('beata'), 'Beata is reached', { timeout: 5000 });
    expect(reached()).to.eql(['strykhaven']);
    expect(nameOf('strykhaven')).to.match(/In reach of your cards: 1 card\.$/);
  });
  for (const reduced of [true, false])
    it(`EG-6.1: a planned way is travelled at one click and undone as one step, ${reduced ? 'without' : 'with'} motion`, async () => {
      motion.reduced = reduced;
      const game = await at('travel.journey', { roads, red: { ...red, hand: 'pig pig pig raft' } });
      await planTown(game, 'beata');
      await planTown(game, 'strykhaven');
      one(game, '[data-do=plan-go]').click();
      await waitUntil(() => one(game, '.prompt').textContent!.includes('Travel on'), 'the end of it', {
        timeout: 8000,
      });
      expect(moves(game)).to.eql(['red travel beata-elvenhold-plain pig', 'red travel beata-strykhaven-plain pig']);
      expect(all(game, '.eg-stop'), 'a town that was reached leaves the plan').to.eql([]);
      expect(game.takeBack()).to.equal(true);
      expect(game.record).not.to.include('red travel');
      motion.reduced = true;
    });
  for (const width of [300, 359])
    it(`EG-6.1: the travel button stands above the details and in view on a phone, ${width} px wide`, async () => {
      await setViewport({ width: 375, height: 667 });
      const game = await at('travel.journey', { roads, red: { ...red, hand: 'pig pig raft' } }, 'human bot bot', width);
      await planTown(game, 'strykhaven');
      const box = (part: string) => one(game, part).getBoundingClientRect();
      expect(box('[data-do=plan-go]').bottom).to.be.at.most(box('.eg-ways').top);
      expect(box('[data-do=plan-go]').bottom).to.be.at.most(box('.now').bottom);
      await setViewport({ width: 800, height: 600 });
    });
  it('EG-5.3: a way without enough cards names the missing ones and has no travel button', async () => {
    const game = await at('travel.journey', { roads, red: { hand: 'cycle' } });
    await planTown(game, 'lapphalia');
    expect(plannedWays(game)[0]).to.include('You are short of 1 × elfcycle.');
    expect(all(game, '[data-do=plan-go]')).to.eql([]);
  });
  it('EG-6.1: planned towns are visited in the order chosen, and can be removed', async () => {
    const game = await at('travel.journey', { roads, red: { hand: 'pig pig pig', coins: 5 } });
    await planTown(game, 'strykhaven');
    await planTown(game, 'beata');
    expect(plannedWays(game)[0]).to.match(/^3 cards:.*Strykhaven by giant pig, Beata by giant pig/);
    all(game, '.eg-stop')[0]!.click();
    await settled(game);
    expect(plannedWays(game)[0]).to.match(/^1 card:/);
    one(game, '[data-do=plan-clear]').click();
    await settled(game);
    expect(markedRoutes(game)).to.equal(0);
  });
  it('EG-C2, EG-5.3: a caravan is planned as a way, with one card more past an obstacle', async () => {
    const game = await at('travel.journey', { roads, red: { hand: 'pig raft raft raft', coins: 5 } });
    await planTown(game, 'lapphalia');
    expect(plannedWays(game)[0]).to.include('4 cards: 4 × any card.').and.to.include('Lapphalia by caravan');
    expect(all(game, '[data-do=plan-pay]'), 'there is nothing to choose').to.eql([]);
  });
  it('EG-C2: the plan names the cards of a caravan before they are spent, and the player may choose others', async () => {
    const game = await at('travel.journey', { roads, red: { hand: 'pig cycle wagon dragon unicorn raft', coins: 5 } });
    await planTown(game, 'beata');
    await planTown(game, 'strykhaven');
    expect(plannedWays(game)[0]).to.include('Cards of the caravan: dragon, unicorn, and troll wagon.');
    one(game, '[data-do=plan-pay]').click();
    await waitUntil(() => words(one(game, '.prompt')).includes('Any cards will do for a caravan'), 'asked for them');
    for (const card of ['cycle', 'raft', 'dragon']) await click(game, `card:${card}`);
    await waitUntil(() => moves(game).includes('red pay dragon'), 'paid');
    expect(moves(game).slice(0, 2)).to.eql([
      'red travel beata-elvenhold-plain pig',
      'red travel beata-strykhaven-plain caravan',
    ]);
    await settled(game);
    expect(all(game, '.eg-stop')).to.eql([]);
  });
  it('EG-6.1: of many towns in reach the best four are offered, and the total is told', async () => {
    const game = await at('travel.journey', { roads, red: { hand: 'raft raft raft raft raft' } });
    const said = words(one(game, '.eg-plan'));
    const buttons = all(game, '.eg-plan [data-plan]').length;
    expect(said).to.match(/^.*Your cards reach ([5-9]|1\d) towns\. These bring most for the cards they cost:/);
    expect(buttons).to.equal(4);
  });
  for (const width of [304, 1000])
    it(`EG-6.3: words say what the buttons of a town do, and staying comes before them, ${width} px`, async () => {
      const game = await at('travel.journey', { roads, red: { ...red, hand: 'pig pig pig raft' } }, undefined, width);
      const box = (part: string) => one(game, part).getBoundingClientRect();
      expect(box('[data-verb=stop]').top).to.be.below(box('.eg-towns').top);
      expect(all(game, '.eg-heads > *').map(words)).to.eql(['See the way, or go', 'Stop there, in all:']);
      expect(all(game, '.eg-towns .chips:nth-child(2) > *').map(words)).to.eql([
        'Strykhaven: 2 cards, +10 coins',
        'Go',
        '10 coins',
        'two cards',
      ]);
      expect(box('.eg-heads > :last-child').left).to.equal(box('[data-end=coins]').left);
      const heads = all(game, '.eg-heads > *').map((head) => head.getBoundingClientRect());
      expect(heads[0]!.right, 'one head does not lie over the other').to.be.at.most(heads[1]!.left);
      for (const lang of ['en', 'fr', 'it']) {
        game.lang = lang;
        await settled(game);
        for (const part of all(game, '.eg-towns button'))
          expect(part.scrollWidth, words(part)).to.be.at.most(part.clientWidth);
        expect(box('[data-end=cards]').right).to.be.at.most(box('.eg-towns').right);
      }
    });
  it('EG-6.3: after a first road, a town says what it adds, and the buttons that end there what the journey brings in all', async () => {
    const game = await at('travel.journey', { roads, red: { ...red, hand: 'pig pig pig raft' } });
    const first: Move = { type: 'travel', seat: 0, road: 'beata-elvenhold-plain', by: 'pig' };
    game.play(first);
    await settled(game);
    const [near] = all(game, '.eg-towns .chips').filter((row) => words(row).startsWith('Strykhaven'));
    expect([...near!.children].map(words)).to.eql(['Strykhaven: 1 card, +8 coins', 'Go', '10 coins', 'two cards']);
  });
  it('EG-6.3: a way is travelled and the journey ended at one click, undone as one step', async () => {
    const game = await at('travel.journey', { roads, red: { ...red, hand: 'pig pig pig raft' } });
    const [near] = all(game, '[data-end=coins]');
    expect(near!.getAttribute('aria-label')).to.equal('10 coins: travel to Strykhaven and stop there');
    near!.click();
    await waitUntil(() => moves(game).includes('red collect coins'), 'the end of it', { timeout: 8000 });
    expect(moves(game).slice(0, 4)).to.eql([
      'red travel beata-elvenhold-plain pig',
      'red travel beata-strykhaven-plain pig',
      'red stop',
      'red collect coins',
    ]);
    await settled(game);
    expect(game.takeBack()).to.equal(true);
    expect(game.record).not.to.include('red travel');
  });
  it('EG-6.3: a chosen way ends the journey too: with the last card it has ended, over the limit it cannot yet', async () => {
    const last = await at('travel.journey', { roads, red: { hand: 'pig', coins: 5 } });
    await planTown(last, 'beata');
    one(last, '.eg-plan > .row [data-end=cards]').click();
    await waitUntil(() => moves(last).includes('red collect cards'), 'the end of it', { timeout: 8000 });
    expect(moves(last).slice(0, 2)).to.eql(['red travel beata-elvenhold-plain pig', 'red collect cards']);
    const many = await at('travel.journey', { roads, red: { hand: 'pig pig pig raft raft raft', coins: 5 } });
    await planTown(many, 'beata');
    expect(all(many, '[data-do=plan-go]').length).to.equal(1);
    expect(all(many, '[data-end]')).to.eql([]);
  });
  it('EG-5.2: counters with which the hand reaches more are placed at one click, and their road is shown before', async () => {
    const game = await at('placeTokens.placing', { red: { hidden: 'pig', shown: 'wagon', hand: 'wagon' } });
    const openings = () => all(game, 'div.eg-openings button');
    expect(openings().map(words)).to.eql([
      'Beata–Elvenhold, troll wagon: 1 new town, 2 coins',
      'Elvenhold–Lapphalia, troll wagon: 1 new town, 2 coins',
    ]);
    openings()[1]!.focus();
    await settled(game);
    expect(markedRoutes(game)).to.equal(1);
    openings()[1]!.blur();
    await settled(game);
    expect(markedRoutes(game)).to.equal(0);
    await click(game, 'token:wagon:shown');
    expect(openings(), 'with a counter in hand its roads are asked for').to.eql([]);
    await click(game, 'token:wagon:shown');
    openings()[1]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    openings()[1]!.click();
    await settled(game);
    expect(moves(game)[0]).to.equal('red place wagon shown elvenhold-lapphalia-plain');
    expect(markedRoutes(game), 'the road is marked no longer').to.equal(0);
  });
  for (const [place, width] of [
    ['beside the board', 1200],
    ['under it', 700],
  ] as const)
    it(`EG-5.1: the counters have a heading of their own after the roads that one more would open, ${place}`, async () => {
      await setViewport({ width: 1280, height: 900 });
      const red = { hand: 'wagon wagon pig', hidden: 'tree', shown: 'wagon dragon' };
      const game = await at('placeTokens.placing', { red }, undefined, width);
      await waitUntil(() => all(game, 'div.eg-openings button').length > 0, 'openings');
      const heading = all(game, '.controls .caption').find((each) => words(each) === 'Place a counter')!;
      const top = (part: HTMLElement) => part.getBoundingClientRect().top;
      expect(heading.checkVisibility()).to.equal(true);
      expect(top(heading)).to.be.above(top(one(game, 'div.eg-openings')));
      expect(top(heading)).to.be.below(top(one(game, '[data-point^="token:"]')));
      await setViewport({ width: 800, height: 600 });
    });
  for (const [width, height] of [
    [375, 667],
    [320, 568],
  ] as const)
    it(`EG-5.1: the counters below the roads that one more would open are in view on a phone of ${width} px`, async () => {
      await setViewport({ width, height });
      const red = { hand: 'wagon wagon pig', hidden: 'tree', shown: 'wagon dragon' };
      const game = await at('placeTokens.placing', { red }, undefined, width - 16);
      await waitUntil(() => all(game, 'div.eg-openings button').length > 0, 'openings');
      const { bottom } = one(game, '.controls').getBoundingClientRect();
      for (const counter of all(game, '.controls [data-point^="token:"]'))
        expect(counter.getBoundingClientRect().bottom, words(counter)).to.be.at.most(bottom + 1);
      await setViewport({ width: 800, height: 600 });
    });
  for (const shown of ['wagon', 'pig wagon'])
    it(`EG-5.2: the roads that one more counter would open keep clear of the border of their buttons: ${shown}`, async () => {
      await setViewport({ width: 375, height: 667 });
      const red = { hidden: 'tree', shown, hand: shown };
      const game = await at('placeTokens.placing', { red }, undefined, 359);
      game.lang = 'fr';
      await waitUntil(() => one(game, '.game').lang === 'fr', 'in French', { timeout: 8000 });
      await waitUntil(() => all(game, 'div.eg-openings button').length > 0, 'openings');
      for (const button of all(game, 'div.eg-openings button')) {
        const text = new Range();
        text.selectNodeContents(button);
        const [words, box] = [text, button].map((part) => part.getBoundingClientRect());
        expect(words!.top - box!.top, button.textContent!.trim()).to.be.above(2);
      }
      await setViewport({ width: 800, height: 600 });
    });
  it('EG-C1: each road shows the cost for the picked-up counter, and roads at the elf boot come first', async () => {
    const game = await at('placeTokens.placing', { red: { hidden: 'tree', shown: 'wagon dragon' } });
    expect(words(one(game, '.controls'))).to.include('No road for it yet: tree.');
    await click(game, 'token:wagon:shown');
    const ends = all(game, '.pick.to button').map(words);
    expect(ends.slice(0, 2)).to.eql(['Beata–Elvenhold, plain: 1 card', 'Elvenhold–Lapphalia, plain: 1 card']);
    expect(ends).to.include('Elvenhold–Erg’Eren, forest: 2 cards');
    const costs = all(game, '.captions > text').map(words);
    expect(new Set(costs.filter((said) => /^[12]$/.test(said)))).to.eql(new Set(['1', '2']));
  });
  for (const others of ['counters too', 'nothing'])
    it(`EG-5.1: a road clicked before its counter is not picked up for the next counter: others place ${others}`, async () => {
      const shown = others === 'nothing' ? '' : 'pig wagon';
      const game = await at('placeTokens.placing', {
        red: { hidden: 'tree', shown: 'wagon dragon' },
        green: { shown },
        blue: { shown },
      });
      await click(game, 'elvenhold-lapphalia-plain', 'token:wagon:shown');
      expect(moves(game)[0]).to.equal('red place wagon shown elvenhold-lapphalia-plain');
      const isRed = () => moves(game).length === (shown ? 3 : 1) && all(game, '[data-verb=pass]').length > 0;
      await waitUntil(isRed, 'the others', { timeout: 8000 });
      await settled(game);
      expect(all(game, '.anchor.chosen, .held')).to.eql([]);
    });
  it('EG-5.1: during counter placement a plan cannot be travelled, and it stays for the journey', async () => {
    const game = await at('placeTokens.placing', { roads, red: { ...red, shown: 'wagon' } });
    await planTown(game, 'beata');
    expect(words(one(game, '.eg-plan'))).to.include('Only a thought');
    expect(all(game, '[data-do=plan-go]')).to.eql([]);
    const plan = one(game, '.eg-plan');
    plan.style.inlineSize = '240px';
    expect(plan.scrollWidth, 'the plan fits into a narrow column').to.be.at.most(plan.clientWidth);
    button(game, 'Pass this time').click();
    await waitUntil(() => all(game, '[data-do=plan-go]').length > 0, 'the journey', { timeout: 8000 });
    expect(markedRoutes(game), 'the planned way is still marked on the map').to.equal(1);
  });
  it('EG-H1: a plan is gone when the next player at the same device takes over', async () => {
    const drawn = { roads, red, green: red, blue: red };
    const game = await at('travel.journey', drawn, 'human human human');
    await planTown(game, 'strykhaven');
    button(game, 'Stay and draw two cards').click();
    await settled(game);
    while (game.position.phase !== 'travel.journey') {
      all(game, '[data-verb=draw]')[0]!.click();
      await settled(game);
    }
    one(game, '[data-do=raise]').click();
    await settled(game);
    expect(all(game, '.eg-stop')).to.eql([]);
    expect(markedRoutes(game)).to.equal(0);
  });
  it('EG-6.1: a plan is gone when the element shows another game', async () => {
    const game = await at('travel.journey', { roads, red });
    await planTown(game, 'strykhaven');
    expect(all(game, '.eg-stop')).to.have.length(1);
    game.position = sketch('travel.journey', { players: 3, roads, red: { ...red, hand: 'wagon wagon raft' } });
    await settled(game);
    expect(all(game, '.eg-stop')).to.eql([]);
    expect(markedRoutes(game)).to.equal(0);
  });
  it('EG-6.1: a journey begins on a phone with the whole map and with the towns in reach, before the roads', async () => {
    await setViewport({ width: 375, height: 667 });
    const game = await at('travel.journey', { roads, red }, 'human bot bot', 359);
    await waitUntil(() => all(game, '.zoom').length > 0, 'the buttons of the map', { timeout: 4000 });
    await settled(game);
    expect(all(game, '.mini-map, .zoomed')).to.eql([]);
    const [stay, go, road, list] = ['[data-verb=stop]', '[data-go]', '.pick > button', '.eg-plan select'].map((part) =>
      one(game, part).getBoundingClientRect(),
    );
    expect(stay!.bottom).to.be.at.most(go!.top);
    expect(go!.bottom, 'in sight').to.be.at.most(one(game, '.controls').getBoundingClientRect().bottom);
    expect(go!.bottom).to.be.at.most(road!.top);
    expect(road!.bottom).to.be.at.most(list!.top);
    await setViewport({ width: 800, height: 600 });
  });
  it('EG-5.1: on a phone the opened list of towns in reach scrolls inside the panel, which a button raises', async () => {
    await setViewport({ width: 375, height: 667 });
    const game = await at('placeTokens.placing', { roads, red: { ...red, shown: 'wagon' } }, 'human bot bot', 359);
    const panel = () => one(game, '.now').getBoundingClientRect().toJSON() as unknown;
    const before = panel();
    for (const isOpen of [true, false]) {
      one(game, '.eg-near > summary').click();
      await waitUntil(() => one<HTMLDetailsElement>(game, '.eg-near').open === isOpen);
      await waitUntil(() => one(game, '.fuller').checkVisibility(), 'the button that raises it', { timeout: 2000 });
      expect(panel(), `open: ${isOpen}`).to.eql(before);
    }
    await setViewport({ width: 800, height: 600 });
  });
  it('EG-6.1: on a small board the view zooms in on a planned way as a whole, and for a reader who has enlarged it on the nearby roads', async () => {
    const game = await at('travel.journey', { roads, red }, 'human bot bot', 375);
    await waitUntil(() => all(game, '.zoom').length > 0, 'the buttons of the map', { timeout: 4000 });
    const adding = one<HTMLSelectElement>(game, '.eg-plan select');
    const { width: shown } = adding.getBoundingClientRect();
    adding.style.cssText = 'max-inline-size: none; inline-size: max-content';
    expect(shown, 'the label of the list is not cut off').to.be.at.least(adding.getBoundingClientRect().width - 1);
    const box = () => one(game, '.view > svg:not(.mini-map)').getAttribute('viewBox')!.split(' ').map(Number);
    const plan = async () => {
      await planTown(game, 'strykhaven');
      const [x, y, width, height] = box() as [number, number, number, number];
      expect(width * height).to.be.lessThan(1500 * 1600);
      expect(x + width).to.be.greaterThan(1290);
      expect(y + height).to.be.greaterThan(800);
    };
    await plan();
    one(game, '[data-do=plan-clear]').click();
    await settled(game);
    expect(box()[2], 'the whole map').to.equal(1500);
    button(game, 'Larger').click();
    await plan();
    one(game, '[data-do=plan-clear]').click();
    await settled(game);
    expect(box()[2]).to.be.lessThan(1500 / 1.4);
    const small = one(game, '.mini-map');
    // All towns but the two from which only two roads lead.
    expect(one(game, '.mini-map .dots').getAttribute('d')!.split('M')).to.have.length(1 + 19);
    const { left, top } = small.getBoundingClientRect();
    const before = box();
    pointer('pointerdown', { target: small, clientX: left + 2, clientY: top + 2 });
    pointer('pointerup', { target: small, clientX: left + 2, clientY: top + 2 });
    await settled(game);
    expect(box()[0]).to.be.lessThan(before[0]!);
  });
});
