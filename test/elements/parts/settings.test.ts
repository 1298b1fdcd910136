import { expect } from '@open-wc/testing';
import { PACES } from '../../../src/elements/parts/pace.js';
import { concerns, lookedAt } from '../../../src/elements/story/reading-time.js';
import { SettingsController, settings, changeSettings } from '../../../src/elements/parts/settings.js';

const KEY = 'playable-rules/settings';
afterEach(() => localStorage.removeItem(KEY));

describe('settings', () => {
  it('keeps what was settled, beside what others settled', () => {
    expect(settings().forced).to.equal(true);
    changeSettings({ forced: false });
    changeSettings({});
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
    const heeds = new SettingsController(host as never);
    heeds.hostConnected();
    changeSettings({ forced: false });
    expect(drawn).to.equal(1);
    dispatchEvent(new StorageEvent('storage'));
    expect(drawn).to.equal(2);
    heeds.hostDisconnected();
    changeSettings({ forced: true });
    expect(drawn).to.equal(2);
  });
});

describe('how long a frame is looked at', () => {
  it('is as long as one reads at the chosen pace, longer where one’s own pieces are in it, and never less than its motion', () => {
    const said = 'High Wizard: Red 11, Green 8. Red rises.';
    const [slow, normal, fast, instant] = PACES.map((at) => lookedAt(at, 300, said, false));
    expect(slow).to.be.above(normal!);
    expect([normal! > 300, fast, instant]).to.eql([true, 300, 0]);
    expect(lookedAt('normal', 300, said, true)).to.be.above(normal!);
    expect(lookedAt('slow', 300, '', true), 'what the reader has just done').to.equal(300);
    const fact = { rule: 'EW-5.11', code: 'contest', params: { seats: [0, 2] } };
    expect([0, 1, 2].map((seat) => concerns(fact, seat))).to.eql([true, false, true]);
  });
});
