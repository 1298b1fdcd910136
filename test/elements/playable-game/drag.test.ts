import { expect } from '@open-wc/testing';
import {
  WAITING,
  all,
  anchor,
  atPhase,
  click,
  drag,
  hear,
  notation,
  one,
  pathOf,
  pointer,
  settled,
  touchPoint,
  viewOf,
  words,
} from './support.js';

const firstMove = (game: Awaited<ReturnType<typeof atPhase>>, type = 'favour') =>
  viewOf(game).moves.find((move) => move.type === type)!;

describe('drag', () => {
  for (const phase of WAITING) {
    it(`plays every type of move that has a start and an end place: ${phase}`, async () => {
      const game = await atPhase(phase);
      const { moves } = viewOf(game);
      const kinds = moves.filter(
        (move, i) => pathOf(game, move).length === 2 && moves.findIndex(({ type }) => type === move.type) === i,
      );
      const begun = game.record;
      for (const move of kinds) {
        game.record = begun;
        await settled(game);
        const moved = hear(game, 'playable-moved');
        const [from, to] = pathOf(game, move);
        await drag(game, from!, to!);
        expect(moved.map(({ detail }) => (detail as { text: string }).text)).to.eql([notation(move)]);
      }
    });
  }
  it('shows the dragged piece and its targets until it is released', async () => {
    const game = await atPhase('competition');
    const at = touchPoint(game, pathOf(game, firstMove(game))[0]!);
    pointer('pointerdown', at);
    pointer('pointermove', { ...at, clientX: at.clientX + 30, clientY: at.clientY + 20 });
    await settled(game);
    const [carried] = all<SVGElement>(game, '.carried');
    expect(carried).to.exist;
    expect(parseFloat(carried!.style.getPropertyValue('--drag-x'))).to.be.greaterThan(0);
    expect(all(game, '.anchor.target').length).to.be.greaterThan(0);
    pointer('pointerup', { ...at, clientX: 1, clientY: 1 });
    await settled(game);
    expect(all(game, '.carried, .anchor.target, .anchor.chosen')).to.eql([]);
  });
  it('is cancelled by a release at its start and by pointercancel', async () => {
    const game = await atPhase('competition');
    const before = game.record;
    const from = pathOf(game, firstMove(game))[0]!;
    await drag(game, from, from);
    const at = touchPoint(game, from);
    pointer('pointerdown', at);
    pointer('pointermove', { ...at, clientX: at.clientX + 30 });
    pointer('pointercancel', at);
    await settled(game);
    expect(game.record).to.equal(before);
    expect(all(game, '.carried, .anchor.chosen')).to.eql([]);
  });
  it('ends if the button was released unnoticed, and the next press works as usual', async () => {
    const game = await atPhase('competition');
    const [from, to] = pathOf(game, firstMove(game));
    const at = touchPoint(game, from!);
    pointer('pointerdown', at);
    pointer('pointermove', { ...at, clientX: at.clientX + 2 }, { buttons: 0 });
    pointer('pointermove', { ...at, clientX: at.clientX + 40 }, { buttons: 0 });
    await settled(game);
    expect(all(game, '.carried, .anchor.chosen')).to.eql([]);
    // A second finger is ignored, and the next press works as usual.
    pointer('pointerdown', at, { isPrimary: false, pointerId: 2 });
    pointer('pointerup', at, { isPrimary: false, pointerId: 2 });
    await settled(game);
    expect(all(game, '.anchor.chosen')).to.eql([]);
    const moved = hear(game, 'playable-moved');
    await click(game, from!, to!);
    expect(moved).to.have.length(1);
  });
  it('shows the reason of a refusal when a piece is dropped on an illegal place', async () => {
    const game = await atPhase('competition');
    const before = game.record;
    await drag(game, pathOf(game, firstMove(game))[0]!, 'grey');
    expect(words(one(game, '.reason'))).to.match(/\(EW-/);
    expect(game.record).to.equal(before);
  });
  it('does not start on a place without a move', async () => {
    const game = await atPhase('competition');
    const at = touchPoint(game, 'W1');
    pointer('pointerdown', at);
    pointer('pointermove', { ...at, clientX: at.clientX + 30 });
    await settled(game);
    expect(all(game, '.carried, .anchor.chosen')).to.eql([]);
    pointer('pointerup', at);
  });
  it('is cancelled when the element is removed from the page', async () => {
    const game = await atPhase('competition');
    const at = touchPoint(game, pathOf(game, firstMove(game))[0]!);
    pointer('pointerdown', at);
    pointer('pointermove', { ...at, clientX: at.clientX + 30 });
    const parent = game.parentElement!;
    game.remove();
    parent.append(game);
    await settled(game);
    expect(all(game, '.anchor.chosen')).to.eql([]);
    expect(anchor(game, 'W1')).to.exist;
  });
});
