import { expect } from '@open-wc/testing';
import { PATHS, hand } from './hand.js';

describe('gestures with all equal pieces of an anchor', () => {
  const many = (way: 'click' | 'key') => {
    const h = hand();
    h.send({ type: 'offer', paths: PATHS, pieces: { a: 3, whole: 2 } });
    const all = (...anchors: string[]) =>
      anchors.forEach((anchor) =>
        way === 'key'
          ? h.send({ type: 'activate', anchor, isAll: true })
          : h.send({ type: 'press', anchor }, { type: 'release', anchor, isAll: true }),
      );
    return { h, all };
  };
  for (const way of ['click', 'key'] as const) {
    it(`pick all up at once, or move all when the place is selected, by ${way}`, () => {
      const { h, all } = many(way);
      all('a');
      expect(h.count).to.equal(3);
      h[way]('x');
      h[way]('a');
      all('y');
      h[way]('a');
      all('a');
      h[way]('x');
      all('b');
      all('x');
      all('whole');
      expect(h.counted).to.eql(['a>x 3', 'a>y 3', 'a>x 3', 'b>x 1', 'whole 2']);
    });
    it(`move all to a place that was selected first, by ${way}`, () => {
      const { h, all } = many(way);
      h[way]('x');
      all('a');
      expect(h.counted).to.eql(['a>x 3']);
    });
  }
  it('take as many as the reader sets, clamped between one and all', () => {
    const { h } = many('click');
    h.click('a');
    for (const [count, taken] of [
      [2, 2],
      [9, 3],
      [0, 1],
      [2, 2],
    ] as const) {
      h.send({ type: 'take', count });
      expect(h.count).to.equal(taken);
    }
    h.click('x');
    expect(h.counted).to.eql(['a>x 2']);
  });
  it('pick all up by a long press, and drag them', () => {
    const { h } = many('click');
    h.send({ type: 'press', anchor: 'a' }, { type: 'hold' }, { type: 'release', anchor: 'a' });
    expect([h.chosen, h.count]).to.eql(['a', 3]);
    h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'release', anchor: 'x' });
    expect(h.counted).to.eql(['a>x 3']);
  });
  it('treat a long press as a press if the anchor has only one piece', () => {
    const { h } = many('click');
    for (const anchor of ['b', 'whole', 'x']) {
      h.send({ type: 'press', anchor }, { type: 'hold' });
      expect(h.state).to.equal('pressing');
      h.send({ type: 'abandon' });
    }
  });
});
