/** The signs of the towns in a browser: nothing else that is drawn or clickable overlaps them. */
import { expect } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { isRoad, isTown } from '../../../src/games/elfengold/board/anchors.js';
import { all, mount, one } from '../../elements/playable-game/support.js';
import { at } from './sketched.js';

/** A drawn part, the place it belongs to, and its box in CSS pixels. */
interface Drawn {
  readonly what: string;
  readonly of: string;
  readonly box: DOMRect;
}
const drawn = (game: PlayableGame, what: string): Drawn[] =>
  all<SVGElement>(game, `[data-anchor] ${what}`).map((e) => ({
    what,
    of: e.closest('[data-anchor]')!.getAttribute('data-anchor')!,
    box: e.getBoundingClientRect(),
  }));
/** The overlap in pixels that is tolerated. */
const TOLERANCE = 0.3;
const overlap = ({ box: a }: Drawn, { box: b }: Drawn): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;
const within = (a: DOMRect, b: DOMRect): boolean =>
  a.left >= b.left - TOLERANCE &&
  a.right <= b.right + TOLERANCE &&
  a.top >= b.top - TOLERANCE &&
  a.bottom <= b.bottom + TOLERANCE;

describe('the towns of Elfengold', () => {
  it('have a peg of the reader that is larger than the pegs of others', async () => {
    const game = await mount({ game: 'elfengold', players: '4', seats: 'human bot bot bot' }, 600);
    const [own, ...others] = [...one(game, '[data-anchor="beata"] .pegs').children].map(
      (peg) => peg.getBoundingClientRect().width,
    );
    expect(others).to.have.length(3);
    expect(own).to.be.greaterThan(1.4 * Math.max(...others));
  });
  it('leave room for counters on roads that are large enough to be told apart on the smallest phone', async () => {
    const game = await at(
      'travel.journey',
      { roads: { 'beata-elvenhold-plain': 'pig' }, red: { hand: 'pig' } },
      undefined,
      320,
    );
    const { width } = one(game, '[data-anchor="beata-elvenhold-plain"] [data-piece]').getBoundingClientRect();
    expect(width).to.be.above(11);
  });
  for (const [layout, width] of [
    ['wide', 800],
    ['narrow', 375],
  ] as const)
    for (const players of [4, 6])
      it(`have signs that overlap nothing on the ${layout} map of ${players} players`, async () => {
        const game = await mount(
          { game: 'elfengold', players: `${players}`, seats: 'human' + ' bot'.repeat(players - 1) },
          width,
        );
        const signs = ['.name', '.worth', '.pegs'].flatMap((what) => drawn(game, what));
        expect(signs).to.have.length(21 + 20 + 20);
        const touched = drawn(game, '.hit').filter(({ of }) => isRoad(of) || isTown(of));
        expect(touched).to.have.length(21 + 48);
        // A town's sign may overlap its own click area.
        const faults = signs.flatMap((sign, i) =>
          [...signs.slice(i + 1), ...touched.filter(({ of }) => of !== sign.of)]
            .filter((other) => overlap(sign, other))
            .map((other) => `${sign.of} ${sign.what} over ${other.of} ${other.what}`),
        );
        expect(faults).to.eql([]);
        const land = one(game, '.board').getBoundingClientRect();
        for (const name of all<SVGElement>(game, '[data-anchor] .name')) {
          const plate = name.querySelector('rect')!.getBoundingClientRect();
          expect(within(plate, land), name.textContent!).to.equal(true);
          expect(
            within(
              name.querySelector('text')!.getBoundingClientRect(),
              new DOMRect(plate.x, plate.y - 9, plate.width, plate.height + 18),
            ),
            name.textContent!,
          ).to.equal(true);
        }
      });
});
