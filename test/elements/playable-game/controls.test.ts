import { expect, waitUntil } from '@open-wc/testing';
import { transcripts as darkMages } from '../../../src/games/dark-mages/transcripts.js';
import { all, anchor, atPhase, button, click, motion, mount, one, settled, viewOf, words } from './support.js';

const controlElements = (game: Awaited<ReturnType<typeof atPhase>>) =>
  all(game, '.controls > *').map((e) => e.constructor);

describe('controls', () => {
  it('play a roll by one click, and a placement by clicking a die and then a place', async () => {
    const game = await atPhase('castMajorSpells');
    button(game, 'Roll the dice').click();
    await settled(game);
    expect(game.record).to.include('green roll');
    const [die] = all<HTMLButtonElement>(game, '[data-point^="rolled:"]');
    die!.click();
    await settled(game);
    expect(one(game, '.held [data-point]').getAttribute('aria-pressed')).to.equal('true');
    expect(anchor(game, die!.dataset['point']!).classList.contains('chosen')).to.equal(true);
    button(game, 'Wizard spells').click();
    await settled(game);
    expect(game.record).to.match(/green place \d wizard/);
  });
  it('label dice by number and places by owner, and ask where to once a die is picked up', async () => {
    const rolled = await atPhase('castRemainingSpells');
    rolled.play('green roll');
    await settled(rolled);
    all(rolled, '[data-point^="rolled:"]')
      .map(words)
      .forEach((says) => expect(says).to.match(/^Die [1-6]( ×[2-7])?$/));

    const game = await atPhase('competition');
    const [die] = all(game, '[data-point^="die:"]');
    expect(words(die!)).to.match(/^Die [1-6], \w+( ×[2-7])?$/);
    die!.click();
    await settled(game);
    const targets = all(game, '.pick.to :is(button:not(.chip), .chips > span)');
    expect(targets).not.to.be.empty;
    targets.map(words).forEach((says) => expect(says).to.match(/^(Red|Green|Blue)’s \w+/));
    const takesDie = all(game, '.pick.to').map((row) =>
      [...row.children].map((place) => place.matches('button') || place.querySelector('button:not(.chip)') !== null),
    );
    expect(takesDie[0], 'the places for the held die come first').not.to.include(false);
    expect(words(one(game, '.apart > p'))).to.equal('Other spells for your mages');
    expect(takesDie[1], 'what other pieces may do comes after them').not.to.include(true);
    // The choice of a place replaces the choice of a die, below the held die.
    expect(all(game, '.pick.to [aria-pressed]')).to.eql([]);
    expect(all(game, '.pick:not(.to) button').map(({ dataset }) => dataset['point'])).to.eql([die!.dataset['point']]);
    expect(one(game, '.held button').getAttribute('aria-pressed')).to.equal('true');
    const caption = one(game, `#${one(game, '.pick.to').getAttribute('aria-labelledby')!}`);
    expect(words(caption)).to.equal('Choose where it goes');
    expect(caption.offsetHeight).to.be.greaterThan(0);
    one(game, '.held button').click();
    await settled(game);
    expect(words(one(game, `#${one(game, '.pick').getAttribute('aria-labelledby')!}`))).to.equal('Favour a mage');
  });
  it('are not toggle buttons where one click makes the move', async () => {
    const game = await atPhase('recoverMinorSpells');
    expect(all(game, '.pick button')).not.to.be.empty;
    expect(all(game, '.pick [aria-pressed]')).to.eql([]);
  });
  it('replace a pressed button instead of relabelling it for the next move', async () => {
    const game = await atPhase('castMajorSpells');
    const roll = button(game, 'Roll the dice');
    roll.click();
    await settled(game);
    expect(roll.isConnected).to.equal(false);
    expect(button(game, 'Hold the rest back')).not.to.equal(roll);
  });
  it('are absent on an opponent’s turn, in the past, in a diagram and at the end', async () => {
    motion.reduced = false;
    const bots = await mount({ players: '3', seats: 'bot bot bot' });
    expect(controlElements(bots)).to.eql([]);
    bots.remove();
    motion.reduced = true;
    const past = await atPhase('competition');
    past.goTo(2);
    await settled(past);
    expect(controlElements(past)).to.eql([]);
    expect(all(past, '.moves input, .moves option')).to.eql([]);
    expect(controlElements(await atPhase('competition', { readonly: '' }))).to.eql([]);
    expect(controlElements(await atPhase('over'))).to.eql([]);
  });
  it('highlight the button that ends the choice only while no piece is held', async () => {
    const { seed, moves } = darkMages['end.deciding']!;
    const seats = 'human human human';
    const game = await mount({ game: 'dark-mages', players: '3', seats, seed: String(seed), moves });
    all(game, '[data-do=raise]')[0]?.click();
    await settled(game);
    expect(all(game, '.controls .primary')).to.have.length(1);
    await click(game, one(game, '.pick:not(.to) button').dataset['point']!);
    expect(all(game, '.pick.to button').length).to.be.above(0);
    expect(all(game, '.controls .primary')).to.have.length(0);
  });

  describe('while a move is animated', () => {
    beforeEach(() => (motion.reduced = false));
    afterEach(() => (motion.reduced = true));

    it('already belong to the next decision, with no buttons of the last one', async () => {
      const game = await atPhase('castMajorSpells');
      button(game, 'Roll the dice').click();
      await settled(game);
      expect(words(one(game, '.prompt'))).to.include('place any dice');
      const labels = all(game, '.controls button').map(words);
      expect(labels).not.to.include('Roll the dice');
      expect(labels.join()).to.match(/Die [1-6]/);
    });
    it('have the same labels and pressed states during the animation as after it', async () => {
      const game = await atPhase('competition');
      one(game, '.pick:not(.to) [data-point^="reserve:"]').click();
      await settled(game);
      one(game, '.pick.to button').click();
      await settled(game);
      expect(game.record).to.match(/favour minor \w+$/m);
      const held = () => all(game, '.controls button').map((b) => `${words(b)} ${b.ariaPressed}`);
      const atFirst = held();
      expect(all(game, '.controls[aria-busy]')).to.have.length(1);
      await waitUntil(() => all(game, '.controls[aria-busy]').length === 0, 'the animation ends', { timeout: 5000 });
      await settled(game);
      expect(held()).to.eql(atFirst);
    });
    it('are absent while the shown frame asks for no decision', async () => {
      const game = await atPhase('competition');
      while (game.position.phase === 'competition') {
        const { moves } = viewOf(game);
        game.play(moves.find(({ type }) => type === 'pass') ?? moves[0]!);
        await settled(game);
      }
      expect(all(game, '.controls button')).to.eql([]);
    });
  });
});
