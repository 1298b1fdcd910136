/** Announcements for screen readers, on a minimal element. */
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { Announcer } from '../../../src/elements/ui/announcer.js';

class Speaker extends LitElement {
  readonly announcer = new Announcer(this, String);
  protected override render(): unknown {
    return this.announcer.region;
  }
}
customElements.define('test-speaker', Speaker);

describe('announcements', () => {
  it('of before an element left the page, or meanwhile, are not read when it is back', async () => {
    const speaker = await fixture<Speaker>(html`<test-speaker></test-speaker>`);
    const page = speaker.parentElement!;
    const { announcer } = speaker;
    announcer.say('one');
    await aTimeout(100);
    announcer.say('two');
    speaker.remove();
    announcer.say('three');
    await aTimeout(100);
    page.append(speaker);
    announcer.say('four');
    await aTimeout(100);
    expect(announcer.region.textContent).to.equal('four');
  });
});
