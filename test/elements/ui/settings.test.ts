import { expect } from '@open-wc/testing';
import { PACES } from '../../../src/elements/session/pace.js';
import { concerns, lookedAt } from '../../../src/elements/story/reading-time.js';
import { SettingsController, settings, changeSettings } from '../../../src/elements/ui/settings.js';

const KEY = 'playable-rules/settings';
afterEach(() => localStorage.removeItem(KEY));

describe('settings', () => {
  it('store a changed setting and keep it when other changes follow', () => {
    expect(settings().forced).to.equal(true);
    changeSettings({ forced: false });
    changeSettings({});
    expect(settings().forced).to.equal(false);
    expect(JSON.parse(localStorage.getItem(KEY)!)).to.include({ forced: false });
  });
  for (const kept of ['{', 'null', '3', '{"forced":"no"}', '{"other":1}'])
    it(`fall back to the default if ${kept} is stored`, () => {
      localStorage.setItem(KEY, kept);
      expect(settings().forced).to.equal(true);
    });
  it('update their hosts on a change here or in another tab, while the host is connected', () => {
    let drawn = 0;
    const host = { addController: () => {}, requestUpdate: () => void drawn++ };
    const controller = new SettingsController(host as never);
    controller.hostConnected();
    changeSettings({ forced: false });
    expect(drawn).to.equal(1);
    dispatchEvent(new StorageEvent('storage'));
    expect(drawn).to.equal(2);
    controller.hostDisconnected();
    changeSettings({ forced: true });
    expect(drawn).to.equal(2);
  });
});

describe('the reading time of a frame', () => {
  it('follows text and pace, is longer if it concerns the reader, and is at least the animation', () => {
    const said = 'High Wizard: Red 11, Green 8. Red rises.';
    const [slow, normal, fast, instant] = PACES.map((at) => lookedAt(at, 300, said, false));
    expect(slow).to.be.above(normal!);
    expect([normal! > 300, fast, instant]).to.eql([true, 300, 0]);
    expect(lookedAt('normal', 300, said, true)).to.be.above(normal!);
    expect(lookedAt('slow', 300, '', true), 'a frame without text').to.equal(300);
    const fact = { rule: 'EW-5.11', code: 'contest', params: { seats: [0, 2] } };
    expect([0, 1, 2].map((seat) => concerns(fact, seat))).to.eql([true, false, true]);
  });
});
