/** Which widths an element reaches, from which the first layout of its board is chosen. */
import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { Breakpoints } from '../../../src/elements/ui/breakpoints.js';

describe('the widths that an element reaches', () => {
  it('are those of its layout, also on a slide that is drawn smaller', async () => {
    const slide = await fixture<HTMLElement>(html`<div style="width: 800px; transform: scale(0.5)"><div></div></div>`);
    const host = Object.assign(slide.firstElementChild!, { addController() {} }) as unknown as LitElement;
    expect(new Breakpoints(host, () => [300, 600, 900], 0).reached).to.equal(2);
  });
});
