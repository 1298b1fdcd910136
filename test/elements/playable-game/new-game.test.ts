import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { all, atPhase, button, focused, mount, one, openForm, settled, words, forgetAll } from './support.js';

const people = { players: '3', seats: 'human human human', save: 'mine' };

describe('the form for a new game', () => {
  beforeEach(forgetAll);

  const cancel = async (game: PlayableGame) => {
    button(game, 'Cancel').click();
    await waitUntil(() => all(game, 'dialog').length === 0, 'the form is removed');
  };
  it('warns only if moves would be lost', async () => {
    const game = await mount(people);
    expect(words(await openForm(game))).not.to.include('will be lost');
    await cancel(game);
    game.play('green roll');
    await settled(game);
    expect(words(await openForm(game))).to.include('The game in progress will be lost.');
    await cancel(game);
    expect(game.record).to.include('green roll');
    expect(words(await openForm(await atPhase('over')))).not.to.include('will be lost');
  });
  it('is closed when its element is taken out of the page, and can be opened again', async () => {
    const game = await mount(people);
    const page = game.parentElement!;
    const dialog = await openForm(game);
    game.remove();
    page.append(game);
    await settled(game);
    expect(dialog.isConnected).to.equal(false);
    expect((await openForm(game)).matches(':modal')).to.equal(true);
  });
  it('is closed when the page shows another game', async () => {
    const game = await mount({ ...people, seats: 'human bot bot' });
    const dialog = await openForm(game);
    game.game = 'dark-mages';
    await game.ready();
    await settled(game);
    expect(dialog.isConnected).to.equal(false);
    await openForm(game);
    button(game, 'Start').click();
    await settled(game);
    expect(game.record).to.include('game dark-mages');
  });
  it('warns of nothing while only opponents have moved', async () => {
    const game = await mount({ ...people, seats: 'human bot bot', save: 'off' });
    await waitUntil(() => game.length > 0);
    expect(words(await openForm(game))).not.to.include('will be lost');
  });
  it('tells how long a game takes that may be long', async () => {
    const long = 'Allow a quarter of an hour';
    expect(words(await openForm(await mount({ game: 'dark-mages', save: 'off' })))).to.include(long);
    expect(words(await openForm(await mount({ save: 'off' })))).not.to.include(long);
  });
  it('asks for players, opponents and seats, with all other options collapsed', async () => {
    const game = await mount({ save: 'off', players: '4' });
    const dialog = await openForm(game);
    const labels = [...dialog.querySelectorAll<HTMLElement>('.new-game > .field > span, legend')].map(words);
    expect(labels).to.eql(['Players', 'Opponents', 'Who plays']);
    expect(dialog.querySelector('details')!.open).to.equal(false);
    expect(words(dialog.querySelector('details')!))
      .to.include('Grey Magic')
      .and.to.include('Game number');
  });
  it('says on a phone whose field it is, also once a name is typed, which is cut between letters', async () => {
    await setViewport({ width: 375, height: 700 });
    try {
      const dialog = await openForm(await mount(people));
      const [seat] = dialog.querySelectorAll<HTMLElement>('.seat');
      const field = seat!.querySelector('input')!;
      field.value = `${'A'.repeat(23)}👩🏽‍🚀B`;
      field.dispatchEvent(new Event('input'));
      expect(field.value).to.equal(`${'A'.repeat(23)}👩🏽‍🚀`);
      const colour = seat!.querySelector('span')!;
      expect(words(colour)).to.equal(field.placeholder);
      expect(colour.getBoundingClientRect().height).to.be.greaterThan(8);
      expect(colour.getBoundingClientRect().bottom).to.be.at.most(field.getBoundingClientRect().top);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });
  it('shows on the narrowest phone the whole name of each kind of opponent, in every language', async () => {
    await setViewport({ width: 320, height: 700 });
    for (const lang of ['en', 'fr', 'it']) {
      const dialog = await openForm(await mount({ ...people, seats: 'human bot bot', lang }));
      for (const select of dialog.querySelectorAll<HTMLElement>('.seat select')) {
        const { offsetWidth } = select;
        expect(offsetWidth, 'a name can be typed beside it').to.be.below(dialog.clientWidth * 0.7);
        select.style.cssText = 'max-inline-size: none; inline-size: max-content';
        expect(offsetWidth, lang).to.be.at.least(select.offsetWidth);
      }
      dialog.close();
    }
    await setViewport({ width: 800, height: 600 });
  });
  for (const game of ['elfenwizards', 'elfengold', 'dark-mages'])
    it(`shows the whole choice of each option on a phone, in every language: ${game}`, async () => {
      await setViewport({ width: 375, height: 700 });
      for (const lang of ['en', 'fr', 'it']) {
        const dialog = await openForm(await mount({ game, lang, players: '4', seats: 'human bot bot bot' }));
        dialog.querySelector<HTMLDetailsElement>('details')!.open = true;
        for (const select of dialog.querySelectorAll<HTMLElement>('.more select')) {
          const { offsetWidth } = select;
          select.style.cssText = 'max-inline-size: none; inline-size: max-content';
          expect(offsetWidth, `${lang}: ${select.textContent!.replaceAll(/\s+/g, ' ')}`).to.be.at.least(
            select.offsetWidth,
          );
        }
        dialog.close();
      }
      await setViewport({ width: 800, height: 600 });
    });
  it('starts a game with its values, which is saved and restored', async () => {
    let game = await mount({ ...people, save: 'mine' });
    const dialog = await openForm(game);
    const fields = () => [...dialog.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')];
    const fill = (field: Element, value: string) => {
      (field as HTMLInputElement).value = value;
      field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input'));
    };
    fill(fields()[0]!, '5');
    const seats = [...dialog.querySelectorAll('.seat')];
    expect(seats).to.have.length(5);
    expect(seats.map((seat) => seat.querySelector('select')!.value)).to.eql(['human', 'human', 'human', 'bot', 'bot']);
    fill(seats[3]!.querySelector('select')!, 'human');
    fill(seats[3]!.querySelector('input')!, ' Zoe, {the}  <b>1st</b> ');
    fill(dialog.querySelectorAll('.more select')[1]!, '1');
    fill(dialog.querySelector('.more input')!, '1234');
    dialog.querySelector<HTMLElement>('button.primary')!.click();
    await waitUntil(() => !dialog.isConnected, 'the form is removed');
    await settled(game);
    expect(focused()?.id, 'the keyboard is at the question').to.equal('now');
    expect(game.record).to.include('seed 1234\nplayers 5').and.to.include('option greyMagicCost 3');
    expect(words(one(game, '.scoreboard')))
      .to.include('Zoe the <b>1st</b>')
      .and.to.include('Red');
    expect(localStorage.getItem('playable-rules:save:elfenwizards:mine')).to.match(
      /^# seats human human human human bot\n# names , , , Zoe the <b>1st<\/b>\n/,
    );
    const { record } = game;
    game.remove();
    game = await mount({ seed: '99', ...people });
    expect(game.record).to.equal(record);
    expect(words(one(game, '.scoreboard'))).to.include('Zoe the');
    const again = await openForm(game);
    const [red, , , yellow] = [...again.querySelectorAll<HTMLInputElement>('.seat input')];
    expect([red!.value, red!.placeholder]).to.eql(['', 'Red']);
    expect([yellow!.value, yellow!.placeholder], 'the game’s own word').to.eql(['Zoe the <b>1st</b>', 'Yellow']);
  });
  it('sets the strength of all opponents at once, and shows when they differ', async () => {
    const game = await mount({ save: 'off', players: '4', seats: 'human bot bot:easy bot' });
    const dialog = await openForm(game);
    const strength = () => [...dialog.querySelectorAll<HTMLSelectElement>('.field select')][1]!;
    const levels = () => [...dialog.querySelectorAll<HTMLSelectElement>('.seat select')].map(({ value }) => value);
    expect(strength().value).to.equal('mixed');
    strength().value = 'bot:hard';
    strength().dispatchEvent(new Event('change'));
    expect(levels()).to.eql(['human', 'bot:hard', 'bot:hard', 'bot:hard']);
    expect([...strength().options].map(({ value }) => value)).to.eql(['bot:easy', 'bot', 'bot:hard']);
  });
  it('stays open and expands its options if the number of the game is invalid', async () => {
    const game = await mount(people);
    const { record } = game;
    const dialog = await openForm(game);
    const number = dialog.querySelector<HTMLInputElement>('.more input')!;
    number.value = '-1';
    number.dispatchEvent(new Event('input'));
    dialog.querySelector<HTMLElement>('button.primary')!.click();
    await settled(game);
    expect(dialog.querySelector('details')!.open).to.equal(true);
    expect(dialog.open).to.equal(true);
    expect(game.record).to.equal(record);
  });
  it('is removed when its dialog closes, as by Escape, and can be opened again', async () => {
    const game = await mount(people);
    const dialog = await openForm(game);
    dialog.close();
    await waitUntil(() => !dialog.isConnected, 'the form is removed');
    expect((await openForm(game)).open).to.equal(true);
  });
});
