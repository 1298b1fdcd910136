import { expect } from '@open-wc/testing';
import type { Paths } from '../../src/interaction/paths.js';
import { PATHS, hand } from './hand.js';

describe('gesture', () => {
  for (const way of ['click', 'key'] as const) {
    describe(`by ${way}`, () => {
      it('picks up a piece, then emits the path to the place where the move ends', () => {
        const h = hand();
        h[way]('a');
        expect(h.chosen).to.equal('a');
        expect(h.paths).to.eql([]);
        h[way]('y');
        expect(h.paths).to.eql(['a>y']);
        expect(h.chosen).to.equal(undefined);
      });
      it('emits a place that is a whole move immediately', () => {
        const h = hand();
        h[way]('whole');
        expect(h.paths).to.eql(['whole']);
      });
      it('puts a piece down when it is selected twice', () => {
        const h = hand();
        h[way]('a', 'a');
        expect(h.chosen).to.equal(undefined);
        expect(h.paths).to.eql([]);
      });
      it('replaces the picked-up piece by another one that can move', () => {
        const h = hand();
        h[way]('a', 'b', 'x');
        expect(h.paths).to.eql(['b>x']);
      });
      it('emits a path to an illegal place, so that it can be refused', () => {
        const h = hand();
        h[way]('a', 'nowhere');
        expect(h.paths).to.eql(['a>nowhere']);
        expect(h.chosen).to.equal(undefined);
      });
      it('emits a place where no move begins as a path of its own', () => {
        const h = hand();
        h[way]('nowhere');
        expect(h.paths).to.eql(['nowhere']);
      });
      it('puts the picked-up piece down when other moves are offered', () => {
        const h = hand();
        h[way]('a');
        h.send({ type: 'offer', paths: [['b', 'x'], ['b', 'y'], ['c', 'x'], ['whole']] });
        expect(h.chosen).to.equal(undefined);
        h[way]('z');
        expect(h.paths).to.eql(['z']);
      });
      it('accepts the place first and then a piece that can go there', () => {
        const h = hand();
        h[way]('x', 'b');
        expect(h.paths).to.eql(['b>x']);
        h[way]('y');
        expect(h.chosen).to.equal('y');
        h[way]('b');
        // `b` cannot go to `y`, so it is picked up instead.
        expect(h.chosen).to.equal('b');
        h[way]('b', 'x', 'y', 'y');
        expect(h.chosen).to.equal(undefined);
        expect(h.paths).to.eql(['b>x']);
      });
      it('begins a move anew with the piece that came back from one that was not made', () => {
        const h = hand();
        h[way]('a', 'nowhere');
        h.send({ type: 'comeBack', anchor: 'a' });
        h[way]('a', 'y');
        expect(h.paths).to.eql(['a>nowhere', 'a>y']);
        h.send({ type: 'comeBack', anchor: 'a' });
        h[way]('a', 'a');
        expect(h.chosen, 'put down').to.equal(undefined);
      });
      it('puts the picked-up piece down on cancel', () => {
        const h = hand();
        h[way]('a');
        h.send({ type: 'cancel' });
        expect(h.chosen).to.equal(undefined);
      });
    });
  }
  describe('the hand after a move', () => {
    const after = (h: ReturnType<typeof hand>, paths: Paths, fills: 'same' | 'new' | 'none' = 'same') => {
      // No moves are offered while the last one is animated.
      h.send({ type: 'offer', paths: [] }, { type: 'offer', paths, fills: fills === 'none' ? undefined : fills });
      return h.chosen;
    };
    it('keeps the moved piece while it can move again', () => {
      const h = hand();
      h.click('a', 'x');
      expect(h.chosen).to.equal(undefined);
      expect(after(h, PATHS)).to.equal('a');
      h.click('y');
      expect(h.paths).to.eql(['a>x', 'a>y']);
    });
    it('keeps a place that was selected first, but only if pieces have kinds', () => {
      for (const [kinds, kept] of [
        [{ all: ['a', 'b'] }, 'x'],
        [{}, undefined],
      ] as const) {
        const h = hand();
        h.send({ type: 'offer', paths: PATHS, kinds });
        h.click('x', 'a');
        expect(after(h, PATHS)).to.equal(kept);
        h.click('b', 'x');
        expect(h.paths[0]).to.equal('a>x');
      }
    });
    it('moves on to the next piece with the same destinations, in order, wrapping around', () => {
      const all = ['a', 'b', 'c'].flatMap((from) => ['x', 'y'].map((to) => [from, to]));
      const h = hand();
      h.send({ type: 'offer', paths: [...all, ['d', 'x']] });
      h.click('b', 'x');
      const rest = [...all.filter(([from]) => from !== 'b'), ['d', 'x']];
      expect(after(h, rest)).to.equal('c');
      h.click('y');
      expect(after(h, [['a', 'x'], ['d', 'x'], ['whole']])).to.equal('a');
    });
    it('is empty in a new phase, after a drag or a cancel, and if it may not be filled', () => {
      for (const fills of ['new', 'none'] as const) {
        const h = hand();
        h.click('a', 'x');
        expect(after(h, PATHS, fills)).to.equal(undefined);
      }
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'release', anchor: 'x' });
      expect(after(h, PATHS)).to.equal(undefined);
      h.click('a', 'x');
      h.send({ type: 'cancel' });
      expect(after(h, PATHS)).to.equal(undefined);
    });
    it('picks up the only piece that can move, or the only destination if pieces have kinds', () => {
      const h = hand();
      expect(
        after(
          h,
          [
            ['a', 'x'],
            ['a', 'y'],
          ],
          'new',
        ),
      ).to.equal('a');
      for (const [kinds, taken] of [
        [{ all: ['a', 'b'] }, 'x'],
        [{}, undefined],
      ] as const) {
        const paths = [
          ['a', 'x'],
          ['b', 'x'],
        ];
        h.send({ type: 'offer', paths: [] }, { type: 'offer', paths, kinds, fills: 'new' });
        expect(h.chosen).to.equal(taken);
      }
      expect(
        after(
          h,
          [
            ['a', 'x'],
            ['b', 'a'],
          ],
          'new',
        ),
      ).to.equal(undefined);
      expect(after(h, [['a', 'x'], ['whole']], 'new')).to.equal(undefined);
      expect(
        after(
          h,
          [
            ['a', 'x'],
            ['a', 'y'],
          ],
          'none',
        ),
      ).to.equal(undefined);
    });
    it('lets the reader pick up the piece it was filled with, and then put it down', () => {
      const h = hand();
      after(
        h,
        [
          ['a', 'x'],
          ['a', 'y'],
        ],
        'new',
      );
      h.click('a');
      expect(h.chosen).to.equal('a');
      h.click('a');
      expect(h.chosen).to.equal(undefined);
    });
    it('emits no illegal path for a piece it was filled with automatically', () => {
      const h = hand();
      after(
        h,
        [
          ['a', 'x'],
          ['a', 'y'],
        ],
        'new',
      );
      h.click('nowhere');
      expect(h.paths).to.eql(['nowhere']);
      expect(h.chosen).to.equal('a');
    });
  });

  describe('the kind of the last moved piece', () => {
    const kinds = { dice: ['b', 'a', 'c'], coins: ['d'] };
    const offered = (h: ReturnType<typeof hand>, paths: Paths, fills: 'same' | 'new' = 'new') => {
      h.send({ type: 'offer', paths: [] }, { type: 'offer', paths, kinds, fills });
      return h.chosen;
    };
    const after = (...anchors: string[]) => {
      const h = hand();
      offered(h, [...PATHS, ['d', 'x']]);
      h.click(...anchors);
      return h;
    };
    /** The moves of another phase, in which `b` can no longer move. */
    const OTHER = [['a', 'z'], ['c', 'y'], ['d', 'y'], ['d', 'z'], ['whole']] as const;

    it('fills the hand with its first usable piece in the next phase and after opponents’ moves', () => {
      expect(offered(after(), OTHER)).to.equal(undefined);
      const h = after('b', 'x');
      expect(offered(h, OTHER)).to.equal('a');
      expect(offered(h, [...OTHER, ['b', 'z']])).to.equal('b');
      expect(offered(after('d', 'x'), OTHER)).to.equal('d');
      h.click('d', 'z');
      expect(offered(h, OTHER), 'another kind was moved since').to.equal('d');
    });
    it('moves another of its pieces to a place that the one in the hand cannot reach', () => {
      const h = after('b', 'x');
      offered(h, OTHER);
      h.click('y');
      expect(h.paths).to.eql(['b>x', 'c>y']);
      expect(h.chosen).to.equal(undefined);
    });
    it('gives way to the only piece that can go to a place, unless the hand is empty', () => {
      const h = after('b', 'x');
      offered(h, [...OTHER, ['e', 'v']]);
      h.click('v');
      expect(h.paths).to.eql(['b>x', 'e>v']);
      const empty = after();
      offered(empty, [...OTHER, ['e', 'v']]);
      empty.click('v');
      expect([empty.paths, empty.chosen]).to.eql([[], 'v']);
    });
    it('stays in the hand after another piece moved in its place', () => {
      const h = after('b', 'x');
      const paths = [...OTHER, ['e', 'v']];
      expect(offered(h, paths)).to.equal('a');
      h.click('v');
      expect(h.paths).to.eql(['b>x', 'e>v']);
      expect(offered(h, paths, 'same')).to.equal('a');
      h.click('y');
      expect(h.paths).to.eql(['b>x', 'e>v', 'c>y']);
      expect(offered(h, paths)).to.equal('a');
    });
    it('moves on, in its own order, to the next piece with the same destinations', () => {
      const h = after('b', 'x');
      const all = ['a', 'b', 'c', 'd'].flatMap((from) => ['x', 'y'].map((to) => [from, to]));
      expect(offered(h, all)).to.equal('b');
      h.click('y');
      expect(
        offered(
          h,
          all.filter(([from]) => from !== 'b'),
          'same',
        ),
      ).to.equal('a');
      h.click('y');
      expect(
        offered(
          h,
          all.filter(([from]) => from === 'c' || from === 'd'),
          'same',
        ),
      ).to.equal('c');
    });
    it('gives way to the only other kind that can move, until the reader cancels', () => {
      const dice = OTHER.filter(([from]) => from !== 'd');
      const h = after('d', 'x');
      expect(offered(h, dice)).to.equal('a');
      // A whole move, such as a roll, does not empty the hand for good.
      h.click('whole');
      expect(offered(h, dice, 'same')).to.equal('a');
      h.send({ type: 'cancel' });
      expect(offered(h, dice)).to.equal(undefined);
      expect(offered(after(), dice), 'no piece was moved yet').to.equal(undefined);
    });
    it('does not replace a piece that the reader picked up', () => {
      const h = after('b', 'x');
      offered(h, OTHER);
      h.click('a', 'y');
      expect(h.paths).to.eql(['b>x', 'a>y']);
    });
    it('is forgotten when the reader cancels', () => {
      const h = after('b', 'x');
      offered(h, OTHER);
      h.send({ type: 'cancel' });
      expect(offered(h, OTHER)).to.equal(undefined);
    });
  });

  it('keeps the picked-up piece and emits no path when a press is abandoned', () => {
    for (const anchor of ['x', undefined]) {
      const h = hand();
      h.click('a');
      h.send({ type: 'press', anchor }, { type: 'abandon' });
      expect(h.chosen).to.equal('a');
      expect(h.paths).to.eql([]);
      expect(h.state).to.equal('idle');
    }
  });
  it('puts the picked-up piece down on a click beside all anchors', () => {
    const h = hand();
    h.click('a', undefined);
    expect(h.chosen).to.equal(undefined);
    expect(h.paths).to.eql([]);
  });
  it('ignores a press that is released on another anchor', () => {
    const h = hand();
    h.send({ type: 'press', anchor: 'a' }, { type: 'release', anchor: 'b' });
    expect(h.chosen).to.equal(undefined);
    expect(h.paths).to.eql([]);
  });

  describe('by drag', () => {
    it('emits the path from the dragged piece to the place of release', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' });
      expect(h.state).to.equal('dragging');
      expect(h.chosen).to.equal('a');
      h.send({ type: 'release', anchor: 'x' });
      expect(h.paths).to.eql(['a>x']);
      expect(h.chosen).to.equal(undefined);
    });
    it('emits a path to an illegal place', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'release', anchor: 'nowhere' });
      expect(h.paths).to.eql(['a>nowhere']);
    });
    for (const anchor of ['a', undefined]) {
      it(`cancels when released over ${anchor ?? 'nothing'}`, () => {
        const h = hand();
        h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'release', anchor });
        expect(h.paths).to.eql([]);
        expect(h.chosen).to.equal(undefined);
        expect(h.state).to.equal('idle');
      });
    }
    it('does not drag an anchor that cannot move to another', () => {
      for (const anchor of ['whole', 'nowhere', undefined]) {
        const h = hand();
        h.send({ type: 'press', anchor }, { type: 'drag' });
        expect(h.state).to.equal('pressing');
      }
    });
    it('puts the dragged piece down when the drag is abandoned', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'abandon' });
      expect(h.paths).to.eql([]);
      expect(h.chosen).to.equal(undefined);
    });
    it('emits nothing after the pointer is cancelled', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'cancel' }, { type: 'release', anchor: 'x' });
      expect(h.paths).to.eql([]);
    });
  });
});
