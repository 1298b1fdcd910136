/** Fewer actions for the reader: several equal pieces at once, a kind that stays held, proposals, and forced moves. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { changeSettings } from '../../../src/elements/ui/settings.js';
import {
  all,
  anchor,
  atPhase,
  button,
  click,
  hear,
  listen,
  mount,
  one,
  press,
  settled,
  viewOf,
  words,
  PAUSE,
} from './support.js';

const movesOf = (game: PlayableGame): string[] => game.record.trim().split('\n').slice(-9);
const chosen = (game: PlayableGame) => all(game, '.anchor.chosen').map((g) => g.getAttribute('data-anchor'));
const people = { players: '3', seats: 'human human human' };
const recordLength = (game: PlayableGame) => game.record.trim().split('\n').length;

const anchorStarting = (game: PlayableGame, prefix: string) =>
  all(game, `[data-anchor^="${prefix}"]`)[0]!.getAttribute('data-anchor')!;

/** Mounts a game in which Green has rolled a number more than once; returns the place and the count of those dice. */
async function rolled(): Promise<{ game: PlayableGame; die: string; count: number }> {
  for (let seed = 1; ; seed++) {
    const game = await mount({ ...people, seed: String(seed), moves: '' });
    game.play(viewOf(game).moves.find(({ type }) => type === 'roll')!);
    await settled(game);
    const { players, queue } = viewOf(game).table as { players: { rolled: number[] }[]; queue: number[] };
    const dice = players[queue[0]!]!.rolled;
    const face = dice.find((die, i) => dice.indexOf(die) !== i);
    if (face) return { game, die: `rolled:${face}`, count: dice.filter((die) => die === face).length };
    game.remove();
  }
}
const shiftClick = (game: PlayableGame, id: string) => {
  const at = anchor(game, id);
  at.focus();
  at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true, composed: true }));
  return settled(game);
};

describe('several equal pieces', () => {
  it('are played at once with Shift, as separate moves with one undo', async () => {
    const { game, die, count } = await rolled();
    const before = game.record;
    const told = hear(game, 'playable-move', 'playable-moved');
    await click(game, die);
    await shiftClick(game, 'wizard');
    expect(recordLength(game)).to.equal(before.trim().split('\n').length + count);
    expect(told).to.have.length(2 * count);
    game.undo = 'free';
    expect(game.takeBack()).to.equal(true);
    expect(game.record).to.equal(before);
  });
  it('are played at once with the stepper; a place that is chosen first stays chosen', async () => {
    const { game, die, count } = await rolled();
    const said = listen(game);
    await click(game, die);
    one<HTMLButtonElement>(game, '.several [data-do="more"]').click();
    await settled(game);
    expect(words(one(game, '.several'))).to.include(`2 of ${count}`);
    expect(anchor(game, die).getAttribute('aria-label')).to.include('2 chosen');
    await waitUntil(() => said.messages.join().includes('2 taken up'), 'the announcement of two dice', {
      timeout: 3 * PAUSE,
    });
    await click(game, 'grey');
    expect(
      movesOf(game)
        .slice(-2)
        .every((line) => line.includes(`place ${die.slice(7)} grey`)),
    ).to.equal(true);
    const other = viewOf(game).moves.find(({ type }) => type === 'place') as unknown as { die: number };
    await press(game, 'Escape', anchor(game, 'grey'));
    await click(game, 'user');
    expect(chosen(game)).to.eql(['user']);
    await shiftClick(game, `rolled:${other.die}`);
    expect(movesOf(game).at(-1)).to.include(`place ${other.die} user`);
    // The place stays chosen.
    expect(chosen(game)).to.eql(['user']);
  });
  it('are no longer played after a listener cancels a move', async () => {
    const { game, die } = await rolled();
    const before = recordLength(game);
    let n = 0;
    game.addEventListener('playable-move', (event) => ++n > 1 && event.preventDefault());
    await click(game, die);
    await shiftClick(game, 'wizard');
    expect(recordLength(game)).to.equal(before + 1);
  });
});

