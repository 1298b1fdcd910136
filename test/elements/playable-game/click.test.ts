import { expect } from '@open-wc/testing';
import {
  WAITING,
  all,
  anchor,
  atPhase,
  click,
  hear,
  kinds,
  notation,
  pathOf,
  pointer,
  settled,
  touchPoint,
  viewOf,
} from './support.js';

describe('click', () => {
  for (const phase of WAITING) {
    for (const width of [800, 320]) {
      it(`plays every type of move, or there is a button for it: ${phase}, ${width} px`, async () => {
        const game = await atPhase(phase, {}, width);
        const initialRecord = game.record;
        for (const move of kinds(game)) {
          game.record = initialRecord;
          await settled(game);
          const moved = hear(game, 'playable-moved');
          await click(game, ...pathOf(game, move));
          expect(moved.map(({ detail }) => (detail as { text: string }).text)).to.eql([notation(move)]);
        }
        // Moves that cannot be played on the board have a button.
        game.record = initialRecord;
        await settled(game);
        const rest = viewOf(game).moves.filter(({ type }) => !kinds(game).some((move) => move.type === type));
        for (const { type } of rest) expect(all(game, `.controls [data-verb="${type}"]`), type).not.to.eql([]);
      });
    }
  }
  it('marks the places where moves start, the held piece and its targets', async () => {
    const game = await atPhase('competition');
    const { moves } = viewOf(game);
    const starts = new Set(moves.map((move) => pathOf(game, move)[0]).filter(Boolean));
    const marked = (state: string) => all(game, `.anchor.${state}`).map((g) => g.getAttribute('data-anchor'));
    expect(new Set(marked('source'))).to.eql(starts);
    const [from] = starts;
    await click(game, from!);
    expect(marked('chosen')).to.eql([from]);
    const ends = moves.map((move) => pathOf(game, move)).filter((p) => p[0] === from);
    expect(new Set(marked('target'))).to.eql(new Set(ends.map((p) => p[1])));
    const marks = all(game, '.target .mark').flatMap((mark) => mark.getAnimations());
    expect(marks, 'the marks of targets move').not.to.eql([]);
    for (const { effect } of marks) expect(effect!.getComputedTiming().endTime, 'and come to rest').to.be.below(5000);
    // The reader may still pick up another piece.
    expect(new Set([...marked('source'), from])).to.eql(starts);
    await click(game, from!);
    expect(marked('chosen')).to.eql([]);
  });
  it('puts the held piece down on the board outside its places', async () => {
    const game = await atPhase('competition');
    await click(game, pathOf(game, viewOf(game).moves[0]!)[0]!);
    const board = game.shadowRoot!.querySelector('.board')!;
    const { x, y } = board.getBoundingClientRect();
    const at = { target: board, clientX: x + 2, clientY: y + 2 };
    pointer('pointerdown', at);
    pointer('pointerup', at);
    await settled(game);
    expect(all(game, '.anchor.chosen')).to.eql([]);
  });
  it('is ignored if the pointer is released elsewhere', async () => {
    const game = await atPhase('competition');
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    const at = touchPoint(game, from!);
    pointer('pointerdown', at);
    pointer('pointerup', { ...at, clientX: 1, clientY: 1 });
    await settled(game);
    expect(all(game, '.anchor.chosen')).to.eql([]);
  });
  it('is ignored if another than the primary button is pressed', async () => {
    const game = await atPhase('competition');
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    const at = touchPoint(game, from!);
    pointer('pointerdown', at, { button: 2 });
    pointer('pointerup', at, { button: 2 });
    await settled(game);
    expect(all(game, '.anchor.chosen')).to.eql([]);
  });
  it('does nothing in a diagram', async () => {
    const game = await atPhase('castMajorSpells', { readonly: '' });
    const before = game.record;
    await click(game, 'front:1');
    expect(game.record).to.equal(before);
    expect(all(game, '.anchor.source, [tabindex="0"].anchor, .refused')).to.eql([]);
    expect(anchor(game, 'front:1').getAttribute('role')).to.equal(null);
  });
});
