/** Letter keys announce information about the board, without interfering with typing and shortcuts of the browser. */
import { aTimeout, expect } from '@open-wc/testing';
import { transcripts as elfengold } from '../../../src/games/elfengold/transcripts.js';
import { SAID, all, anchor, atPhase, focused, listen, mount, one, press, settled, words } from './support.js';

describe('accessibility: letter keys', () => {
  const pressOnPlace = async (key: string, attributes = {}) => {
    const game = await atPhase('competition', attributes);
    const heard = listen(game);
    anchor(game, 'W1').focus();
    const used = await press(game, key);
    await aTimeout(SAID);
    return { used, said: heard.messages[0] };
  };
  it('O announces what lies on the focused place', async () => {
    expect((await pressOnPlace('o')).said).to.match(/^Wizard title 1, Red guild/);
  });
  it('T announces the phase', async () => {
    expect((await pressOnPlace('t')).said).to.match(/^Phase 5a: Competition/);
  });
  it('L announces what happened last', async () => {
    expect((await pressOnPlace('l')).said).to.match(/^The competition begins\./);
  });
  it('M announces that no move starts at the focused place', async () => {
    expect((await pressOnPlace('m')).said).to.equal('No move begins here.');
  });
  it('? announces the keys', async () => {
    expect((await pressOnPlace('?')).said).to.match(/Escape/);
  });
  it('also show their answer in the panel until the next move', async () => {
    const game = await atPhase('competition');
    anchor(game, 'W1').focus();
    for (const [key, answer] of [
      ['o', /^Wizard title 1, Red guild/],
      ['?', /Arrows: .* Home, End: .* Enter or Space/],
    ] as const) {
      await press(game, key);
      expect(words(one(game, '.now .note'))).to.match(answer);
    }
    game.play('blue pass');
    await settled(game);
    expect(all(game, '.now .note')).to.eql([]);
  });
  it('lead from the question to the next button that begins with the letter, and round again', async () => {
    const { seed, moves } = elfengold['auction']!;
    const seats = 'human human human';
    const game = await mount({ game: 'elfengold', players: '3', seats, seed: String(seed), moves });
    all(game, '[data-do=raise]')[0]?.click();
    await settled(game);
    const reached = async (key: string) => {
      const used = await press(game, key);
      return used ? (focused()!.ariaLabel ?? words(focused()!)) : undefined;
    };
    one(game, '.now').focus();
    expect(await reached('b')).to.match(/^Bid/);
    expect(await reached('P')).to.equal('Pass');
    expect(await reached('p')).to.match(/^Pass on the next 2/);
    expect(await reached('2')).to.match(/^Keep bidding, up to/);
    expect(await reached('z')).to.equal(undefined);
    one(game, '.now input').focus();
    expect(await reached('p'), 'a field keeps its letters').to.equal(undefined);
    game.shortcuts = 'off';
    one(game, '.now').focus();
    expect(await reached('b'), 'with shortcuts="off"').to.equal(undefined);
  });
  it('do nothing with shortcuts="off"', async () => {
    for (const key of ['o', 't', 'l', 'm', '?']) {
      expect(await pressOnPlace(key, { shortcuts: 'off' }), key).to.eql({ used: false, said: undefined });
    }
  });
  it('ignore keys pressed outside the element and in its own fields', async () => {
    const game = await atPhase('competition');
    const heard = listen(game);
    const field = document.createElement('input');
    game.before(field);
    for (const on of [field, document.body, one(game, '.moves input[type="search"]')]) {
      for (const key of ['o', 't', 'ArrowLeft', ' ', 'Enter']) {
        expect(await press(game, key, on), `${key} on ${on.localName}`).to.equal(false);
      }
    }
    await aTimeout(SAID);
    expect(heard.messages).to.eql([]);
  });
  it('leave combinations with Ctrl to the browser', async () => {
    const game = await atPhase('competition');
    const event = new KeyboardEvent('keydown', { key: 'l', ctrlKey: true, bubbles: true, cancelable: true });
    anchor(game, 'W1').dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });
});