describe('the kind of piece used last', () => {
  it('is held again in the next phase, once the dice held back have been rerolled automatically', async () => {
    const game = await mount({ players: '3', seats: 'human bot:easy bot:easy', seed: '2' });
    await waitUntil(() => all(game, '[data-verb=roll]').length > 0, 'the person is asked to roll', { timeout: 8000 });
    one(game, '[data-verb=roll]').click();
    await settled(game);
    await click(game, anchorStarting(game, 'rolled:'));
    expect(chosen(game)).to.have.length(1);
    await click(game, 'wizard');
    one(game, '[data-verb=hold]').click();
    await waitUntil(() => all(game, '[data-verb=reroll]').length > 0, 'the dice are rerolled', { timeout: 12000 });
    expect(movesOf(game).at(-1)).to.match(/red roll$/);
    const faces = (viewOf(game).table as { players: { rolled: number[] }[] }).players[0]!.rolled;
    expect(chosen(game), 'the highest die is held').to.eql([`rolled:${Math.max(...faces)}`]);
    expect(words(one(game, '.held'))).to.include(`Die ${Math.max(...faces)}`);
  });
});

describe('proposals', () => {
  it('play several moves by one button that names the price, with one undo', async () => {
    const game = await atPhase('recoverMinorSpells', { undo: 'free' });
    const before = game.record;
    const proposal = one<HTMLButtonElement>(game, '[data-proposal="0"]');
    expect(words(proposal)).to.match(/^Recover \d \(\d pips\)$/);
    proposal.click();
    await settled(game);
    expect(movesOf(game).at(-1)).to.match(/recover$/);
    expect(recordLength(game) - before.trim().split('\n').length).to.be.greaterThan(1);
    expect(game.takeBack()).to.equal(true);
    expect(game.record).to.equal(before);
  });
  it('disappear when a die is chosen; then the pips chosen so far are shown', async () => {
    const game = await atPhase('recoverMinorSpells');
    game.play(viewOf(game).moves.find(({ type }) => type === 'use')!);
    await settled(game);
    expect(all(game, '[data-proposal]')).to.eql([]);
    expect(words(one(game, '.sum'))).to.match(/^\d of \d pips chosen$/);
  });
});

describe('the only legal move', () => {
  const only = (attributes = {}) => atPhase('highWizardRetires', { undo: 'free', ...attributes });
  afterEach(() => changeSettings({ forced: true }));

  it('is named in the prompt and played automatically; undo goes back to the decision before it', async () => {
    const game = await only();
    expect(viewOf(game).moves).to.have.length(1);
    const before = recordLength(game);
    expect(words(one(game, '.prompt'))).to.match(/^Only one move is left and is played for you: Mark the turn/);
    const held = one(game, '.controls button');
    expect(getComputedStyle(held).pointerEvents, 'the button ignores the pointer').to.equal('none');
    for (const part of all(game, '.controls > * *'))
      expect(getComputedStyle(part).opacity, 'all of them only keep their places').to.equal('0');
    await waitUntil(() => recordLength(game) > before);
    await settled(game);
    expect(movesOf(game).at(-1)).to.include('mark');
    expect(words(one(game, '.prompt'))).not.to.include('Only one');
    expect(game.takeBack()).to.equal(true);
    expect(recordLength(game)).to.be.lessThan(before);
  });
  for (const [name, ask] of [
    ['with forced="off"', () => only({ forced: 'off' })],
    ['if the reader’s settings say so', () => (changeSettings({ forced: false }), only())],
    [
      'while the past is shown',
      async () => {
        const game = await only();
        game.goTo(1);
        return game;
      },
    ],
  ] as const)
    it(`waits for the reader ${name}`, async () => {
      const game = await ask();
      const before = recordLength(game);
      await aTimeout(1300);
      expect(recordLength(game)).to.equal(before);
      game.remove();
    });
  it('becomes a button again if the page cancels it, or if the reader no longer wants it played', async () => {
    for (const prevent of [true, false]) {
      const game = await only();
      game.addEventListener('playable-move', (event) => event.preventDefault());
      if (!prevent) changeSettings({ forced: false });
      const isSeen = () => getComputedStyle(one(game, '.controls button')).opacity === '1';
      await waitUntil(isSeen, 'the button is visible', { timeout: 3000 });
      expect(words(one(game, '.prompt'))).not.to.include('Only one');
      game.remove();
    }
  });
  it('stays a button if it is a roll', async () => {
    const game = await mount(people);
    expect(viewOf(game).moves).to.have.length(1);
    expect(words(one(game, '.prompt'))).to.include('roll');
    await aTimeout(1000);
    expect(button(game, 'Roll the dice'), 'nobody rolled in the meantime').to.exist;
    expect(game.record).not.to.include('roll');
  });
});
