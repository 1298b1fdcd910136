/** The recap card, the marked moves of the others and the log, all made only from facts that the viewer may know. */
import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { Recaps } from '../../../src/elements/story/recap.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { provideGames } from '../../../src/loading/games.js';
import type { Fact } from '../../../src/kernel/game.js';
import { ui } from '../../toy/ui.js';
import {
  all,
  anchor,
  button,
  click,
  focused,
  listen,
  one,
  openLog,
  press,
  settled,
  words,
} from '../playable-game/support.js';
import { mountToy, raise } from '../playable-game/toy-support.js';

let recapFacts: Fact[] = [];
const toyWithRecap: GameUi = {
  ...ui,
  chronicle: ({ table }) => ({ round: (table as { round: number }).round + 1, points: [] }),
  recap(facts, { table }) {
    recapFacts = [...recapFacts, ...facts];
    const { points } = table as { points: number[] };
    return Promise.resolve({
      title: 'The cards are shown',
      lines: points.map((sum, seat) => ({ seat, text: `0 + ${sum} = ${sum}`, anchors: [`card:${seat + 1}`] })),
    });
  },
};
const cards = (game: PlayableGame) => all(game, '.recap').map(words);
const placesMarked = (game: PlayableGame, name: string) =>
  all(game, `.anchor.${name}`).map((place) => place.dataset['anchor']);

/** Plays until Ann has bid, the others have answered, the cards are shown, and Bob has bid. */
async function round(seats = 'human bot bot'): Promise<PlayableGame> {
  const game = await mountToy(seats);
  await click(game, 'card:4');
  await waitUntil(() => cards(game).length > 0, 'the recap card is shown', { timeout: 8000 });
  await waitUntil(() => all(game, '.recent').length > 0, 'the bid of Bob is marked', { timeout: 8000 });
  return game;
}

describe('the recap card of an automatic phase', () => {
  before(() => provideGames({ load: () => Promise.resolve(toyWithRecap) }));
  beforeEach(() => (recapFacts = []));

  it('says what each seat got, until the reader’s next move', async () => {
    const game = await round();
    expect(cards(game)[0]).to.match(/The cards are shown Ann \(you\) 0 \+ \d+ = \d+ Bob 0/);
    expect(one(game, '.recap').getAttribute('aria-label')).to.equal('The cards are shown, Toy');
    button(game, 'Say believe').click();
    await settled(game);
    expect(cards(game).join()).not.to.include('Ann 0 + 4 = 4');
  });
  it('begins what each seat got at one edge, also beside “(you)”', async () => {
    const game = await round();
    const edges = all(game, '.recap li span').map((said) => said.getBoundingClientRect().left);
    expect(edges.length).to.be.above(1);
    expect(new Set(edges).size).to.equal(1);
  });
  it('is legible during its animation, which does not change the opacity', async () => {
    const game = await round();
    const sheet = game
      .shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
      .map((rule) => rule.cssText);
    const rise = sheet.filter((css) => css.includes('@keyframes rise'));
    expect(rise).to.have.length(1);
    expect(rise[0]).not.to.include('opacity');
  });
  it('is dismissed by its button or by Escape, and does not reappear', async () => {
    const game = await round();
    one(game, '.recap .line').focus();
    await press(game, 'Escape');
    expect(cards(game)).to.eql([]);
    game.goTo(2);
    await settled(game);
    game.goTo(99);
    await settled(game);
    expect(cards(game)).to.eql([]);
    const other = await round();
    one(other, '[data-do="dismiss"]').click();
    await settled(other);
    expect(cards(other)).to.eql([]);
  });
  it('marks the places of its hovered line on the board', async () => {
    const game = await round();
    // The card is not shown while others still move.
    const enter = () => {
      all(game, '.recap .line')[1]?.dispatchEvent(new PointerEvent('pointerenter'));
      return placesMarked(game, 'changed').join() === 'card:2';
    };
    await waitUntil(enter, 'the place is marked', { timeout: 4000 });
    all(game, '.recap .line')[1]!.dispatchEvent(new PointerEvent('pointerleave'));
    await settled(game);
    expect(placesMarked(game, 'changed')).to.eql([]);
  });
  it('is made only from facts that the viewer may know, and is not announced', async () => {
    const game = await mountToy('human bot bot');
    const heard = listen(game);
    await click(game, 'card:4');
    await waitUntil(() => cards(game).length > 0, 'the recap card is shown', { timeout: 8000 });
    expect(
      recapFacts.map(({ code }) => code),
      'facts of all moves of the phase',
    ).to.include.members(['bid', 'shown']);
    const secret = recapFacts.filter(({ code, params }) => ['drew', 'answer'].includes(code) && params!['seat'] !== 0);
    expect(secret).to.eql([]);
    expect(heard.messages.join(' ')).not.to.include('The cards are shown');
  });
});

