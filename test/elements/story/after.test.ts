/** What is told of a game after it has happened: the card, the log, and what the others did; made of the viewer's facts. */
import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { provideGames } from '../../../src/game-ui/games.js';
import type { Fact } from '../../../src/kernel/game.js';
import { ui } from '../../toy/ui.js';
import { all, anchor, button, click, listen, one, openLog, press, settled, words } from '../playable-game/support.js';
import { mountToy, raise } from '../playable-game/toy-support.js';

let asked: Fact[] = [];
const told: GameUi = {
  ...(ui as unknown as GameUi),
  chronicle: ({ table }) => ({ round: (table as { round: number }).round + 1, points: [] }),
  recap(facts, { table }) {
    asked = [...asked, ...facts];
    const { points } = table as { points: number[] };
    return Promise.resolve({
      title: 'The cards are shown',
      lines: points.map((sum, seat) => ({ seat, text: `0 + ${sum} = ${sum}`, anchors: [`card:${seat + 1}`] })),
    });
  },
};
const cards = (game: PlayableGame) => all(game, '.recap').map(words);
const lit = (game: PlayableGame, name: string) => all(game, `.anchor.${name}`).map((place) => place.dataset['anchor']);

/** Ann bids, the others answer, all is shown, and Bob bids. */
async function round(seats = 'human bot bot'): Promise<PlayableGame> {
  const game = await mountToy(seats);
  await click(game, 'card:4');
  await waitUntil(() => cards(game).length > 0, 'the card', { timeout: 8000 });
  await waitUntil(() => all(game, '.recent').length > 0, 'what Bob bid', { timeout: 8000 });
  return game;
}

