/** Sounds: off unless the reader switches them on. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { changeSettings } from '../../../src/elements/ui/settings.js';
import { motion, mount, openMenu, settled, words, forgetAll } from './support.js';

let tones = 0;
/** Whether the reader has pressed anything on the page. */
let hasPressed = true;
const own = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')!;
describe('sounds', () => {
  before(() =>
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      get: () => ({ hasBeenActive: hasPressed }),
    }),
  );
  beforeEach(() => {
    tones = 0;
    hasPressed = true;
    forgetAll();
    Object.defineProperty(AudioScheduledSourceNode.prototype, 'start', { ...own, value: () => void tones++ });
  });
  afterEach(() => void (motion.reduced = true));
  after(() => {
    forgetAll();
    Object.defineProperty(AudioScheduledSourceNode.prototype, 'start', own);
    Reflect.deleteProperty(navigator, 'userActivation');
  });
  const mountAndPlayRefusedMove = async (attributes = {}) => {
    const game = await mount({ players: '3', seats: 'human human human', ...attributes });
    try {
      game.play('red roll');
    } catch {
      // It is not Red's turn. The refusal makes a sound if sounds are on.
    }
    await settled(game);
    return game;
  };

  // Comes first: with what it has loaded, a sound that should not be would be heard at once.
  it('are played while opponents move', async () => {
    changeSettings({ sound: true });
    motion.reduced = false;
    const game = await mount({ players: '3', seats: 'human bot bot', seed: '1' });
    const before = tones;
    await waitUntil(() => tones > before, 'a sound is played', { timeout: 15_000 });
    game.remove();
    await aTimeout(300);
  }).timeout(20_000);
  it('are off until they are switched on in the menu, and the setting is stored', async () => {
    const game = await mountAndPlayRefusedMove();
    await aTimeout(300);
    expect(tones).to.equal(0);
    const menu = await openMenu(game);
    const label = [...menu.querySelectorAll('label')].find((one) => words(one) === 'Sounds')!;
    label.querySelector('input')!.click();
    expect(JSON.parse(localStorage.getItem('playable-rules/settings')!)).to.include({ sound: true });
    await mountAndPlayRefusedMove();
    await waitUntil(() => tones > 0, 'a sound is played', { timeout: 5000 });
  });
  it('are not kept for the first gesture of the reader, at which all would sound at once', async () => {
    changeSettings({ sound: true });
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state')!;
    try {
      Object.defineProperty(BaseAudioContext.prototype, 'state', { ...state, get: () => 'suspended' });
      hasPressed = false;
      await mountAndPlayRefusedMove();
      await aTimeout(300);
      expect(tones).to.equal(0);
      hasPressed = true;
      await mountAndPlayRefusedMove();
      await waitUntil(() => tones > 0, 'a sound is played', { timeout: 5000 });
    } finally {
      Object.defineProperty(BaseAudioContext.prototype, 'state', state);
    }
  });
  it('are off in a diagram', async () => {
    changeSettings({ sound: true });
    await mountAndPlayRefusedMove({ readonly: '' });
    await aTimeout(300);
    expect(tones).to.equal(0);
  });
});