describe('the recaps of a reader who was out of the game early', () => {
  it('are all of them while the game goes on, and at its end only that of the last move', async () => {
    const plies = ['a', 'b', 'a', 'b'].map((value, n) => ({
      move: n > 0 && { seat: n > 1 ? 1 : 0 },
      frames: [{ value }],
    }));
    const of = async (isOver: boolean) => {
      const recaps = new Recaps(() => undefined);
      const text = {};
      const told = () =>
        recaps.of(
          {
            isOver,
            hotSeat: { occupants: ['human', 'bot'], viewer: 0 },
            playthrough: { plies, cursor: 3 },
            playback: { isResting: true, shown: plies[3]!.frames[0] },
            decisions: { isDecision: () => true },
            knowledge: { factsOf: () => [], viewOf: (frame: unknown) => frame },
            ui: {
              recap: (_: unknown, frame: unknown) => ({ title: plies.findIndex((ply) => ply.frames[0] === frame) }),
            },
          } as never,
          text as never,
        );
      told();
      await nextFrame();
      return told().map(({ title }) => title);
    };
    expect(await of(false)).to.eql([1, 2, 3]);
    expect(await of(true)).to.eql([3]);
  });
});

describe('the moves of the others', () => {
  before(() => provideGames({ load: () => Promise.resolve(toyWithRecap) }));

  it('are marked on the board until the reader moves, and listed in a popover and in the log', async () => {
    const game = await round();
    const bid = /bob bid (\d)/.exec(game.record)![1]!;
    expect(placesMarked(game, 'recent')).to.eql([`card:${bid}`]);
    expect(anchor(game, `card:${bid}`).getAttribute('aria-label')).to.match(/^Card \d/);
    one(game, '[data-do=others]').click();
    expect(all(game, '.others-did:popover-open .since li').map(words)).to.eql([`Bob says ${bid}.`]);
    const isSeen = () => one(game, '.recap').checkVisibility({ visibilityProperty: true });
    expect(isSeen(), 'the recap does not lie under it').to.equal(false);
    one(game, '.others-did').hidePopover();
    expect(isSeen()).to.equal(true);
    await openLog(game);
    expect(all(game, '.log .recent .fact').map(words).at(-1)).to.equal(`Bob says ${bid}.`);
    button(game, 'Say believe').click();
    await settled(game);
    expect(placesMarked(game, 'recent')).not.to.include(`card:${bid}`);
  });
  it('do not reveal in the log what Ann draws when Bob shares the device with her', async () => {
    const game = await mountToy('human human human');
    await click(game, 'card:4');
    await raise(game);
    await openLog(game);
    expect(words(one(game, '.history'))).not.to.match(/Ann draws/);
  });
});

