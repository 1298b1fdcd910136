/** The attributes for a table on a server, as far as they need none. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { BadInput } from '../../../src/kernel/game.js';
import { all, element, mount, one, place, settled, words } from './support.js';

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
    expect(all(game, '[data-do="together"]')).to.eql([]);
  });
  it('the form says which seats wait for people elsewhere', async () => {
    const game = await mount({ server: SERVER, seed: '3', players: '3' });
    one<HTMLButtonElement>(game, '[data-do="new"]').click();
    await waitUntil(() => all(game, '#others-note').length > 0);
    const note = () => words(one(game, '#others-note'));
    expect(note()).to.contain('every other seat waits for a person');
    const second = one(game, 'dialog').querySelectorAll<HTMLSelectElement>('.seat select')[1]!;
    second.value = 'human';
    second.dispatchEvent(new Event('change'));
    expect(note()).to.contain('one other seat waits for a person, and opponents take the rest');
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
