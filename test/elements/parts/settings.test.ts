import { expect } from '@open-wc/testing';
import { HeedsSettings, settings, settle } from '../../../src/elements/parts/settings.js';

const KEY = 'playable-rules/settings';
afterEach(() => localStorage.removeItem(KEY));

describe('settings', () => {
  it('keeps what was settled, beside what others settled', () => {
    expect(settings().forced).to.equal(true);
    settle({ forced: false });
    settle({});
    expect(settings().forced).to.equal(false);
    expect(JSON.parse(localStorage.getItem(KEY)!)).to.include({ forced: false });
  });
  for (const kept of ['{', 'null', '3', '{"forced":"no"}', '{"other":1}'])
    it(`takes the default where ${kept} is kept`, () => {
      localStorage.setItem(KEY, kept);
      expect(settings().forced).to.equal(true);
    });
  it('draws those anew that heed them, while they are on the page', () => {
    let drawn = 0;
    const host = { addController: () => {}, requestUpdate: () => void drawn++ };
    const heeds = new HeedsSettings(host as never);
    heeds.hostConnected();
    settle({ forced: false });
    expect(drawn).to.equal(1);
    dispatchEvent(new StorageEvent('storage'));
    expect(drawn).to.equal(2);
    heeds.hostDisconnected();
    settle({ forced: true });
    expect(drawn).to.equal(2);
  });
});
