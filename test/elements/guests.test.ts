/** Games that a page adds to the built-in ones: the guide's example and the toy, with people who pass the device. */
import { expect, waitUntil } from '@open-wc/testing';
import { addGame, type PlayableGame } from '../../src/define.js';
import '../../docs-site/scripts/example.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { ui as toy } from '../toy/ui.js';
import {
  all,
  anchors,
  button,
  click,
  element,
  one,
  place,
  press,
  settled,
  words,
  focused,
  openLog,
} from './playable-game/support.js';

const { controls: _own, ...plain } = toy;
const toyUi = plain as unknown as GameUi;
addGame(
  'toy',
  {
    order: 9,
    players: [2, 4],
    wideFrom: 600,
    board: { wide: { width: 180, height: 136 }, narrow: { width: 180, height: 136 } },
  },
  () => Promise.resolve(toyUi),
);

async function mount(attributes: Readonly<Record<string, string>>): Promise<PlayableGame> {
  const game = element(attributes);
  (await place(700)).append(game);
  await game.ready();
  await settled(game);
  return game;
}
/** The texts of the cards in the drawing; `back` for those face down. */
const cards = (game: PlayableGame) => all(game, '.board [data-piece="card"]').map((card) => words(card) || 'back');
const curtainPrompt = (game: PlayableGame) => words(one(game, '.curtain .prompt'));

describe('games that a page adds', () => {
  it('play beside a built-in game on one page, with a curtain between people if information is hidden', async () => {
    const guide = await mount({ game: 'odds-and-evens', seats: 'human human' });
    const other = await mount({ game: 'toy', seats: 'human human', players: '2' });
    const ours = await mount({ game: 'elfenwizards', seats: 'human human human', players: '3' });

    expect(all(ours, '.curtain')).to.eql([]);
    button(ours, 'Roll the dice').click();
    await settled(ours);
    expect(ours.record).to.include('roll');

    expect(curtainPrompt(other)).to.equal('Pass the device to Ann.');
    button(other, 'I am Ann').click();
    await settled(other);
    await click(other, 'card:4');
    expect(curtainPrompt(other)).to.equal('Pass the device to Bob.');
    button(other, 'I am Bob').click();
    await settled(other);
    // The element generates controls for moves without a place.
    button(other, 'Say doubt').click();
    await settled(other);
    expect(other.record).to.include('bob answer doubt');

    expect(curtainPrompt(guide)).to.equal('Pass the device to Even.');
    expect(all(guide, '.board')).to.eql([]);
    button(guide, 'I am Even').click();
    await settled(guide);
    await click(guide, 'card:2');
    expect(curtainPrompt(guide)).to.equal('Pass the device to Odd.');
    expect(all(guide, '.board')).to.eql([]);
    button(guide, 'I am Odd').click();
    await settled(guide);
    expect(
      cards(guide).filter((card) => card === 'back'),
      'Even’s card lies face down',
    ).to.have.length(1);
    button(guide, 'Card 5').click();
    await settled(guide);
    expect(words(await openLog(guide))).to.include('The sum is 7: Odd scores it.');
    expect(guide.record).to.match(/even lay 2\nodd lay 5\n$/);
  });

  it('can be played to the end by keyboard, with a focus ring and marks on playable cards', async () => {
    const game = await mount({ game: 'odds-and-evens', seats: 'human bot' });
    const id = (n: number) => one(game, `[data-anchor="card:${n}"]`);
    expect(anchors(game)).to.have.length(5);
    for (let n = 5; n > 0; n--) {
      id(n).focus();
      await settled(game);
      expect(getComputedStyle(one(game, `[data-anchor="card:${n}"] .focus-ring`)).visibility).to.equal('visible');
      await waitUntil(() => id(n).matches('.source'), 'the card can be played', { timeout: 5000 });
      await press(game, 'Enter');
      await settled(game);
      expect(focused()?.localName).not.to.equal('body');
      for (let wait = 0; wait < 100 && !game.record.includes(`even lay ${n}\nodd lay`); wait++) await settled(game);
      await settled(game);
      if (n > 1) expect([...id(n).classList]).to.include('idle');
    }
    await settled(game);
    expect(words(one(game, '.result'))).to.match(/point/);
  });

  it('get generated controls if they define none: places, number fields and buttons', async () => {
    const game = await mount({ game: 'toy', seats: 'human bot', players: '2', options: 'stakes=300' });
    expect(all(game, '.controls [data-point]')).to.not.be.empty;
    expect(all(game, '.controls input[type="number"]')).to.have.length(1);
    expect(all(game, '.controls [data-verb="pass"]')).to.have.length(1);
  });
});
