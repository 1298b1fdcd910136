/** The controls of an auction of Elfengold in a browser: bids by button and number, and passes. */
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { all, button, one, press, settled, words } from '../../elements/playable-game/support.js';
import { at, moves } from './sketched.js';

describe('the auction of Elfengold', () => {
  const row = { row: 'pig cycle', first: 'red' } as const;

  it('EG-4.2: the number field starts at the lowest bid, and no button bids more than the player’s coins', async () => {
    const game = await at('auction', { ...row, red: { coins: 4 } });
    const names = all(game, '.controls button').map((b) => b.ariaLabel ?? words(b));
    expect(names).to.include.members(['Bid 1', 'Pass', 'Keep bidding, up to 4 coins']);
    expect(names).not.to.include('Keep bidding, up to 5 coins');
    const [bid, pass] = ['Bid 1', 'Pass'].map((name) => button(game, name).getBoundingClientRect());
    expect(pass!.left >= bid!.right && pass!.top < bid!.bottom, 'bid and pass side by side').to.equal(true);
    button(game, 'Bid 1').click();
    await waitUntil(() => moves(game).includes('red bid 1'), 'the bid');
  });
  it('EG-4.2: one button bids as little as it can, again and again up to an amount, and one undo takes all of it back', async () => {
    const most = 6;
    const blue = { coins: 90, hand: 'pig pig pig' };
    const game = await at('auction', { ...row, queue: 'red green blue', bid: ['blue', 3], red: { coins: 12 }, blue });
    one(game, `[aria-label="Keep bidding, up to ${most} coins"]`).click();
    await waitUntil(() => words(one(game, '.prompt')).includes('elfcycle'), 'the next counter', { timeout: 8000 });
    await settled(game);
    const made = moves(game);
    for (const [i, move] of made.entries()) {
      if (!move.startsWith('red')) continue;
      const last = Number(/bid (\d+)/.exec(made.slice(0, i).findLast((other) => other.includes('bid')) ?? 'bid 3')![1]);
      expect(move).to.equal(last < most ? `red bid ${last + 1}` : 'red pass');
    }
    expect(made.filter((move) => move.startsWith('red')).length, made.join()).to.be.greaterThan(1);
    one(game, '[data-do=undo]').click();
    await waitUntil(() => !game.record.includes('red bid'), 'all of it is taken back');
  });
  it('EG-4.2: arrow keys raise the bid in the number field', async () => {
    const game = await at('auction', { ...row, queue: 'red green blue', bid: ['blue', 3], red: { coins: 12 } });
    const field = one<HTMLInputElement>(game, '.controls input[type=number]');
    expect(field.value).to.equal('4');
    await press(game, 'ArrowUp', field);
    await press(game, 'ArrowUp', field);
    await press(game, 'Enter', field);
    await waitUntil(() => moves(game).includes('red bid 6'), 'the bid');
  });
  it('EG-4.3: a bid above the player’s coins is possible in the number field only, with a warning', async () => {
    const game = await at('auction', { ...row, queue: 'red green blue', bid: ['blue', 3], red: { coins: 4 } });
    expect(all(game, '[aria-label^="Keep bidding"]')).to.have.length(1);
    const field = one<HTMLInputElement>(game, '.controls input[type=number]');
    field.value = '50';
    const note = () => words(one(game, '.amount + [role=status]'));
    expect(note()).to.equal('');
    field.dispatchEvent(new InputEvent('input'));
    expect(note(), 'the warning comes before the bid').to.match(/^More than your 4 coins: .* you lose them all/);
    button(game, 'Bid 50').click();
    await waitUntil(() => moves(game).includes('red bid 50'), 'the bid');
  });
  it('EG-4.3: on a phone what the counter does stands before the bid, and the warning after it', async () => {
    await setViewport({ width: 375, height: 667 });
    const game = await at('auction', { ...row, red: { coins: 4 } }, 'human bot bot', 359);
    const field = one<HTMLInputElement>(game, '.controls input[type=number]');
    field.value = '5';
    field.dispatchEvent(new InputEvent('input'));
    const [note, amount, about] = ['.note', '.amount', '.controls p.quiet'].map((part) =>
      one(game, part).getBoundingClientRect(),
    );
    expect(note!.top).to.be.at.least(amount!.bottom);
    expect(about!.bottom).to.be.at.most(amount!.top);
    await setViewport({ width: 800, height: 600 });
  });
  it('EG-4.2: under a board the rows of bids and passes begin at one edge', async () => {
    const game = await at(
      'auction',
      { ...row, row: 'pig cycle cloud dragon', red: { coins: 12 } },
      'human bot bot',
      780,
    );
    const { left } = one(game, '.prompt').getBoundingClientRect();
    const [bid, pass] = ['.eg-bid button', '[data-of=passNext]'].map((part) => one(game, part).getBoundingClientRect());
    expect(bid!.left).to.be.closeTo(left, 1);
    expect(pass!.top, 'a row of its own').to.be.above(bid!.bottom);
    expect(pass!.left).to.be.closeTo(left, 1);
  });
  it('EG-C1: the controls say what the counter for sale is good for, and show the transport chart', async () => {
    const game = await at('auction', { ...row, red: { hand: 'pig pig raft' } });
    expect(words(one(game, '.controls'))).to.include('Giant pig: 1 card on plains and in forests. You hold 2.');
    const rows = all(game, '.eg-chart tbody tr').map(words);
    expect(rows.length).to.equal(6);
    expect(rows[0]).to.match(/^Giant pig ×2\s*1\s*1\s*–\s*–$/);
  });
  it('EG-4.2: for the next counter the number field starts at the lowest bid again', async () => {
    const game = await at('auction', { ...row, queue: 'red', red: { coins: 12 } });
    const field = () => one<HTMLInputElement>(game, '.controls input[type=number]');
    field().value = '7';
    field().dispatchEvent(new InputEvent('input'));
    button(game, 'Pass').click();
    await waitUntil(() => words(one(game, '.controls')).includes('Elfcycle'), 'the next');
    expect(field().value).to.equal('1');
  });
  it('EG-4.2: one button passes on several counters, and one undo takes all passes back', async () => {
    const game = await at('auction', { ...row, row: 'pig cycle dragon', queue: 'red green blue' });
    one(game, '[aria-label="Pass on the next 2 counters"]').click();
    const passes = () => moves(game).filter((move) => move === 'red pass').length;
    await waitUntil(() => words(one(game, '.prompt')).includes('dragon'), 'the third counter', { timeout: 8000 });
    await settled(game);
    expect(passes()).to.equal(2);
    one(game, '[data-do=undo]').click();
    await waitUntil(() => passes() === 0, 'the passes are taken back');
    await settled(game);
    button(game, 'Pass').click();
    await waitUntil(() => words(one(game, '.prompt')).includes('elfcycle'), 'the next counter', { timeout: 8000 });
    await settled(game);
    expect(passes(), 'a single pass is made once').to.equal(1);
  });
  it('EG-4.2: one button passes, which ends the bidding on this counter for the player', async () => {
    const game = await at('auction', { ...row, red: { coins: 4 } });
    button(game, 'Pass').click();
    await waitUntil(() => moves(game).includes('red pass'), 'the pass');
  });
});
