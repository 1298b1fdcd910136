import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { all, atPhase, button, element, mount, place, settled, viewOf } from './support.js';

const last = (game: { record: string }) => game.record.trim().split('\n').at(-1)!;
const undo = (game: Awaited<ReturnType<typeof mount>>) => button(game, 'Undo');
const people = { players: '3', seats: 'human human human' };

describe('undo', () => {
  it('has nothing to take back at the beginning', async () => {
    const game = await mount(people);
    expect(undo(game).ariaDisabled).to.equal('true');
    expect(game.undo()).to.equal(false);
  });
  it('between people takes back what chance has not touched', async () => {
    const game = await mount(people);
    game.play('green roll');
    await settled(game);
    expect(undo(game).ariaDisabled).to.equal('true');
    expect(game.undo()).to.equal(false);
    const place = viewOf(game).moves.find(({ type }) => type === 'place')!;
    game.play(place);
    await settled(game);
    undo(game).click();
    await settled(game);
    expect(last(game)).to.equal('green roll');
    expect(undo(game).ariaDisabled).to.equal('true');
  });
  it('alone against opponents goes back to the reader’s own last decision, chance or not', async () => {
    const game = element({ players: '3', seats: 'bot human bot', seed: '1' });
    (await place()).append(game);
    await game.ready();
    game.play('green roll');
    await settled(game);
    const rolled = game.position;
    expect(game.undo()).to.equal(true);
    await settled(game);
    expect(game.record).not.to.include('roll');
    // The same roll gives the same dice, as the element says.
    game.play('green roll');
    expect(game.position).to.eql(rolled);
    game.play('green hold');
    await waitUntil(() => game.record.includes('blue roll'), 'an opponent', { timeout: 5000 });
    game.undo();
    await settled(game);
    expect(last(game)).to.equal('green roll');
    game.remove();
  });
  it('"free" takes anything back between people too', async () => {
    const game = await mount({ ...people, undo: 'free' });
    game.play('green roll');
    expect(game.undo()).to.equal(true);
    expect(game.record).not.to.include('roll');
  });
  it('"fair" stops at chance even for one alone', async () => {
    const game = await mount({ players: '3', seats: 'bot human bot', undo: 'fair' });
    game.play('green roll');
    expect(game.undo()).to.equal(false);
    expect(last(game)).to.equal('green roll');
  });
  it('is not offered in the past', async () => {
    const game = await atPhase('competition', { undo: 'free' });
    game.goTo(2);
    await settled(game);
    expect(undo(game).ariaDisabled).to.equal('true');
    expect(game.undo()).to.equal(false);
  });
  it('takes back while frames are shown, and what came after is not shown any more', async () => {
    const { motion } = await import('./support.js');
    motion.reduced = false;
    const game = await mount({ ...people, undo: 'free' });
    game.play('green roll');
    game.undo();
    await aTimeout(700);
    expect(all(game, '[data-anchor^="rolled:"]')).to.eql([]);
    expect(button(game, 'Roll the dice')).to.exist;
    motion.reduced = true;
  });
  it('lets opponents decide anew what they decided after it', async () => {
    const game = element({ players: '3', seats: 'bot human bot', seed: '1' });
    (await place()).append(game);
    await game.ready();
    game.play('green roll');
    game.play('green hold');
    // An opponent thinks now; its answer must not come into the game before.
    game.undo();
    await aTimeout(300);
    expect(last(game)).to.equal('green roll');
    game.remove();
  });
});
