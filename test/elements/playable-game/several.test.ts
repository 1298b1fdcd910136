/** Fewer actions: several equal pieces at once, the hand that keeps what it used, proposals, and moves that are the only ones. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { changeSettings } from '../../../src/elements/parts/settings.js';
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
const begun = (game: PlayableGame) => game.record.trim().split('\n').length;

const anchorOf = (game: PlayableGame, begins: string) =>
  all(game, `[data-anchor^="${begins}"]`)[0]!.getAttribute('data-anchor')!;

/** A game in which Green has rolled a kind more than once, and that kind. */
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

describe('several at once', () => {
  it('by Shift: each is a move of its own, and one undo takes them back', async () => {
    const { game, die, count } = await rolled();
    const before = game.record;
    const told = hear(game, 'playable-move', 'playable-moved');
    await click(game, die);
    await shiftClick(game, 'wizard');
    expect(begun(game)).to.equal(before.trim().split('\n').length + count);
    expect(told).to.have.length(2 * count);
    game.undoMode = 'free';
    expect(game.undo()).to.equal(true);
    expect(game.record).to.equal(before);
  });
  it('by the stepper and by a place that was pointed at first', async () => {
    const { game, die, count } = await rolled();
    const said = listen(game);
    await click(game, die);
    one<HTMLButtonElement>(game, '.several [data-do="more"]').click();
    await settled(game);
    expect(words(one(game, '.several'))).to.include(`2 of ${count}`);
    expect(anchor(game, die).getAttribute('aria-label')).to.include('2 chosen');
    await waitUntil(() => said.messages.join().includes('2 taken up'), 'said', { timeout: 3 * PAUSE });
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
    // The place stays in the hand.
    expect(chosen(game)).to.eql(['user']);
  });
  it('stops where a listener cancels a move', async () => {
    const { game, die } = await rolled();
    const before = begun(game);
    let n = 0;
    game.addEventListener('playable-move', (event) => ++n > 1 && event.preventDefault());
    await click(game, die);
    await shiftClick(game, 'wizard');
    expect(begun(game)).to.equal(before + 1);
  });
});

describe('the kind that was used last', () => {
  it('is in the hand again in the next phase, once the dice that were held back have fallen by themselves', async () => {
    const game = await mount({ players: '3', seats: 'human bot:easy bot:easy', seed: '2' });
    await waitUntil(() => all(game, '[data-verb=roll]').length > 0, 'asked', { timeout: 8000 });
    one(game, '[data-verb=roll]').click();
    await settled(game);
    await click(game, anchorOf(game, 'rolled:'));
    expect(chosen(game)).to.have.length(1);
    await click(game, 'wizard');
    one(game, '[data-verb=hold]').click();
    await waitUntil(() => all(game, '[data-verb=reroll]').length > 0, 'rolled again', { timeout: 12000 });
    expect(movesOf(game).at(-1)).to.match(/red roll$/);
    const faces = (viewOf(game).table as { players: { rolled: number[] }[] }).players[0]!.rolled;
    expect(chosen(game), 'the highest').to.eql([`rolled:${Math.max(...faces)}`]);
    expect(words(one(game, '.held'))).to.include(`Die ${Math.max(...faces)}`);
  });
});

describe('proposals', () => {
  it('are one button for several moves, said with their price, and one undo', async () => {
    const game = await atPhase('recoverMinorSpells', { undo: 'free' });
    const before = game.record;
    const proposal = one<HTMLButtonElement>(game, '[data-proposal="0"]');
    expect(words(proposal)).to.match(/^Recover \d \(\d pips\)$/);
    proposal.click();
    await settled(game);
    expect(movesOf(game).at(-1)).to.match(/recover$/);
    expect(begun(game) - before.trim().split('\n').length).to.be.greaterThan(1);
    expect(game.undo()).to.equal(true);
    expect(game.record).to.equal(before);
  });
  it('are gone when a die is chosen; then the price is said', async () => {
    const game = await atPhase('recoverMinorSpells');
    game.play(viewOf(game).moves.find(({ type }) => type === 'use')!);
    await settled(game);
    expect(all(game, '[data-proposal]')).to.eql([]);
    expect(words(one(game, '.sum'))).to.match(/^\d of \d pips chosen$/);
  });
});

describe('a move that is the only one', () => {
  const only = (attributes = {}) => atPhase('highWizardRetires', { undo: 'free', ...attributes });
  afterEach(() => changeSettings({ forced: true }));

  it('is told, and made by itself; undo goes back to the decision before it', async () => {
    const game = await only();
    expect(viewOf(game).moves).to.have.length(1);
    const before = begun(game);
    expect(words(one(game, '.prompt'))).to.match(/^Only one move is left: Mark the turn/);
    const held = one(game, '.controls button');
    expect(getComputedStyle(held).pointerEvents, 'nothing else comes under a finger that was meant for it').to.equal(
      'none',
    );
    expect(getComputedStyle(held).borderTopColor, 'it looks like no button').to.equal('rgba(0, 0, 0, 0)');
    await waitUntil(() => begun(game) > before);
    await settled(game);
    expect(movesOf(game).at(-1)).to.include('mark');
    expect(words(one(game, '.prompt'))).not.to.include('Only one');
    expect(game.undo()).to.equal(true);
    expect(begun(game)).to.be.lessThan(before);
  });
  for (const [name, ask] of [
    ['where the attribute says so', () => only({ forced: 'off' })],
    ['where the reader settled so', () => (changeSettings({ forced: false }), only())],
    [
      'while the past is looked at',
      async () => {
        const game = await only();
        game.goTo(1);
        return game;
      },
    ],
  ] as const)
    it(`waits for the reader ${name}`, async () => {
      const game = await ask();
      const before = begun(game);
      await aTimeout(1300);
      expect(begun(game)).to.equal(before);
      game.remove();
    });
  it('is not a roll', async () => {
    const game = await mount(people);
    expect(viewOf(game).moves).to.have.length(1);
    expect(words(one(game, '.prompt'))).to.include('roll');
    expect(button(game, 'Roll the dice')).to.exist;
  });
});
