/** Sounds: none unless they are switched on. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { changeSettings } from '../../../src/elements/parts/settings.js';
import { motion, mount, openMenu, settled, words } from './support.js';

let tones = 0;
const own = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')!;
describe('sounds', () => {
  beforeEach(() => {
    tones = 0;
    localStorage.clear();
    Object.defineProperty(AudioScheduledSourceNode.prototype, 'start', { ...own, value: () => void tones++ });
  });
  afterEach(() => void (motion.reduced = true));
  after(() => {
    localStorage.clear();
    Object.defineProperty(AudioScheduledSourceNode.prototype, 'start', own);
  });
  const refused = async (attributes = {}) => {
    const game = await mount({ players: '3', seats: 'human human human', ...attributes });
    try {
      game.play('red roll');
    } catch {
      // It is not red's turn, which is told.
    }
    await settled(game);
    return game;
  };

  it('are none until the switch in the menu is on, which is kept', async () => {
    const game = await refused();
    await aTimeout(300);
    expect(tones).to.equal(0);
    const menu = await openMenu(game);
    const label = [...menu.querySelectorAll('label')].find((one) => words(one) === 'Sounds')!;
    label.querySelector('input')!.click();
    expect(JSON.parse(localStorage.getItem('playable-rules/settings')!)).to.include({ sound: true });
    await refused();
    await waitUntil(() => tones > 0, 'a sound', { timeout: 5000 });
  });
  it('go with what happens while opponents play', async () => {
    changeSettings({ sound: true });
    motion.reduced = false;
    const game = await mount({ players: '3', seats: 'human bot bot', seed: '1' });
    const before = tones;
    await waitUntil(() => tones > before, 'a sound', { timeout: 15_000 });
    game.remove();
    await aTimeout(300);
  }).timeout(20_000);
  it('are none in a picture', async () => {
    changeSettings({ sound: true });
    await refused({ readonly: '' });
    await aTimeout(300);
    expect(tones).to.equal(0);
  });
});
