/** What a lesson points at comes into view, also where its step lies over the board. */
import { expect } from '@open-wc/testing';
import { Following } from '../../../src/elements/parts/following.js';
import { place } from '../playable-game/support.js';

describe('what is pointed at', () => {
  it('comes out from under a step that stays in sight, once the reader has begun', async () => {
    const root = await place(300);
    root.innerHTML = `<div class="now"></div>
      <div class="scene"><p data-anchor="a"></p><p data-anchor="b" class="shown"></p></div>
      <div class="rest"></div>`;
    const [now, scene, rest] = root.children as unknown as HTMLElement[];
    now!.style.cssText = 'position: sticky; inset-block-start: 0; block-size: 150px';
    scene!.style.cssText = 'block-size: 300px; padding-block-start: 1px';
    rest!.style.cssText = 'block-size: 2000px';
    const following = new Following({ addController() {}, renderRoot: root } as never);
    const [first, second] = root.querySelectorAll('p');
    following.hostUpdated();
    root.dispatchEvent(new Event('pointerdown'));
    // The upper part of the board lies under the step.
    scrollTo(0, first!.getBoundingClientRect().top + scrollY - 60);
    const from = scrollY;
    first!.className = 'shown';
    second!.className = '';
    following.hostUpdated();
    expect(scrollY).to.be.lessThan(from);
    expect(first!.getBoundingClientRect().top).to.be.at.least(now!.getBoundingClientRect().bottom);
    scrollTo(0, 0);
  });
});
