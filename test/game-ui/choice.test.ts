/** The buttons of a choice in two parts. */
import { expect, fixture } from '@open-wc/testing';
import { Control } from '../../src/game-ui/control.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import type { Move, View } from '../../src/kernel/game.js';

interface Go extends Move {
  readonly type: 'go';
  readonly path: readonly string[];
}
class Going extends Control<unknown, Go> {
  protected override render() {
    return this.pick('go', 'go');
  }
}
customElements.define('test-going', Going);

const going = async (chosen: string | undefined, ...paths: string[][]) => {
  const control = new Going();
  const did: unknown[] = [];
  Object.assign(control, {
    ui: {
      touches: ({ path }: Go) => path,
      label: (anchor: string) => anchor,
      describeMove: ({ path }: Go) => path.join('-'),
    } as Partial<GameUi>,
    view: { moves: paths.map((path) => ({ type: 'go', seat: 0, path })) } as unknown as View<unknown, Go>,
    text: Object.assign((key: string) => key, { has: () => false }),
    chosen,
    choose: ({ path }: Go) => did.push(path),
    point: (anchor: string) => did.push(anchor),
    deselect: () => did.push('deselect'),
  });
  await fixture<Going>(control);
  const press = (anchor: string) => control.querySelector<HTMLElement>(`[data-point="${anchor}"]`)!.click();
  return { did, press, toggles: [...control.querySelectorAll<HTMLElement>('[aria-pressed]')] };
};

describe('The buttons of a choice in two parts', () => {
  it('make what a piece can do, or pick it up', async () => {
    const { did, press, toggles } = await going(undefined, ['king', 'e2'], ['king', 'rook'], ['rook', 'h2']);
    expect(toggles.map(({ dataset }) => dataset['point'])).to.eql(['king']);
    press('rook');
    press('king');
    expect(did).to.eql([['rook', 'h2'], 'king']);
  });

  it('put a held piece on a place, also on one from which another piece may go', async () => {
    const { did, press, toggles } = await going('king', ['king', 'e2'], ['king', 'rook'], ['rook', 'h2']);
    expect(toggles.map(({ dataset }) => dataset['point'])).to.eql(['king']);
    press('rook');
    press('king');
    expect(did).to.eql(['rook', 'deselect']);
  });
});