describe('after a phase that nobody decides', () => {
  before(() => provideGames(() => Promise.resolve(told)));
  beforeEach(() => (asked = []));

  it('a card says what each seat got, until the next own move', async () => {
    const game = await round();
    expect(cards(game)[0]).to.match(/The cards are shown Ann 0 \+ \d+ = \d+ Bob 0/);
    expect(one(game, '.recap').getAttribute('aria-label')).to.equal('The cards are shown');
    button(game, 'Say believe').click();
    await settled(game);
    expect(cards(game).join()).not.to.include('Ann 0 + 4 = 4');
  });
  it('it can be read while it rises', async () => {
    const game = await round();
    const sheet = game
      .shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
      .map((rule) => rule.cssText);
    const rise = sheet.filter((css) => css.includes('@keyframes rise'));
    expect(rise).to.have.length(1);
    expect(rise[0]).not.to.include('opacity');
  });
  it('it is dismissed by its button or by Escape, and does not come again', async () => {
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
  it('a line of it lights on the board what it is about', async () => {
    const game = await round();
    // While others still move there is no card.
    const enter = () => {
      all(game, '.recap .line')[1]?.dispatchEvent(new PointerEvent('pointerenter'));
      return lit(game, 'changed').join() === 'card:2';
    };
    await waitUntil(enter, 'what it is about', { timeout: 4000 });
    all(game, '.recap .line')[1]!.dispatchEvent(new PointerEvent('pointerleave'));
    await settled(game);
    expect(lit(game, 'changed')).to.eql([]);
  });
  it('it is made of what its viewer may know, and is not announced', async () => {
    const game = await mountToy('human bot bot');
    const heard = listen(game);
    await click(game, 'card:4');
    await waitUntil(() => cards(game).length > 0, 'the card', { timeout: 8000 });
    expect(
      asked.map(({ code }) => code),
      'of all moves of the phase',
    ).to.include.members(['bid', 'shown']);
    const secret = asked.filter(({ code, params }) => ['drew', 'answer'].includes(code) && params!['seat'] !== 0);
    expect(secret).to.eql([]);
    expect(heard.messages.join(' ')).not.to.include('The cards are shown');
  });
});

describe('what the others did', () => {
  before(() => provideGames(() => Promise.resolve(told)));

  it('is marked on the board until the reader moves, and can be read by seats', async () => {
    const game = await round();
    const bid = /bob bid (\d)/.exec(game.record)![1]!;
    expect(lit(game, 'recent')).to.eql([`card:${bid}`]);
    expect(anchor(game, `card:${bid}`).getAttribute('aria-label')).to.match(/^Card \d/);
    one(game, '[data-do=others]').click();
    expect(all(game, '.others-did:popover-open .since li').map(words)).to.eql([`Bob says ${bid}.`]);
    await openLog(game);
    expect(all(game, '.log .recent .fact').map(words).at(-1)).to.equal(`Bob says ${bid}.`);
    button(game, 'Say believe').click();
    await settled(game);
    expect(lit(game, 'recent')).not.to.include(`card:${bid}`);
  });
  it('is nobody’s where people pass the device on and see no hands', async () => {
    const game = await mountToy('human human human');
    await click(game, 'card:4');
    await raise(game);
    await openLog(game);
    expect(words(one(game, '.history'))).not.to.match(/Ann draws/);
  });
});

describe('the log', () => {
  before(() => provideGames(() => Promise.resolve(told)));

  it('is not drawn while it is closed', async () => {
    const game = await round();
    expect(all(game, '.log')).to.eql([]);
    await openLog(game);
    expect(all(game, '.log li')).not.to.eql([]);
    one<HTMLDetailsElement>(game, '.history').open = false;
    await waitUntil(() => all(game, '.log').length === 0, 'the log gone');
  });
  it('goes with the room that opened it, also when both come in one frame', async () => {
    const game = await round();
    const log = one<HTMLDetailsElement>(game, '.history');
    let times = 0;
    new MutationObserver(() => {
      if (log.open && ++times) game.style.inlineSize = '600px';
    }).observe(log, { attributes: true });
    game.style.setProperty('--playable-height', '480px');
    game.style.inlineSize = '1500px';
    await waitUntil(() => times === 1 && !log.open, 'the log closed again');
    await aTimeout(100);
    expect(log.open).to.equal(false);
    expect(times).to.equal(1);
  });
  it('goes by rounds, phases and frames, in their order; what is closed is not drawn', async () => {
    const game = await round();
    await openLog(game);
    expect(all(game, '.round > summary').map(words)).to.eql(['Round 1', 'Round 2']);
    expect(all(game, '.round .title').map(words)).to.eql(['Showing', 'Bidding']);
    const first = all<HTMLDetailsElement>(game, '.round')[0]!;
    expect(first.querySelectorAll('li')).to.have.length(0);
    first.open = true;
    await waitUntil(() => first.querySelectorAll('li').length > 0, 'the first round');
    expect([...first.querySelectorAll('.fact')].map(words))
      .to.include('Ann says 4.')
      .and.to.include('The cards are dealt.');
  });
  it('tells a move under the phase in which it was made, also where it ends that', async () => {
    const game = await mountToy('human human human', { options: 'stakes=300', moves: 'ann pass' });
    await openLog(game);
    all<HTMLDetailsElement>(game, '.round').forEach((part) => (part.open = true));
    const inBidding = () => all(game, '.round .title').filter((title) => words(title) === 'Bidding');
    const told = () => inBidding().map(({ nextElementSibling }) => words(nextElementSibling!));
    await waitUntil(() => told().some((said) => said.includes('Ann passes.')), 'the pass, in the bidding');
  });
  it('of its own height goes on to what has come, unless the reader looks at what was before', async () => {
    const game = await mountToy('human bot bot', { moves: 'ann bid 4; bob answer believe; cat answer believe' });
    const log = await openLog(game);
    Object.assign(log.style, { blockSize: '30px', overflow: 'auto' });
    const toEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    const before = log.scrollHeight;
    button(game, 'Say believe').click();
    await waitUntil(() => log.scrollHeight > before && toEnd() < 2, 'its end', { timeout: 8000 });
    await waitUntil(() => all(game, '.controls button').length > 0, 'the next own move', { timeout: 8000 });
    log.scrollTop = 0;
    await nextFrame();
    const read = log.scrollHeight;
    one(game, '.controls button').click();
    await waitUntil(() => log.scrollHeight > read, 'more of it', { timeout: 8000 });
    await nextFrame();
    expect(log.scrollTop).to.equal(0);
  });
  it('shows that moment on the board, and says so', async () => {
    const game = await mountToy('human bot bot', { moves: 'ann bid 4; bob answer believe; cat answer believe' });
    await openLog(game);
    const heard = listen(game);
    all<HTMLDetailsElement>(game, '.round').forEach((part) => (part.open = true));
    await waitUntil(() => all(game, '.log [data-n="1"]').length > 0, 'the first move');
    one(game, '.log [data-n="1"] .stamp').click();
    await waitUntil(() => heard.messages.some((said) => /Move 1 of \d+: Ann says 4\./.test(said)), 'said', {
      timeout: 4000,
    });
    expect(words(one(game, '.note'))).to.match(/move 1 of \d/);
    expect(words(one(game, '.log [aria-current="step"]'))).to.include('Ann says 4.');
  });
});
