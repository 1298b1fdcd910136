import { expect } from '@open-wc/testing';
import type { Paths } from '../../src/interaction/paths.js';
import { PATHS, hand } from './hand.js';

describe('gesture', () => {
  for (const way of ['click', 'key'] as const) {
    describe(`by ${way}`, () => {
      it('takes up where a move begins, and names its end', () => {
        const h = hand();
        h[way]('a');
        expect(h.chosen).to.equal('a');
        expect(h.paths).to.eql([]);
        h[way]('y');
        expect(h.paths).to.eql(['a>y']);
        expect(h.chosen).to.equal(undefined);
      });
      it('plays a place that is a whole move at once', () => {
        const h = hand();
        h[way]('whole');
        expect(h.paths).to.eql(['whole']);
      });
      it('lets go of what is pointed at twice', () => {
        const h = hand();
        h[way]('a', 'a');
        expect(h.chosen).to.equal(undefined);
        expect(h.paths).to.eql([]);
      });
      it('changes its mind for another beginning', () => {
        const h = hand();
        h[way]('a', 'b', 'x');
        expect(h.paths).to.eql(['b>x']);
      });
      it('names a wrong end, so that it can be refused', () => {
        const h = hand();
        h[way]('a', 'nowhere');
        expect(h.paths).to.eql(['a>nowhere']);
        expect(h.chosen).to.equal(undefined);
      });
      it('names a place where nothing begins, alone', () => {
        const h = hand();
        h[way]('nowhere');
        expect(h.paths).to.eql(['nowhere']);
      });
      it('forgets what was taken up when other moves are offered', () => {
        const h = hand();
        h[way]('a');
        h.send({ type: 'offer', paths: [['b', 'x'], ['b', 'y'], ['c', 'x'], ['whole']] });
        expect(h.chosen).to.equal(undefined);
        h[way]('z');
        expect(h.paths).to.eql(['z']);
      });
      it('points first at the place, then at what goes there', () => {
        const h = hand();
        h[way]('x', 'b');
        expect(h.paths).to.eql(['b>x']);
        h[way]('y');
        expect(h.chosen).to.equal('y');
        h[way]('b');
        // It does not go there: a change of mind.
        expect(h.chosen).to.equal('b');
        h[way]('b', 'x', 'y', 'y');
        expect(h.chosen).to.equal(undefined);
        expect(h.paths).to.eql(['b>x']);
      });
      it('lets go on cancel', () => {
        const h = hand();
        h[way]('a');
        h.send({ type: 'cancel' });
        expect(h.chosen).to.equal(undefined);
      });
    });
  }
  describe('the hand after a move', () => {
    const after = (h: ReturnType<typeof hand>, paths: Paths, fills: 'same' | 'new' | 'none' = 'same') => {
      // While the move is shown, nothing is offered.
      h.send({ type: 'offer', paths: [] }, { type: 'offer', paths, fills: fills === 'none' ? undefined : fills });
      return h.chosen;
    };
    it('keeps what it used while that can be used', () => {
      const h = hand();
      h.click('a', 'x');
      expect(h.chosen).to.equal(undefined);
      expect(after(h, PATHS)).to.equal('a');
      h.click('y');
      expect(h.paths).to.eql(['a>x', 'a>y']);
    });
    it('keeps a place that was pointed at first, where pieces have kinds', () => {
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
    it('goes on with what may go to the same places, in its order and round again', () => {
      const all = ['a', 'b', 'c'].flatMap((from) => ['x', 'y'].map((to) => [from, to]));
      const h = hand();
      h.send({ type: 'offer', paths: [...all, ['d', 'x']] });
      h.click('b', 'x');
      const rest = [...all.filter(([from]) => from !== 'b'), ['d', 'x']];
      expect(after(h, rest)).to.equal('c');
      h.click('y');
      expect(after(h, [['a', 'x'], ['d', 'x'], ['whole']])).to.equal('a');
    });
    it('is empty in another phase, after a drag, a cancel, and where nothing is to be in it', () => {
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
    it('takes up the only thing that there is, where a move begins or, where pieces have kinds, where it ends', () => {
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
    it('lets a reader take up what is in it by itself, and then let go', () => {
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
    it('refuses no place for what is in it by itself', () => {
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

  describe('the kind that a move was made with', () => {
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
    /** Other moves of another phase: what was used is not there any more. */
    const OTHER = [['a', 'z'], ['c', 'y'], ['d', 'y'], ['d', 'z'], ['whole']] as const;

    it('is in the hand in the next phase and after others have moved, its first first', () => {
      expect(offered(after(), OTHER)).to.equal(undefined);
      const h = after('b', 'x');
      expect(offered(h, OTHER)).to.equal('a');
      expect(offered(h, [...OTHER, ['b', 'z']])).to.equal('b');
      expect(offered(after('d', 'x'), OTHER)).to.equal('d');
      h.click('d', 'z');
      expect(offered(h, OTHER), 'another kind was used since').to.equal('d');
    });
    it('goes where what is in the hand by itself cannot go', () => {
      const h = after('b', 'x');
      offered(h, OTHER);
      h.click('y');
      expect(h.paths).to.eql(['b>x', 'c>y']);
      expect(h.chosen).to.equal(undefined);
    });
    it('leaves a place to the only thing that can go there, unless the hand is empty', () => {
      const h = after('b', 'x');
      offered(h, [...OTHER, ['e', 'v']]);
      h.click('v');
      expect(h.paths).to.eql(['b>x', 'e>v']);
      const empty = after();
      offered(empty, [...OTHER, ['e', 'v']]);
      empty.click('v');
      expect([empty.paths, empty.chosen]).to.eql([[], 'v']);
    });
    it('stays in the hand when something else went in its stead', () => {
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
    it('goes on in the order of the kind with what may go to the same places', () => {
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
    it('leaves the hand to the only other one that has something to do, until that is put down', () => {
      const dice = OTHER.filter(([from]) => from !== 'd');
      const h = after('d', 'x');
      expect(offered(h, dice)).to.equal('a');
      // A whole move, such as a roll, takes nothing out of the hand for good.
      h.click('whole');
      expect(offered(h, dice, 'same')).to.equal('a');
      h.send({ type: 'cancel' });
      expect(offered(h, dice)).to.equal(undefined);
      expect(offered(after(), dice), 'nothing was used yet').to.equal(undefined);
    });
    it('does not stand in for what a reader has taken up', () => {
      const h = after('b', 'x');
      offered(h, OTHER);
      h.click('a', 'y');
      expect(h.paths).to.eql(['b>x', 'a>y']);
    });
    it('is forgotten by a reader who lets go', () => {
      const h = after('b', 'x');
      offered(h, OTHER);
      h.send({ type: 'cancel' });
      expect(offered(h, OTHER)).to.equal(undefined);
    });
  });

  it('keeps what was taken up, and points at nothing, when a press becomes something else', () => {
    for (const anchor of ['x', undefined]) {
      const h = hand();
      h.click('a');
      h.send({ type: 'press', anchor }, { type: 'abandon' });
      expect(h.chosen).to.equal('a');
      expect(h.paths).to.eql([]);
      expect(h.state).to.equal('idle');
    }
  });
  it('lets go by a click on nothing', () => {
    const h = hand();
    h.click('a', undefined);
    expect(h.chosen).to.equal(undefined);
    expect(h.paths).to.eql([]);
  });
  it('takes no press for a click when the pointer comes up elsewhere', () => {
    const h = hand();
    h.send({ type: 'press', anchor: 'a' }, { type: 'release', anchor: 'b' });
    expect(h.chosen).to.equal(undefined);
    expect(h.paths).to.eql([]);
  });

  describe('by drag', () => {
    it('carries a piece to its end', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' });
      expect(h.state).to.equal('dragging');
      expect(h.chosen).to.equal('a');
      h.send({ type: 'release', anchor: 'x' });
      expect(h.paths).to.eql(['a>x']);
      expect(h.chosen).to.equal(undefined);
    });
    it('names a wrong end', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'release', anchor: 'nowhere' });
      expect(h.paths).to.eql(['a>nowhere']);
    });
    for (const anchor of ['a', undefined]) {
      it(`cancels when let go over ${anchor ?? 'nothing'}`, () => {
        const h = hand();
        h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'release', anchor });
        expect(h.paths).to.eql([]);
        expect(h.chosen).to.equal(undefined);
        expect(h.state).to.equal('idle');
      });
    }
    it('does not carry what goes nowhere', () => {
      for (const anchor of ['whole', 'nowhere', undefined]) {
        const h = hand();
        h.send({ type: 'press', anchor }, { type: 'drag' });
        expect(h.state).to.equal('pressing');
      }
    });
    it('puts down what is carried when it becomes something else', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'abandon' });
      expect(h.paths).to.eql([]);
      expect(h.chosen).to.equal(undefined);
    });
    it('ends when the pointer is taken away', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'cancel' }, { type: 'release', anchor: 'x' });
      expect(h.paths).to.eql([]);
    });
  });
});
