import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { all, atPhase, button, element, mount, one, place, settled, viewOf } from './support.js';

const last = (game: { record: string }) => game.record.trim().split('\n').at(-1)!;
const undo = (game: Awaited<ReturnType<typeof mount>>) => button(game, 'Undo');
const people = { players: '3', seats: 'human human human' };

describe('undo', () => {
  it('is disabled at the beginning', async () => {
    const game = await mount(people);
    expect(undo(game).ariaDisabled).to.equal('true');
    expect(game.takeBack()).to.equal(false);
  });
  it('takes back moves between people, but no random results', async () => {
    const game = await mount(people);
    game.play('green roll');
    await settled(game);
    expect(undo(game).ariaDisabled).to.equal('true');
    expect(game.takeBack()).to.equal(false);
    const place = viewOf(game).moves.find(({ type }) => type === 'place')!;
    game.play(place);
    await settled(game);
    undo(game).click();
    await settled(game);
    expect(last(game)).to.equal('green roll');
    expect(undo(game).ariaDisabled).to.equal('true');
  });
  it('is not pressed by the second click of a double click on something else, but by one on itself', async () => {
    const game = await mount(people);
    game.play('green roll');
    await settled(game);
    for (let n = 0; n < 2; n++) game.play(viewOf(game).moves.find(({ type }) => type === 'place')!);
    await settled(game);
    const moves = () => game.length;
    const click = (target: Element, detail: number) =>
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }));
    click(one(game, '.scores'), 1);
    click(undo(game), 2);
    await settled(game);
    expect(moves()).to.equal(3);
    click(undo(game), 1);
    await settled(game);
    click(undo(game), 2);
    await settled(game);
    expect(moves()).to.equal(1);
  });
  it('returns a single person to their last decision, even before a random result', async () => {
    const game = element({ players: '3', seats: 'bot human bot', seed: '1' });
    (await place()).append(game);
    await game.ready();
    game.play('green roll');
    await settled(game);
    const rolled = game.position;
    expect(game.takeBack()).to.equal(true);
    await settled(game);
    expect(game.record).not.to.include('roll');
    // Rolling again gives the same dice.
    game.play('green roll');
    expect(game.position).to.eql(rolled);
    game.play('green hold');
    await waitUntil(() => game.record.includes('blue roll'), 'an opponent moves', { timeout: 5000 });
    game.takeBack();
    await settled(game);
    expect(last(game)).to.equal('green roll');
    game.remove();
  });
  it('takes back random results between people with undo="free"', async () => {
    const game = await mount({ ...people, undo: 'free' });
    game.play('green roll');
    expect(game.takeBack()).to.equal(true);
    expect(game.record).not.to.include('roll');
  });
  it('follows the property, which reads what was written', async () => {
    const game = await mount({ ...people, undo: 'free' });
    expect(game.undo).to.equal('free');
    game.play('green roll');
    game.undo = 'fair';
    expect([game.undo, game.takeBack()]).to.eql(['fair', false]);
    game.undo = 'free';
    expect(game.takeBack()).to.equal(true);
  });
  it('takes back no random results for a single person with undo="fair"', async () => {
    const game = await mount({ players: '3', seats: 'bot human bot', undo: 'fair' });
    game.play('green roll');
    expect(game.takeBack()).to.equal(false);
    expect(last(game)).to.equal('green roll');
  });
  it('is disabled while the past is shown', async () => {
    const game = await atPhase('competition', { undo: 'free' });
    game.goTo(2);
    await settled(game);
    expect(undo(game).ariaDisabled).to.equal('true');
    expect(game.takeBack()).to.equal(false);
  });
  it('ends the animation of the move that it takes back', async () => {
    const { motion } = await import('./support.js');
    motion.reduced = false;
    const game = await mount({ ...people, undo: 'free' });
    game.play('green roll');
    game.takeBack();
    await aTimeout(700);
    expect(all(game, '[data-anchor^="rolled:"]')).to.eql([]);
    expect(button(game, 'Roll the dice')).to.exist;
    motion.reduced = true;
  });
  it('discards the move of an opponent that is still thinking', async () => {
    const game = element({ players: '3', seats: 'bot human bot', seed: '1' });
    (await place()).append(game);
    await game.ready();
    game.play('green roll');
    game.play('green hold');
    // An opponent is thinking now; its move must not be played in the restored game.
    game.takeBack();
    await aTimeout(300);
    expect(last(game)).to.equal('green roll');
    game.remove();
  });
});
