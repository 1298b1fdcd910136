/** Hovering or focusing a move shows where it would lead, without playing it. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame, PlayablePhases } from '../../../src/define.js';
import { ui as toy } from '../../toy/ui.js';
import { atPhase as gameAt, button, element, one as oneOf } from '../playable-game/support.js';
import { provide } from './games.js';
import { raise } from '../playable-game/toy-support.js';
import { all, atPhase, ids, item, make, mount, one, room, settled } from './support.js';

const rings = (phases: PlayablePhases, kind: string) =>
  all(phases, `.chart .ring.${kind}`).map((ring) => ring.parentElement!.getAttribute('data-id'));
const over = (on: Element) => on.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
const out = (from: Element) => from.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, composed: true }));

async function beside(game: PlayableGame): Promise<PlayablePhases> {
  game.id = 'g';
  const phases = make({ for: 'g' });
  game.parentElement!.append(phases);
  await phases.ready();
  await waitUntil(() => all(phases, '.chart').length === 1);
  await settled(phases);
  return phases;
}

describe('the preview of a move', () => {
  it('marks the states that a hovered control of the game leads to, without a layout shift', async () => {
    const game = await gameAt('demoteMages');
    const phases = await beside(game);
    const { record } = game;
    const control = oneOf(game, '.controls [data-move], .controls [data-point]');
    const { height } = one(phases, '.words').getBoundingClientRect();
    over(control);
    await settled(phases);
    expect(one(phases, '.words').getBoundingClientRect().height, 'no layout shift under the pointer').to.equal(height);
    expect(rings(phases, 'rests').length).to.be.greaterThan(0);
    expect(ids(phases, '.chart .transition.ahead').length).to.be.greaterThan(0);
    const [rest] = rings(phases, 'rests');
    expect(item(phases, rest!).ariaLabel).to.match(/the move (may lead|leads) here/);
    out(control);
    await settled(phases);
    expect([...rings(phases, 'rests'), ...rings(phases, 'passes')]).to.eql([]);
    expect(game.record).to.equal(record);
  });
  it('follows hovered places of the board and focused controls', async () => {
    const game = await gameAt('competition');
    const phases = await beside(game);
    const places = [...game.shadowRoot!.querySelectorAll<SVGElement>('.scene [data-anchor].source')];
    over(places[0]!);
    await settled(phases);
    expect(rings(phases, 'rests')).to.include('competition');
    out(places[0]!);
    button(game, 'Pass for this competition').focus();
    await settled(phases);
    expect(ids(phases, '.chart .transition.ahead')).to.eql(['competition:pass']);
    button(game, 'Pass for this competition').blur();
    await settled(phases);
    expect(ids(phases, '.chart .transition.ahead')).to.eql([]);
  });
  it('follows its own list of moves, and says only “chance” of random outcomes', async () => {
    const phases = await mount();
    const { shadowRoot } = phases;
    const before = shadowRoot!.querySelector('.time .quiet')!.textContent;
    one(phases, '.moves input').focus();
    await settled(phases);
    expect(ids(phases, '.chart .transition.ahead')).to.eql(['castMajorSpells:roll']);
    expect(all(phases, '.chart .chance')).to.have.length(1);
    expect(item(phases, 'castMajorSpells').ariaLabel).to.include('(chance)');
    expect(shadowRoot!.querySelector('.time .quiet')!.textContent).to.equal(before);
  });
  it('follows the moves listed for the selected transition', async () => {
    const phases = await atPhase('competition');
    item(phases, 'competition:pass').click();
    await settled(phases);
    over(one(phases, '.about .moves .option'));
    await settled(phases);
    expect(ids(phases, '.chart .transition.ahead')).to.eql(['competition:pass']);
  });
  it('reveals nothing hidden: moves with different hidden outcomes have the same preview', async () => {
    provide(toy);
    const game = element({
      id: 'g',
      game: 'toy',
      players: '2',
      seats: 'human human',
      seed: '5',
      moves: 'ann bid 7',
    });
    (await room()).append(game);
    await game.ready();
    await raise(game);
    const phases = await beside(game);
    const seen = [];
    for (const move of game.shadowRoot!.querySelectorAll('.controls [data-move]')) {
      over(move);
      await settled(phases);
      seen.push([rings(phases, 'rests'), rings(phases, 'passes'), ids(phases, '.chart .transition.ahead')]);
    }
    expect(seen).to.have.length(2);
    expect(seen[0]).to.eql(seen[1]);
  });
});
