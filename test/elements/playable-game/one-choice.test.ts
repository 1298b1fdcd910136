/** No choice of one: a piece that can go to one place only is not followed by the question where it goes. */
import { expect } from '@open-wc/testing';
import { transcripts as darkMages } from '../../../src/games/dark-mages/transcripts.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { GAMES } from '../../../src/games/index.js';
import { formatMove } from '../../../src/kernel/notation.js';
import { recordGame } from '../../bench/games.js';
import { isWhole } from '../../turns.js';
import { all, click, mount, settled, words } from './support.js';

/** A seeded random choice. */
const dice = (seed: number) => (among: readonly HTMLElement[]) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return among[Math.floor((seed / 2 ** 32) * among.length)]!;
};
/** The buttons that a reader may press now: to look away from the curtain first, then to pick up, place or decide. */
const BUTTONS = [
  '[data-do=raise]',
  '.chooser button',
  '.controls .pick.to button',
  '.controls .pick:not(.held) button, .controls [data-verb]',
];

/** A change waits for half of them. */
const PRESSES = isWhole ? 120 : 60;

for (const game of GAMES)
  it(`${game}: in random games no list of places has one entry, and no piece with one place needs two presses`, async () => {
    const playing = await mount({ game, players: '4', seats: 'human human human human', seed: '5', forced: 'off' });
    const pick = dice(7);
    const single: string[] = [];
    const twice = new Set<string>();
    for (let n = 0; n < PRESSES && playing.position.phase !== 'over'; n++) {
      const before = playing.record;
      const choices = BUTTONS.map((selector) => all(playing, selector)).find((found) => found.length > 0);
      if (!choices) break;
      const pressed = pick(choices);
      const label = words(pressed);
      pressed.click();
      await settled(playing);
      const ends = all(playing, '.controls .pick.to button').map(words);
      if (ends.length === 1 && all(playing, '.held > .quiet').length > 0) single.push(`${label}: ${ends[0]!}`);
      if (ends.length === 1 && pressed.matches('.pick:not(.to) > *') && playing.record === before)
        twice.add(playing.position.phase);
      for (const menu of all(playing, '.chooser'))
        if (menu.querySelectorAll('button, input').length < 2) single.push(`${label}: a menu`);
    }
    expect(playing.record.split('\n').length, 'moves are made').to.be.above(PRESSES / 4);
    expect(single).to.eql([]);
    // The odds of an attack are told before it is made.
    twice.delete('attack.deciding');
    expect([...twice]).to.eql([]);
  });

it('where a Minor Spell marks the turn, its button says what that costs', async () => {
  const { start, moves } = recordGame(3, 1);
  const whole = moves.map((move) => formatMove(elfenwizards, move));
  const at = whole.findIndex((move) => / mark /.test(move));
  const seats = 'human human human';
  const before = whole.slice(0, at).join('; ');
  const game = await mount({ players: '3', seats, seed: String(start.seed), moves: before });
  all(game, '[data-do=raise]')[0]?.click();
  await settled(game);
  const said = all(game, '.controls .pick button').map(words);
  expect(said.join()).to.match(/^From your reserve \(\d\): one less to play,From the box: played already, /);
  all(game, '.controls .pick button')[0]!.click();
  await settled(game);
  expect(game.record).to.match(/ mark reserve$/m);
});

it('a piece with one place that is picked up on the board is put there by one button, which says the move', async () => {
  const { seed, moves } = darkMages['end.deciding']!;
  const seats = 'human human human';
  const game = await mount({ game: 'dark-mages', players: '3', seats, seed: String(seed), moves });
  all(game, '[data-do=raise]')[0]?.click();
  await settled(game);
  const point = all(game, '.pick:not(.to) button')[0]!.dataset['point'];
  await click(game, point!);
  expect(all(game, '.held > .quiet')).to.have.length(0);
  const [only, ...others] = all(game, '.pick.to button');
  expect(others).to.have.length(0);
  expect(words(only!)).to.match(/^Discard /);
  only!.click();
  await settled(game);
  expect(game.record).to.match(/ discard /);
});

it('the name of a held piece is never cut, however long it is', async () => {
  const { seed, moves } = darkMages['turnBegins.looting']!;
  const whole = moves.trim().split(/;\s+/);
  const before = whole.slice(0, whole.indexOf('red equip it_amulet_of_proof')).join('; ');
  const seats = 'human human human';
  for (const width of [1318, 360]) {
    const game = await mount({ game: 'dark-mages', players: '3', seats, seed: String(seed), moves: before }, width);
    all(game, '[data-do=raise]')[0]?.click();
    await settled(game);
    await click(game, 'hand:it_amulet_of_proof');
    const [held] = all(game, '.held > button');
    expect(words(held!)).to.equal('Amulet of Proof against Detection and Location');
    expect(getComputedStyle(held!).textOverflow, `${width} px`).to.equal('clip');
    expect(held!.scrollWidth <= held!.clientWidth && held!.scrollHeight <= held!.clientHeight, `${width} px`).to.equal(
      true,
    );
    game.remove();
  }
});
