/** Scrollable areas fade, or have a shadow, at the edge beyond which they have more content. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { scrollCue } from '../../../src/elements/ui/scroll-cue.styles.js';

describe('the cue of scrolling areas', () => {
  /** The style of an area of 100 by 100 px with content of this size. */
  async function styleOf(name: string, width: number, height: number, tag = 'div'): Promise<CSSStyleDeclaration> {
    const host = await fixture<HTMLElement>(html`<div style="--panel: white; --ink: black"></div>`);
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [scrollCue.styleSheet!];
    root.innerHTML = `<div class="notes"><${tag} open class="${name}" style="padding: 0; inline-size: 100px; block-size: 100px; overflow: auto">
      <p style="margin: 0; inline-size: ${width}px; block-size: ${height}px"></p></${tag}></div>`;
    await nextFrame();
    await nextFrame();
    return getComputedStyle(root.querySelector('p')!.parentElement!);
  }
  const isMasked = async (...area: Parameters<typeof styleOf>) => (await styleOf(...area)).maskImage !== 'none';
  before(function () {
    if (!CSS.supports('animation-timeline: scroll()')) this.skip();
  });
  for (const [name, width, height] of [
    ['now', 50, 400],
    ['history', 50, 400],
    ['pick', 400, 50],
    ['scoreboard', 400, 50],
  ] as const)
    it(`.${name} fades if its content overflows, and only then`, async () => {
      expect(await isMasked(name, width, height)).to.equal(true);
      expect(await isMasked(name, 50, 50)).to.equal(false);
    });
  for (const [name, tag] of [['recap'], ['help'], ['others-did'], ['rules', 'dialog']] as const)
    it(`.${name} lies over a board or the page, which does not shine through its edge: it has a shadow there`, async () => {
      const { maskImage, backgroundImage } = await styleOf(name, 50, 400, tag);
      expect(maskImage).to.equal('none');
      expect(backgroundImage).to.include('gradient');
    });
});
