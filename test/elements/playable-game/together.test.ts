/** The attributes for a table on a server, as far as they need none. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { BadInput } from '../../../src/kernel/game.js';
import { all, element, mount, one, openForm, place, settled, words } from './support.js';

const SERVER = 'http://127.0.0.1:9';
const CODE = 'abcdefghjk';

/** An element without the attributes that other tests give it. */
function plain(attributes: Record<string, string>): PlayableGame {
  const game = element({ load: 'now', ...attributes });
  for (const name of ['seed', 'save']) if (!(name in attributes)) game.removeAttribute(name);
  return game;
}
/** The error with which an element with these attributes is not shown. */
async function faultOf(attributes: Record<string, string>): Promise<unknown> {
  const game = plain(attributes);
  (await place()).append(game);
  return game.ready().then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('the attributes of a table', () => {
  it('room without a server names the attribute that is missing', async () => {
    const error = await faultOf({ room: CODE });
    expect(error).to.be.instanceOf(BadInput);
    expect((error as BadInput).path).to.equal('server');
  });
  for (const [name, value] of Object.entries({
    seed: '3',
    moves: '',
    seats: 'human',
    save: 'off',
    undo: 'fair',
    state: 'x',
  }))
    it(`${name} has no place beside room`, async () => {
      const error = await faultOf({ server: SERVER, room: CODE, [name]: value });
      expect((error as BadInput).path).to.equal(name);
      expect((error as BadInput).params).to.eql({ by: 'room' });
    });
  it('a room that is no code is named', async () => {
    expect(((await faultOf({ server: SERVER, room: 'nonsense' })) as BadInput).path).to.equal('room');
  });
  it('without a server nobody is offered to play with others', async () => {
    const game = await mount({ seed: '3' });
    one<HTMLButtonElement>(game, '[data-do="new"]').click();
    await waitUntil(() => all(game, 'dialog[open]').length > 0);
    expect(all(game, '[data-do="with-others"]')).to.eql([]);
  });
  const option = (select: HTMLSelectElement) => words(select.selectedOptions[0]!);
  it('the form of a table says which seats wait for people elsewhere, and asks for the reader’s name', async () => {
    const game = await mount({ server: SERVER, seed: '3', players: '3', names: 'Ada' });
    const dialog = await openForm(game);
    one<HTMLButtonElement>(game, '[data-do="with-others"]').click();
    expect(words(one(game, '#new-game-title'))).to.equal('Play with others');
    const field = one<HTMLInputElement>(game, '[autocomplete="nickname"]');
    expect([field.value, game.shadowRoot!.activeElement]).to.eql(['Ada', field]);
    const seats = () => [...dialog.querySelectorAll<HTMLElement>('.seat')];
    const selects = () => [...dialog.querySelectorAll<HTMLSelectElement>('.seat select')];
    expect(words(seats()[0]!)).to.contain('You');
    expect(selects().map(option)).to.eql(['Invited person', 'Invited person']);
    expect(dialog.querySelectorAll('.seat input').length, 'they type their own names').to.equal(0);
    selects()[0]!.value = 'bot:hard';
    selects()[0]!.dispatchEvent(new Event('change'));
    expect(selects().map(option)).to.eql(['Strong opponent', 'Invited person']);
  });
  it('the form of a table keeps the people that the reader had chosen', async () => {
    const game = await mount({ server: SERVER, seed: '3', players: '4', seats: 'human human bot:easy' });
    const dialog = await openForm(game);
    one<HTMLButtonElement>(game, '[data-do="with-others"]').click();
    const selects = [...dialog.querySelectorAll<HTMLSelectElement>('.seat select')];
    expect(selects.map(option)).to.eql(['Invited person', 'Easy opponent', 'Medium opponent']);
  });
  it('a page opens the form of a table by a button of its own, without a word on moves that stay', async () => {
    const game = await mount({ server: SERVER, seed: '3', players: '3', seats: 'human human human' });
    game.play('green roll');
    await settled(game);
    game.invite();
    await waitUntil(() => all(game, '[data-do="together"]').length > 0);
    expect(words(one(game, 'dialog'))).not.to.contain('will be lost');
  });
  it('a server that does not answer is said in words, with a way to try again and a way back', async () => {
    const game = plain({ server: SERVER, room: CODE });
    (await place()).append(game);
    await game.ready();
    expect(words(one(game, '.table-card'))).to.contain(SERVER);
    expect(all(game, '[data-do="retry"]').length).to.equal(1);
    one<HTMLButtonElement>(game, '[data-do="leave"]').click();
    await game.ready();
    await settled(game);
    expect(all(game, '.table-card')).to.eql([]);
    expect(all(game, '.now').length).to.equal(1);
    expect(game.record).to.contain('seed');
  });
});