describe('the log', () => {
  before(() => provideGames({ load: () => Promise.resolve(toyWithRecap) }));

  it('is not rendered while it is closed', async () => {
    const game = await round();
    expect(all(game, '.log')).to.eql([]);
    await openLog(game);
    expect(all(game, '.log li')).not.to.eql([]);
    one<HTMLDetailsElement>(game, '.history').open = false;
    await waitUntil(() => all(game, '.log').length === 0, 'the log is no longer rendered');
  });
  it('closes again when the space that opened it disappears, even within one frame', async () => {
    const game = await round();
    const log = one<HTMLDetailsElement>(game, '.history');
    expect(log.ariaLabel).to.equal('Log');
    let times = 0;
    new MutationObserver(() => {
      if (log.open && ++times) game.style.inlineSize = '500px';
    }).observe(log, { attributes: true });
    game.style.setProperty('--playable-height', '480px');
    game.style.inlineSize = '1500px';
    await waitUntil(() => times === 1 && !log.open, 'the log is closed again');
    await aTimeout(100);
    expect(log.open).to.equal(false);
    expect(times).to.equal(1);
  });
  it('is grouped by rounds and phases in their order, and does not render closed rounds', async () => {
    const game = await round();
    await openLog(game);
    expect(all(game, '.round > summary').map(words)).to.eql(['Round 1', 'Round 2']);
    expect(all(game, '.round .title').map(words)).to.eql(['Showing', 'Bidding']);
    const first = all<HTMLDetailsElement>(game, '.round')[0]!;
    expect(first.querySelectorAll('li')).to.have.length(0);
    first.open = true;
    await waitUntil(() => first.querySelectorAll('li').length > 0, 'the first round is rendered');
    expect([...first.querySelectorAll('.fact')].map(words))
      .to.include('Ann says 4.')
      .and.to.include('The cards are dealt.');
  });
  it('has only the newest round open, and those that the reader opened', async () => {
    const game = await mountToy('human bot bot');
    await openLog(game);
    const rounds = () => all<HTMLDetailsElement>(game, '.round').map(({ open }) => open);
    await waitUntil(() => rounds()[0], 'the first round is open');
    await aTimeout(50);
    await click(game, 'card:4');
    await waitUntil(() => rounds().length === 2, 'the second round', { timeout: 8000 });
    await waitUntil(() => all(game, '.recent').length > 0, 'the bid of Bob is marked', { timeout: 8000 });
    expect(rounds()).to.eql([false, true]);
    one<HTMLElement>(game, '.round > summary').click();
    await aTimeout(50);
    await settled(game);
    expect(rounds()).to.eql([true, true]);
  });
  it('lists a move under the phase in which it was made, even if it ends that phase', async () => {
    const game = await mountToy('human human human', { options: 'stakes=300', moves: 'ann pass' });
    await openLog(game);
    all<HTMLDetailsElement>(game, '.round').forEach((part) => (part.open = true));
    const inBidding = () => all(game, '.round .title').filter((title) => words(title) === 'Bidding');
    const told = () => inBidding().map(({ nextElementSibling }) => words(nextElementSibling!));
    await waitUntil(() => told().some((said) => said.includes('Ann passes.')), 'the pass is listed under the bidding');
  });
  it('follows a look at the past, and then returns to its end', async () => {
    const game = await mountToy('human bot bot', { moves: 'ann bid 4; bob answer believe; cat answer believe' });
    const log = await openLog(game);
    Object.assign(log.style, { blockSize: '110px', overflow: 'auto' });
    const toEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitUntil(() => toEnd() < 2, 'the log is scrolled to its end');
    const page = scrollY;
    for (const n of [0, 1, 0]) {
      game.goTo(n);
      await settled(game);
      await aTimeout(50);
      const entry = one(game, '.log li[aria-current=step]');
      const [at, room] = [entry, log].map((part) => part.getBoundingClientRect());
      expect(entry.dataset['n']).to.equal(String(n));
      expect(at!.top).to.be.within(room!.top, room!.bottom - 20);
    }
    game.goTo(game.length);
    await settled(game);
    await waitUntil(() => toEnd() < 2, 'the log is scrolled to its end again');
    expect(scrollY).to.equal(page);
  });
  it('scrolls to new entries unless the reader has scrolled back', async () => {
    const game = await mountToy('human bot bot', { moves: 'ann bid 4; bob answer believe; cat answer believe' });
    const log = await openLog(game);
    Object.assign(log.style, { blockSize: '30px', overflow: 'auto' });
    const toEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    const before = log.scrollHeight;
    button(game, 'Say believe').click();
    await waitUntil(() => log.scrollHeight > before && toEnd() < 2, 'the log is scrolled to its end', {
      timeout: 8000,
    });
    await waitUntil(() => all(game, '.controls button').length > 0, 'the reader is asked to move', { timeout: 8000 });
    log.scrollTop = 0;
    await nextFrame();
    const read = log.scrollHeight;
    one(game, '.controls button').click();
    await waitUntil(() => log.scrollHeight > read, 'the log gets new entries', { timeout: 8000 });
    await nextFrame();
    expect(log.scrollTop).to.equal(0);
  });
  it('is one tab stop, on the entry on show, and arrows lead from line to line and to the rules of a line', async () => {
    const game = await mountToy('human bot bot', { moves: 'ann bid 4; bob answer believe; cat answer believe' });
    await openLog(game);
    all<HTMLDetailsElement>(game, '.round').forEach((part) => (part.open = true));
    await waitUntil(() => all(game, '.log [data-n="1"]').length > 0, 'the first move is listed');
    await settled(game);
    const stops = () => all(game, '.log :is(summary, button)').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).to.eql([all(game, '.log .stamp').at(-1)]);
    one(game, '.log [data-n="1"] .stamp').click();
    await waitUntil(() => all(game, '.log [aria-current="step"]').length > 0, 'the first move is on show');
    await settled(game);
    expect(stops()).to.have.length(1);
    expect(stops()[0]!.closest('[aria-current="step"]'), 'the entry on show').to.exist;
    const lines = all(game, '.log :is(summary, .stamp)');
    const reached = async (key: string) => {
      expect(await press(game, key), key).to.equal(true);
      expect(stops(), key).to.eql([focused()]);
      return focused()!;
    };
    lines.at(-1)!.focus();
    expect(await reached('Home')).to.equal(lines[0]);
    expect(await reached('ArrowUp'), 'not out of the log').to.equal(lines[0]);
    expect(await reached('ArrowDown')).to.equal(lines[1]);
    expect((await reached('ArrowRight')).className).to.equal('rule-id');
    expect(await reached('ArrowDown'), 'from a rule to the next line').to.equal(lines[2]);
    expect((await reached('ArrowLeft')).className).to.equal('rule-id');
    expect(await reached('End')).to.equal(lines.at(-1));
  });
  it('shows the move of a clicked entry on the board, and announces it', async () => {
    const game = await mountToy('human bot bot', { moves: 'ann bid 4; bob answer believe; cat answer believe' });
    await openLog(game);
    const heard = listen(game);
    all<HTMLDetailsElement>(game, '.round').forEach((part) => (part.open = true));
    await waitUntil(() => all(game, '.log [data-n="1"]').length > 0, 'the first move is listed');
    one(game, '.log [data-n="1"] .stamp').click();
    await waitUntil(
      () => heard.messages.some((said) => /Move 1 of \d+: Ann says 4\./.test(said)),
      'the announcement of the move',
      {
        timeout: 4000,
      },
    );
    expect(words(one(game, '.note'))).to.match(/move 1 of \d/);
    expect(words(one(game, '.log [aria-current="step"]'))).to.include('Ann says 4.');
  });
});
