/** A proposal reaches a reader who has scrolled away from the prompt. */
import { expect, waitUntil } from '@open-wc/testing';
import { html, render } from 'lit';
import { calling, callingStyles } from '../../../src/elements/remote/calling.js';

const PROPOSED = 'Ben proposes to end the game now, as it stands.';

describe('a proposal while the prompt is out of view', () => {
  let host: HTMLElement;
  afterEach(() => host.remove());
  /** A prompt, with the end of the page far below it. */
  function page(isProposed: boolean): ShadowRoot {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    render(
      html`<style>
          ${callingStyles}
        </style>
        <section class="now" tabindex="-1">
          <div class="told" style="block-size: 100px">${isProposed ? PROPOSED : ''}</div>
        </section>
        <div style="block-size: 300vh"></div>
        ${isProposed ? calling(PROPOSED) : ''}`,
      root,
    );
    return root;
  }
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    scrollTo(0, 0);
  });
  const bar = () => host.shadowRoot!.querySelector<HTMLElement>('.calling');
  const isShown = () => bar()?.checkVisibility() === true;

  it('is at the edge of the window, leads there, and goes when the prompt is in view', async () => {
    const root = page(true);
    await new Promise((done) => setTimeout(done, 100));
    expect(isShown(), 'the prompt says it').to.equal(false);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(isShown);
    expect(bar()!.innerText).to.include(PROPOSED);
    const { bottom } = bar()!.getBoundingClientRect();
    expect(bottom > innerHeight - 60 && bottom <= innerHeight).to.equal(true);
    page(true);
    await waitUntil(isShown, 'also after it was drawn again');
    bar()!.click();
    await waitUntil(() => !isShown());
    expect(root.activeElement).to.equal(root.querySelector('.now'));
  });
  it('goes when it was answered elsewhere', async () => {
    page(true);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(isShown);
    page(false);
    expect(bar()).to.equal(null);
  });
});
