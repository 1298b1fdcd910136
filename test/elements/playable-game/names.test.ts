/** The `names` attribute: the readers' names of the seats. */
import { expect } from '@open-wc/testing';
import {
  all,
  anchor,
  anchors,
  element,
  listen,
  mount,
  one,
  place,
  settled,
  words,
  openLog,
  forgetAll,
} from './support.js';

const people = { players: '3', seats: 'human human human' };
const KEY = 'playable-rules:save:elfenwizards:mine';

describe('names of seats', () => {
  beforeEach(forgetAll);
  after(forgetAll);

  it('appear in the prompt, scores, log, board labels, summary and announcements', async () => {
    const game = await mount({ ...people, names: 'Ada, Ben, Zoe' });
    const { messages } = listen(game);
    game.play('green roll');
    await settled(game);
    game.play('green hold');
    await settled(game);
    expect(words(one(game, '.prompt'))).to.match(/^Zoe: roll/);
    expect(words(one(game, '.scores')))
      .to.include('Ada')
      .and.to.include('Ben')
      .and.not.to.include('Green');
    expect(words(await openLog(game)))
      .to.include('Ben rolls')
      .and.not.to.include('Green');
    const said = anchors(game).map((id) => anchor(game, id).getAttribute('aria-label') ?? '');
    expect(said.filter((label) => /Red|Green|Blue/.test(label))).to.eql([]);
    expect(said.some((label) => label.includes('Ben'))).to.equal(true);
    expect(game.summary).to.include('Zoe');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(messages.join(' ')).to.include('Ben rolls');
  });
  it('are plain text: markup is escaped and {placeholders} are not filled in', async () => {
    const game = await mount({ ...people, names: 'Ada, <b>{count}</b>' });
    expect(words(one(game, '.prompt'))).to.match(/^<b> count <\/b>: roll/);
    expect(all(game, 'b')).to.have.length(0);
  });
  it('fall back to the game’s own names where empty or missing', async () => {
    const game = await mount({ ...people, names: 'Ada,  , ' });
    expect(words(one(game, '.prompt'))).to.match(/^Green: roll/);
    expect(words(one(game, '.scoreboard')))
      .to.include('Ada')
      .and.to.include('Blue')
      .and.not.to.include('Red');
  });
  it('stand with the game’s own word where two are equal', async () => {
    const game = await mount({ ...people, names: 'Sam, Sam' });
    expect(words(one(game, '.prompt'))).to.match(/^Sam \(Green\): roll/);
    expect(words(one(game, '.scoreboard')))
      .to.include('Sam (Red)')
      .and.to.include('Blue');
  });
  it('follow the attribute during a game without changing the record', async () => {
    const game = await mount({ ...people, names: 'Ada, Ben' });
    game.play('green roll');
    const { record } = game;
    game.setAttribute('names', 'Ida, Jan');
    await settled(game);
    expect(words(one(game, '.scoreboard')))
      .to.include('Jan')
      .and.not.to.include('Ben');
    game.removeAttribute('names');
    await settled(game);
    expect(words(one(game, '.scoreboard'))).to.include('Green');
    expect(game.record).to.equal(record);
  });
  for (const [names, why] of [
    ['A, B, C, D', 'at most 3 names'],
    ['This is much longer than a name', 'at most 24 letters'],
  ] as const)
    it(`make ready() reject when invalid: ${why}`, async () => {
      const game = element({ ...people, names });
      (await place()).append(game);
      const error = await game.ready().catch((e: Error) => e);
      expect((error as Error).message)
        .to.include('names')
        .and.to.include(why);
    });
  it('are saved with the game and restored', async () => {
    let game = await mount({ ...people, names: 'Ada, Ben', save: 'mine' });
    game.play('green roll');
    expect(localStorage.getItem(KEY)).to.include('# names Ada, Ben\n');
    game.remove();
    game = await mount({ ...people, save: 'mine' });
    expect(words(one(game, '.scoreboard')))
      .to.include('Ada')
      .and.to.include('Ben');
  });
});
